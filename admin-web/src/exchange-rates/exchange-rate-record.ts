/** An exchange rate as the console reads it, and where its pages stand. */
import type { AnswerTo } from '../console/api-client.ts'
import type { ListAddress } from '../list/list-address.ts'
import { keptText } from '../list/list-search.ts'

export type ExchangeRateRow = AnswerTo<'/api/console/exchange-rates'>[number]

export const exchangeRateListPath = '/exchange-rates'
export const noteExchangeRatePath = '/exchange-rates/create'

export function exchangeRateHistoryAddress(currency: string): string {
  return `${exchangeRateListPath}/${encodeURIComponent(currency)}/history`
}

export const exchangeRateListAddress: ListAddress = {
  sortFields: ['currency', 'date', 'notedAt'],
  defaultSort: { field: 'date', order: 'DESC' },
  keeps: { query: keptText },
}
