/** The read model of claims: one row per claim. */
import type { Attachment, ClaimDetails, Payment } from '@member-care/domain/claim/claim-details.ts'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import type { ClaimStatus } from '@member-care/domain/claim/claim-status.ts'
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import type { Position } from '@member-care/event-store/port.ts'
import type { Forgettable } from '../tables/forgotten-values.ts'
import type { ReadModelTable } from '../tables/read-model-table.ts'
import { statement } from '../tables/statement.ts'

/** A row as JSON. Times are UTC in ISO, dates Singapore dates as YYYY-MM-DD, amounts cents; null also where a person was forgotten. */
export interface ClaimRow {
  readonly claim_id: string
  readonly kind: ClaimKind
  readonly status: ClaimStatus
  readonly company_id: string
  readonly employee_id: string
  readonly claimant_id: string
  readonly claimant_name: string | null
  readonly claimant_nric: string | null
  readonly filed_by: Extract<ClaimEvent, { type: 'ClaimFiled' }>['data']['filedBy']
  readonly transaction_no: string | null
  readonly visit_no: string | null
  readonly provider_name: string
  /** The day of the visit, or of the admission of an inpatient claim. */
  readonly visit_date: string
  readonly discharge_date: string | null
  readonly filed_at: string
  readonly updated_at: string
  readonly currency: string
  readonly amount_cents: number
  readonly payable_cents: number | null
  readonly retry_count: number
  /** No hand-over is tried any more; the claim waits for Reprocess (C09). */
  readonly gave_up: boolean
  /** The insurer has not taken the claim over yet. */
  readonly pending_insurer: boolean
  readonly batch_no: string | null
  readonly rejection_reason_code: string | null
  /** What the insurer asked for last. */
  readonly information_request: string | null
  /** The remarks of the decision. */
  readonly remarks: string | null
  readonly details: Forgettable<ClaimDetails>
  readonly payment: Forgettable<Payment>
  readonly attachments: readonly Forgettable<Attachment>[]
  readonly revision: number
  /** Where the last event stands that changed this row. */
  readonly position: Position
}

export const claimsTable: ReadModelTable = {
  name: 'claims',
  key: ['claim_id'],
  create: (table) => statement`
    create table ${table} (
      claim_id text collate "C" primary key,
      kind text not null,
      status text not null,
      company_id text collate "C" not null,
      employee_id text collate "C" not null,
      claimant_id text collate "C" not null,
      claimant_name text,
      claimant_nric text,
      filed_by text not null,
      transaction_no text,
      visit_no text,
      provider_name text not null,
      visit_date date not null,
      discharge_date date,
      filed_at timestamptz not null,
      updated_at timestamptz not null,
      currency text not null,
      amount_cents bigint not null,
      payable_cents bigint,
      retry_count integer not null,
      gave_up boolean not null,
      pending_insurer boolean not null,
      batch_no text,
      rejection_reason_code text,
      information_request text,
      remarks text,
      details jsonb not null,
      payment jsonb not null,
      attachments jsonb not null,
      revision integer not null,
      position text collate "C" not null
    )`,
  indexes: (table) => [
    // The administrators' lists: by kind and status (or all), over all companies or one, newest filed or visited first.
    statement`create index on ${table} (kind, status, filed_at, claim_id)`,
    statement`create index on ${table} (kind, filed_at, claim_id)`,
    statement`create index on ${table} (kind, visit_date, claim_id)`,
    statement`create index on ${table} (company_id, kind, status, filed_at, claim_id)`,
    // A member's records, as the employee or as the patient.
    statement`create index on ${table} (employee_id, visit_date)`,
    statement`create index on ${table} (claimant_id, visit_date)`,
    statement`create index on ${table} (transaction_no)`,
    statement`create index on ${table} using gin (claimant_name gin_trgm_ops, claimant_nric gin_trgm_ops, transaction_no gin_trgm_ops)`,
  ],
}
