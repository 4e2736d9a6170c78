import { coverDifferencePageTexts } from '@member-care/domain/texts/cover-difference-texts.ts'
import { dashboardTexts } from '@member-care/domain/texts/dashboard-texts.ts'
import { openDifferencesPath } from '../claims/cover-differences/difference-record.ts'
import { useListTotal } from '../list/use-list-total.ts'
import { WaitingLine } from './waiting-line.tsx'

/** How many decided claims wait for the desk to look at them again, with the way to them. */
export function OpenDifferences() {
  const { differences } = dashboardTexts
  const { total, failure, refetch } = useListTotal('cover-differences', { field: 'foundAt', order: 'DESC' })
  return (
    <WaitingLine
      title={coverDifferencePageTexts.title}
      label={differences.open}
      to={openDifferencesPath}
      count={total}
      failure={failure}
      failed={differences.failed}
      onRetry={refetch}
    />
  )
}
