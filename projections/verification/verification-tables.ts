/** The read model of what waits for verification with users: proposed bank accounts, and requested changes of name and NRIC. */
import type { BankProposalStatus } from '@member-care/domain/bank/bank-proposal.ts'
import type { IdentityChangeStatus } from '@member-care/domain/user/identity-change.ts'
import type { BankProposalSource } from '@member-care/domain/user/user-bank.ts'
import type { Position } from '@member-care/event-store/port.ts'
import type { ReadModelTable } from '../tables/read-model-table.ts'
import { statement } from '../tables/statement.ts'

/** What a decision leaves. Null while nobody has decided; the note also where none was given, or the person was forgotten. */
interface DecisionColumns {
  readonly decided_by: string | null
  /** UTC, ISO. */
  readonly decided_at: string | null
  readonly note: string | null
}

/** A user's last proposed account. Personal values are null where the person was forgotten. */
export interface UserBankProposalRow extends DecisionColumns {
  readonly user_id: string
  readonly proposal_id: string
  readonly status: BankProposalStatus
  readonly bank_name: string
  readonly bank_no: string
  readonly branch_no: string
  readonly account_no: string | null
  /** Why it was declined. */
  readonly reason: string | null
  readonly source: BankProposalSource
  readonly proposed_by: string
  readonly proposed_at: string
  /** Where the last event stands that changed this row. */
  readonly position: Position
}

export interface EvidenceEntry {
  readonly fileId: string
  readonly originalFilename: string | null
  readonly mimeType: string
  readonly bytes: number
}

/** The last change of who a user is that they asked for or HR proposed; null what is not to change, or was forgotten. */
export interface IdentityChangeRow extends DecisionColumns {
  readonly user_id: string
  readonly request_id: string
  readonly status: IdentityChangeStatus
  readonly changes_name: boolean
  readonly changes_nric: boolean
  readonly changes_birthdate: boolean
  readonly name: string | null
  readonly nric: string | null
  readonly birthdate: string | null
  readonly gender: 'm' | 'f' | null
  /** The HR administrator who proposed it, for which company, and why; null where the member asks. */
  readonly proposed_by: string | null
  readonly company_id: string | null
  readonly reason: string | null
  readonly evidence: readonly EvidenceEntry[]
  readonly requested_at: string
  readonly position: Position
}

export const userBankProposalsTable: ReadModelTable = {
  name: 'user_bank_proposals',
  key: ['user_id'],
  sealed: { account_no: 'user_id', note: 'user_id', reason: 'user_id' },
  create: (table) => statement`
    create table ${table} (
      user_id text collate "C" primary key,
      proposal_id text not null,
      status text not null,
      bank_name text not null,
      bank_no text not null,
      branch_no text not null,
      source text not null,
      proposed_by text not null,
      proposed_at timestamptz not null,
      decided_by text,
      decided_at timestamptz,
      sealed jsonb not null,
      position text collate "C" not null
    )`,
  // Few wait at a time, of however many there ever were.
  indexes: (table) => [
    statement`create index on ${table} (proposed_at, user_id) where status = 'WAITING_VERIFICATION'`,
  ],
}

export const identityChangesTable: ReadModelTable = {
  name: 'identity_changes',
  key: ['user_id'],
  sealed: {
    name: 'user_id',
    nric: 'user_id',
    birthdate: 'user_id',
    reason: 'user_id',
    note: 'user_id',
    'evidence.*.originalFilename': 'user_id',
  },
  create: (table) => statement`
    create table ${table} (
      user_id text collate "C" primary key,
      request_id text not null,
      status text not null,
      changes_name boolean not null,
      changes_nric boolean not null,
      changes_birthdate boolean not null,
      gender text,
      proposed_by text,
      company_id text,
      evidence jsonb not null,
      requested_at timestamptz not null,
      decided_by text,
      decided_at timestamptz,
      sealed jsonb not null,
      position text collate "C" not null
    )`,
  indexes: (table) => [
    statement`create index on ${table} (requested_at, user_id) where status = 'WAITING_VERIFICATION'`,
  ],
}
