/** What is settled with merchants for a month, as the console reads it and sums it up. */
import { groupBy } from '@member-care/domain/collections/group-by.ts'
import { monthPattern } from '@member-care/domain/dates/month.ts'
import { formatDisplay, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import type { AnswerTo } from '../console/api-client.ts'
import { textFilter, type ListAddress } from '../list/list-address.ts'
import { merchantText } from '../store/stock/stock-record.ts'

export type SettledItem = AnswerTo<'/api/console/merchant-settlements'>[number]

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
    merchantId: textFilter('merchant'),
  },
}

/** Pieces of products with what is owed for them, in cents of SGD; and how many vouchers. */
export interface SettledFigures {
  readonly pieces: number
  readonly totalCents: number
  readonly vouchers: number
}

export interface SettledMerchant extends SettledFigures {
  readonly merchantId: string
  readonly name: string
}

/** What each merchant's products and rewards come to, in the order in which merchants come. */
export function byMerchant(items: readonly SettledItem[]): readonly SettledMerchant[] {
  const merchants = groupBy(items, ({ merchantId }) => merchantId)
  return [...merchants].flatMap(([merchantId, own]) =>
    own.slice(0, 1).map((first) => ({ merchantId, name: merchantNameOf(first), ...sumOf(own) })),
  )
}

export function sumOf(items: readonly SettledItem[]): SettledFigures {
  const sum = (figure: (item: SettledItem) => number) => items.reduce((total, item) => total + figure(item), 0)
  return {
    pieces: sum(({ pieces }) => pieces ?? 0),
    totalCents: sum(({ totalCents }) => totalCents ?? 0),
    vouchers: sum(({ kind, redeemed }) => (kind === 'reward' ? redeemed : 0)),
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

export function merchantNameOf({ merchantId, merchantName }: Pick<SettledItem, 'merchantId' | 'merchantName'>): string {
  return merchantText({ merchant: { id: merchantId, name: merchantName } })
}
