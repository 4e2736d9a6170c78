/** What the address of a list says, in the console's own words (3§2.4, 3§2.9), and the same in react-admin's. */
import type { SortPayload } from 'react-admin'
import { pageSizes } from './page-sizes.ts'

/** A filter of the API as a parameter of the address. What `read` does not understand is as if it were not said. */
export interface AddressFilter {
  readonly name: string
  readonly read: (text: string) => unknown
  readonly write: (value: unknown) => string
}

export interface ListAddress {
  /** By what the list sorts, as its columns and the API name it. */
  readonly sortFields: readonly string[]
  readonly defaultSort: SortPayload
  /** What page and page size are called; `page` and `v`, unless told. */
  readonly names?: { readonly page: string; readonly perPage: string }
  /** How many rows come at once in a fresh list, where not as many as usual. */
  readonly perPage?: number
  /** How an order is written, where not in react-admin's words; an empty one is left out, and one without a field is that of the default field. */
  readonly orders?: Readonly<Record<SortPayload['order'], string>>
  /** By the filter's name in the API. A personal filter is none of them: it stands in no address. */
  readonly filters?: Readonly<Record<string, AddressFilter>>
  /**
   * Parameters that are no filter of the API, and stay when something else changes. Values that are not understood, or
   * usual, are left out.
   */
  readonly keeps?: Readonly<Record<string, (text: string) => string | undefined>>
}

const usualNames = { page: 'page', perPage: 'v' }
const [usualPageSize] = pageSizes

/** A filter with a few values. @param values what the API calls them, by what the address calls them, in any case (C08) */
export function choiceFilter(name: string, values: Readonly<Record<string, string>>): AddressFilter {
  const entries = Object.entries(values)
  return {
    name,
    read: (text) => entries.find(([spelled]) => spelled.toLowerCase() === text.toLowerCase())?.[1],
    write: (value) => entries.find(([, own]) => own === value)?.[0] ?? '',
  }
}

/** A filter with a few values, which the address and the API call the same. */
export function valueFilter(name: string, values: readonly string[]): AddressFilter {
  return choiceFilter(name, Object.fromEntries(values.map((value) => [value, value])))
}

/** A filter that takes any text. */
export function textFilter(name: string): AddressFilter {
  return { name, read: (text) => text, write: (value) => (typeof value === 'string' ? value : '') }
}

/** The query of an address as react-admin reads it; only what it says, and says rightly. */
export function toListParams(search: string, address: ListAddress): string {
  const { names = usualNames, filters = {}, sortFields, defaultSort, orders } = address
  const query = new URLSearchParams(search)
  const page = Number(query.get(names.page))
  const perPage = pageSizes.find((size) => String(size) === query.get(names.perPage))
  const order = query.get('order')?.toUpperCase()
  const isOrder = order === 'ASC' || order === 'DESC'
  const field = query.get('sort') ?? (orders && isOrder ? defaultSort.field : '')
  const filter = Object.entries(filters).flatMap(([key, { name, read }]) => {
    // A parameter that stands there more than once says all of it.
    const text = query.getAll(name).join(',')
    const value = text === '' ? undefined : read(text)
    return value === undefined ? [] : [[key, value] as const]
  })
  return asSearch({
    ...(Number.isSafeInteger(page) && page > 1 && { page: String(page) }),
    ...(perPage !== undefined && { perPage: String(perPage) }),
    ...(sortFields.includes(field) && {
      sort: field,
      order: isOrder ? order : defaultSort.order,
    }),
    ...(filter.length > 0 && { filter: JSON.stringify(Object.fromEntries(filter)) }),
  })
}

/** The query of the address for what react-admin wants to show; what a fresh list has is left out. `current` is the query that stands there. */
export function toAddress(listParams: string, current: string, address: ListAddress): string {
  const { names = usualNames, filters = {}, keeps = {}, defaultSort, orders, perPage: fresh = usualPageSize } = address
  const params = new URLSearchParams(listParams)
  const [page, perPage, sort, order] = ['page', 'perPage', 'sort', 'order'].map((name) => params.get(name))
  const isDefaultSort = sort === defaultSort.field && order === defaultSort.order
  const writtenOrder = orders?.[order === 'DESC' ? 'DESC' : 'ASC'] ?? order ?? defaultSort.order
  const filter: Record<string, unknown> = JSON.parse(params.get('filter') ?? '{}') ?? {}
  const filtered = Object.entries(filters).flatMap(([key, { name, write }]) => {
    const text = filter[key] === undefined ? '' : write(filter[key])
    return text === '' ? [] : [[name, text] as const]
  })
  const before = new URLSearchParams(current)
  return asSearch({
    ...(page && page !== '1' && { [names.page]: page }),
    ...(perPage && perPage !== String(fresh) && { [names.perPage]: perPage }),
    ...(sort && !isDefaultSort && { sort, ...(writtenOrder !== '' && { order: writtenOrder }) }),
    ...Object.fromEntries(
      Object.entries(keeps).flatMap(([name, read]) => {
        const kept = read(before.get(name) ?? '')
        return kept === undefined ? [] : [[name, kept] as const]
      }),
    ),
    ...Object.fromEntries(filtered),
  })
}

/** An address in the console's own form, no matter how it was written before. */
export function normalAddress(search: string, address: ListAddress): string {
  return toAddress(toListParams(search, address), search, address)
}

/** What the address narrows the list by, by the filters' names in the API. */
export function filterIn(search: string, address: ListAddress): Readonly<Record<string, unknown>> {
  return JSON.parse(new URLSearchParams(toListParams(search, address)).get('filter') ?? '{}')
}

/** The query of a fresh list that shows only what matches. @param filter by the filters' names in the API */
export function filterAddress(filter: Readonly<Record<string, unknown>>, address: ListAddress): string {
  return toAddress(asSearch({ filter: JSON.stringify(filter) }), '', address)
}

/** The row that a page far into a long list is read from; empty where its number says where it is. */
export interface PageNeighbour {
  readonly after?: string
  readonly before?: string
}

/** The address of another page of the same list. */
export function pageAddress(search: string, page: number, neighbour: PageNeighbour, address: ListAddress): string {
  const { page: name } = address.names ?? usualNames
  const query = new URLSearchParams(normalAddress(search, address))
  query.delete(name)
  return asSearch({ ...(page > 1 && { [name]: String(page) }), ...Object.fromEntries(query), ...neighbour })
}

/** Whether two addresses differ by the page at most. */
export function isSameBesidePage(one: string, other: string, address: ListAddress): boolean {
  return pageAddress(one, 1, {}, address) === pageAddress(other, 1, {}, address)
}

function asSearch(parameters: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(parameters).toString()
  return query === '' ? '' : `?${query}`
}
