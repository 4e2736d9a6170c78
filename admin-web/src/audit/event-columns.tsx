import { auditTexts } from '@member-care/domain/texts/audit-texts.ts'
import { Box, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { FORGOTTEN } from '../console/forgotten.ts'
import { formatInstant } from '../console/singapore-time.ts'
import { actorText } from '../history/actor-text.ts'
import { historyAddress } from '../history/history-address.ts'
import type { HistoryEvent } from '../history/history-record.ts'
import { ListColumn, type ListColumnProps } from '../list/list-column.tsx'
import type { FoundEvent } from './audit-lists.ts'

const { events: texts } = auditTexts

const listedOfEvent = (): readonly ListColumnProps<FoundEvent>[] => [
  { source: 'at', label: texts.columns.at, render: (event) => <When event={event} /> },
  {
    source: 'title',
    label: texts.columns.what,
    isRowHeader: true,
    textWidth: 240,
    render: (event) => <EventLink event={event} />,
  },
  { source: 'record', label: texts.columns.record, textWidth: 190, render: recordText },
  { source: 'subjects', label: texts.columns.about, textWidth: 170, render: aboutText },
  { source: 'actor', label: texts.columns.by, textWidth: 190, render: byText },
  { source: 'meaning', label: texts.columns.meaning, textWidth: 320, render: ({ meaning }) => meaning },
]

/** What the list shows of an event. */
export const eventColumns = () => listedOfEvent().map((column) => <ListColumn key={column.source} {...column} />)

/** An event in the list where a table does not fit. */
export function EventCard({ event }: { event: FoundEvent }) {
  const about = aboutText(event)
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <When event={event} />
      </Typography>
      <Typography variant="body2" component="div" sx={{ fontWeight: 620 }}>
        <EventLink event={event} />
      </Typography>
      <Typography variant="body2">
        {recordText(event)}
        {about !== '' && ` · ${about}`}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {byText(event)}. {event.meaning}
      </Typography>
    </Box>
  )
}

function When({ event: { at } }: { event: FoundEvent }) {
  return (
    <Box component="time" dateTime={at} sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {formatInstant(at)}
    </Box>
  )
}

/** What happened, as the way to the history of its record at this event. */
function EventLink({ event: { record, revision, title } }: { event: FoundEvent }) {
  const address = historyAddress(record, revision)
  if (address === undefined) return title
  return (
    <Link component={RouterLink} to={address} sx={{ display: 'inline-block', minHeight: 24 }}>
      {title}
    </Link>
  )
}

/** Which record it happened to, by the name that people know it by. */
function recordText({ record: { kind, id, name } }: FoundEvent): string {
  if (kind === null) return '–'
  return texts.record(kind, name ?? id.slice(0, SHORT_ID))
}

/** Enough of an id to tell two apart at a glance. */
const SHORT_ID = 8

function aboutText({ subjects }: FoundEvent): string {
  return subjects.map(({ name }) => name ?? FORGOTTEN).join(', ')
}

function byText({ actor }: FoundEvent): string {
  const { who, what } = actorText(actor as HistoryEvent['actor'])
  return `${who}, ${what.toLowerCase()}`
}
