/**
 * The address of the list of users: page, page size, field of the search and member type under the names of 3§2.9. What is searched for
 * is personal and stands in no address. A page that is far in is found from a neighbour's row, whose id the address names.
 */
import { readListPlace, writeListPlace, type ListPlace, type PlacedList } from '../console/list-place.ts'

export const searchFields = ['name', 'nric', 'studentID', 'email', 'staffId'] as const
export type SearchField = (typeof searchFields)[number]

/** The value of `m`: everybody, employees or dependants. */
export const memberTypeFilters = ['all', 'e', 'd'] as const
export type MemberTypeFilter = (typeof memberTypeFilters)[number]

const list: PlacedList = { sortFields: ['name', 'nric', 'effectiveStartDate', 'effectiveEndDate'], defaultSort: { field: 'name', order: 'ASC' } }

export interface UserListAddress extends ListPlace {
  readonly field: SearchField
  readonly memberType: MemberTypeFilter
  /** The id of the user whose row the page comes after, or before; empty where its number says where it is. */
  readonly after: string
  readonly before: string
}

/** Reads what an address asks for; anything it does not say, or says wrongly, is as a fresh list has it. */
export function readUserListAddress(query: URLSearchParams): UserListAddress {
  return {
    ...readListPlace(query, list),
    field: searchFields.find((one) => one === query.get('filter')) ?? 'name',
    memberType: memberTypeFilters.find((one) => one === query.get('m')) ?? 'all',
    after: query.get('after') ?? '',
    before: query.get('before') ?? '',
  }
}

/** The query of an address; what a fresh list has is left out. */
export function writeUserListAddress({ field, memberType, after, before, ...place }: UserListAddress): URLSearchParams {
  return new URLSearchParams({
    ...writeListPlace(place, list),
    ...(field !== 'name' && { filter: field }),
    ...(memberType !== 'all' && { m: memberType }),
    ...(after !== '' && { after }),
    ...(before !== '' && { before }),
  })
}

/** The API counts no further than this from either end of a list. */
const COUNTED_ROWS = 10_000

export interface ListSize {
  readonly total: number
  readonly isTotalExact: boolean
}

/** How many pages there are; as far as is known, where the total is not exact. */
export function pagesOf({ total }: ListSize, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage))
}

/** Whether a page can be opened by its number alone. */
export function opensByNumber(page: number, perPage: number, { total, isTotalExact }: ListSize): boolean {
  const first = (page - 1) * perPage
  return first <= COUNTED_ROWS || (isTotalExact && total - first <= COUNTED_ROWS)
}

/** The way to the page after or before the one with these rows. */
export function neighbourOf(
  { page, perPage }: Pick<UserListAddress, 'page' | 'perPage'>,
  direction: 'next' | 'previous',
  rows: readonly { readonly id: string }[],
  size: ListSize,
): Pick<UserListAddress, 'page' | 'after' | 'before'> {
  const target = direction === 'next' ? page + 1 : page - 1
  if (opensByNumber(target, perPage, size)) return { page: target, after: '', before: '' }
  return direction === 'next' ? { page: target, after: rows.at(-1)?.id ?? '', before: '' } : { page: target, after: '', before: rows[0]?.id ?? '' }
}
