import { useGetList, type HttpError } from 'react-admin'
import type { StoreOrder } from './order-record.ts'

/** How many orders have a payment that a person has to look up. They are not asked for again and again: a list counts as use of the session. */
export function useOrdersForPerson() {
  const { total, error, refetch } = useGetList<StoreOrder>('orders', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'placedAt', order: 'DESC' },
    filter: { needsPerson: true },
  })
  return { total, failure: error as HttpError | null, refetch }
}
