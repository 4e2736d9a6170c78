import HistoryIcon from '@mui/icons-material/HistoryToggleOff'
import { Box, Paper } from '@mui/material'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { claimHistoryTexts } from '@member-care/domain/texts/claim-history-texts.ts'
import type { HttpError } from 'react-admin'
import { EmptyState } from '../../console/empty-state.tsx'
import { LoadFailure } from '../../console/load-failure.tsx'
import { PageSkeleton } from '../../console/page-skeleton.tsx'
import { useChosenMoment } from '../../history/use-chosen-moment.ts'
import { EventTimeline } from '../../history/event-timeline.tsx'
import { MomentComparison } from './moment-comparison.tsx'
import { MomentPanel } from '../../history/moment-panel.tsx'
import { useClaimHistory, useClaimMoment } from './use-claim-history.ts'

/** Everything that happened to a claim, and the claim as it was at any moment of it. */
export function ClaimHistory({ claimId }: { claimId: string }) {
  const { data: events, error, refetch } = useClaimHistory(claimId)
  const { moment, choose } = useChosenMoment(events?.at(-1)?.revision)
  // Also tells which event an instant falls behind.
  const { data: shown } = useClaimMoment(claimId, moment)

  if (error)
    return (
      <LoadFailure
        title={failureTitle(error as HttpError)}
        detail={(error as HttpError).message}
        {...((error as HttpError).status !== 404 && { onRetry: () => void refetch() })}
      />
    )
  if (!events) return <PageSkeleton />
  if (events.length === 0) {
    return (
      <Paper variant="outlined">
        <EmptyState icon={HistoryIcon} title={consoleTexts.empty.plain}>
          {claimHistoryTexts.nothing}
        </EmptyState>
      </Paper>
    )
  }
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
      }}
    >
      <EventTimeline
        noun={claimHistoryTexts.noun}
        events={events}
        chosenRevision={moment && shown?.revision}
        onChoose={(revision) => choose({ revision })}
      />
      <MomentPanel
        noun={claimHistoryTexts.noun}
        events={events}
        moment={moment}
        onChoose={choose}
        comparison={moment && <MomentComparison claimId={claimId} events={events} moment={moment} />}
      />
    </Box>
  )
}

function failureTitle({ status }: HttpError): string {
  return status === 404 ? claimHistoryTexts.notThere : consoleTexts.claimDataError
}
