import ClearIcon from '@mui/icons-material/FilterAltOffOutlined'
import { Box, Button, MenuItem, TextField } from '@mui/material'
import { administratorListTexts as texts } from '@member-care/domain/texts/administrator-list-texts.ts'
import { useListContext } from 'react-admin'
import { FilterSelect } from '../list/filter-select.tsx'
import { PersonalSearchField } from '../list/personal-search-field.tsx'
import type { ListSearch } from '../list/list-search.ts'
import { searchFields, type SearchField } from './administrator-list-address.ts'

interface AdministratorFiltersProps {
  readonly search: ListSearch
  readonly field: SearchField
  readonly onField: (field: SearchField) => void
  /** The list was opened from a company. */
  readonly isOfCompany: boolean
}

/** The search and, for a list that was opened from a company, the member type (3§2.11). */
export function AdministratorFilters({ search, field, onField, isOfCompany }: AdministratorFiltersProps) {
  const { filterValues, setFilters } = useListContext()
  return (
    <Box
      component="search"
      aria-label={texts.filterLabel}
      sx={{
        display: 'grid',
        gap: 1.5,
        p: 1.5,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 2fr', md: '180px minmax(0, 360px) auto auto' },
        justifyContent: 'start',
        alignItems: 'center',
      }}
    >
      <TextField
        select
        label={texts.searchBy}
        value={field}
        onChange={(event) => onField(event.target.value as SearchField)}
      >
        {searchFields.map((one) => (
          <MenuItem key={one} value={one}>
            {texts.searchFields[one]}
          </MenuItem>
        ))}
      </TextField>
      <PersonalSearchField label={texts.searchOf(texts.searchFields[field])} search={search} limit={320} />
      {isOfCompany && (
        <FilterSelect
          source="memberType"
          label={texts.memberType}
          everything={texts.memberTypes.all}
          choices={[
            { value: 'E', label: texts.memberTypes.E },
            { value: 'D', label: texts.memberTypes.D },
          ]}
        />
      )}
      <Button
        startIcon={<ClearIcon />}
        onClick={() => {
          search.setText('')
          setFilters({}, {})
        }}
        disabled={search.text === '' && filterValues.memberType === undefined}
        sx={{ justifySelf: 'start' }}
      >
        {texts.clear}
      </Button>
    </Box>
  )
}
