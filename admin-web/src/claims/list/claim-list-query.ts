/**
 * What a claim list shows. Page, page size, order, company and status stand in the address under the names of 3§2.15, so that a
 * link or a reload shows the same list. Name and NRIC are personal: they live in the page's memory and never in an address.
 */
import { claimStatuses, parseClaimStatus, type ClaimStatus } from '@member-care/domain/claim/claim-status.ts'
import { useEffect } from 'react'
import { useStore, type SortPayload } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { pageSizes } from '../../console/list-pages.tsx'
import { useSettled } from '../../console/use-settled.ts'
import type { ClaimResource } from '../claim-record.ts'

export const EVERY_STATUS = 'ALL'
export const statusFilters = [EVERY_STATUS, ...claimStatuses] as const
export type StatusFilter = ClaimStatus | typeof EVERY_STATUS

/** C10: the lists open on what waits for the insurer. */
const DEFAULT_STATUS: StatusFilter = 'PROCESSING'
const DEFAULT_PAGE_SIZE = 10
/** How long a search waits for the next key (C48). */
const SEARCH_PAUSE = 500
const defaultSort: SortPayload = { field: 'filedAt', order: 'DESC' }

export interface ListAddress {
  readonly page: number
  readonly perPage: number
  readonly sort: SortPayload
  /** Empty for every company. */
  readonly companyId: string
  readonly claimStatus: StatusFilter
}

export interface PersonSearch {
  readonly name: string
  readonly nric: string
}

const nobody: PersonSearch = { name: '', nric: '' }

/** Reads what an address asks for; anything it does not say, or says wrongly, is as a fresh list has it. */
export function readListAddress(query: URLSearchParams): ListAddress {
  const perPage = pageSizes.find((size) => String(size) === query.get('searchMax')) ?? DEFAULT_PAGE_SIZE
  const page = Number(query.get('searchPage'))
  const field = query.get('sort')
  const status = query.get('claimStatus') ?? DEFAULT_STATUS
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    perPage,
    sort: field ? { field, order: query.get('order') === 'ASC' ? 'ASC' : 'DESC' } : defaultSort,
    companyId: query.get('companyId') ?? '',
    claimStatus: status.toUpperCase() === EVERY_STATUS ? EVERY_STATUS : (parseClaimStatus(status) ?? DEFAULT_STATUS),
  }
}

/** The query of an address; what a fresh list has is left out. */
export function writeListAddress({ page, perPage, sort, companyId, claimStatus }: ListAddress): URLSearchParams {
  const isDefaultSort = sort.field === defaultSort.field && sort.order === defaultSort.order
  return new URLSearchParams({
    ...(page !== 1 && { searchPage: String(page) }),
    ...(perPage !== DEFAULT_PAGE_SIZE && { searchMax: String(perPage) }),
    ...(companyId !== '' && { companyId }),
    ...(claimStatus !== DEFAULT_STATUS && { claimStatus }),
    ...(!isDefaultSort && { sort: sort.field, order: sort.order }),
  })
}

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

  const change = (part: Partial<ListAddress>) => setQuery(writeListAddress({ ...address, page: 1, ...part }))
  return {
    ...address,
    person,
    // Taking a search away needs no pause.
    filter: filterOf(address, isNobody(person) ? person : settledPerson),
    isFiltered: address.companyId !== '' || address.claimStatus !== DEFAULT_STATUS || !isNobody(person),
    change,
    searchPerson: (part: Partial<PersonSearch>) => {
      setPerson({ ...person, ...part })
      if (address.page !== 1) change({})
    },
    clear: () => {
      setPerson(nobody)
      change({ companyId: '', claimStatus: DEFAULT_STATUS })
    },
  }
}

export type ClaimListQuery = ReturnType<typeof useClaimListQuery>

/** The API's filter; a search that is empty is left out. */
function filterOf({ companyId, claimStatus }: ListAddress, { name, nric }: PersonSearch): Readonly<Record<string, string>> {
  return { claimStatus, ...(companyId !== '' && { companyId }), ...(name.trim() !== '' && { name: name.trim() }), ...(nric.trim() !== '' && { nric: nric.trim() }) }
}

function isNobody({ name, nric }: PersonSearch): boolean {
  return name === '' && nric === ''
}

function linkedPerson(query: URLSearchParams): PersonSearch | undefined {
  if (!query.has('name') && !query.has('nric')) return undefined
  return { name: query.get('name') ?? '', nric: query.get('nric') ?? '' }
}
