/** Which page of a list is shown, where the address of the page does not say it. What it gives is what `PlacedPages` takes, besides the rows and their total. */
import { useState } from 'react'

const ROWS_AT_FIRST = 10

/** Begins with the first page; another number of rows begins there again, because the pages are other ones then. */
export function useListPages() {
  const [page, setPage] = useState(1)
  const [perPage, setPerPage] = useState(ROWS_AT_FIRST)
  const onPerPage = (rows: number) => {
    setPerPage(rows)
    setPage(1)
  }
  const onStep = (direction: 'next' | 'previous') => setPage(direction === 'next' ? page + 1 : page - 1)
  return { page, perPage, onPage: setPage, onStep, onPerPage }
}
