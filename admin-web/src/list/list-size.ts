/** How long a list is, and which of its pages open by their number. */
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { listTexts } from '@member-care/domain/texts/list-texts.ts'
import type { PageNeighbour } from './list-address.ts'

/** The API counts no further than this from either end of a list. */
const COUNTED_ROWS = 10_000

export interface ListSize {
  readonly total: number
  /** False when there are more than the total says. */
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

/** The page after or before the one with these rows, and the row that it is read from where its number alone does not open it. */
export function neighbourOf(
  { page, perPage }: { readonly page: number; readonly perPage: number },
  direction: 'next' | 'previous',
  rows: readonly { readonly id: string }[],
  size: ListSize,
): PageNeighbour & { readonly page: number } {
  const target = direction === 'next' ? page + 1 : page - 1
  if (opensByNumber(target, perPage, size)) return { page: target }
  return direction === 'next'
    ? { page: target, after: rows.at(-1)?.id ?? '' }
    : { page: target, before: rows[0]?.id ?? '' }
}

/** `11-20 of 1,234`: which rows of how many a page shows (3§2.9). */
export function rowsShownText(first: number, last: number, total: string): string {
  return `${last === 0 ? 0 : `${shownCount(first)}-${shownCount(last)}`} of ${total}`
}

/** `1,234`, or `more than 10,000` where nobody counted further. */
export function totalText({ total, isTotalExact }: ListSize): string {
  return isTotalExact ? shownCount(total) : listTexts.moreThan(shownCount(total))
}

/** What a list tells beside its rows. */
export interface ListMeta extends Pick<ListSize, 'isTotalExact'> {
  /** So much matches a text that only what begins with it is listed. */
  readonly showsOnlyBeginnings: boolean
}
