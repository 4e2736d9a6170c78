import { Box, Paper, Skeleton, Typography } from '@mui/material'
import { undecidedStatuses, type UndecidedStatus } from '@member-care/domain/claim/claim-status.ts'
import { Link } from 'react-router-dom'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import type { ClaimResource } from '../claims/claim-record.ts'
import { ClaimStatusChip } from '../claims/claim-status-chip.tsx'
import { resourceOf } from '../claims/queue/queue-record.ts'
import { dashboardTexts } from '@member-care/domain/texts/dashboard-texts.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { useQueueCounts } from '../claims/queue/use-queue-counts.ts'

/** How many claims of a kind wait, by status; each count leads to its list. */
export function ClaimCounts({ resource, title }: { resource: ClaimResource; title: string }) {
  const { data, error, refetch } = useQueueCounts()
  return (
    <Paper
      component="section"
      aria-label={title}
      variant="outlined"
      sx={{ pt: { xs: 2, sm: 2.5 }, overflow: 'hidden' }}
    >
      <Typography variant="h2" sx={{ px: { xs: 2, sm: 2.5 }, mb: 1 }}>
        {title}
      </Typography>
      {error && !data ? (
        <Box sx={{ p: { xs: 2, sm: 2.5 }, pt: 0 }}>
          <LoadFailure title={dashboardTexts.claimsFailed} detail={error.message} onRetry={() => void refetch()} />
        </Box>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {undecidedStatuses.map((status) => (
            <li key={status}>
              <CountLink resource={resource} status={status} />
            </li>
          ))}
        </Box>
      )}
    </Paper>
  )
}

function CountLink({ resource, status }: { resource: ClaimResource; status: UndecidedStatus }) {
  const { data } = useQueueCounts()
  // A status in which nothing waits has no count.
  const total =
    data && (data.find((count) => count.status === status && resourceOf(count.kind) === resource)?.total ?? 0)
  return (
    <Box
      component={Link}
      to={`/${resource}?claimStatus=${status}`}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '150px minmax(0, 1fr) auto' },
        gridTemplateAreas: { xs: '"status total" "waits total"', sm: '"status waits total"' },
        alignItems: 'center',
        columnGap: 1.5,
        px: { xs: 2, sm: 2.5 },
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        color: 'inherit',
        textDecoration: 'none',
        outlineOffset: '-3px !important',
        '&:hover': { bgcolor: 'background.default' },
      }}
    >
      <Box component="span" sx={{ gridArea: 'status' }}>
        <ClaimStatusChip status={status} />
      </Box>
      <Typography component="span" variant="body2" sx={{ gridArea: 'waits', color: 'text.secondary' }}>
        {dashboardTexts.waitsFor[status]}
      </Typography>
      <Typography component="span" variant="h2" sx={{ gridArea: 'total', fontVariantNumeric: 'tabular-nums' }}>
        {total === undefined ? <Skeleton variant="rounded" width={32} height={24} /> : shownCount(total)}
      </Typography>
    </Box>
  )
}
