/** What is drawn only once the page that was opened stands. On a slow phone everything else would take the line and the processor from it. */
import { useEffect, useState, type ReactNode } from 'react'
import { usePortalQueries } from '../data/queries-provider.tsx'

/** Nothing has been asked for since, ms: then the page has all that it opened with. */
const QUIET_MS = 300
/** Where an answer is long in coming, the rest does not wait for it, ms. */
const LONGEST_WAIT_MS = 4_000

export function OncePageStands({ children }: { readonly children: ReactNode }) {
  const queries = usePortalQueries()
  const [stands, setStands] = useState(false)
  useEffect(() => {
    if (stands) return undefined
    const stand = () => setStands(true)
    let quiet: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(quiet)
      if (queries.isFetching() === 0) quiet = setTimeout(stand, QUIET_MS)
    }
    const unsubscribe = queries.getQueryCache().subscribe(look)
    const late = setTimeout(stand, LONGEST_WAIT_MS)
    look()
    return () => {
      unsubscribe()
      clearTimeout(quiet)
      clearTimeout(late)
    }
  }, [queries, stands])
  return stands && children
}
