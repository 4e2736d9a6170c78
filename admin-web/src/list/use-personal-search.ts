/** What somebody searches for by name, NRIC or e-mail: it lives in the page's memory and never in an address. */
import { useEffect } from 'react'
import { useStore } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSettled } from '@member-care/web-kit/fields/use-settled.ts'
import { normalAddress, type ListAddress } from './list-address.ts'
import { SEARCH_PAUSE, type ListSearch } from './list-search.ts'

/** @param linkedBy the parameter of old links that carry such a search; it is taken into memory, and out of the address and the browser's history @param linkedBeside the parameter of another such search: a link that has it only takes this search away */
export function usePersonalSearch(
  storeKey: string,
  address: ListAddress,
  linkedBy?: string,
  linkedBeside?: string,
): ListSearch {
  const [text, setText] = useStore<string>(storeKey, '')
  const settled = useSettled(text, SEARCH_PAUSE)
  const { search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const query = new URLSearchParams(search)
    if (![linkedBy, linkedBeside].some((name) => name !== undefined && query.has(name))) return
    setText(query.get(linkedBy ?? '') ?? '')
    void navigate({ search: normalAddress(search, address) }, { replace: true })
  }, [linkedBy, linkedBeside, search, address, setText, navigate])
  // Taking a search away needs no pause.
  return { text, searched: (text === '' ? text : settled).trim(), setText }
}
