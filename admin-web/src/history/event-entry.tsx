import SeeIcon from '@mui/icons-material/HistoryToggleOff'
import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material'
import { tamperedHistoryTexts } from '@member-care/domain/texts/audit-texts.ts'
import { timelineTexts } from '@member-care/domain/texts/record-history-texts.ts'
import { formatInstant } from '../console/singapore-time.ts'
import { actorText } from './actor-text.ts'
import { EventChanges } from './event-changes.tsx'
import { EventTechnicalData } from './event-technical-data.tsx'
import { EventReason } from './event-reason.tsx'
import type { ToldEvent } from './history-record.ts'

export interface EventEntryProps {
  /** What it is about, as in "the claim". */
  readonly noun: string
  readonly event: ToldEvent
  /** Undefined for the first event, and after one that is not shown. */
  readonly previousHash: string | undefined
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** One event: when, what, who, what it changed; its identifiers folded away. */
export function EventEntry({ noun, event, previousHash, isChosen, onChoose }: EventEntryProps) {
  const { who, what } = actorText(event.actor)
  return (
    <Box
      component="li"
      aria-current={isChosen ? 'true' : undefined}
      sx={{
        display: 'grid',
        gridTemplateColumns: '18px minmax(0, 1fr)',
        columnGap: 1.5,
        '&:last-child .line': { display: 'none' },
      }}
    >
      <Box aria-hidden="true" sx={{ position: 'relative' }}>
        <Box
          className="line"
          sx={{ position: 'absolute', left: 8, top: 12, bottom: -4, width: 2, bgcolor: 'divider' }}
        />
        <Box
          sx={{
            position: 'relative',
            mt: '5px',
            width: 18,
            height: 18,
            borderRadius: '50%',
            border: '5px solid',
            borderColor: isChosen ? 'primary.main' : 'primary.light',
            bgcolor: isChosen ? 'primary.light' : 'primary.main',
          }}
        />
      </Box>
      <Box sx={{ pb: 3, minWidth: 0 }}>
        <Typography
          variant="caption"
          component="time"
          dateTime={event.recordedAt}
          sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {formatInstant(event.recordedAt)}
        </Typography>
        <Typography variant="h3">{event.title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Box component="span" sx={{ fontWeight: 600, color: 'text.primary', overflowWrap: 'anywhere' }}>
            {who}
          </Box>{' '}
          · {what}
        </Typography>
        {event.problem !== null && (
          <Alert severity="error" role="note" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            <AlertTitle>{tamperedHistoryTexts.event}</AlertTitle>
            {event.problem}
          </Alert>
        )}
        <EventReason event={event} />
        <EventChanges changes={event.changes} />
        <Button
          size="small"
          variant={isChosen ? 'contained' : 'outlined'}
          startIcon={<SeeIcon />}
          aria-pressed={isChosen}
          aria-label={timelineTexts.asItWasAt(noun, event.title, formatInstant(event.recordedAt))}
          onClick={onChoose}
          sx={{ mt: 1.25 }}
        >
          {timelineTexts.asItWasThen(noun)}
        </Button>
        <EventTechnicalData event={event} previousHash={previousHash} />
      </Box>
    </Box>
  )
}
