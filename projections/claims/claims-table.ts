/** The read model of claims: one row per claim. */
import type { BankProposal, BankProposalStatus } from '@member-care/domain/claim/bank-proposal.ts'
import type { Attachment, ClaimDetails, Payment } from '@member-care/domain/claim/claim-details.ts'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import type { ClaimStatus } from '@member-care/domain/claim/claim-status.ts'
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import type { Position } from '@member-care/event-store/port.ts'
import { sql } from 'slonik'
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
  /** The user who filed it: the employee, or the HR administrator. */
  readonly filed_by_id: string
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
  /** Who works on it at the claims desk. */
  readonly assignee_id: string | null
  /** Claims that look alike and were found to be others. */
  readonly dismissed_duplicates: readonly string[]
  /** Provider and receipt number, by which the same receipt is found again; null where there is no receipt number. */
  readonly receipt_key: string | null
  /** SHA-256 of its documents. */
  readonly file_hashes: readonly string[]
  readonly details: Forgettable<ClaimDetails>
  readonly payment: Forgettable<Payment>
  readonly attachments: readonly Forgettable<Attachment>[]
  /** The last account that an administrator proposed. Its status and the time stand beside it, for the verification queues. */
  readonly bank_proposal: Forgettable<BankProposal> | null
  readonly bank_proposal_status: BankProposalStatus | null
  readonly bank_proposed_at: string | null
  readonly revision: number
  /** Where the last event stands that changed this row. */
  readonly position: Position
}

/** Condition of the indexes that hold undecided claims only; a query that states the same can use them. */
export const waitsForSomebody = sql.fragment`status in ('PROCESSING', 'SUBMITTED', 'PENDING', 'PENDING_REVIEW')`

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
      filed_by_id text collate "C" not null,
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
      assignee_id text,
      dismissed_duplicates jsonb not null default '[]',
      receipt_key text,
      file_hashes jsonb not null default '[]',
      details jsonb not null,
      payment jsonb not null,
      attachments jsonb not null,
      bank_proposal jsonb,
      bank_proposal_status text,
      bank_proposed_at timestamptz,
      revision integer not null,
      position text collate "C" not null
    )`,
  indexes: (table) => [
    // The administrators' lists: by kind and status (or all), over all companies or one, newest filed or visited first.
    statement`create index on ${table} (kind, status, filed_at, claim_id)`,
    statement`create index on ${table} (kind, filed_at, claim_id)`,
    statement`create index on ${table} (kind, visit_date, claim_id)`,
    statement`create index on ${table} (company_id, kind, status, filed_at, claim_id) include (visit_date, amount_cents, claimant_name)`,
    statement`create index on ${table} (kind, amount_cents, claim_id)`,
    statement`create index on ${table} (kind, transaction_no, claim_id)`,
    // The verification queues: few of all claims wait, the oldest proposal first.
    statement`create index on ${table} (kind, bank_proposed_at, claim_id) where bank_proposal_status = 'WAITING_VERIFICATION'`,
    statement`create index on ${table} (kind, claimant_name, claim_id)`,
    statement`create index on ${table} (kind, status, claimant_name, claim_id)`,
    // The claims desk: what waits for somebody, oldest first, over all companies or one, and its counts without touching the rows.
    statement`create index on ${table} (filed_at, claim_id) where ${waitsForSomebody}`,
    statement`create index on ${table} (filed_at, claim_id)`,
    statement`create index on ${table} (company_id, filed_at, claim_id) where ${waitsForSomebody}`,
    statement`create index on ${table} (amount_cents, claim_id) where ${waitsForSomebody}`,
    statement`create index on ${table} (visit_date, claim_id) where ${waitsForSomebody}`,
    statement`create index on ${table} (coalesce(claimant_name, ''), claim_id) where ${waitsForSomebody}`,
    statement`create index on ${table} (assignee_id, filed_at, claim_id) where assignee_id is not null`,
    statement`create index on ${table} (status, kind, filed_at, company_id, assignee_id, gave_up) where ${waitsForSomebody}`,
    statement`create index on ${table} (filed_at) where gave_up`,
    // Claims that look alike.
    statement`create index on ${table} (receipt_key)`,
    statement`create index on ${table} using gin (file_hashes)`,
    // What HR administrators filed, newest first (3§2.13).
    statement`create index on ${table} (filed_at, claim_id) where filed_by = 'hr-administrator'`,
    // A member's records, as the employee or as the patient.
    statement`create index on ${table} (employee_id, visit_date)`,
    statement`create index on ${table} (claimant_id, visit_date)`,
    statement`create index on ${table} (transaction_no)`,
    statement`create index on ${table} using gin (claimant_name gin_trgm_ops, claimant_nric gin_trgm_ops, transaction_no gin_trgm_ops)`,
  ],
}
