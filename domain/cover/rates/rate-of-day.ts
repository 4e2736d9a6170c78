/** The rate by which a claim in another currency is reckoned: the newest that was noted for its day, or for one of some days before it. */
import { addDays } from '../../dates/singapore-dates.ts'

/** Banks and markets rest for some days: an older rate than this says nothing of a day. */
export const DAYS_THAT_A_RATE_HOLDS = 7
/** The currency in which rates are noted. */
export const RATES_NOTED_IN = 'SGD'

/** One unit in the parts that rates are kept in. A dong is 51,500 of them in Singapore dollars: millionths would be a hundredth too coarse. */
export const BILLION = 1_000_000_000

/** What one unit of a currency was in Singapore dollars on a day. */
export interface RateOfDay {
  /** YYYY-MM-DD */
  readonly date: string
  readonly perUnitBillionths: number
}

/** By the currency's ISO 4217 code. */
export type NotedRates = Readonly<Record<string, readonly RateOfDay[]>>

/**
 * What one unit of a currency was on a day, in billionths of a plan's currency: as `CoverClaim.rateBillionths` has it.
 * @param date Singapore date, YYYY-MM-DD
 * @returns undefined: no rate is known
 */
export function rateOfDay(
  noted: NotedRates,
  currency: string,
  date: string,
  planCurrency: string = RATES_NOTED_IN,
): number | undefined {
  if (currency === planCurrency) return BILLION
  return rateBetween(inDollars(noted, currency, date), inDollars(noted, planCurrency, date))
}

/**
 * @param one what a unit of the claim's currency was in Singapore dollars, in whatever part of them; undefined: not known
 * @param other the same of the plan's currency
 * @returns billionths of the plan's currency, at least one
 */
export function rateBetween(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? undefined : Math.max(1, Math.round((one / other) * BILLION))
}

function inDollars(noted: NotedRates, currency: string, date: string): number | undefined {
  if (currency === RATES_NOTED_IN) return 1
  const oldest = addDays(date, -DAYS_THAT_A_RATE_HOLDS)
  const newest = noted[currency]
    ?.filter((rate) => oldest <= rate.date && rate.date <= date)
    .toSorted((one, other) => (one.date < other.date ? 1 : -1))[0]
  return newest && newest.perUnitBillionths / BILLION
}
