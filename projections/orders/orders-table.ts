/** The read model of orders of the store: one row per order, with all that the domain's own fold knows of it. */
import type { PlacedOrder } from '@member-care/domain/order/order-state.ts'
import type { OrderStatus } from '@member-care/domain/order/order-status.ts'
import type { Position } from '@member-care/event-store/port.ts'
import type { ReadModelTable } from '../tables/read-model-table.ts'
import { statement } from '../tables/statement.ts'

/** A row as JSON. Times are UTC in ISO; amounts are Singapore cents. */
export interface OrderRow {
  readonly order_id: string
  readonly status: OrderStatus
  readonly buyer_id: string
  readonly company_id: string
  readonly product_id: string
  readonly merchant_id: string
  readonly total_cents: number
  /** The payment's id at the card provider, as soon as it is known. */
  readonly payment_id: string | null
  readonly invoice_id: string | null
  readonly placed_at: string
  readonly paid_at: string | null
  readonly redeemed_at: string | null
  readonly refunded_at: string | null
  readonly state: PlacedOrder
  readonly updated_at: string
  readonly revision: number
  /** Where the last event stands that changed this row. */
  readonly position: Position
}

export const ordersTable: ReadModelTable = {
  name: 'orders',
  key: ['order_id'],
  create: (table) => statement`
    create table ${table} (
      order_id text collate "C" primary key,
      status text not null,
      buyer_id text collate "C" not null,
      company_id text collate "C" not null,
      product_id text collate "C" not null,
      merchant_id text collate "C" not null,
      total_cents bigint not null,
      payment_id text collate "C",
      invoice_id text collate "C",
      placed_at timestamptz not null,
      paid_at timestamptz,
      redeemed_at timestamptz,
      refunded_at timestamptz,
      state jsonb not null,
      updated_at timestamptz not null,
      revision integer not null,
      position text collate "C" not null
    )`,
  indexes: (table) => [
    statement`create index on ${table} (buyer_id, placed_at desc)`,
    statement`create index on ${table} (placed_at desc, order_id)`,
    statement`create index on ${table} (merchant_id, redeemed_at) where redeemed_at is not null`,
    statement`create index on ${table} (payment_id) where payment_id is not null`,
  ],
}
