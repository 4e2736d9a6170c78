/** The filter of the list, kept in its address, so that going back, reloading and bookmarks bring the same list. */
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useToday } from '../claim/use-today.ts'
import { useSignedInUser } from '../session/session.ts'
import { claimantsOf, readListFilter, writeListFilter, type ListFilter } from './list-filter.ts'

export function useListFilter() {
  const { companies } = useSignedInUser()
  const today = useToday()
  const [query, setQuery] = useSearchParams()
  const filter = useMemo(() => readListFilter(query, today, companies), [query, today, companies])
  return {
    filter,
    /** The people whom the filter may name. */
    claimants: claimantsOf(companies, filter.companyId),
    /** Any change but that of the page begins at the first page again. Back undoes it; what is typed bit by bit is one with what was there before. */
    change: (part: Partial<ListFilter>, { isTyping = false }: { readonly isTyping?: boolean } = {}) => {
      // The address is ahead of the screen, which follows it when there is time: two quick changes must both count.
      const latest = readListFilter(new URLSearchParams(window.location.search), today, companies)
      setQuery(writeListFilter({ ...latest, page: 1, ...part }, today), { replace: isTyping })
    },
  }
}
