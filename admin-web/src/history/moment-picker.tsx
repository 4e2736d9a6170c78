import { Box, Button, Slider, Typography } from '@mui/material'
import { useState, type SyntheticEvent } from 'react'
import { momentTexts, timelineTexts } from '@member-care/domain/texts/record-history-texts.ts'
import { DateField } from '../console/date-field.tsx'
import { formatInstant, fromMomentValue, toMomentValue } from '../console/singapore-time.ts'
import type { ChosenMoment } from './chosen-moment.ts'
import type { HistoryEvent } from './history-record.ts'

export interface MomentPickerProps {
  /** Oldest first; at least one. */
  readonly events: readonly HistoryEvent[]
  readonly moment: ChosenMoment | undefined
  readonly onChoose: (moment: ChosenMoment) => void
}

/** Two ways to a moment: a slider from event to event, and a date with a time in Singapore. */
export function MomentPicker({ events, moment, onChoose }: MomentPickerProps) {
  const last = events.length - 1
  const index = moment ? indexAt(events, moment) : last
  const event = events[Math.max(0, index)]

  return (
    <Box>
      {last > 0 && (
        <Box sx={{ px: 1 }}>
          <Slider
            aria-label={momentTexts.event}
            value={Math.max(0, index)}
            min={0}
            max={last}
            step={1}
            marks
            getAriaValueText={(value) => valueText(events, value)}
            onChange={(_event, value) => {
              const chosen = events[Array.isArray(value) ? 0 : (value as number)]
              if (chosen) onChoose({ revision: chosen.revision })
            }}
          />
        </Box>
      )}
      {event && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          {moment
            ? valueText(events, Math.max(0, index))
            : momentTexts.lastOn(timelineTexts.count(events.length), formatInstant(event.recordedAt))}
        </Typography>
      )}
      {event && (
        <InstantForm
          key={event.recordedAt}
          initial={moment && 'at' in moment ? moment.at : event.recordedAt}
          onChoose={onChoose}
        />
      )}
    </Box>
  )
}

function InstantForm({ initial, onChoose }: { initial: string; onChoose: (moment: ChosenMoment) => void }) {
  const [value, setValue] = useState(toMomentValue(initial))
  const instant = fromMomentValue(value)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (instant !== undefined) onChoose({ at: instant })
  }

  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <DateField
        kind="moment"
        label={momentTexts.instant}
        value={value}
        onChange={setValue}
        sx={{ flex: 1, minWidth: 0 }}
      />
      <Button type="submit" variant="outlined" disabled={instant === undefined}>
        {momentTexts.show}
      </Button>
    </Box>
  )
}

/** The last event not after the moment; -1 before the first. */
function indexAt(events: readonly HistoryEvent[], moment: ChosenMoment): number {
  if ('revision' in moment) return events.findLastIndex(({ revision }) => revision <= moment.revision)
  return events.findLastIndex(({ recordedAt }) => Date.parse(recordedAt) <= Date.parse(moment.at))
}

function valueText(events: readonly HistoryEvent[], index: number): string {
  const event = events[index]
  return event ? momentTexts.nth(index + 1, events.length, event.title, formatInstant(event.recordedAt)) : ''
}
