/** How far a conversation is on record in the log, how far its member was told of it, and how far its texts are removed (S100). */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const conversationRecordsMigration: Migration = {
  name: '0040-conversation-records',
  statements: [
    sql.unsafe`
      alter table app.conversations
        add column sealed_number integer not null default 0,
        add column sealed_at timestamptz,
        -- The first entry of the latest stretch of unread answers that the member was told of.
        add column told_number integer not null default 0,
        add column removed_number integer not null default 0`,
    sql.unsafe`create index on app.conversations (closed_at) where removed_number < last_number`,
    sql.unsafe`create index on app.conversations (last_at) where sealed_number < last_number`,
  ],
}
