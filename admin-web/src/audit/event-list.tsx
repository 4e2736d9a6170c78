import SearchIcon from '@mui/icons-material/ManageSearch'
import { auditTexts } from '@member-care/domain/texts/audit-texts.ts'
import { Box } from '@mui/material'
import { ConsoleList } from '../list/console-list.tsx'
import type { FoundEvent } from './audit-lists.ts'
import { EventCard, eventColumns } from './event-columns.tsx'
import { EventFilters } from './event-filters.tsx'
import { eventListAddress } from './search-address.ts'
import { historyAddress } from '../history/history-address.ts'

const { events: texts } = auditTexts

/** The search over all events, the newest first. */
export default function EventList() {
  return (
    <ConsoleList<FoundEvent>
      resource="events"
      address={eventListAddress}
      title={auditTexts.menu.events}
      subtitle={<Box>{auditTexts.introductions.events}</Box>}
      icon={SearchIcon}
      texts={{ loadFailed: texts.failed, empty: auditTexts.noEvents }}
      filters={<EventFilters />}
      opens={({ record, revision }) => historyAddress(record, revision) ?? false}
      columns={eventColumns()}
      hiddenColumns={['meaning']}
      card={(event) => <EventCard event={event} />}
    />
  )
}
