/** Files of users that administrators asked for. The bytes are in the file store, under the export's id. */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const userExportsMigration: Migration = {
  name: '0019-user-exports',
  statements: [
    sql.unsafe`
      create table app.user_exports (
        export_id uuid primary key,
        requested_by text not null,
        -- The client groups that its rows were chosen within.
        group_codes text[] not null,
        member_type text not null check (member_type in ('all', 'e', 'd')),
        filter_field text check (filter_field in ('groupCode', 'policyNo', 'name')),
        filter_query text,
        state text not null default 'waiting' check (state in ('waiting', 'writing', 'ready', 'failed', 'expired')),
        rows_done integer not null default 0,
        rows_total integer,
        requested_at timestamptz not null,
        ready_at timestamptz,
        expires_at timestamptz
      )`,
    sql.unsafe`create index on app.user_exports (requested_by, requested_at desc)`,
    sql.unsafe`create index on app.user_exports (expires_at) where state = 'ready'`,
  ],
}
