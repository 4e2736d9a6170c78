import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Box, Link, Skeleton, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { Panel } from '../console/field-list.tsx'

interface WaitingLineProps {
  /** Of the panel. */
  readonly title: string
  /** What waits, as the way to it. */
  readonly label: string
  readonly to: string
  /** Undefined until it was counted. */
  readonly count: number | undefined
  readonly failure: Error | null
  /** What is said where it could not be counted. */
  readonly failed: string
  readonly onRetry: () => void
}

/** How many of a kind wait, with the way to them. */
export function WaitingLine({ title, label, to, count, failure, failed, onRetry }: WaitingLineProps) {
  return (
    <Panel title={title}>
      {failure && count === undefined ? (
        <LoadFailure title={failed} detail={failure.message} onRetry={onRetry} />
      ) : (
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2, py: 1 }}>
          <Link component={RouterLink} to={to} sx={{ minHeight: 24 }}>
            {label}
          </Link>
          <Typography component="span" variant="h2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {count === undefined ? <Skeleton variant="rounded" width={32} height={24} /> : shownCount(count)}
          </Typography>
        </Box>
      )}
    </Panel>
  )
}
