import { Alert, Box, Skeleton } from '@mui/material'
import type { HttpError } from 'react-admin'
import { claimHistoryTexts } from '@member-care/domain/texts/claim-history-texts.ts'
import { LoadFailure } from '../../console/load-failure.tsx'
import type { ChosenMoment } from '../../history/chosen-moment.ts'
import { compareClaims } from './compare-claims.ts'
import { ComparisonTable } from '../../history/comparison-table.tsx'
import type { HistoryEvent } from '../../history/history-record.ts'
import { useClaimMoment } from './use-claim-history.ts'

export interface MomentComparisonProps {
  readonly claimId: string
  readonly events: readonly HistoryEvent[]
  readonly moment: ChosenMoment
}

/** The claim then and now, field by field. */
export function MomentComparison({ claimId, events, moment }: MomentComparisonProps) {
  const then = useClaimMoment(claimId, moment)
  const lastRevision = events.at(-1)?.revision
  const now = useClaimMoment(claimId, lastRevision === undefined ? undefined : { revision: lastRevision })

  const error = (then.error ?? now.error) as HttpError | null
  if (error)
    return (
      <Box sx={{ mt: 2 }}>
        <Failure error={error} onRetry={() => void Promise.all([then.refetch(), now.refetch()])} />
      </Box>
    )
  if (!then.data || !now.data) return <Skeleton variant="rounded" height={280} sx={{ mt: 2 }} />
  return (
    <ComparisonTable
      label={claimHistoryTexts.thenAndNow}
      groups={compareClaims(then.data.claim, now.data.claim)}
      thenAt={then.data.recordedAt}
      isStale={then.isPlaceholderData}
    />
  )
}

function Failure({ error, onRetry }: { error: HttpError; onRetry: () => void }) {
  if (error.status === 404) return <Alert severity="info">{claimHistoryTexts.notThen}</Alert>
  return <LoadFailure title={claimHistoryTexts.thenFailed} detail={error.message} onRetry={onRetry} />
}
