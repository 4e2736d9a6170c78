/** What the address of the list of users says (3§2.9). What is searched for is personal and stands in no address. */
import { choiceFilter, type ListAddress } from '../list/list-address.ts'

/** What can be searched by, as `filter` in the address calls it, and what the API's filter calls it. */
export const searchFields = {
  name: 'name',
  nric: 'nric',
  studentID: 'studentId',
  email: 'email',
  staffId: 'staffId',
} as const
export type SearchField = keyof typeof searchFields

export const userListAddress: ListAddress = {
  sortFields: ['name', 'nric', 'effectiveStartDate', 'effectiveEndDate'],
  defaultSort: { field: 'name', order: 'ASC' },
  filters: { memberType: choiceFilter('m', { e: 'E', d: 'D' }) },
  keeps: { filter: readSearchField },
}

/** @returns the field as the address spells it; undefined for one that there is not, and for the usual one */
function readSearchField(text: string): SearchField | undefined {
  const fields = Object.keys(searchFields) as SearchField[]
  const field = fields.find((one) => one.toLowerCase() === text.toLowerCase())
  return field === 'name' ? undefined : field
}
