/** What the administrators' list shows, and the ways to change it. What is searched for is personal: it lives in the tab's memory and never in an address. */
import { useStore } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { useSettled } from '../console/use-settled.ts'
import { filterOf, readAdministratorListAddress, writeAdministratorListAddress, type AdministratorListAddress } from './administrator-list-address.ts'

/** How long a search waits for the next key (C48). */
const SEARCH_PAUSE = 500

export function useAdministratorList() {
  const [query, setQuery] = useSearchParams()
  const [searched, setSearched] = useStore('administrators.searched', '')
  const settled = useSettled(searched, SEARCH_PAUSE)
  const address = readAdministratorListAddress(query)

  /** Every change but a turn of the page goes back to the first page. */
  const change = (part: Partial<AdministratorListAddress>) => setQuery(writeAdministratorListAddress({ ...address, page: 1, ...part }))
  return {
    ...address,
    searched,
    // Taking a search away needs no pause.
    filter: filterOf(address, searched === '' ? '' : settled),
    isFiltered: searched !== '' || address.memberType !== '',
    change,
    search: (text: string) => {
      setSearched(text)
      if (address.page !== 1) change({})
    },
    clear: () => {
      setSearched('')
      change({ memberType: '' })
    },
  }
}

export type AdministratorList = ReturnType<typeof useAdministratorList>
