/** Views of the claims desk that administrators keep under a name, and how the same file is found in other claims. */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const claimDeskMigration: Migration = {
  name: '0015-claim-desk',
  statements: [
    // `query` is what the desk's address says: filters and order, never a name or an NRIC.
    sql.unsafe`
      create table app.claim_desk_views (
        user_id text not null,
        position integer not null,
        name text not null,
        query text not null,
        primary key (user_id, position),
        unique (user_id, name)
      )`,
    sql.unsafe`create index on app.files (sha256) where state = 'attached'`,
  ],
}
