import { dashboardTexts } from '@member-care/domain/texts/dashboard-texts.ts'
import { Box, Link, Skeleton, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { isVerification } from '../console/resource-definition.ts'
import { useOwnPages } from '../console/own-pages.ts'
import { Panel } from '../console/field-list.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { useVerificationCounts } from '../verification/waiting-count.tsx'

/** How much waits in each queue that this administrator decides on; each leads to its queue. */
export function WaitingVerifications() {
  const { data: counts, error, refetch } = useVerificationCounts()
  const queues = useOwnPages()
  return (
    <Panel title={dashboardTexts.waiting}>
      {error && !counts && (
        <LoadFailure title={dashboardTexts.verificationsFailed} detail={error.message} onRetry={() => void refetch()} />
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {queues.map(({ path, label, counts: queue }) =>
          queue === undefined || !isVerification(queue) ? null : (
            <Box
              component="li"
              key={path}
              sx={{
                display: 'flex',
                justifyContent: 'space-between',
                alignItems: 'center',
                gap: 2,
                py: 1,
                '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
              }}
            >
              <Link component={RouterLink} to={`/${path}`} sx={{ minHeight: 24 }}>
                {label}
              </Link>
              <Typography component="span" variant="h2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {counts !== undefined ? (
                  shownCount(counts[queue])
                ) : error ? (
                  '–'
                ) : (
                  <Skeleton variant="rounded" width={32} height={24} />
                )}
              </Typography>
            </Box>
          ),
        )}
      </Box>
    </Panel>
  )
}
