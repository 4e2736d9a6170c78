/** What the address of the client list says, under the names of 3§2.4: `page`, `v`, `filter` and `query`. */
import type { ListAddress } from '../list/list-address.ts'
import { keptText } from '../list/list-search.ts'
import { noSearch, readCompanyField } from './company-search.ts'

export const clientListAddress: ListAddress = {
  sortFields: ['name', 'groupCode', 'createdAt', 'updatedAt'],
  defaultSort: { field: 'name', order: 'ASC' },
  keeps: {
    filter: (text) => {
      const field = readCompanyField(text)
      return field === noSearch.field ? undefined : field
    },
    query: keptText,
  },
}
