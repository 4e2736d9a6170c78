import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { dashboardTexts } from '@member-care/domain/texts/dashboard-texts.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Box, Link, Skeleton, Typography } from '@mui/material'
import { useGetList, type HttpError } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { Panel } from '../console/field-list.tsx'
import { expiringPath, submittedPath, type ContentRow } from '../content/content-record.ts'

const { content: texts } = dashboardTexts

/** How much content waits for approval and how much has an end, with the way to each. */
export function ContentCounts() {
  return (
    <Panel title={texts.title}>
      <Count filter={{ status: 'submitted' }} to={submittedPath} label={texts.waiting} />
      <Count filter={{ expires: true }} to={expiringPath} label={texts.expiring} />
    </Panel>
  )
}

interface CountProps {
  readonly filter: object
  readonly to: string
  readonly label: string
}

function Count({ filter, to, label }: CountProps) {
  // Only their number is shown.
  const { total, error, refetch } = useGetList<ContentRow>('content', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'updatedAt', order: 'DESC' },
    filter,
  })
  const failure = error as HttpError | null
  if (failure && total === undefined)
    return <LoadFailure title={texts.failed} detail={failure.message} onRetry={() => void refetch()} />
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2, py: 0.75 }}>
      <Link component={RouterLink} to={to} sx={{ minHeight: 24 }}>
        {label}
      </Link>
      <Typography component="span" variant="h2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {total === undefined ? <Skeleton variant="rounded" width={32} height={24} /> : shownCount(total)}
      </Typography>
    </Box>
  )
}
