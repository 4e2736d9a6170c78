import { dashboardTexts } from '@member-care/domain/texts/dashboard-texts.ts'
import { guaranteeDeskTexts } from '@member-care/domain/texts/guarantee-desk-texts.ts'
import { useGetList, type HttpError } from 'react-admin'
import { waitingGuaranteesPath } from '../guarantees/guarantee-list-address.ts'
import type { GuaranteeRow } from '../guarantees/guarantee-record.ts'
import { WaitingLine } from './waiting-line.tsx'

/** How many letters of guarantee wait for the desk, with the way to them. */
export function WaitingGuarantees() {
  const { guarantees } = dashboardTexts
  // Only their number is shown. It is not asked for again and again: a list counts as use of the session.
  const { total, error, refetch } = useGetList<GuaranteeRow>('guarantees', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'admissionOn', order: 'ASC' },
    filter: {},
  })
  return (
    <WaitingLine
      title={guaranteeDeskTexts.title}
      label={guarantees.waiting}
      to={waitingGuaranteesPath}
      count={total}
      failure={error as HttpError | null}
      failed={guarantees.failed}
      onRetry={() => void refetch()}
    />
  )
}
