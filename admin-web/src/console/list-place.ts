/** Where somebody is in a list, and by what it is sorted, as its address says it. */
import type { SortPayload } from 'react-admin'
import { pageSizes } from './page-sizes.ts'

export interface ListPlace {
  /** Counts from 1. */
  readonly page: number
  readonly perPage: number
  readonly sort: SortPayload
}

export interface PlacedList {
  /** By what the list sorts, as its columns and the API name it. */
  readonly sortFields: readonly string[]
  readonly defaultSort: SortPayload
  /** What page and page size are called in the address; `page` and `v`, unless told (3§2.4, 3§2.9). */
  readonly names?: { readonly page: string; readonly perPage: string }
}

const usualNames = { page: 'page', perPage: 'v' }
const [usualPageSize] = pageSizes

/** Reads what an address asks for; anything it does not say, or says wrongly, is as a fresh list has it. */
export function readListPlace(query: URLSearchParams, { sortFields, defaultSort, names = usualNames }: PlacedList): ListPlace {
  const page = Number(query.get(names.page))
  const field = query.get('sort') ?? ''
  const order = query.get('order')
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    perPage: pageSizes.find((size) => String(size) === query.get(names.perPage)) ?? usualPageSize,
    sort: sortFields.includes(field) ? { field, order: order === 'ASC' || order === 'DESC' ? order : defaultSort.order } : defaultSort,
  }
}

/** The place as parts of an address; what a fresh list has is left out. */
export function writeListPlace({ page, perPage, sort }: ListPlace, { defaultSort, names = usualNames }: PlacedList): Readonly<Record<string, string>> {
  const isDefaultSort = sort.field === defaultSort.field && sort.order === defaultSort.order
  return {
    ...(page !== 1 && { [names.page]: String(page) }),
    ...(perPage !== usualPageSize && { [names.perPage]: String(perPage) }),
    ...(!isDefaultSort && { sort: sort.field, order: sort.order }),
  }
}
