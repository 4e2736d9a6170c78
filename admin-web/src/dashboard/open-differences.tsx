import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { coverDifferencePageTexts } from '@member-care/domain/texts/cover-difference-texts.ts'
import { dashboardTexts } from '@member-care/domain/texts/dashboard-texts.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Box, Link, Skeleton, Typography } from '@mui/material'
import { useGetList, type HttpError } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { openDifferencesPath, type CoverDifference } from '../claims/cover-differences/difference-record.ts'
import { Panel } from '../console/field-list.tsx'

/** How many decided claims wait for the desk to look at them again, with the way to them. */
export function OpenDifferences() {
  const { differences } = dashboardTexts
  // Only their number is shown. It is not asked for again and again: a list counts as use of the session.
  const { total, error, refetch } = useGetList<CoverDifference>('cover-differences', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'foundAt', order: 'DESC' },
    filter: {},
  })
  const failure = error as HttpError | null
  return (
    <Panel title={coverDifferencePageTexts.title}>
      {failure && total === undefined ? (
        <LoadFailure title={differences.failed} detail={failure.message} onRetry={() => void refetch()} />
      ) : (
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2, py: 1 }}>
          <Link component={RouterLink} to={openDifferencesPath} sx={{ minHeight: 24 }}>
            {differences.open}
          </Link>
          <Typography component="span" variant="h2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {total === undefined ? <Skeleton variant="rounded" width={32} height={24} /> : shownCount(total)}
          </Typography>
        </Box>
      )}
    </Panel>
  )
}
