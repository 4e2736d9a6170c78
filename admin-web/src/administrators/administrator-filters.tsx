import ClearIcon from '@mui/icons-material/FilterAltOffOutlined'
import { Box, Button, MenuItem, TextField } from '@mui/material'
import {
  memberTypeChoices,
  memberTypeLabels,
  searchFieldLabels,
  searchFields,
  type MemberTypeChoice,
  type SearchField,
} from './administrator-list-address.ts'
import type { AdministratorList } from './use-administrator-list.ts'

/** The search and, for a list that was opened from a company, the member type (3§2.11). */
export function AdministratorFilters({ list }: { list: AdministratorList }) {
  return (
    <Box
      component="search"
      aria-label="Filter administrators"
      sx={{ display: 'grid', gap: 1.5, p: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 2fr', md: '180px minmax(0, 360px) 160px auto 1fr' }, alignItems: 'center' }}
    >
      <TextField select label="Search by" value={list.field} onChange={(event) => list.change({ field: event.target.value as SearchField })}>
        {searchFields.map((field) => (
          <MenuItem key={field} value={field}>
            {searchFieldLabels[field]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={`Search ${searchFieldLabels[list.field]}`}
        type="search"
        autoComplete="off"
        value={list.searched}
        onChange={(event) => list.search(event.target.value)}
        slotProps={{ htmlInput: { spellCheck: false, maxLength: 320 } }}
      />
      {list.companyId !== '' && (
        <TextField
          select
          label="Member type"
          value={list.memberType}
          onChange={(event) => list.change({ memberType: event.target.value as MemberTypeChoice })}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        >
          {memberTypeChoices.map((choice) => (
            <MenuItem key={choice} value={choice}>
              {memberTypeLabels[choice]}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Button startIcon={<ClearIcon />} onClick={list.clear} disabled={!list.isFiltered} sx={{ justifySelf: 'start' }}>
        Clear
      </Button>
    </Box>
  )
}
