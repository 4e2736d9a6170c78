/** Answers that the desk gives often, in the languages that members read besides English (S99). */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const cannedAnswerTranslationsMigration: Migration = {
  name: '0046-canned-answer-translations',
  statements: [sql.unsafe`alter table app.canned_answers add column translations jsonb not null default '{}'`],
}
