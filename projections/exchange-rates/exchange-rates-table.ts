/** The read model of exchange rates: a row for each day of a currency, as it was noted last. */
import type { Position } from '@member-care/event-store/port.ts'
import type { ReadModelTable } from '../tables/read-model-table.ts'
import { statement } from '../tables/statement.ts'

/** A row as JSON. Times are UTC in ISO, dates are YYYY-MM-DD. */
export interface ExchangeRateRow {
  readonly currency: string
  readonly date: string
  readonly per_unit_billionths: number
  readonly source: string
  readonly noted_at: string
  readonly noted_by: string
  /** Where the last event stands that changed this row. */
  readonly position: Position
}

export const exchangeRatesTable: ReadModelTable = {
  name: 'exchange_rates',
  key: ['currency', 'date'],
  create: (table) => statement`
    create table ${table} (
      currency text collate "C" not null,
      date date not null,
      per_unit_billionths bigint not null,
      source text not null,
      noted_at timestamptz not null,
      noted_by text not null,
      position text collate "C" not null,
      primary key (currency, date)
    )`,
  indexes: (table) => [statement`create index on ${table} (date)`],
}
