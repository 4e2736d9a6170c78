/** Documents that are added to a claim, kept until the update is sent as those of an unfinished claim are: in a draft that names the claim. */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const draftsOfUpdatesMigration: Migration = {
  name: '0023-drafts-of-updates',
  statements: [
    sql.unsafe`
      alter table app.claim_drafts
        -- Null for a claim of its own.
        add column updated_claim_id text,
        -- In which an update was begun: it goes with a sign-out.
        add column session_id uuid`,
    sql.unsafe`create index on app.claim_drafts (session_id) where session_id is not null`,
  ],
}
