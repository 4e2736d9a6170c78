/** Drafts of claims are kept with those of letters of guarantee: what is written is told by its kind, and the record that it adds to by its id. */
import { sql } from 'slonik'
import type { Migration } from '../migrations.ts'

export const draftsMigration: Migration = {
  name: '0035-drafts',
  statements: [
    sql.unsafe`alter table app.claim_drafts rename to drafts`,
    sql.unsafe`alter table app.claim_draft_files rename to draft_files`,
    sql.unsafe`alter table app.drafts drop constraint claim_drafts_kind_check`,
    sql.unsafe`
      alter table app.drafts add constraint drafts_kind_check
        check (kind in ('outpatient', 'inpatient', 'letter-request', 'letter-answer'))`,
    // Whom it is about: a claimant, or a patient.
    sql.unsafe`alter table app.drafts rename column claimant_id to subject_id`,
    sql.unsafe`alter table app.drafts rename column updated_claim_id to record_id`,
  ],
}
