/**
 * What the list of users shows, and the ways to change it. Page, order, field and member type stand in the address. What is searched
 * for is personal: it lives in the page's memory and never in an address.
 */
import { useEffect } from 'react'
import { useStore } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { firstPage } from '../console/list-place.ts'
import { useSettled } from '../console/use-settled.ts'
import { readUserListAddress, writeUserListAddress, type SearchField, type UserListAddress } from './user-list-address.ts'

/** How long a search waits for the next key (C48). */
const SEARCH_PAUSE = 500

/** The API's filter. */
export type UserFilter = Readonly<Partial<Record<'companyId' | 'memberType' | 'name' | 'nric' | 'studentId' | 'email' | 'staffId', string>>>

const apiFields: Readonly<Record<SearchField, keyof UserFilter>> = { name: 'name', nric: 'nric', studentID: 'studentId', email: 'email', staffId: 'staffId' }

/** The list's state and the ways to change it. Every change but a turn of the page goes back to the first page. */
export function useUserListQuery(companyId: string | undefined) {
  const [query, setQuery] = useSearchParams()
  const [text, setText] = useStore<string>(`users.${companyId ?? 'all'}.search`, '')
  const settledText = useSettled(text, SEARCH_PAUSE)
  const address = readUserListAddress(query)

  // An old link may carry the search: it is taken into memory, and out of the address and the browser's history.
  useEffect(() => {
    const linked = query.get('query')
    if (linked === null) return
    setText(linked)
    setQuery(writeUserListAddress(readUserListAddress(query)), { replace: true })
  }, [query, setText, setQuery])

  const change = (part: Partial<UserListAddress>) => setQuery(writeUserListAddress({ ...address, ...firstPage, ...part }))
  const searchFor = (next: string) => {
    setText(next)
    if (address.page !== 1) change({})
  }
  // Taking a search away needs no pause.
  const searched = (text === '' ? text : settledText).trim()
  const filter: UserFilter = {
    ...(companyId !== undefined && { companyId }),
    ...(address.memberType !== 'all' && { memberType: address.memberType.toUpperCase() }),
    ...(searched !== '' && { [apiFields[address.field]]: searched }),
  }
  return {
    ...address,
    text,
    filter,
    isFiltered: text !== '' || address.memberType !== 'all',
    change,
    searchFor,
    clear: () => {
      setText('')
      change({ memberType: 'all', field: 'name' })
    },
  }
}

export type UserListQuery = ReturnType<typeof useUserListQuery>
