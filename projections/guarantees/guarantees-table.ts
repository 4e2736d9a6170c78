/** The read model of letters of guarantee: one row per request, with the letters that were issued to it. */
import {
  guaranteeRequested,
  type GuaranteeRequest,
  type IssuedLetter,
} from '@member-care/domain/guarantee/guarantee-events.ts'
import type {
  GuaranteeAmountProposal,
  GuaranteeChange,
  RequestedGuarantee,
} from '@member-care/domain/guarantee/guarantee-state.ts'
import type { GuaranteeStatus } from '@member-care/domain/guarantee/guarantee-status.ts'
import type { GuaranteeKind } from '@member-care/domain/guarantee/guarantee-terms.ts'
import type { Attachment } from '@member-care/domain/claim/claim-details.ts'
import type { Position } from '@member-care/event-store/port.ts'
import { sql } from 'slonik'
import type { Forgettable } from '../tables/forgotten-values.ts'
import type { ReadModelTable } from '../tables/read-model-table.ts'
import type { SealedPaths } from '../tables/sealed-columns.ts'
import { statement } from '../tables/statement.ts'

/** A row as JSON. Times are UTC in ISO, dates Singapore dates as YYYY-MM-DD, amounts cents; null also where a person was forgotten. */
export interface GuaranteeRow {
  readonly guarantee_id: string
  readonly number: string
  readonly status: GuaranteeStatus
  readonly company_id: string
  readonly employee_id: string
  readonly patient_id: string
  readonly patient_name: string | null
  readonly patient_nric: string | null
  readonly email: string | null
  readonly policy_no: string
  readonly kind: GuaranteeKind
  readonly needs_hr: boolean
  /** Where an insurer's own system decides it. */
  readonly decider: RequestedGuarantee['decider'] | null
  /** The insurer's number, once it has it; the last failed hand-over, before. */
  readonly reference_no: string | null
  readonly handover: RequestedGuarantee['handover'] | null
  readonly hospital: string
  /** Of the latest letter, or as it was asked for. */
  readonly admission_on: string
  /** Of the latest letter. */
  readonly amount_cents: number | null
  readonly valid_until: string | null
  readonly request: Forgettable<GuaranteeRequest>
  readonly attachments: readonly Forgettable<Attachment>[]
  readonly letters: readonly Forgettable<IssuedLetter>[]
  readonly information_request: string | null
  readonly information_answer: string | null
  readonly amount_proposal: Forgettable<GuaranteeAmountProposal> | null
  readonly change: Forgettable<GuaranteeChange> | null
  /** Why it was rejected, declined or revoked. */
  readonly reason: string | null
  /** The desk has asked for something that was not answered. */
  readonly asks_information: boolean
  /** An amount waits for a second person. */
  readonly waits_for_agreement: boolean
  /** The member has asked for a change of an issued letter that is not decided. */
  readonly waits_for_change: boolean
  readonly acknowledged_issue: number | null
  readonly acknowledged_at: string | null
  readonly expiry_told_issue: number | null
  readonly requested_at: string
  readonly updated_at: string
  /** In small letters, for search and order. */
  readonly name_key: string
  readonly revision: number
  /** Where the last event stands that changed this row. */
  readonly position: Position
}

/** What the desk has to do something about; a query that states the same can use the index. */
export const waitsForDesk = sql.fragment`(status = 'SUBMITTED' or waits_for_change or waits_for_agreement)`

/** Of those, what an insurer's own system decides and has or gets by itself. */
export const waitsForInsurer = sql.fragment`(decider is not null and (handover->>'gaveUp') is distinct from 'true')`

const sealedOfGuarantee: SealedPaths = {
  email: 'employee_id',
  information_request: 'patient_id',
  information_answer: 'patient_id',
  reason: 'patient_id',
  ...Object.fromEntries(
    Object.entries(guaranteeRequested.personal)
      .filter(([path]) => path.includes('.'))
      .map(([path]) => [path, 'patient_id']),
  ),
  'letters.*.conditions': 'patient_id',
  'amount_proposal.terms.conditions': 'patient_id',
  'amount_proposal.declined.reason': 'patient_id',
  'change.reason': 'patient_id',
  'change.declined.reason': 'patient_id',
}

export const guaranteesTable: ReadModelTable = {
  name: 'guarantees',
  key: ['guarantee_id'],
  sealed: sealedOfGuarantee,
  inClear: {
    patient_name: 'every list shows it',
    patient_nric: 'every list shows it, masked or not',
    name_key: 'lists are searched by part of it',
  },
  create: (table) => statement`
    create table ${table} (
      guarantee_id text collate "C" primary key,
      number text collate "C" not null,
      status text not null,
      company_id text collate "C" not null,
      employee_id text collate "C" not null,
      patient_id text collate "C" not null,
      patient_name text,
      patient_nric text,
      email text,
      policy_no text not null,
      kind text not null,
      needs_hr boolean not null,
      decider text,
      reference_no text,
      handover jsonb,
      hospital text not null,
      admission_on date not null,
      amount_cents bigint,
      valid_until date,
      request jsonb not null,
      attachments jsonb not null,
      letters jsonb not null,
      information_request text,
      information_answer text,
      amount_proposal jsonb,
      change jsonb,
      reason text,
      asks_information boolean not null,
      waits_for_agreement boolean not null,
      waits_for_change boolean not null,
      acknowledged_issue integer,
      acknowledged_at timestamptz,
      expiry_told_issue integer,
      requested_at timestamptz not null,
      updated_at timestamptz not null,
      name_key text collate "C" not null,
      sealed jsonb not null,
      revision integer not null,
      position text collate "C" not null
    )`,
  indexes: (table) => [
    statement`create index on ${table} (number)`,
    statement`create index on ${table} (employee_id, requested_at)`,
    statement`create index on ${table} (patient_id)`,
    statement`create index on ${table} (company_id, status, requested_at)`,
    statement`create index on ${table} (admission_on, guarantee_id) where ${waitsForDesk}`,
    statement`create index on ${table} (requested_at, guarantee_id)`,
    // Letters that end by the clock.
    statement`create index on ${table} (valid_until) where status = 'APPROVED'`,
  ],
}
