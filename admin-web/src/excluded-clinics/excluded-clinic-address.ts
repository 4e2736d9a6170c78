/** What the list of excluded clinics shows, as its address says it. */
import type { SortPayload } from 'react-admin'
import { pageSizes } from '../console/page-sizes.ts'

const DEFAULT_PAGE_SIZE = 10
const sortFields: readonly string[] = ['code', 'createdAt']
const defaultSort: SortPayload = { field: 'createdAt', order: 'DESC' }

export const excludedClinicListAddress = '/excludedclinic/list'
export const excludeClinicAddress = '/excludedclinic/create'

export interface ExcludedClinicAddress {
  readonly page: number
  readonly perPage: number
  readonly sort: SortPayload
  /** Part of a code. */
  readonly code: string
}

/** Reads what an address asks for; anything it does not say, or says wrongly, is as a fresh list has it. */
export function readExcludedClinicAddress(query: URLSearchParams): ExcludedClinicAddress {
  const page = Number(query.get('page'))
  const field = query.get('sort') ?? ''
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    perPage: pageSizes.find((size) => String(size) === query.get('v')) ?? DEFAULT_PAGE_SIZE,
    sort: sortFields.includes(field) ? { field, order: query.get('order') === 'DESC' ? 'DESC' : 'ASC' } : defaultSort,
    code: query.get('query') ?? '',
  }
}

/** The query of an address; what a fresh list has is left out. */
export function writeExcludedClinicAddress({ page, perPage, sort, code }: ExcludedClinicAddress): URLSearchParams {
  const isDefaultSort = sort.field === defaultSort.field && sort.order === defaultSort.order
  return new URLSearchParams({
    ...(page !== 1 && { page: String(page) }),
    ...(perPage !== DEFAULT_PAGE_SIZE && { v: String(perPage) }),
    ...(code !== '' && { query: code }),
    ...(!isDefaultSort && { sort: sort.field, order: sort.order }),
  })
}
