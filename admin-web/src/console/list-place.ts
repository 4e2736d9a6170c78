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

/** A place in a list that may be very long. A page that is far in is found from a neighbour's row, whose id the address names. */
export interface LongListPlace extends ListPlace {
  /** The id of the row that the page comes after, or before; empty where its number says where it is. */
  readonly after: string
  readonly before: string
}

/** As {@link readListPlace}. */
export function readLongListPlace(query: URLSearchParams, list: PlacedList): LongListPlace {
  return { ...readListPlace(query, list), after: query.get('after') ?? '', before: query.get('before') ?? '' }
}

/** As {@link writeListPlace}. */
export function writeLongListPlace({ after, before, ...place }: LongListPlace, list: PlacedList): Readonly<Record<string, string>> {
  return { ...writeListPlace(place, list), ...(after !== '' && { after }), ...(before !== '' && { before }) }
}

/** What a change of filter, order or page size leaves of a place: it goes back to the first page. */
export const firstPage = { page: 1, after: '', before: '' } as const

/** The API counts no further than this from either end of a list. */
const COUNTED_ROWS = 10_000

export interface ListSize {
  readonly total: number
  readonly isTotalExact: boolean
}

/** How many pages there are; as far as is known, where the total is not exact. */
export function pagesOf({ total }: ListSize, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage))
}

/** Whether a page can be opened by its number alone. */
export function opensByNumber(page: number, perPage: number, { total, isTotalExact }: ListSize): boolean {
  const first = (page - 1) * perPage
  return first <= COUNTED_ROWS || (isTotalExact && total - first <= COUNTED_ROWS)
}

/** The way to the page after or before the one with these rows. */
export function neighbourOf(
  { page, perPage }: Pick<LongListPlace, 'page' | 'perPage'>,
  direction: 'next' | 'previous',
  rows: readonly { readonly id: string }[],
  size: ListSize,
): Pick<LongListPlace, 'page' | 'after' | 'before'> {
  const target = direction === 'next' ? page + 1 : page - 1
  if (opensByNumber(target, perPage, size)) return { page: target, after: '', before: '' }
  return direction === 'next' ? { page: target, after: rows.at(-1)?.id ?? '', before: '' } : { page: target, after: '', before: rows[0]?.id ?? '' }
}

/** `11-20 of 1,234`: which rows of how many a page shows (3§2.9). */
export function rowsShownText(first: number, last: number, total: string): string {
  return `${last === 0 ? 0 : `${first.toLocaleString('en-SG')}-${last.toLocaleString('en-SG')}`} of ${total}`
}
