/**
 * The read model of who uses which bank account: a row for each user and each claim that has one. It holds no account number, only a
 * keyed hash of it, so that equal accounts are found and nobody reads one here.
 */
import type { Position } from '@member-care/event-store/port.ts'
import type { ReadModelTable } from '../tables/read-model-table.ts'
import { statement } from '../tables/statement.ts'

export interface BankAccountRow {
  /** The id of the user or the claim. */
  readonly record_id: string
  /** Whose account it is: the user, or the employee of the claim. */
  readonly user_id: string
  /** Hash of the account that money goes to; null where there is none, or the person was forgotten. */
  readonly in_use: string | null
  /** When a member put it there, UTC, ISO; null where administrators did. */
  readonly entered_at: string | null
  /** Hash of the account whose proposal waits. */
  readonly proposed: string | null
  readonly proposal_id: string | null
  /** Where the last event stands that changed this row. */
  readonly position: Position
}

export const bankAccountsTable: ReadModelTable = {
  name: 'bank_accounts',
  key: ['record_id'],
  create: (table) => statement`
    create table ${table} (
      record_id text collate "C" primary key,
      user_id text collate "C" not null,
      in_use text collate "C",
      entered_at timestamptz,
      proposed text collate "C",
      proposal_id text,
      position text collate "C" not null
    )`,
  indexes: (table) => [
    statement`create index on ${table} (in_use, user_id) where in_use is not null`,
    // Few wait at a time.
    statement`create index on ${table} (proposed, user_id) where proposed is not null`,
    // Of somebody who is forgotten.
    statement`create index on ${table} (user_id)`,
  ],
}
