import ClearIcon from '@mui/icons-material/FilterAltOffOutlined'
import { Box, Button, MenuItem, TextField } from '@mui/material'
import { userListTexts } from '@member-care/domain/texts/user-list-texts.ts'
import { memberTypeFilters, searchFields, type MemberTypeFilter, type SearchField } from './user-list-address.ts'
import type { UserListQuery } from './use-user-list-query.ts'

const memberTypeLabels: Readonly<Record<MemberTypeFilter, string>> = { all: userListTexts.memberTypes.all, e: userListTexts.memberTypes.E, d: userListTexts.memberTypes.D }

/** So short a text finds only what begins with it. */
const SHORT = 2

/** Member type, what to search by, the text, and the way back to everybody (3§2.9). */
export function UserFilters({ query }: { query: UserListQuery }) {
  const isShort = query.text.trim() !== '' && query.text.trim().length <= SHORT
  return (
    <Box
      component="search"
      aria-label={userListTexts.filterLabel}
      sx={{ display: 'grid', gap: 1.5, p: 2, gridTemplateColumns: { xs: '1fr 1fr', md: '160px 160px minmax(0, 1fr) auto' }, alignItems: 'start' }}
    >
      <TextField
        select
        label={userListTexts.memberType}
        value={query.memberType}
        onChange={(event) => query.change({ memberType: event.target.value as MemberTypeFilter })}
        slotProps={{ inputLabel: { shrink: true } }}
      >
        {memberTypeFilters.map((memberType) => (
          <MenuItem key={memberType} value={memberType}>
            {memberTypeLabels[memberType]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={userListTexts.searchBy}
        value={query.field}
        onChange={(event) => query.change({ field: event.target.value as SearchField })}
        slotProps={{ inputLabel: { shrink: true } }}
      >
        {searchFields.map((field) => (
          <MenuItem key={field} value={field}>
            {userListTexts.searchFields[field]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={userListTexts.search}
        type="search"
        autoComplete="off"
        value={query.text}
        onChange={(event) => query.searchFor(event.target.value)}
        helperText={isShort ? userListTexts.shortSearch : undefined}
        slotProps={{ htmlInput: { spellCheck: false, maxLength: 100 } }}
        sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
      />
      <Button startIcon={<ClearIcon />} onClick={query.clear} disabled={!query.isFiltered} sx={{ justifySelf: 'start', mt: { md: 0.5 } }}>
        {userListTexts.clearSearch}
      </Button>
    </Box>
  )
}
