/** Which drafts somebody has discarded: a saving that was on its way meanwhile, or comes from another device, begins none of them anew. */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const discardedDraftsMigration: Migration = {
  name: '0049-discarded-drafts',
  statements: [
    sql.unsafe`
      create table app.discarded_drafts (
        owner_id text not null,
        draft_id uuid not null,
        discarded_at timestamptz not null,
        primary key (owner_id, draft_id)
      )`,
    sql.unsafe`create index on app.discarded_drafts (discarded_at)`,
  ],
}
