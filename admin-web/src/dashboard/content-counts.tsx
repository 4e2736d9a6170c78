import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { dashboardTexts } from '@member-care/domain/texts/dashboard-texts.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Box, Link, Skeleton, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { Panel } from '../console/field-list.tsx'
import { expiringPath, submittedPath } from '../content/content-record.ts'
import { useListTotal } from '../list/use-list-total.ts'

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
  const { total, failure, refetch } = useListTotal('content', { field: 'updatedAt', order: 'DESC' }, filter)
  if (failure && total === undefined)
    return <LoadFailure title={texts.failed} detail={failure.message} onRetry={refetch} />
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
