/** What the administrators' list shows, as its address says it: `page`, `v`, `filter`, and from a company `companyId` and `m` (3§2.11). */
import type { SortPayload } from 'react-admin'
import { pageSizes } from '../console/page-sizes.ts'

export const searchFields = ['name', 'nric', 'loginId', 'email'] as const
export type SearchField = (typeof searchFields)[number]
export const searchFieldLabels: Readonly<Record<SearchField, string>> = { name: 'Name', nric: 'NRIC', loginId: 'Login ID', email: 'E-mail' }

/** All, employees, dependants; only of a company. */
export const memberTypeChoices = ['', 'e', 'd'] as const
export type MemberTypeChoice = (typeof memberTypeChoices)[number]
export const memberTypeLabels: Readonly<Record<MemberTypeChoice, string>> = { '': 'All', e: 'Employee', d: 'Dependent' }

const DEFAULT_PAGE_SIZE = 10
const sortFields: readonly string[] = ['name', 'email', 'status', 'lastSignInAt']
const defaultSort: SortPayload = { field: 'name', order: 'ASC' }

export interface AdministratorListAddress {
  readonly page: number
  readonly perPage: number
  readonly sort: SortPayload
  readonly field: SearchField
  /** Empty unless the list was opened from a company. */
  readonly companyId: string
  readonly memberType: MemberTypeChoice
}

/** Reads what an address asks for; anything it does not say, or says wrongly, is as a fresh list has it. */
export function readAdministratorListAddress(query: URLSearchParams): AdministratorListAddress {
  const page = Number(query.get('page'))
  const sort = query.get('sort') ?? ''
  const companyId = query.get('companyId') ?? ''
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    perPage: pageSizes.find((size) => String(size) === query.get('v')) ?? DEFAULT_PAGE_SIZE,
    sort: sortFields.includes(sort) ? { field: sort, order: query.get('order') === 'DESC' ? 'DESC' : 'ASC' } : defaultSort,
    field: searchFields.find((field) => field.toLowerCase() === query.get('filter')?.toLowerCase()) ?? 'name',
    companyId,
    memberType: companyId === '' ? '' : (memberTypeChoices.find((choice) => choice === query.get('m')?.toLowerCase()) ?? ''),
  }
}

/** The query of an address; what a fresh list has is left out. What is searched for is personal, and never in it. */
export function writeAdministratorListAddress({ page, perPage, sort, field, companyId, memberType }: AdministratorListAddress): URLSearchParams {
  const isDefaultSort = sort.field === defaultSort.field && sort.order === defaultSort.order
  return new URLSearchParams({
    ...(page !== 1 && { page: String(page) }),
    ...(perPage !== DEFAULT_PAGE_SIZE && { v: String(perPage) }),
    ...(field !== 'name' && { filter: field }),
    ...(companyId !== '' && { companyId }),
    ...(memberType !== '' && { m: memberType }),
    ...(!isDefaultSort && { sort: sort.field, order: sort.order }),
  })
}

/** The API's filter. */
export function filterOf({ field, companyId, memberType }: AdministratorListAddress, searched: string): Readonly<Record<string, string>> {
  const text = searched.trim()
  return {
    ...(text !== '' && { [field]: text }),
    ...(companyId !== '' && { companyId }),
    ...(memberType !== '' && { memberType: memberType.toUpperCase() }),
  }
}
