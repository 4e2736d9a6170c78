import { tamperedHistoryTexts } from '@member-care/domain/texts/audit-texts.ts'
import { timelineTexts } from '@member-care/domain/texts/record-history-texts.ts'
import { Alert, AlertTitle, Box, Paper, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useState } from 'react'
import { EventEntry } from './event-entry.tsx'
import type { ToldEvent } from './history-record.ts'

type Order = 'newest' | 'oldest'

export interface EventTimelineProps {
  /** What they are about, as in "the claim". */
  readonly noun: string
  /** Oldest first. */
  readonly events: readonly ToldEvent[]
  readonly chosenRevision: number | undefined
  readonly onChoose: (revision: number) => void
}

/** The events of a record as a timeline, newest or oldest first. */
export function EventTimeline({ noun, events, chosenRevision, onChoose }: EventTimelineProps) {
  const [order, setOrder] = useState<Order>('newest')
  const inOrder = order === 'newest' ? events.toReversed() : events
  const hashes = new Map(events.map(({ revision, hash }) => [revision, hash]))

  return (
    <Paper component="section" aria-label={timelineTexts.label} variant="outlined" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          justifyContent: 'space-between',
          alignItems: 'center',
          mb: 2.5,
        }}
      >
        <Typography variant="h2">{timelineTexts.count(events.length)}</Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={order}
          onChange={(_event, next: Order | null) => next && setOrder(next)}
          aria-label={timelineTexts.order}
        >
          <ToggleButton value="newest">{timelineTexts.newestFirst}</ToggleButton>
          <ToggleButton value="oldest">{timelineTexts.oldestFirst}</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      {events.some(({ problem }) => problem !== null) && (
        <Alert severity="error" sx={{ mb: 2.5 }}>
          <AlertTitle>{tamperedHistoryTexts.title}</AlertTitle>
          {tamperedHistoryTexts.detail}
        </Alert>
      )}
      <Box
        component="ol"
        reversed={order === 'newest'}
        aria-label={timelineTexts.list}
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
        {inOrder.map((event) => (
          <EventEntry
            key={event.id}
            noun={noun}
            event={event}
            previousHash={hashes.get(event.revision - 1)}
            isChosen={event.revision === chosenRevision}
            onChoose={() => onChoose(event.revision)}
          />
        ))}
      </Box>
    </Paper>
  )
}
