import ClearIcon from '@mui/icons-material/FilterAltOffOutlined'
import { Box, Button, MenuItem, TextField } from '@mui/material'
import { clientTexts } from '@member-care/domain/texts/client-texts.ts'
import { companyFields, type CompanyField, type CompanySearch } from './company-search.ts'

export interface CompanySearchFieldsProps {
  /** Says what is searched. */
  readonly label: string
  readonly search: CompanySearch
  readonly onSearch: (search: CompanySearch) => void
  /** In a dialog, which opens with the focus on what it asks for. */
  readonly autoFocus?: boolean
}

/** What to search by, the text, and the way back to everything. */
export function CompanySearchFields({ label, search, onSearch, autoFocus = false }: CompanySearchFieldsProps) {
  return (
    <Box
      component="search"
      aria-label={label}
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr', sm: '180px minmax(0, 1fr) auto' },
        alignItems: 'center',
      }}
    >
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
        autoFocus={autoFocus}
        value={search.text}
        onChange={(event) => onSearch({ ...search, text: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      <Button
        startIcon={<ClearIcon />}
        onClick={() => onSearch({ ...search, text: '' })}
        disabled={search.text === ''}
        sx={{ justifySelf: 'start', display: { xs: search.text === '' ? 'none' : 'inline-flex', sm: 'inline-flex' } }}
      >
        {clientTexts.clearSearch}
      </Button>
    </Box>
  )
}
