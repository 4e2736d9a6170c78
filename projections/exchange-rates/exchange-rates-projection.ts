/** Keeps the read model of exchange rates. */
import {
  exchangeRateEventDefinitions,
  type ExchangeRateEvent,
} from '@member-care/domain/cover/rates/exchange-rate-events.ts'
import { happenedAt } from '@member-care/domain/events/metadata.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { sql } from 'slonik'
import type { Projection } from '../runner/projection.ts'
import { loadRows, upsertRows } from '../tables/read-model-table.ts'
import { exchangeRatesTable, type ExchangeRateRow } from './exchange-rates-table.ts'

export const exchangeRatesProjection: Projection = {
  name: 'exchange_rates',
  version: 1,
  handles: exchangeRateEventDefinitions.map(({ type }) => type),
  tables: [exchangeRatesTable],
  apply: async (events, instance) => {
    const noted = events.filter(isNoted)
    const currencies = sql.array([...new Set(noted.map(({ data }) => data.currency))], 'text')
    const dates = sql.array([...new Set(noted.map(({ data }) => data.date))], 'date')
    const present = await loadRows<ExchangeRateRow>(
      instance,
      exchangeRatesTable,
      sql.fragment`currency = any(${currencies}) and date = any(${dates})`,
    )
    await upsertRows(instance, exchangeRatesTable, foldRates(present, noted.map(toRow)))
  },
}

/** The rows that change: of a day the rate that was noted last. One that its row has seen already leaves it as it is. */
function foldRates(present: readonly ExchangeRateRow[], noted: readonly ExchangeRateRow[]): readonly ExchangeRateRow[] {
  const keyOf = ({ currency, date }: ExchangeRateRow) => `${currency} ${date}`
  const rates = new Map(present.map((row) => [keyOf(row), row]))
  const changed = new Set<string>()
  for (const row of noted) {
    const before = rates.get(keyOf(row))
    if (before && row.position <= before.position) continue
    rates.set(keyOf(row), row)
    changed.add(keyOf(row))
  }
  return [...rates.values()].filter((row) => changed.has(keyOf(row)))
}

function isNoted(event: Recorded): event is Recorded<ExchangeRateEvent> {
  return event.type === 'ExchangeRateNoted'
}

function toRow(event: Recorded<ExchangeRateEvent>): ExchangeRateRow {
  const { currency, date, perUnitBillionths, source } = event.data
  return {
    currency,
    date,
    per_unit_billionths: perUnitBillionths,
    source,
    noted_at: happenedAt(event).toISOString(),
    noted_by: event.metadata.actor.id,
    position: event.position,
  }
}
