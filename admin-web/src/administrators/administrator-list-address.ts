/** What the address of the administrators' list says: `page`, `v`, `filter`, and from a company `companyId` and `m` (3§2.11). What is searched for is personal, and never in it. */
import { choiceFilter, type ListAddress } from '../list/list-address.ts'
import { keptText } from '../list/list-search.ts'

export const searchFields = ['name', 'nric', 'loginId', 'email'] as const
export type SearchField = (typeof searchFields)[number]

/** The field that an address names, in any case; the name where it names none. */
export function readSearchField(text: string): SearchField {
  return searchFields.find((field) => field.toLowerCase() === text.toLowerCase()) ?? 'name'
}

/** The list of all administrators. */
export const everybodysAddress: ListAddress = {
  sortFields: ['name', 'email', 'status', 'lastSignInAt'],
  defaultSort: { field: 'name', order: 'ASC' },
  keeps: {
    filter: (text) => {
      const field = readSearchField(text)
      return field === 'name' ? undefined : field
    },
  },
}

/** The list of those who reach a company: only there member types mean something. */
export const companysAddress: ListAddress = {
  ...everybodysAddress,
  keeps: { ...everybodysAddress.keeps, companyId: keptText },
  filters: { memberType: choiceFilter('m', { e: 'E', d: 'D' }) },
}
