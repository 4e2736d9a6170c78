/**
 * Pages of lists of any length: a page is read along an index from a place in the list, never by counting through everything before
 * it; totals are kept, or counted up to a limit and said to be no more than that.
 */
import { sql, type CommonQueryMethods, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'

/** Where a page begins or ends: so many rows from the beginning, or at the row after or before another one. */
export type ListPlace =
  { readonly kind: 'offset'; readonly offset: number } | { readonly kind: 'after' | 'before'; readonly id: string }

/** Where a page is read from: the end too, leaving so many rows between. */
export type ReadingPlace = ListPlace | { readonly kind: 'end'; readonly offset: number }

/** Further from the beginning and from the end pages are reached from a neighbour only: counting through a million rows takes half a second. */
const FURTHEST_OFFSET = 10_000

/** Where no total is kept, nobody reads further, and counting so many is quick. */
export const MOST_COUNTED = 10_000

export interface ListTotal {
  readonly total: number
  /** False when there are more than the total says. */
  readonly isTotalExact: boolean
}

export interface PlacedPage<Item> extends ListTotal {
  readonly items: readonly Item[]
  /** True when the page is too far from both ends to be opened by its number: no rows are read. */
  readonly isOutOfReach: boolean
}

/** What was found of a search. */
export interface Found<Item> {
  readonly items: readonly Item[]
  /** How many, up to the limit; undefined when no row is there to tell. */
  readonly found: number | undefined
}

export function isFarIn(place: ListPlace): place is ListPlace & { readonly kind: 'offset' } {
  return place.kind === 'offset' && place.offset > FURTHEST_OFFSET
}

/**
 * A page of a list whose total is known: from the beginning, from a neighbour, or from the end when that is near.
 * @param read so many rows from a place, in the order of the list
 */
export async function readAlong<Item>(
  total: ListTotal,
  { place, limit }: { readonly place: ListPlace; readonly limit: number },
  read: (place: ReadingPlace, limit: number) => Promise<readonly Item[]>,
): Promise<PlacedPage<Item>> {
  const shown = { ...total, isOutOfReach: false }
  if (!isFarIn(place)) return { ...shown, items: await read(place, limit) }
  const remaining = total.total - place.offset
  if (!total.isTotalExact || remaining > FURTHEST_OFFSET) return { ...shown, items: [], isOutOfReach: true }
  const rows = Math.min(limit, remaining)
  return { ...shown, items: rows <= 0 ? [] : await read({ kind: 'end', offset: remaining - rows }, rows) }
}

/**
 * A page of what a search finds. It is looked up and counted at once; only where there is too much of it the page is read along the order.
 * @param reading.lookUp up to one more than {@link MOST_COUNTED} of them, and the page out of these
 * @param reading.count as many as `lookUp` would find
 * @param reading.walk the page read along the order; it is told what was looked up. Not asked for a page that is out of reach
 */
export async function readFound<Item>(
  place: ListPlace,
  reading: {
    readonly lookUp: () => Promise<Found<Item>>
    readonly count: () => Promise<number>
    readonly walk: (lookedUp: readonly Item[]) => Promise<readonly Item[]> | readonly Item[]
  },
): Promise<PlacedPage<Item>> {
  const { items, found } = await reading.lookUp()
  const total = found ?? (await reading.count())
  if (total <= MOST_COUNTED) return { items, total, isTotalExact: true, isOutOfReach: false }
  const isOutOfReach = isFarIn(place)
  return {
    items: isOutOfReach ? [] : await reading.walk(items),
    total: MOST_COUNTED,
    isTotalExact: false,
    isOutOfReach,
  }
}

const totalRow = z.object({ total: z.number() })

/** How many rows a query has. @param rows a query that says itself how many it counts at most */
export async function countRows(pool: CommonQueryMethods, rows: FragmentSqlToken): Promise<number> {
  return pool.oneFirst(sql.type(totalRow)`select count(*)::int as total from (${rows}) counted`)
}
