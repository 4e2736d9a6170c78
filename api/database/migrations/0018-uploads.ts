/** Files of users that administrators uploaded: how far each is, its rows, and what becomes of the people in them. The bytes go once they have been read. */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const uploadsMigration: Migration = {
  name: '0018-uploads',
  statements: [
    sql.unsafe`
      create table app.uploads (
        upload_id uuid primary key,
        file_name text not null,
        -- Between the cells of the file.
        delimiter text not null,
        uploaded_by text not null,
        uploaded_role text,
        -- The client groups that the administrator reaches.
        group_codes text[] not null,
        client_address text,
        correlation_id text not null,
        created_at timestamptz not null,
        state text not null check (state in ('receiving', 'checking', 'checked', 'processing', 'complete', 'failed', 'discarded')),
        -- From the catalogue's call, which has no preview.
        submit_when_checked boolean not null default false,
        -- Both null until the file has been read to its end.
        row_count integer,
        family_count integer,
        -- How far the check, or afterwards the processing, has come.
        done_rows integer not null default 0,
        done_families integer not null default 0,
        -- What would become of the people, as checked, and what has become of them.
        checked_summary jsonb,
        summary jsonb,
        error text,
        -- The Singapore date that the rows were judged by.
        judged_on date not null,
        submitted_at timestamptz,
        ended_at timestamptz
      )`,
    sql.unsafe`create index on app.uploads (created_at desc)`,
    sql.unsafe`create index on app.uploads (state, created_at) where state in ('checking', 'processing')`,
    sql.unsafe`
      create table app.upload_rows (
        upload_id uuid not null references app.uploads on delete cascade,
        row_no integer not null,
        -- Rows about one employee have the same; they come in the order of the file.
        family_no integer not null,
        cells jsonb not null,
        -- What is wrong with the row because of those before it.
        repeated jsonb,
        primary key (upload_id, row_no)
      )`,
    sql.unsafe`create index on app.upload_rows (upload_id, family_no)`,
    sql.unsafe`
      create table app.upload_entries (
        upload_id uuid not null references app.uploads on delete cascade,
        -- Twice the number of the row, and one more for the dependant in it.
        entry_no integer not null,
        row_no integer not null,
        family_no integer not null,
        user_id text,
        member_type text not null check (member_type in ('E', 'D')),
        name text not null,
        nric text not null,
        outcome text not null check (outcome in ('created', 'updated', 'terminated', 'unchanged', 'rejected')),
        changes jsonb not null,
        warnings jsonb not null,
        errors jsonb not null,
        primary key (upload_id, entry_no)
      )`,
    sql.unsafe`create index on app.upload_entries (upload_id, outcome, entry_no)`,
    sql.unsafe`create index on app.upload_entries (upload_id, family_no)`,
    sql.unsafe`create index on app.upload_entries (user_id)`,
  ],
}
