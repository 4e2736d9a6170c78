/** What was uploaded, by whom and for what. The bytes are in the file store; the name it came with is in the claim's events only. */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const filesMigration: Migration = {
  name: '0002-files',
  statements: [
    // `refused` rows have no bytes: they account for uploads in which a scanner found something.
    sql.unsafe`
      create table app.files (
        file_id uuid primary key,
        owner_id text not null,
        subject_id text not null,
        claim_id text not null,
        category text not null,
        mime_type text,
        bytes bigint not null,
        sha256 text not null,
        state text not null check (state in ('received', 'attached', 'refused')),
        finding text,
        created_at timestamptz not null
      )`,
    sql.unsafe`create index on app.files (created_at) where state = 'received'`,
    sql.unsafe`create index on app.files (subject_id)`,
    sql.unsafe`create index on app.files (claim_id)`,
  ],
}
