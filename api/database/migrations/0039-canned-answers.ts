/** Answers that the desk of the chat gives often. */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const cannedAnswersMigration: Migration = {
  name: '0039-canned-answers',
  statements: [
    sql.unsafe`
      create table app.canned_answers (
        answer_id uuid primary key,
        title text not null,
        text text not null,
        desk text not null check (desk in ('all', 'claims', 'general')),
        changed_by text not null,
        changed_at timestamptz not null
      )`,
  ],
}
