/** What the list of HR claims shows, as its address says it. */
import { claimKinds, type ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import type { SortPayload } from 'react-admin'
import { pageSizes } from '../console/page-sizes.ts'

const DEFAULT_PAGE_SIZE = 10
const sortFields: readonly string[] = ['companyName', 'providerName', 'amountCents', 'filedAt']
const defaultSort: SortPayload = { field: 'filedAt', order: 'DESC' }

export interface HrClaimListAddress {
  readonly page: number
  readonly perPage: number
  readonly sort: SortPayload
  /** Empty for every company. */
  readonly companyId: string
  /** Undefined for both. */
  readonly kind: ClaimKind | undefined
}

export function hrClaimAddress(id: string): string {
  return `/hrclaims/view/${encodeURIComponent(id)}`
}

/** Reads what an address asks for; anything it does not say, or says wrongly, is as a fresh list has it. */
export function readHrClaimListAddress(query: URLSearchParams): HrClaimListAddress {
  const page = Number(query.get('page'))
  const field = query.get('sort') ?? ''
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    perPage: pageSizes.find((size) => String(size) === query.get('v')) ?? DEFAULT_PAGE_SIZE,
    sort: sortFields.includes(field) ? { field, order: query.get('order') === 'ASC' ? 'ASC' : 'DESC' } : defaultSort,
    companyId: query.get('companyId') ?? '',
    kind: claimKinds.find((kind) => kind === query.get('type')),
  }
}

/** The query of an address; what a fresh list has is left out. */
export function writeHrClaimListAddress({ page, perPage, sort, companyId, kind }: HrClaimListAddress): URLSearchParams {
  const isDefaultSort = sort.field === defaultSort.field && sort.order === defaultSort.order
  return new URLSearchParams({
    ...(page !== 1 && { page: String(page) }),
    ...(perPage !== DEFAULT_PAGE_SIZE && { v: String(perPage) }),
    ...(companyId !== '' && { companyId }),
    ...(kind && { type: kind }),
    ...(!isDefaultSort && { sort: sort.field, order: sort.order }),
  })
}
