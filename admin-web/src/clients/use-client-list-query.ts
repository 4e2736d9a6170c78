/** What the client list shows, and the ways to change it. All of it stands in the address; the text waits for the next key before it is asked. */
import { useSearchParams } from 'react-router-dom'
import { useSettled } from '../console/use-settled.ts'
import { readClientListAddress, writeClientListAddress, type ClientListAddress } from './client-list-address.ts'
import { filterOfSearch, SEARCH_PAUSE, type CompanySearch } from './company-search.ts'

/** Every change but a turn of the page goes back to the first page. */
export function useClientListQuery() {
  const [query, setQuery] = useSearchParams()
  const address = readClientListAddress(query)
  const { field, text } = address.search
  const settledText = useSettled(text, SEARCH_PAUSE)

  const change = (part: Partial<ClientListAddress>) => setQuery(writeClientListAddress({ ...address, page: 1, ...part }))
  return {
    ...address,
    // Taking a search away needs no pause.
    filter: filterOfSearch({ field, text: text === '' ? text : settledText }),
    change,
    // In place: the way back leads out of the list and not through every key.
    searchFor: (search: CompanySearch) => setQuery(writeClientListAddress({ ...address, page: 1, search }), { replace: true }),
  }
}
