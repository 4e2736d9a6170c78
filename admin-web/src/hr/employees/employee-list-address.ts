/** What the address of the list of employees says. What is searched for is personal and stands in no address. */
import { isIsoDate } from '@member-care/domain/dates/singapore-dates.ts'
import { textFilter, type ListAddress } from '../../list/list-address.ts'

export type SearchField = 'name' | 'staffId'

export const employeeListAddress: ListAddress = {
  sortFields: ['name', 'effectiveStartDate', 'effectiveEndDate'],
  defaultSort: { field: 'name', order: 'ASC' },
  filters: { companyId: textFilter('company') },
  keeps: {
    by: (text) => (text.toLowerCase() === 'staffid' ? 'staffId' : undefined),
    /** The day as of which the list is shown, YYYY-MM-DD; without one it is today's. */
    asof: (text) => (isIsoDate(text) ? text : undefined),
  },
}
