import ClearIcon from '@mui/icons-material/FilterAltOffOutlined'
import { Box, Button, MenuItem, TextField } from '@mui/material'
import { userListTexts } from '@member-care/domain/texts/user-list-texts.ts'
import { useListContext } from 'react-admin'
import { usePowers } from '../console/administrator.ts'
import { FilterSelect } from '../list/filter-select.tsx'
import { PersonalSearchField } from '../list/personal-search-field.tsx'
import type { UserSearch } from './use-user-search.ts'
import { searchFields, type SearchField } from './user-list-address.ts'

const { memberTypes } = userListTexts

/** So short a text finds only what begins with it. */
const SHORT = 2

/** Member type, what to search by, the text, and the way back to everybody (3§2.9). */
export function UserFilters({ search }: { search: UserSearch }) {
  const { filterValues, setFilters } = useListContext()
  const typed = search.text.trim()
  const seesNumbers = usePowers()?.has('nric.unmasked') ?? false
  return (
    <Box
      component="search"
      aria-label={userListTexts.filterLabel}
      sx={{
        display: 'grid',
        gap: 1.5,
        p: 1.5,
        gridTemplateColumns: { xs: '1fr 1fr', md: '150px 150px minmax(0, 1fr) auto' },
        alignItems: 'start',
      }}
    >
      <FilterSelect
        source="memberType"
        label={userListTexts.memberType}
        everything={memberTypes.all}
        choices={[
          { value: 'E', label: memberTypes.E },
          { value: 'D', label: memberTypes.D },
        ]}
      />
      <TextField
        select
        label={userListTexts.searchBy}
        value={search.field}
        onChange={(event) => search.setField(event.target.value as SearchField)}
        slotProps={{ inputLabel: { shrink: true } }}
      >
        {(Object.keys(searchFields) as SearchField[]).map((field) => (
          <MenuItem key={field} value={field}>
            {userListTexts.searchFields[field]}
          </MenuItem>
        ))}
      </TextField>
      <PersonalSearchField
        label={userListTexts.search}
        search={search}
        helperText={hintAt(search.field, typed, seesNumbers)}
        sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
      />
      <Button
        startIcon={<ClearIcon />}
        onClick={() => {
          search.setText('')
          setFilters({}, {})
        }}
        disabled={search.text === '' && filterValues.memberType === undefined}
        sx={{ justifySelf: 'start', mt: { md: 0.25 } }}
      >
        {userListTexts.clearSearch}
      </Button>
    </Box>
  )
}

function hintAt(field: SearchField, typed: string, seesNumbers: boolean): string | undefined {
  if (field === 'nric' && !seesNumbers) return userListTexts.wholeNumber
  return typed !== '' && typed.length <= SHORT ? userListTexts.shortSearch : undefined
}
