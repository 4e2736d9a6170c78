/**
 * The address of the list of users: page, page size, field of the search and member type under the names of 3§2.9. What is searched for
 * is personal and stands in no address.
 */
import { readLongListPlace, writeLongListPlace, type LongListPlace, type PlacedList } from '../console/list-place.ts'

export const searchFields = ['name', 'nric', 'studentID', 'email', 'staffId'] as const
export type SearchField = (typeof searchFields)[number]

/** The value of `m`: everybody, employees or dependants. */
export const memberTypeFilters = ['all', 'e', 'd'] as const
export type MemberTypeFilter = (typeof memberTypeFilters)[number]

const list: PlacedList = { sortFields: ['name', 'nric', 'effectiveStartDate', 'effectiveEndDate'], defaultSort: { field: 'name', order: 'ASC' } }

export interface UserListAddress extends LongListPlace {
  readonly field: SearchField
  readonly memberType: MemberTypeFilter
}

/** Reads what an address asks for; anything it does not say, or says wrongly, is as a fresh list has it. */
export function readUserListAddress(query: URLSearchParams): UserListAddress {
  return {
    ...readLongListPlace(query, list),
    field: searchFields.find((one) => one.toLowerCase() === query.get('filter')?.toLowerCase()) ?? 'name',
    // Member types are written in capitals too (C08).
    memberType: memberTypeFilters.find((one) => one === query.get('m')?.toLowerCase()) ?? 'all',
  }
}

/** The query of an address; what a fresh list has is left out. */
export function writeUserListAddress({ field, memberType, ...place }: UserListAddress): URLSearchParams {
  return new URLSearchParams({
    ...writeLongListPlace(place, list),
    ...(field !== 'name' && { filter: field }),
    ...(memberType !== 'all' && { m: memberType }),
  })
}
