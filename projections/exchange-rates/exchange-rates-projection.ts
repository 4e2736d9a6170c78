/** Keeps the read model of exchange rates. */
import {
  exchangeRateEventDefinitions,
  type ExchangeRateEvent,
} from '@member-care/domain/cover/rates/exchange-rate-events.ts'
import { happenedAt } from '@member-care/domain/events/metadata.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import type { Projection } from '../runner/projection.ts'
import { upsertRows } from '../tables/read-model-table.ts'
import { exchangeRatesTable, type ExchangeRateRow } from './exchange-rates-table.ts'

export const exchangeRatesProjection: Projection = {
  name: 'exchange_rates',
  version: 1,
  handles: exchangeRateEventDefinitions.map(({ type }) => type),
  tables: [exchangeRatesTable],
  apply: async (events, instance) => {
    // An event says all of its row, and they come in the order of the log: the last one of a day holds.
    const rows = new Map(
      events.filter(isNoted).map((event) => [`${event.data.currency} ${event.data.date}`, toRow(event)]),
    )
    await upsertRows(instance, exchangeRatesTable, [...rows.values()])
  },
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
