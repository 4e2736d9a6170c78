/** What a claim list shows, as its address says it under the names of 3§2.15, so that a link or a reload shows the same list. */
import { claimStatuses, parseClaimStatus, type ClaimStatus } from '@member-care/domain/claim/claim-status.ts'
import type { SortPayload } from 'react-admin'
import { pageSizes } from '../../console/page-sizes.ts'

export const EVERY_STATUS = 'ALL'
export const statusFilters = [EVERY_STATUS, ...claimStatuses] as const
export type StatusFilter = ClaimStatus | typeof EVERY_STATUS

/** C10: the lists open on what waits for the insurer. */
export const DEFAULT_STATUS: StatusFilter = 'PROCESSING'
const DEFAULT_PAGE_SIZE = 10
/** By what the lists sort, as their columns and the API name it. */
const sortFields: readonly string[] = ['filedAt', 'visitDate', 'admissionDate', 'status', 'claimantName', 'companyName', 'amountCents', 'transactionNo']
const defaultSort: SortPayload = { field: 'filedAt', order: 'DESC' }

export interface ListAddress {
  readonly page: number
  readonly perPage: number
  readonly sort: SortPayload
  /** Empty for every company. */
  readonly companyId: string
  readonly claimStatus: StatusFilter
}

/** Reads what an address asks for; anything it does not say, or says wrongly, is as a fresh list has it. */
export function readListAddress(query: URLSearchParams): ListAddress {
  const perPage = pageSizes.find((size) => String(size) === query.get('searchMax')) ?? DEFAULT_PAGE_SIZE
  const page = Number(query.get('searchPage'))
  const field = query.get('sort') ?? ''
  const status = query.get('claimStatus') ?? DEFAULT_STATUS
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    perPage,
    sort: sortFields.includes(field) ? { field, order: query.get('order') === 'ASC' ? 'ASC' : 'DESC' } : defaultSort,
    companyId: query.get('companyId') ?? '',
    claimStatus: status.toUpperCase() === EVERY_STATUS ? EVERY_STATUS : (parseClaimStatus(status) ?? DEFAULT_STATUS),
  }
}

/** The query of an address; what a fresh list has is left out. */
export function writeListAddress({ page, perPage, sort, companyId, claimStatus }: ListAddress): URLSearchParams {
  const isDefaultSort = sort.field === defaultSort.field && sort.order === defaultSort.order
  return new URLSearchParams({
    ...(page !== 1 && { searchPage: String(page) }),
    ...(perPage !== DEFAULT_PAGE_SIZE && { searchMax: String(perPage) }),
    ...(companyId !== '' && { companyId }),
    ...(claimStatus !== DEFAULT_STATUS && { claimStatus }),
    ...(!isDefaultSort && { sort: sort.field, order: sort.order }),
  })
}
