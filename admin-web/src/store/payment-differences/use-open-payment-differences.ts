import { useListTotal } from '../../list/use-list-total.ts'

/** How many payment differences wait. */
export function useOpenPaymentDifferences() {
  return useListTotal('payment-differences', { field: 'foundAt', order: 'DESC' }, { isSettled: false })
}
