/**
 * The read model of claims: one row per claim, and how many there are (`claim_counts`), so that no list counts them anew, and which keys of likely
 * duplicates they share (`duplicate_key_counts`).
 */
import type { BankProposal, BankProposalStatus } from '@member-care/domain/bank/bank-proposal.ts'
import type { Attachment, ClaimDetails, Payment } from '@member-care/domain/claim/claim-details.ts'
import { claimFiled, type ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import type { ClaimStatus } from '@member-care/domain/claim/claim-status.ts'
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import type { Position } from '@member-care/event-store/port.ts'
import { sql } from 'slonik'
import type { Forgettable } from '../tables/forgotten-values.ts'
import type { ReadModelTable } from '../tables/read-model-table.ts'
import type { SealedPaths } from '../tables/sealed-columns.ts'
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
  /** When it was first approved or rejected; a correction leaves it as it is. */
  readonly decided_at: string | null
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
  /** SHA-256 of its documents, and of those among them that are receipts. */
  readonly file_hashes: readonly string[]
  readonly receipt_hashes: readonly string[]
  /** Hashes of the keys by which claims that look alike are found, and of those among them that make a likely duplicate; none of a deleted claim. */
  readonly likeness_keys: readonly string[]
  readonly duplicate_keys: readonly string[]
  readonly details: Forgettable<ClaimDetails>
  readonly payment: Forgettable<Payment>
  readonly attachments: readonly Forgettable<Attachment>[]
  /** The last account that an administrator proposed. Its status and the time stand beside it, for the verification queues. */
  readonly bank_proposal: Forgettable<BankProposal> | null
  readonly bank_proposal_status: BankProposalStatus | null
  readonly bank_proposed_at: string | null
  /** Names of claimant and provider in small letters, NRIC and transaction number in capitals, empty when there is none, for search and order. */
  readonly name_key: string
  readonly provider_key: string
  readonly nric_key: string
  readonly transaction_key: string
  readonly revision: number
  /** Where the last event stands that changed this row. */
  readonly position: Position
}

/** How many claims of a kind a company has. */
export interface ClaimCountRow {
  readonly company_id: string
  readonly kind: ClaimKind
  readonly status: ClaimStatus
  readonly filed_by: ClaimRow['filed_by']
  readonly claims: number
}

/** How many claims share a key that makes a likely duplicate; deleted ones have none. */
export interface DuplicateKeyCountRow {
  readonly key: string
  readonly claims: number
  /** How many of them are not decided. */
  readonly waiting: number
}

/** Condition of the indexes of what HR administrators filed and nobody deleted; a query that states the same can use them. */
export const filedByHr = sql.fragment`filed_by = 'hr-administrator' and status <> 'DELETED'`

/** What the administrators' lists are narrowed by: it stands in their indexes too, so that a walk along one has to look nothing up. */
const narrowing = sql.fragment`kind, status, company_id, name_key, nric_key, transaction_key`

/** Condition of the indexes that hold undecided claims only; a query that states the same can use them. */
export const waitsForSomebody = sql.fragment`status in ('PROCESSING', 'SUBMITTED', 'PENDING', 'PENDING_REVIEW')`

/** Condition of the index of the keys that claims have in common; a query that states the same can use it. */
export const isShared = sql.fragment`claims > 1`

/** What a claim says of illness and treatment, names of documents, and accounts; name and NRIC stand in lists and are searched for by part. */
const sealedOfClaim: SealedPaths = {
  information_request: 'claimant_id',
  remarks: 'claimant_id',
  ...Object.fromEntries(
    Object.entries(claimFiled.personal)
      .filter(([path]) => path !== 'claimantName' && path !== 'claimantNric')
      .map(([path, subject]) => [path, subject === 'employeeId' ? 'employee_id' : 'claimant_id']),
  ),
  'bank_proposal.account.accountNo': 'employee_id',
  'bank_proposal.note': 'employee_id',
  'bank_proposal.reason': 'employee_id',
}

export const claimsTable: ReadModelTable = {
  name: 'claims',
  key: ['claim_id'],
  sealed: sealedOfClaim,
  inClear: {
    claimant_name: 'every list shows it',
    claimant_nric: 'every list shows it, masked or not',
    name_key: 'lists are searched by part of it and sorted by it',
    nric_key: 'lists are searched by part of it',
  },
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
      decided_at timestamptz,
      currency text not null,
      amount_cents bigint not null,
      payable_cents bigint,
      retry_count integer not null,
      gave_up boolean not null,
      pending_insurer boolean not null,
      batch_no text,
      rejection_reason_code text,
      assignee_id text,
      dismissed_duplicates jsonb not null default '[]',
      receipt_key text,
      file_hashes text[] collate "C" not null default '{}',
      receipt_hashes text[] collate "C" not null default '{}',
      likeness_keys text[] collate "C" not null default '{}',
      duplicate_keys text[] collate "C" not null default '{}',
      details jsonb not null,
      payment jsonb not null,
      attachments jsonb not null,
      bank_proposal jsonb,
      bank_proposal_status text,
      bank_proposed_at timestamptz,
      sealed jsonb not null,
      name_key text collate "C" not null,
      provider_key text collate "C" not null,
      nric_key text collate "C" not null,
      transaction_key text collate "C" not null,
      revision integer not null,
      position text collate "C" not null
    )`,
  indexes: (table) => [
    // The administrators' lists in each of their orders.
    ...['filed_at', 'updated_at', 'visit_date', 'amount_cents', 'name_key', 'transaction_key'].map(
      (column) => statement`create index on ${table} (${sql.identifier([column])}, claim_id) include (${narrowing})`,
    ),
    statement`create index on ${table} (kind, status, filed_at, claim_id) include (company_id, name_key, nric_key, transaction_key)`,
    // Of a company in any order: there are few enough to put them in order.
    statement`create index on ${table} (company_id, kind, filed_at, claim_id) include (status, visit_date, amount_cents, updated_at, name_key, nric_key, transaction_key)`,
    // The verification queues: few of all claims wait, the oldest proposal first.
    statement`create index on ${table} (kind, bank_proposed_at, claim_id) where bank_proposal_status = 'WAITING_VERIFICATION'`,
    // The claims desk: what waits for somebody, oldest first, over all companies or one, and its counts without touching the rows.
    statement`create index on ${table} (filed_at, claim_id) where ${waitsForSomebody}`,
    statement`create index on ${table} (company_id, filed_at, claim_id) where ${waitsForSomebody}`,
    statement`create index on ${table} (assignee_id, filed_at, claim_id) where assignee_id is not null`,
    statement`create index on ${table} (status, kind, filed_at, company_id, assignee_id, gave_up) where ${waitsForSomebody}`,
    statement`create index on ${table} (kind, filed_at, claim_id) where gave_up`,
    // Claims that look alike. A list of what is not in the index yet would be searched through by every look-up.
    statement`create index on ${table} using gin (likeness_keys) with (fastupdate = off)`,
    // What HR administrators filed (3§2.13), in each order.
    ...['filed_at', 'provider_key', 'amount_cents'].map(
      (column) =>
        statement`create index on ${table} (${sql.identifier([column])}, claim_id) include (kind, company_id) where ${filedByHr}`,
    ),
    statement`create index on ${table} (company_id, filed_at, claim_id) include (kind) where ${filedByHr}`,
    // A member's records, as the employee or as the patient.
    statement`create index on ${table} (employee_id, visit_date)`,
    statement`create index on ${table} (claimant_id, visit_date)`,
    statement`create index on ${table} (transaction_no)`,
    // Search. How common a part of a name is decides how it is best looked for, and the usual sample of names is too small to say.
    statement`alter table ${table} alter column name_key set statistics 1000`,
    statement`create index on ${table} using gin (name_key gin_trgm_ops, nric_key gin_trgm_ops, transaction_key gin_trgm_ops)`,
  ],
}

export const claimCountsTable: ReadModelTable = {
  name: 'claim_counts',
  key: ['company_id', 'kind', 'status', 'filed_by'],
  create: (table) => statement`
    create table ${table} (
      company_id text collate "C" not null,
      kind text not null,
      status text not null,
      filed_by text not null,
      claims integer not null,
      primary key (company_id, kind, status, filed_by)
    )`,
  indexes: () => [],
}

/** Likely duplicates are few among all claims: they are found from here. */
export const duplicateKeyCountsTable: ReadModelTable = {
  name: 'duplicate_key_counts',
  key: ['key'],
  create: (table) => statement`
    create table ${table} (
      key text collate "C" primary key,
      claims integer not null,
      waiting integer not null
    )`,
  indexes: (table) => [statement`create index on ${table} (key) include (waiting) where ${isShared}`],
}
