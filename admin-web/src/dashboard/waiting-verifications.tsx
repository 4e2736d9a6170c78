import type { Power } from '@member-care/domain/access/powers.ts'
import { Box, Link, Skeleton, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { isConsolePage, pagesFor } from '../console/console-pages.tsx'
import { Panel } from '../console/field-list.tsx'
import { useVerificationCounts } from '../verification/waiting-count.tsx'

/** How much waits in each queue that somebody with these powers decides on; each leads to its queue. */
export function WaitingVerifications({ powers }: { powers: ReadonlySet<Power> }) {
  const { data: counts, error } = useVerificationCounts()
  const queues = pagesFor(powers).filter(isConsolePage)
  return (
    <Panel title="Waiting for your verification">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {queues.map(({ path, label, counts: queue }) =>
          queue === undefined ? null : (
            <Box component="li" key={path} sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2, py: 1, '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' } }}>
              <Link component={RouterLink} to={`/${path}`} sx={{ minHeight: 24 }}>
                {label}
              </Link>
              <Typography component="span" variant="h2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {counts?.[queue].toLocaleString('en-SG') ?? (error ? '–' : <Skeleton variant="rounded" width={32} height={24} />)}
              </Typography>
            </Box>
          ),
        )}
      </Box>
    </Panel>
  )
}
