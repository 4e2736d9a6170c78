import ClearIcon from '@mui/icons-material/FilterAltOffOutlined'
import { Box, Button, MenuItem, TextField } from '@mui/material'
import { clientTexts } from '@member-care/domain/texts/client-texts.ts'
import { companyFields, type CompanyField, type CompanySearch } from './company-search.ts'

export interface CompanySearchFieldsProps {
  /** Says what is searched. */
  readonly label: string
  readonly search: CompanySearch
  readonly onSearch: (search: CompanySearch) => void
}

/** What to search by, the text, and the way back to everything. */
export function CompanySearchFields({ label, search, onSearch }: CompanySearchFieldsProps) {
  return (
    <Box component="search" aria-label={label} sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '180px minmax(0, 1fr) auto' }, alignItems: 'center' }}>
      <TextField
        select
        label={clientTexts.searchBy}
        value={search.field}
        onChange={(event) => onSearch({ ...search, field: event.target.value as CompanyField })}
        slotProps={{ inputLabel: { shrink: true } }}
      >
        {companyFields.map((field) => (
          <MenuItem key={field} value={field}>
            {clientTexts.filters[field]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={clientTexts.search}
        type="search"
        autoComplete="off"
        value={search.text}
        onChange={(event) => onSearch({ ...search, text: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      <Button startIcon={<ClearIcon />} onClick={() => onSearch({ ...search, text: '' })} disabled={search.text === ''} sx={{ justifySelf: 'start' }}>
        {clientTexts.clearSearch}
      </Button>
    </Box>
  )
}
