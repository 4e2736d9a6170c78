import { useGetList, type HttpError } from 'react-admin'
import type { PaymentDifference } from './payment-difference-record.ts'

/** How many payment differences wait. They are not asked for again and again: a list counts as use of the session. */
export function useOpenPaymentDifferences() {
  const { total, error, refetch } = useGetList<PaymentDifference>('payment-differences', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'foundAt', order: 'DESC' },
    filter: { isSettled: false },
  })
  return { total, failure: error as HttpError | null, refetch }
}
