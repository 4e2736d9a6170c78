/** The local mailbox: e-mails of an installation that has no mail server. */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const mailboxMigration: Migration = {
  name: '0004-mailbox',
  statements: [
    sql.unsafe`
      create table app.mailbox_messages (
        message_id uuid primary key,
        -- Whom it was written to, so that it goes when they are forgotten.
        subject_id text not null,
        recipient text not null,
        subject text not null,
        text_body text not null,
        html_body text not null,
        sent_at timestamptz not null
      )`,
    sql.unsafe`create index on app.mailbox_messages (sent_at)`,
    sql.unsafe`create index on app.mailbox_messages (subject_id)`,
  ],
}
