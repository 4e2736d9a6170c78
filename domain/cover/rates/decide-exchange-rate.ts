/** What has been noted of the rates of one currency, and what may be noted. */
import { isIsoDate } from '../../dates/singapore-dates.ts'
import type { Refusal } from '../../errors/refusal.ts'
import { exchangeRateRefusalTexts } from '../../texts/exchange-rate-texts.ts'
import type { ExchangeRateEvent } from './exchange-rate-events.ts'

export interface ExchangeRate {
  /** ISO 4217 code. */
  readonly currency: string
  /** Singapore date, YYYY-MM-DD. */
  readonly date: string
  /** What one unit was in Singapore dollars. */
  readonly perUnitBillionths: number
  /** Who says so: "MAS, end of day". */
  readonly source: string
}

/** The rates of a currency by their day. */
export type ExchangeRatesState = ReadonlyMap<string, Pick<ExchangeRate, 'perUnitBillionths' | 'source'>>

export const noRates: ExchangeRatesState = new Map()

/** The state after one more event. Never throws. */
export function evolveExchangeRates(before: ExchangeRatesState, { data }: ExchangeRateEvent): ExchangeRatesState {
  return new Map(before).set(data.date, { perUnitBillionths: data.perUnitBillionths, source: data.source })
}

const LONGEST_SOURCE = 200
/** A unit of no currency is worth more than this many dollars. */
const MOST_DOLLARS = 1_000_000

export type ExchangeRateRefusalCode = keyof typeof exchangeRateRefusalTexts

/**
 * The event that follows, none if it says nothing new, or why it is refused.
 * @param today Singapore date: the rate of a day that is to come is not known
 */
export function noteExchangeRate(
  rate: ExchangeRate,
  state: ExchangeRatesState,
  today: string,
): { readonly events: readonly ExchangeRateEvent[] } | { readonly refusal: Refusal<ExchangeRateRefusalCode> } {
  const { currency, date, perUnitBillionths } = rate
  const source = rate.source.trim()
  if (!/^[A-Z]{3}$/.test(currency) || currency === 'SGD') return refuse('RATE_CURRENCY', 'currency')
  if (!isIsoDate(date) || date > today) return refuse('RATE_DATE', 'date')
  if (!Number.isSafeInteger(perUnitBillionths) || perUnitBillionths <= 0 || perUnitBillionths > MOST_DOLLARS * 1e9)
    return refuse('RATE_AMOUNT', 'rate')
  if (source === '' || source.length > LONGEST_SOURCE) return refuse('RATE_SOURCE', 'source')
  const held = state.get(date)
  const isSame = held?.perUnitBillionths === perUnitBillionths && held.source === source
  return { events: isSame ? [] : [{ type: 'ExchangeRateNoted', data: { currency, date, perUnitBillionths, source } }] }
}

function refuse(code: ExchangeRateRefusalCode, field: string) {
  return { refusal: { code, message: exchangeRateRefusalTexts[code], field } }
}
