import { dashboardTexts } from '@member-care/domain/texts/dashboard-texts.ts'
import { guaranteeDeskTexts } from '@member-care/domain/texts/guarantee-desk-texts.ts'
import { waitingGuaranteesPath } from '../guarantees/guarantee-list-address.ts'
import { useListTotal } from '../list/use-list-total.ts'
import { WaitingLine } from './waiting-line.tsx'

/** How many letters of guarantee wait for the desk, with the way to them. */
export function WaitingGuarantees() {
  const { guarantees } = dashboardTexts
  const { total, failure, refetch } = useListTotal('guarantees', { field: 'admissionOn', order: 'ASC' })
  return (
    <WaitingLine
      title={guaranteeDeskTexts.title}
      label={guarantees.waiting}
      to={waitingGuaranteesPath}
      count={total}
      failure={failure}
      failed={guarantees.failed}
      onRetry={refetch}
    />
  )
}
