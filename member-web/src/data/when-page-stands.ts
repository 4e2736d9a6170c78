/** When the page that was opened stands. On a slow phone everything that can wait would take the line and the processor from it. */
import type { QueryClient } from '@tanstack/react-query'

/** Nothing has been asked for since, ms: then the page has all that it opened with. */
const QUIET_MS = 300
/** Where an answer is long in coming, the rest does not wait for it, ms. */
const LONGEST_WAIT_MS = 4_000

/** @param queries by which the page asks */
export function whenPageStands(queries: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    let quiet: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(quiet)
      if (queries.isFetching() === 0) quiet = setTimeout(stand, QUIET_MS)
    }
    const unsubscribe = queries.getQueryCache().subscribe(look)
    const late = setTimeout(stand, LONGEST_WAIT_MS)
    look()

    function stand(): void {
      unsubscribe()
      clearTimeout(quiet)
      clearTimeout(late)
      resolve()
    }
  })
}
