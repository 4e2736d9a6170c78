/**
 * What a claim list shows, and the ways to change it. Page, order, company and status stand in the address. Name and NRIC are personal:
 * they live in the page's memory and never in an address.
 */
import { useEffect } from 'react'
import { useStore } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { firstPage } from '../../console/list-place.ts'
import { useSettled } from '../../console/use-settled.ts'
import type { ClaimResource } from '../claim-record.ts'
import { DEFAULT_STATUS, readListAddress, writeListAddress, type ListAddress } from './claim-list-address.ts'

/** How long a search waits for the next key (C48). */
const SEARCH_PAUSE = 500

export interface PersonSearch {
  readonly name: string
  readonly nric: string
}

const nobody: PersonSearch = { name: '', nric: '' }

/** The list's state and the ways to change it. Every change but a turn of the page goes back to the first page. */
export function useClaimListQuery(resource: ClaimResource) {
  const [query, setQuery] = useSearchParams()
  const [person, setPerson] = useStore<PersonSearch>(`${resource}.person`, nobody)
  const settledPerson = useSettled(person, SEARCH_PAUSE)
  const address = readListAddress(query)

  // A link may carry a name or an NRIC (3§2.15): they are taken into memory, and out of the address and the browser's history.
  useEffect(() => {
    const linked = linkedPerson(query)
    if (!linked) return
    setPerson(linked)
    setQuery(writeListAddress(readListAddress(query)), { replace: true })
  }, [query, setPerson, setQuery])

  const change = (part: Partial<ListAddress>) => setQuery(writeListAddress({ ...address, ...firstPage, ...part }))
  return {
    ...address,
    person,
    // Taking a search away needs no pause.
    filter: filterOf(address, isNobody(person) ? person : settledPerson),
    isFiltered: address.companyId !== '' || address.claimStatus !== DEFAULT_STATUS || address.handoverReason !== '' || !isNobody(person),
    change,
    searchPerson: (part: Partial<PersonSearch>) => {
      setPerson({ ...person, ...part })
      if (address.page !== 1) change({})
    },
    clear: () => {
      setPerson(nobody)
      change({ companyId: '', claimStatus: DEFAULT_STATUS, handoverReason: '' })
    },
  }
}

export type ClaimListQuery = ReturnType<typeof useClaimListQuery>

/** The API's filter; a search that is empty is left out. */
function filterOf({ companyId, claimStatus, handoverReason }: ListAddress, { name, nric }: PersonSearch): Readonly<Record<string, string>> {
  return { claimStatus, ...(companyId !== '' && { companyId }), ...(handoverReason !== '' && { handoverReason }), ...(name.trim() !== '' && { name: name.trim() }), ...(nric.trim() !== '' && { nric: nric.trim() }) }
}

function isNobody({ name, nric }: PersonSearch): boolean {
  return name === '' && nric === ''
}

function linkedPerson(query: URLSearchParams): PersonSearch | undefined {
  if (!query.has('name') && !query.has('nric')) return undefined
  return { name: query.get('name') ?? '', nric: query.get('nric') ?? '' }
}
