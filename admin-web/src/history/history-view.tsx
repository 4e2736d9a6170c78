import HistoryIcon from '@mui/icons-material/HistoryToggleOff'
import { Alert, Box, Paper, Skeleton } from '@mui/material'
import type { HttpError } from 'react-admin'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { PageSkeleton } from '../console/page-skeleton.tsx'
import type { ChosenMoment } from './chosen-moment.ts'
import type { ComparedGroup } from './compared-fields.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { EventTimeline } from './event-timeline.tsx'
import type { ToldEvent } from './history-record.ts'
import { MomentPanel } from './moment-panel.tsx'
import { useRecordHistory, useRecordMoment, type HistoryKind, type MomentOf } from './record-history-calls.ts'
import { useChosenMoment } from './use-chosen-moment.ts'

const NOT_FOUND = 404

export interface HistoryViewProps<Kind extends HistoryKind> {
  readonly kind: Kind
  readonly id: string
  /** What it is, as in "the client". */
  readonly noun: string
  readonly texts: HistoryViewTexts
  /** The record at two moments, field by field. */
  readonly compare: (then: MomentOf<Kind>, now: MomentOf<Kind>) => readonly ComparedGroup[]
}

interface HistoryViewTexts {
  readonly notThere: string
  readonly failed: string
  readonly nothing: string
  readonly nothingHint?: string
  readonly notThen: string
  readonly thenFailed: string
  readonly thenAndNow: string
}

/** Everything that happened to a record, and the record as it was at any moment of it. */
export function HistoryView<Kind extends HistoryKind>(props: HistoryViewProps<Kind>) {
  const { kind, id, noun, texts } = props
  const { data: events, error, refetch } = useRecordHistory(kind, id)
  const { moment, choose } = useChosenMoment(events?.at(-1)?.revision)
  // Also tells which event an instant falls behind.
  const { data: shown } = useRecordMoment(kind, id, moment)

  if (error) {
    const isMissing = (error as HttpError).status === NOT_FOUND
    return (
      <LoadFailure
        title={isMissing ? texts.notThere : texts.failed}
        detail={error.message}
        {...(!isMissing && { onRetry: () => void refetch() })}
      />
    )
  }
  if (!events) return <PageSkeleton />
  if (events.length === 0) {
    return (
      <Paper variant="outlined">
        <EmptyState icon={HistoryIcon} title={texts.nothing}>
          {texts.nothingHint}
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
        comparison={moment && <MomentComparison {...props} events={events} moment={moment} />}
      />
    </Box>
  )
}

interface MomentComparisonProps<Kind extends HistoryKind> extends HistoryViewProps<Kind> {
  readonly events: readonly ToldEvent[]
  readonly moment: ChosenMoment
}

/** The record then and now, field by field. */
function MomentComparison<Kind extends HistoryKind>({
  kind,
  id,
  texts,
  compare,
  events,
  moment,
}: MomentComparisonProps<Kind>) {
  const then = useRecordMoment(kind, id, moment)
  const lastRevision = events.at(-1)?.revision
  const now = useRecordMoment(kind, id, lastRevision === undefined ? undefined : { revision: lastRevision })

  const error = (then.error ?? now.error) as HttpError | null
  if (error) {
    const retry = () => void Promise.all([then.refetch(), now.refetch()])
    return (
      <Box sx={{ mt: 2 }}>
        {error.status === NOT_FOUND ? (
          <Alert severity="info">{texts.notThen}</Alert>
        ) : (
          <LoadFailure title={texts.thenFailed} detail={error.message} onRetry={retry} />
        )}
      </Box>
    )
  }
  if (!then.data || !now.data) return <Skeleton variant="rounded" height={280} sx={{ mt: 2 }} />
  return (
    <ComparisonTable
      label={texts.thenAndNow}
      groups={compare(then.data, now.data)}
      thenAt={then.data.recordedAt}
      isStale={then.isPlaceholderData}
    />
  )
}
