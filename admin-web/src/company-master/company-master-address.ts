/** Where the company master stands, and what the address of its list says. */
import { readCompanyField } from '../clients/company-search.ts'
import { choiceFilter, type ListAddress } from '../list/list-address.ts'
import { keptText } from '../list/list-search.ts'

export const companyMasterPath = '/companymaster'
export const companyImportPath = '/companymaster/import'
/** The companies whose clients say something else. */
export const differingPath = '/companymaster?show=differing'

export const companyMasterAddress: ListAddress = {
  sortFields: ['companyName', 'companyCode', 'groupCode', 'policyNo'],
  defaultSort: { field: 'companyName', order: 'ASC' },
  filters: { differs: choiceFilter('show', { differing: 'yes' }) },
  keeps: {
    filter: (text) => {
      const field = readCompanyField(text)
      return field === 'name' ? undefined : field
    },
    query: keptText,
  },
}
