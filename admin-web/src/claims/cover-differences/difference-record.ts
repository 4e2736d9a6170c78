/** A decided claim that would come to another amount now, as the console reads it and says it, and where the list of them stands. */
import { formatMoney } from '@member-care/domain/money/money.ts'
import { coverDifferencePageTexts as texts } from '@member-care/domain/texts/cover-difference-texts.ts'
import type { AnswerTo } from '../../console/api-client.ts'
import { filterAddress, textFilter, valueFilter, type ListAddress } from '../../list/list-address.ts'

export type CoverDifference = AnswerTo<'/api/console/cover-differences'>[number]

/** What was done about a difference, and why. */
export interface DifferenceClosing {
  readonly outcome: 'settled' | 'left'
  readonly reason: string
}

/** What is not open any more is shown when it is asked for. */
export const pastStatuses = ['closed', 'gone'] as const

export const coverDifferenceAddress: ListAddress = {
  sortFields: ['foundAt', 'companyName'],
  defaultSort: { field: 'foundAt', order: 'DESC' },
  filters: { companyId: textFilter('company'), status: valueFilter('status', pastStatuses) },
}

/** Where those stand that wait for the desk: the list shows what is open, unless something else is asked for. */
export const openDifferencesPath = '/cover-differences'

/** Where the open differences of a company stand. */
export function differencesOf(companyId: string): string {
  return `${openDifferencesPath}${filterAddress({ companyId }, coverDifferenceAddress)}`
}

type Amounts = Pick<CoverDifference, 'paidCents' | 'nowCents' | 'currency'>

export function paidText({ paidCents, currency }: Amounts): string {
  return formatMoney(paidCents, currency)
}

/** What it comes to by what is known now. */
export function nowText({ nowCents, currency }: Amounts): string {
  return nowCents === null ? texts.unknown : formatMoney(nowCents, currency)
}

/** To what was paid: in figures with their sign, and what that means. Nothing where nobody can tell any more. */
export function differenceText({ paidCents, nowCents, currency }: Amounts): { amount: string; means: string } {
  if (nowCents === null) return { amount: '', means: '' }
  const amount = formatMoney(Math.abs(nowCents - paidCents), currency)
  if (nowCents === paidCents) return { amount, means: texts.same }
  return nowCents > paidCents
    ? { amount: texts.more(amount), means: texts.moreMeans }
    : { amount: texts.less(amount), means: texts.lessMeans }
}
