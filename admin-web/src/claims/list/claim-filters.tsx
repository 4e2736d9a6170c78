import ClearIcon from '@mui/icons-material/FilterAltOffOutlined'
import { Box, Button, Chip, MenuItem, TextField } from '@mui/material'
import { claimStatusLabels } from '@member-care/domain/claim/claim-status.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { handoverFailureText, handoverTexts } from '@member-care/domain/texts/handover-texts.ts'
import { EVERY_STATUS, statusFilters, type StatusFilter } from './claim-list-address.ts'
import type { ClaimListQuery } from './claim-list-query.ts'
import { CompanyFilter } from './company-filter.tsx'

/** Company, status, name and NRIC (3§2.15). */
export function ClaimFilters({ query }: { query: ClaimListQuery }) {
  return (
    <Box
      component="search"
      aria-label="Filter claims"
      sx={{ display: 'grid', gap: 1.5, p: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '2fr 1.3fr 1.5fr 1.2fr auto' }, alignItems: 'center' }}
    >
      <CompanyFilter companyId={query.companyId} onChange={(companyId) => query.change({ companyId })} />
      <TextField
        select
        label="Status"
        value={query.claimStatus}
        onChange={(event) => query.change({ claimStatus: event.target.value as StatusFilter })}
        slotProps={{ inputLabel: { shrink: true } }}
      >
        {statusFilters.map((status) => (
          <MenuItem key={status} value={status}>
            {status === EVERY_STATUS ? consoleTexts.claims.everyStatus : claimStatusLabels[status]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label="Name"
        type="search"
        autoComplete="off"
        value={query.person.name}
        onChange={(event) => query.searchPerson({ name: event.target.value })}
      />
      <TextField
        label="NRIC"
        type="search"
        autoComplete="off"
        value={query.person.nric}
        onChange={(event) => query.searchPerson({ nric: event.target.value.toUpperCase() })}
        slotProps={{ htmlInput: { spellCheck: false } }}
      />
      <Button startIcon={<ClearIcon />} onClick={query.clear} disabled={!query.isFiltered} sx={{ justifySelf: { xs: 'start', md: 'auto' } }}>
        Clear
      </Button>
      {query.handoverReason !== '' && (
        <Chip
          variant="outlined"
          label={`${handoverTexts.onlyReason}: ${handoverFailureText(query.handoverReason).why}`}
          onDelete={() => query.change({ handoverReason: '' })}
          sx={{ gridColumn: '1 / -1', justifySelf: 'start', maxWidth: '100%' }}
        />
      )}
    </Box>
  )
}
