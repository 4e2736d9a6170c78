/** What a list is searched for where that is not personal: it stands in the address. */
import { useSettled } from '@member-care/web-kit/fields/use-settled.ts'
import { useLocation, useNavigate } from 'react-router-dom'
import { normalAddress, pageAddress, type ListAddress } from './list-address.ts'
import { SEARCH_PAUSE, type ListSearch } from './list-search.ts'

/**
 * @param name the parameter that holds the text; `keeps` of the address has it
 * @returns the search, and `change`, which sets several parameters at once
 */
export function useAddressSearch(
  name: string,
  address: ListAddress,
): ListSearch & { readonly change: (parameters: Readonly<Record<string, string>>) => void } {
  const { search } = useLocation()
  const navigate = useNavigate()
  const text = new URLSearchParams(search).get(name) ?? ''
  const settled = useSettled(text, SEARCH_PAUSE)
  // In place: the way back leads out of the list and not through every key.
  const change = (parameters: Readonly<Record<string, string>>) => {
    const query = new URLSearchParams(pageAddress(search, 1, {}, address))
    for (const [parameter, value] of Object.entries(parameters)) query.set(parameter, value)
    void navigate({ search: normalAddress(`?${query}`, address) }, { replace: true })
  }
  return {
    text,
    // Taking a search away needs no pause.
    searched: (text === '' ? text : settled).trim(),
    setText: (next) => change({ [name]: next }),
    change,
  }
}
