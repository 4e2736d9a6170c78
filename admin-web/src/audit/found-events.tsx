import { Box, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { FORGOTTEN } from '../console/forgotten.ts'
import { formatInstant } from '../console/singapore-time.ts'
import { actorText } from '../history/actor-text.ts'
import { historyAddress } from '../history/history-address.ts'
import type { HistoryEvent } from '../history/history-record.ts'
import type { FoundEvent } from './audit-calls.ts'

/** Events that were found, newest first, each a sentence that opens the history of its record at this event. */
export function FoundEvents({ events }: { events: readonly FoundEvent[] }) {
  return (
    <Box component="ul" aria-label="Events" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {events.map((event) => (
        <Box
          component="li"
          key={event.id}
          sx={{ px: 2, py: 1.25, display: 'grid', columnGap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '170px minmax(0, 1fr)' }, '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' } }}
        >
          <Typography variant="body2" component="time" dateTime={event.at} sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', pt: '2px' }}>
            {formatInstant(event.at)}
          </Typography>
          <Sentence event={event} />
        </Box>
      ))}
    </Box>
  )
}

function Sentence({ event }: { event: FoundEvent }) {
  const { who, what } = actorText(event.actor as HistoryEvent['actor'])
  const address = historyAddress(event.record, event.revision)
  const about = event.subjects.map(({ name }) => name ?? FORGOTTEN)
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ fontWeight: 620 }}>
        {address ? (
          <Link component={RouterLink} to={address} sx={{ display: 'inline-block', minHeight: 24 }}>
            {event.title}
          </Link>
        ) : (
          event.title
        )}
        {about.length > 0 && (
          <Box component="span" sx={{ fontWeight: 400 }}>
            {' '}
            · {about.join(', ')}
          </Box>
        )}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {who}, {what.toLowerCase()}. {event.meaning}
      </Typography>
    </Box>
  )
}
