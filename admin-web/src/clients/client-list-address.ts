/** What the client list shows, as its address says it under the names of 3§2.4: `page`, `v`, `filter` and `query`. */
import type { SortPayload } from 'react-admin'
import { pageSizes } from '../console/page-sizes.ts'
import { noSearch, readCompanyField, type CompanySearch } from './company-search.ts'

const DEFAULT_PAGE_SIZE = 10
/** By what the list sorts, as its columns and the API name it. */
const sortFields: readonly string[] = ['name', 'groupCode', 'createdAt', 'updatedAt']
const defaultSort: SortPayload = { field: 'name', order: 'ASC' }

export interface ClientListAddress {
  readonly page: number
  readonly perPage: number
  readonly sort: SortPayload
  readonly search: CompanySearch
}

/** Reads what an address asks for; anything it does not say, or says wrongly, is as a fresh list has it. */
export function readClientListAddress(query: URLSearchParams): ClientListAddress {
  const page = Number(query.get('page'))
  const field = query.get('sort') ?? ''
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    perPage: pageSizes.find((size) => String(size) === query.get('v')) ?? DEFAULT_PAGE_SIZE,
    sort: sortFields.includes(field) ? { field, order: query.get('order') === 'DESC' ? 'DESC' : 'ASC' } : defaultSort,
    search: { field: readCompanyField(query.get('filter') ?? ''), text: query.get('query') ?? '' },
  }
}

/** The query of an address; what a fresh list has is left out. */
export function writeClientListAddress({ page, perPage, sort, search }: ClientListAddress): URLSearchParams {
  const isDefaultSort = sort.field === defaultSort.field && sort.order === defaultSort.order
  return new URLSearchParams({
    ...(page !== 1 && { page: String(page) }),
    ...(perPage !== DEFAULT_PAGE_SIZE && { v: String(perPage) }),
    ...((search.field !== noSearch.field || search.text !== '') && { filter: search.field }),
    ...(search.text !== '' && { query: search.text }),
    ...(!isDefaultSort && { sort: sort.field, order: sort.order }),
  })
}
