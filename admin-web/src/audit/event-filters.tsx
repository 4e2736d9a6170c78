import { auditTexts } from '@member-care/domain/texts/audit-texts.ts'
import { Autocomplete, Box, FormControlLabel, Switch, TextField } from '@mui/material'
import { useListFilters } from '../list/use-list-filters.ts'
import { useEventTypes } from './audit-calls.ts'
import type { EventFilter } from './audit-lists.ts'
import { DayRange } from './day-range.tsx'
import { PersonPicker } from './person-picker.tsx'

const { events: texts } = auditTexts

/** By whom it is about, who did it, what and when. Looks are most of what there is, and change nothing: they show on demand. */
export function EventFilters() {
  const { values: search, change } = useListFilters<EventFilter>()
  const { data: types = [] } = useEventTypes()
  return (
    <Box
      component="search"
      aria-label={auditTexts.filterLabel}
      sx={{
        p: 1.5,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
      }}
    >
      <PersonPicker
        label={texts.aboutWhom}
        personId={search.personId}
        onPick={(person) => change({ personId: person })}
      />
      <PersonPicker label={texts.doneBy} personId={search.actorId} onPick={(person) => change({ actorId: person })} />
      <Autocomplete
        multiple
        value={types.filter(({ type }) => search.types?.includes(type))}
        options={types}
        getOptionLabel={({ title }) => title}
        getOptionKey={({ type }) => type}
        disableCloseOnSelect
        limitTags={3}
        onChange={(_event, chosen) =>
          change({ types: chosen.length === 0 ? undefined : chosen.map(({ type }) => type) })
        }
        renderInput={(params) => <TextField {...params} label={texts.whatHappened} />}
      />
      <Box sx={{ gridColumn: '1 / -1', maxWidth: 480 }}>
        <DayRange from={search.from} to={search.to} onChange={change} />
      </Box>
      <FormControlLabel
        // A choice of types says by itself whether looks are among them.
        disabled={search.types !== undefined}
        control={
          <Switch
            checked={search.looks === 'shown'}
            onChange={(_event, isShown) => change({ looks: isShown ? 'shown' : undefined })}
          />
        }
        label={texts.looks}
      />
    </Box>
  )
}
