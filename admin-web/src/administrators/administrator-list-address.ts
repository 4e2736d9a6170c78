/** What the administrators' list shows, as its address says it: `page`, `v`, `filter`, and from a company `companyId` and `m` (3§2.11). */
import { readListPlace, writeListPlace, type ListPlace, type PlacedList } from '../console/list-place.ts'

export const searchFields = ['name', 'nric', 'loginId', 'email'] as const
export type SearchField = (typeof searchFields)[number]
export const searchFieldLabels: Readonly<Record<SearchField, string>> = { name: 'Name', nric: 'NRIC', loginId: 'Login ID', email: 'E-mail' }

/** All, employees, dependants; only of a company. */
export const memberTypeChoices = ['', 'e', 'd'] as const
export type MemberTypeChoice = (typeof memberTypeChoices)[number]
export const memberTypeLabels: Readonly<Record<MemberTypeChoice, string>> = { '': 'All', e: 'Employee', d: 'Dependent' }

const list: PlacedList = { sortFields: ['name', 'email', 'status', 'lastSignInAt'], defaultSort: { field: 'name', order: 'ASC' } }

export interface AdministratorListAddress extends ListPlace {
  readonly field: SearchField
  /** Empty unless the list was opened from a company. */
  readonly companyId: string
  readonly memberType: MemberTypeChoice
}

/** Reads what an address asks for; anything it does not say, or says wrongly, is as a fresh list has it. */
export function readAdministratorListAddress(query: URLSearchParams): AdministratorListAddress {
  const companyId = query.get('companyId') ?? ''
  return {
    ...readListPlace(query, list),
    field: searchFields.find((field) => field.toLowerCase() === query.get('filter')?.toLowerCase()) ?? 'name',
    companyId,
    memberType: companyId === '' ? '' : (memberTypeChoices.find((choice) => choice === query.get('m')?.toLowerCase()) ?? ''),
  }
}

/** The query of an address; what a fresh list has is left out. What is searched for is personal, and never in it. */
export function writeAdministratorListAddress({ field, companyId, memberType, ...place }: AdministratorListAddress): URLSearchParams {
  return new URLSearchParams({
    ...writeListPlace(place, list),
    ...(field !== 'name' && { filter: field }),
    ...(companyId !== '' && { companyId }),
    ...(memberType !== '' && { m: memberType }),
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
