/** The stock of a product as its history compares and labels it. Pure. */
import type { AggregateHistory } from '../history/history-engine.ts'
import { orderHistoryTexts as texts } from '../texts/store-console-texts.ts'
import type { StockEvent } from './stock-events.ts'
import { evolveStock, noStock, type Stock } from './stock.ts'

const TAKEN = 'taken.'

export const stockHistory: AggregateHistory<StockEvent, Stock> = {
  initial: noStock,
  evolve: evolveStock,
  fieldsOf: (stock) => new Map(stockFields(stock)),
}

/** What can still be sold, and how many pieces each order has taken. */
export function stockFields({ free, taken }: Stock): readonly (readonly [string, number])[] {
  return [['free', free], ...[...taken].map(([orderId, pieces]) => [`${TAKEN}${orderId}`, pieces] as const)]
}

export function stockFieldLabel(field: string): string {
  return field.startsWith(TAKEN) ? texts.takenFor(field.slice(TAKEN.length)) : texts.free
}
