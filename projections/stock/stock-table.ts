/** The read model of the store's stock: how many pieces of a product can still be sold. Whose the others are is in the orders. */
import type { Position } from '@member-care/event-store/port.ts'
import type { ReadModelTable } from '../tables/read-model-table.ts'
import { statement } from '../tables/statement.ts'

export interface StockRow {
  readonly product_id: string
  readonly free: number
  /** Of the product's stream, at the last event that changed this row. */
  readonly revision: number
  /** Where the last event stands that changed this row. */
  readonly position: Position
}

export const stockTable: ReadModelTable = {
  name: 'stock',
  key: ['product_id'],
  create: (table) => statement`
    create table ${table} (
      product_id text collate "C" primary key,
      free bigint not null,
      revision integer not null,
      position text collate "C" not null
    )`,
  indexes: () => [],
}
