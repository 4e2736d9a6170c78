/** The read model of redeemed rewards: one row per voucher. Codes stand elsewhere, sealed. */
import type { Position } from '@member-care/event-store/port.ts'
import type { ReadModelTable } from '../tables/read-model-table.ts'
import { statement } from '../tables/statement.ts'

/** A row as JSON. Times are UTC in ISO. */
export interface RedemptionRow {
  readonly redemption_id: string
  readonly user_id: string
  readonly company_id: string
  readonly reward_id: string
  readonly reward_version: number
  /** Empty where the reward names no merchant. */
  readonly merchant_id: string
  /** Null where the voucher has no code but its number. */
  readonly code_id: string | null
  readonly redeemed_at: string
  /** Null for without end. */
  readonly valid_until: string | null
  /** Whether the member was told that it ends soon. */
  readonly end_told: boolean
  readonly revision: number
  /** Where the last event stands that changed this row. */
  readonly position: Position
}

export const redemptionsTable: ReadModelTable = {
  name: 'redemptions',
  key: ['redemption_id'],
  create: (table) => statement`
    create table ${table} (
      redemption_id text collate "C" primary key,
      user_id text collate "C" not null,
      company_id text collate "C" not null,
      reward_id text collate "C" not null,
      reward_version integer not null,
      merchant_id text collate "C" not null,
      code_id text collate "C",
      redeemed_at timestamptz not null,
      valid_until timestamptz,
      end_told boolean not null,
      revision integer not null,
      position text collate "C" not null
    )`,
  indexes: (table) => [
    statement`create index on ${table} (user_id)`,
    statement`create index on ${table} (reward_id)`,
    statement`create index on ${table} (company_id, redeemed_at)`,
    statement`create index on ${table} (redeemed_at, redemption_id)`,
    // Vouchers that end by the clock.
    statement`create index on ${table} (valid_until) where not end_told`,
  ],
}
