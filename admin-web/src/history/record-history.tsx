import HistoryIcon from '@mui/icons-material/HistoryToggleOff'
import { Alert, Box, Paper, Skeleton } from '@mui/material'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { historyTexts } from '@member-care/domain/texts/record-history-texts.ts'
import type { HttpError } from 'react-admin'
import { EmptyState } from '../console/empty-state.tsx'
import { LoadFailure } from '../console/load-failure.tsx'
import { PageSkeleton } from '../console/page-skeleton.tsx'
import type { ChosenMoment } from './chosen-moment.ts'
import { compareRecords } from './compare-records.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { EventTimeline } from './event-timeline.tsx'
import { MomentPanel } from './moment-panel.tsx'
import { useRecordHistory, useRecordMoment, type RecordEvent, type RecordKind } from './record-history-calls.ts'
import { useChosenMoment } from './use-chosen-moment.ts'

interface RecordHistoryProps {
  readonly kind: RecordKind
  readonly id: string
  /** What it is, as in "the client". */
  readonly noun: string
}

/** Everything that happened to a record, and the record as it was at any moment of it. */
export function RecordHistory({ kind, id, noun }: RecordHistoryProps) {
  const { data: events, error, refetch } = useRecordHistory(kind, id)
  const { moment, choose } = useChosenMoment(events?.at(-1)?.revision)
  // Also tells which event an instant falls behind.
  const { data: shown } = useRecordMoment(kind, id, moment)

  if (error)
    return (
      <LoadFailure
        title={(error as HttpError).status === 404 ? historyTexts.notThere : consoleTexts.issue}
        detail={(error as HttpError).message}
        {...((error as HttpError).status !== 404 && { onRetry: () => void refetch() })}
      />
    )
  if (!events) return <PageSkeleton />
  if (events.length === 0) {
    return (
      <Paper variant="outlined">
        <EmptyState icon={HistoryIcon} title={historyTexts.nothing} />
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
        noun={noun}
        events={events}
        chosenRevision={moment && shown?.revision}
        onChoose={(revision) => choose({ revision })}
      />
      <MomentPanel
        noun={noun}
        events={events}
        moment={moment}
        onChoose={choose}
        comparison={moment && <RecordComparison kind={kind} id={id} events={events} moment={moment} />}
      />
    </Box>
  )
}

function RecordComparison({
  kind,
  id,
  events,
  moment,
}: {
  kind: RecordKind
  id: string
  events: readonly RecordEvent[]
  moment: ChosenMoment
}) {
  const then = useRecordMoment(kind, id, moment)
  const lastRevision = events.at(-1)?.revision
  const now = useRecordMoment(kind, id, lastRevision === undefined ? undefined : { revision: lastRevision })

  const error = (then.error ?? now.error) as HttpError | null
  if (error?.status === 404)
    return (
      <Alert severity="info" sx={{ mt: 2 }}>
        {historyTexts.notThen}
      </Alert>
    )
  if (error) {
    const retry = () => void Promise.all([then.refetch(), now.refetch()])
    return <LoadFailure title={historyTexts.thenFailed} detail={error.message} onRetry={retry} />
  }
  if (!then.data || !now.data) return <Skeleton variant="rounded" height={280} sx={{ mt: 2 }} />
  return (
    <ComparisonTable
      label={historyTexts.thenAndNow}
      groups={compareRecords(then.data.fields, now.data.fields)}
      thenAt={then.data.recordedAt}
      isStale={then.isPlaceholderData}
    />
  )
}
