/** Where the excluded clinics stand, and what the address of their list says. */
import type { ListAddress } from '../list/list-address.ts'
import { keptText } from '../list/list-search.ts'

export const excludedClinicListPath = '/excludedclinic/list'
export const excludeClinicPath = '/excludedclinic/create'

export const excludedClinicListAddress: ListAddress = {
  sortFields: ['code', 'createdAt'],
  defaultSort: { field: 'createdAt', order: 'DESC' },
  keeps: { query: keptText },
}
