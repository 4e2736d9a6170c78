/** The read model of claims that were looked at, whether they are decided at once: one row per claim. */
import type { ReasonForPerson } from '@member-care/domain/cover/straight-through.ts'
import type { ReceiptDifference } from '@member-care/domain/receipt/judge-receipts.ts'
import type { Position } from '@member-care/event-store/port.ts'
import type { ReadModelTable } from '../tables/read-model-table.ts'
import { statement } from '../tables/statement.ts'

/** A row as JSON. Times are UTC in ISO. */
export interface JudgedClaimRow {
  readonly claim_id: string
  readonly company_id: string
  /** Why a person decides; none: it was decided at once. */
  readonly reasons: readonly ReasonForPerson[]
  readonly reckoned_cents: number | null
  /** Where a receipt says otherwise than the claim. */
  readonly receipt_differences: readonly ReceiptDifference[]
  readonly judged_at: string
  readonly position: Position
}

export const judgedClaimsTable: ReadModelTable = {
  name: 'judged_claims',
  key: ['claim_id'],
  create: (table) => statement`
    create table ${table} (
      claim_id text collate "C" primary key,
      company_id text collate "C" not null,
      reasons text[] not null,
      reckoned_cents bigint,
      receipt_differences jsonb not null default '[]',
      judged_at timestamptz not null,
      position text collate "C" not null
    )`,
  indexes: (table) => [statement`create index on ${table} (judged_at)`],
}
