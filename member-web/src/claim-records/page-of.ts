/** The part of a list that stands on one page. */

/** Rows per page (S18). */
const ROWS_PER_PAGE = 10

interface PageOfRows<Row> {
  readonly rows: readonly Row[]
  /** Counted from 1; the last one where the wanted page lies beyond the end. */
  readonly page: number
  readonly pages: number
  readonly total: number
  /** Numbers of the first and the last row of the page, counted from 1; both 0 when there is none. */
  readonly first: number
  readonly last: number
}

export function pageOf<Row>(all: readonly Row[], wanted: number): PageOfRows<Row> {
  const pages = Math.max(1, Math.ceil(all.length / ROWS_PER_PAGE))
  const page = Math.min(wanted, pages)
  const start = (page - 1) * ROWS_PER_PAGE
  const rows = all.slice(start, start + ROWS_PER_PAGE)
  return { rows, page, pages, total: all.length, first: Math.min(start + 1, all.length), last: start + rows.length }
}
