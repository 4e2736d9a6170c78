/** How far a session has come with a change of its member's e-mail address. It ends with the session. */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const emailChangesMigration: Migration = {
  name: '0031-email-changes',
  statements: [
    sql.unsafe`
      create table app.email_changes (
        session_id uuid primary key references app.sessions (session_id) on delete cascade,
        password_shown_at timestamptz,
        -- Blind indexes.
        asked_email_index text,
        verified_email_index text,
        verified_at timestamptz
      )`,
  ],
}
