/** What the list shows, as its address keeps it: dates and ids, never a name or an NRIC. What is as usual is left out. */
import { defaultListPeriod, isIsoDate } from '@member-care/domain/dates/singapore-dates.ts'
import type { ClaimantRecord, CompanyEntry } from '../session/session-contract.ts'

export interface ListFilter {
  /** YYYY-MM-DD, both inclusive. */
  readonly from: string
  readonly to: string
  /** '' stands for all. */
  readonly companyId: string
  readonly claimantUuid: string
  readonly order: 'newest' | 'oldest'
  /** Counted from 1. */
  readonly page: number
}

/** What the list opens with: one month ago to today, of everybody (1§4). */
export function usualFilter(today: string): ListFilter {
  return { ...defaultListPeriod(today), companyId: '', claimantUuid: '', order: 'newest', page: 1 }
}

/** Reads the filter of an address; what is not valid, or not the member's, is as usual. */
export function readListFilter(query: URLSearchParams, today: string, companies: readonly CompanyEntry[]): ListFilter {
  const usual = usualFilter(today)
  const period = { from: query.get('from') ?? usual.from, to: query.get('to') ?? usual.to }
  const companyId = companies.find((company) => company.companyId === query.get('company'))?.companyId ?? ''
  const claimantUuid = claimantsOf(companies, companyId).find(({ uuid }) => uuid === query.get('claimant'))?.uuid ?? ''
  const page = Number(query.get('page') ?? 1)
  return {
    ...(isPeriod(period) ? period : { from: usual.from, to: usual.to }),
    companyId,
    claimantUuid,
    order: query.get('order') === 'oldest' ? 'oldest' : 'newest',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

export function writeListFilter(filter: ListFilter, today: string): URLSearchParams {
  const usual = usualFilter(today)
  const query = new URLSearchParams()
  if (filter.from !== usual.from || filter.to !== usual.to) {
    query.set('from', filter.from)
    query.set('to', filter.to)
  }
  if (filter.companyId !== '') query.set('company', filter.companyId)
  if (filter.claimantUuid !== '') query.set('claimant', filter.claimantUuid)
  if (filter.order !== usual.order) query.set('order', filter.order)
  if (filter.page !== usual.page) query.set('page', String(filter.page))
  return query
}

/** Whether both dates are real and in their order. */
export function isPeriod({ from, to }: { readonly from: string; readonly to: string }): boolean {
  return isIsoDate(from) && isIsoDate(to) && from <= to
}

/** The people whose claims the member sees with a company, or with all ('' ), each once. */
export function claimantsOf(companies: readonly CompanyEntry[], companyId: string): readonly ClaimantRecord[] {
  const records = companies
    .filter((company) => companyId === '' || company.companyId === companyId)
    .flatMap((company) => company.records)
  return [...new Map(records.map((record) => [record.uuid, record])).values()]
}
