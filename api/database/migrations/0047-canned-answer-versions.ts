/** Of an answer that the desk gives often it is counted how often it was changed: who changes an older one is told (S99). */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const cannedAnswerVersionsMigration: Migration = {
  name: '0047-canned-answer-versions',
  statements: [sql.unsafe`alter table app.canned_answers add column version integer not null default 1`],
}
