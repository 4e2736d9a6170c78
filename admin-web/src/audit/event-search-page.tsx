import SearchIcon from '@mui/icons-material/ManageSearch'
import { Autocomplete, Box, Button, Paper, TextField } from '@mui/material'
import { auditTexts } from '@member-care/domain/texts/audit-texts.ts'
import { useSearchParams } from 'react-router-dom'
import { EmptyState } from '../console/empty-state.tsx'
import { LoadFailure } from '../console/load-failure.tsx'
import { PageHeading } from '../console/page-heading.tsx'
import { PageSkeleton } from '../console/page-skeleton.tsx'
import { useEventSearch, useEventTypes, type EventFilter } from './audit-calls.ts'
import { DayRange } from './day-range.tsx'
import { FoundEvents } from './found-events.tsx'
import { PersonPicker } from './person-picker.tsx'
import { endOfDay, readSearch, startOfDay, writeSearch, type AuditSearch } from './search-address.ts'

/** The search over all events. */
export default function EventSearchPage() {
  const [query, setQuery] = useSearchParams()
  const search = readSearch(query)
  const change = (changed: Partial<AuditSearch>) => setQuery(writeSearch({ ...search, ...changed }), { replace: true })
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isPlaceholderData } = useEventSearch(filterOf(search))
  const events = data?.pages.flatMap((page) => page.events)

  return (
    <>
      <PageHeading title={auditTexts.menu.events}>{auditTexts.introductions.events}</PageHeading>
      <Filters search={search} onChange={change} />
      {error && <LoadFailure title="The events could not be searched." detail={error.message} onRetry={() => void refetch()} />}
      {!error && !events && <PageSkeleton />}
      {events && !error && (
        <Paper variant="outlined" aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
          {events.length === 0 ? <EmptyState icon={SearchIcon} title={auditTexts.noEvents} /> : <FoundEvents events={events} />}
          {hasNextPage && (
            <Box sx={{ p: 2, textAlign: 'center', borderTop: 1, borderColor: 'divider' }}>
              <Button onClick={() => void fetchNextPage()} loading={isFetchingNextPage}>
                Show older events
              </Button>
            </Box>
          )}
        </Paper>
      )}
    </>
  )
}

function Filters({ search, onChange }: { search: AuditSearch; onChange: (changed: Partial<AuditSearch>) => void }) {
  const { data: types = [] } = useEventTypes()
  return (
    <Paper component="section" aria-label="Filters" variant="outlined" sx={{ p: 2, mb: 2.5, display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
      <PersonPicker label="About whom" personId={search.person} onPick={(person) => onChange({ person })} />
      <PersonPicker label="Done by" personId={search.actor} onPick={(actor) => onChange({ actor })} />
      <Autocomplete
        multiple
        value={types.filter(({ type }) => search.types.includes(type))}
        options={types}
        getOptionLabel={({ title }) => title}
        getOptionKey={({ type }) => type}
        disableCloseOnSelect
        limitTags={3}
        onChange={(_event, chosen) => onChange({ types: chosen.map(({ type }) => type) })}
        renderInput={(params) => <TextField {...params} label="What happened" />}
      />
      <DayRange from={search.from} to={search.to} onChange={onChange} />
    </Paper>
  )
}

function filterOf({ person, actor, types, from, to }: AuditSearch): EventFilter {
  return {
    ...(person && { personId: person }),
    ...(actor && { actorId: actor }),
    ...(types.length > 0 && { types: [...types] }),
    ...(from && { from: startOfDay(from) }),
    ...(to && { to: endOfDay(to) }),
  }
}
