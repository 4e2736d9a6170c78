import { storeConsoleTexts } from '@member-care/domain/texts/store-console-texts.ts'
import { openPaymentDifferencesPath } from '../store/payment-differences/payment-difference-record.ts'
import { useOpenPaymentDifferences } from '../store/payment-differences/use-open-payment-differences.ts'
import { WaitingLine } from './waiting-line.tsx'

/** How many payment differences wait, with the way to them. */
export function OpenPaymentDifferences() {
  const { differences } = storeConsoleTexts
  const { total, failure, refetch } = useOpenPaymentDifferences()
  return (
    <WaitingLine
      title={differences.title}
      label={differences.open}
      to={openPaymentDifferencesPath}
      count={total}
      failure={failure}
      failed={differences.countFailed}
      onRetry={refetch}
    />
  )
}
