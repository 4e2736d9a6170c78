import { CountMark } from '../../console/count-mark.tsx'
import { useOpenPaymentDifferences } from './use-open-payment-differences.ts'

/** How many payment differences wait, in the menu. */
export function OpenPaymentDifferencesMark() {
  const { total } = useOpenPaymentDifferences()
  return <CountMark waiting={total ?? 0} />
}
