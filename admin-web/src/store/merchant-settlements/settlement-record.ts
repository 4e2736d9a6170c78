/** What merchants are owed for a month, as the console reads it and sums it up. */
import { groupBy } from '@member-care/domain/collections/group-by.ts'
import { monthPattern } from '@member-care/domain/dates/month.ts'
import { formatDisplay, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { storeConsoleTexts } from '@member-care/domain/texts/store-console-texts.ts'
import type { AnswerTo } from '../../console/api-client.ts'
import type { ListAddress } from '../../list/list-address.ts'

export type MerchantSettlement = AnswerTo<'/api/console/merchant-settlements'>[number]

export const settlementAddress: ListAddress = {
  sortFields: [],
  defaultSort: { field: 'merchantName', order: 'ASC' },
  filters: {
    // The month that is over, unless another one is asked for.
    month: {
      name: 'month',
      read: (text) => (monthPattern.test(text) ? text : undefined),
      write: (value) => (typeof value === 'string' ? value : ''),
    },
  },
}

/** Totals are cents of SGD. */
export interface SettledFigures {
  readonly orders: number
  readonly pieces: number
  readonly totalCents: number
}

export interface SettledMerchant extends SettledFigures {
  readonly merchantId: string
  readonly merchantName: string | null
  readonly products: readonly MerchantSettlement[]
}

/** Each merchant with what was redeemed of its products, in the order in which they come. */
export function byMerchant(settlements: readonly MerchantSettlement[]): readonly SettledMerchant[] {
  const merchants = groupBy(settlements, ({ merchantId }) => merchantId)
  return [...merchants].map(([merchantId, products]) => ({
    merchantId,
    merchantName: products[0]?.merchantName ?? null,
    products,
    ...sumOf(products),
  }))
}

export function sumOf(settlements: readonly SettledFigures[]): SettledFigures {
  const sum = (figure: (one: SettledFigures) => number) => settlements.reduce((total, one) => total + figure(one), 0)
  return {
    orders: sum(({ orders }) => orders),
    pieces: sum(({ pieces }) => pieces),
    totalCents: sum(({ totalCents }) => totalCents),
  }
}

/** The month that is over, as YYYY-MM in Singapore: that is settled. */
export function lastMonth(now: Date): string {
  const [year = 0, month = 1] = singaporeToday(now).split('-').map(Number)
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`
}

/** The newest first: this month and those of the two years before, as YYYY-MM in Singapore. */
export function offeredMonths(now: Date): readonly string[] {
  const [year = 0, month = 1] = singaporeToday(now).split('-').map(Number)
  return Array.from({ length: 25 }, (_, back) => {
    const index = year * 12 + (month - 1) - back
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
  })
}

/** `Mar 2026` of YYYY-MM. */
export function monthText(month: string): string {
  return formatDisplay(`${month}-01`).replace(/^\S+ /, '')
}

/** The merchant's name; where it is kept no more, its id, and what is said where there is none. */
export function merchantNameOf({
  merchantName,
  merchantId,
}: Pick<SettledMerchant, 'merchantName' | 'merchantId'>): string {
  return merchantName ?? (merchantId === '' ? storeConsoleTexts.settlements.noMerchant : merchantId)
}
