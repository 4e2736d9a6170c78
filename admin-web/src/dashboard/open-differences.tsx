import { coverDifferencePageTexts } from '@member-care/domain/texts/cover-difference-texts.ts'
import { dashboardTexts } from '@member-care/domain/texts/dashboard-texts.ts'
import { useGetList, type HttpError } from 'react-admin'
import { openDifferencesPath, type CoverDifference } from '../claims/cover-differences/difference-record.ts'
import { WaitingLine } from './waiting-line.tsx'

/** How many decided claims wait for the desk to look at them again, with the way to them. */
export function OpenDifferences() {
  const { differences } = dashboardTexts
  // Only their number is shown. It is not asked for again and again: a list counts as use of the session.
  const { total, error, refetch } = useGetList<CoverDifference>('cover-differences', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'foundAt', order: 'DESC' },
    filter: {},
  })
  return (
    <WaitingLine
      title={coverDifferencePageTexts.title}
      label={differences.open}
      to={openDifferencesPath}
      count={total}
      failure={error as HttpError | null}
      failed={differences.failed}
      onRetry={() => void refetch()}
    />
  )
}
