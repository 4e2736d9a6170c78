import { useListTotal } from '../../list/use-list-total.ts'

/** How many orders have a payment that a person has to look up. */
export function useOrdersForPerson() {
  return useListTotal('orders', { field: 'placedAt', order: 'DESC' }, { needsPerson: true })
}
