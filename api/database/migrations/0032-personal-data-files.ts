/** Files of all that is kept about a member, which they asked for themselves. The bytes are in the file store, under the file's id. */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const personalDataFilesMigration: Migration = {
  name: '0032-personal-data-files',
  statements: [
    sql.unsafe`
      create table app.personal_data_files (
        file_id uuid primary key,
        user_id text not null,
        state text not null default 'waiting' check (state in ('waiting', 'writing', 'ready', 'failed', 'expired')),
        requested_at timestamptz not null,
        expires_at timestamptz,
        bytes bigint
      )`,
    sql.unsafe`create index on app.personal_data_files (user_id, requested_at desc)`,
    // Of one person one is made at a time.
    sql.unsafe`create unique index on app.personal_data_files (user_id) where state in ('waiting', 'writing')`,
    sql.unsafe`create index on app.personal_data_files (expires_at) where state = 'ready'`,
  ],
}
