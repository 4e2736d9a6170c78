/** The queries of exchange rates. They are the same for every client. */
import {
  BILLION,
  DAYS_THAT_A_RATE_HOLDS,
  rateBetween,
  RATES_NOTED_IN,
  type NotedRates,
} from '@member-care/domain/cover/rates/rate-of-day.ts'
import { groupBy } from '@member-care/domain/collections/group-by.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { Reader } from '../scope.ts'
import {
  allOf,
  instant,
  integer,
  limitTo,
  listAndCount,
  orderBy,
  type Listed,
  type Page,
  type Sort,
} from '../tables/query-parts.ts'

export interface NotedRate {
  readonly currency: string
  /** YYYY-MM-DD. */
  readonly date: string
  /** What one unit was in Singapore dollars. */
  readonly perUnitBillionths: number
  readonly source: string
  readonly notedAt: Date
  /** An administrator's user id. */
  readonly notedBy: string
}

export const exchangeRateSortFields = ['currency', 'date', 'notedAt'] as const
export type ExchangeRateSortField = (typeof exchangeRateSortFields)[number]

const row = z.object({
  currency: z.string(),
  date: z.string(),
  perUnitBillionths: integer,
  source: z.string(),
  notedAt: instant,
  notedBy: z.string(),
})
const columns = sql.fragment`
  currency, date::text, per_unit_billionths as "perUnitBillionths", source, noted_at as "notedAt", noted_by as "notedBy"`

const sortColumns = {
  currency: sql.fragment`r.currency`,
  date: sql.fragment`r.date`,
  notedAt: sql.fragment`r.noted_at`,
} as const satisfies Record<ExchangeRateSortField, unknown>

/** A page of the rates with their exact number. */
export function listExchangeRates(
  pool: CommonQueryMethods,
  _reader: Reader,
  {
    currency,
    from,
    to,
  }: { readonly currency?: string | undefined; readonly from?: string | undefined; readonly to?: string | undefined },
  page: Page,
  sort: Sort<ExchangeRateSortField>,
): Promise<Listed<NotedRate>> {
  const where = allOf([
    ...(currency === undefined ? [] : [sql.fragment`r.currency = upper(${currency})`]),
    ...(from === undefined ? [] : [sql.fragment`r.date >= ${from}::date`]),
    ...(to === undefined ? [] : [sql.fragment`r.date <= ${to}::date`]),
  ])
  const order = orderBy(sortColumns[sort.field], sort.direction, sql.fragment`r.currency, r.date`)
  return listAndCount(
    pool,
    {
      page: sql.type(row)`select ${columns} from read.exchange_rates r where ${where} ${order} ${limitTo(page)}`,
      count: sql.fragment`from read.exchange_rates r where ${where}`,
    },
    (rate) => rate,
  )
}

/**
 * What one unit of a currency was on a day, in billionths of a plan's currency: as `CoverClaim.rateBillionths` has it.
 * The newest rate that was noted for that day or for one of the seven before it.
 * @param date Singapore date, YYYY-MM-DD
 * @param planCurrency another than SGD is reckoned from both rates
 * @returns undefined when no rate is known
 */
export async function rateOn(
  pool: CommonQueryMethods,
  reader: Reader,
  currency: string,
  date: string,
  planCurrency: string = RATES_NOTED_IN,
): Promise<number | undefined> {
  if (currency === planCurrency) return BILLION
  const [one, other] = await Promise.all([currency, planCurrency].map((name) => inDollars(pool, reader, name, date)))
  return rateBetween(one, other)
}

const perUnitRow = z.object({ per_unit_billionths: integer })

/** In dollars; undefined when it is not known. */
async function inDollars(
  pool: CommonQueryMethods,
  _reader: Reader,
  currency: string,
  date: string,
): Promise<number | undefined> {
  if (currency === RATES_NOTED_IN) return 1
  const found = await pool.maybeOne(sql.type(perUnitRow)`
    select per_unit_billionths from read.exchange_rates
    where currency = ${currency} and date <= ${date}::date and date >= ${date}::date - ${DAYS_THAT_A_RATE_HOLDS}::int
    order by date desc limit 1`)
  return found ? found.per_unit_billionths / BILLION : undefined
}

const rateRow = z.object({ currency: z.string(), date: z.string(), perUnitBillionths: integer })

/** All rates that were noted for a day and those after it, for whoever reckons by them. @param since YYYY-MM-DD */
export async function ratesSince(pool: CommonQueryMethods, _reader: Reader, since: string): Promise<NotedRates> {
  const rows = await pool.any(sql.type(rateRow)`
    select currency, date::text, per_unit_billionths as "perUnitBillionths"
    from read.exchange_rates where date >= ${since}::date order by currency, date`)
  const byCurrency = groupBy(rows, ({ currency }) => currency)
  return Object.fromEntries(
    [...byCurrency].map(([currency, rates]) => [
      currency,
      rates.map(({ date, perUnitBillionths }) => ({ date, perUnitBillionths })),
    ]),
  )
}
