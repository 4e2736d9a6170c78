import ClearIcon from '@mui/icons-material/FilterAltOffOutlined'
import { Box, Button, Chip, MenuItem, TextField } from '@mui/material'
import { claimListTexts } from '@member-care/domain/texts/claim-list-texts.ts'
import { claimStatusLabels } from '@member-care/domain/texts/claim-status-texts.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { handoverFailureText, handoverTexts } from '@member-care/domain/texts/handover-texts.ts'
import { useListContext } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { usePowers } from '../../console/administrator.ts'
import { useListPlace } from '../../list/list-router.tsx'
import { EVERY_STATUS, statusFilters, statusIn } from './claim-list-address.ts'
import { CompanyFilter } from './company-filter.tsx'
import type { PersonSearch } from './use-person-search.ts'

interface ClaimFilterValues {
  readonly companyId?: string
  readonly handoverReason?: string
}

/** Company, status, name and NRIC (3§2.15). */
export function ClaimFilters({ person }: { person: PersonSearch }) {
  const { filterValues, setFilters, page } = useListContext()
  const { goTo } = useListPlace()
  const { search } = useLocation()
  const seesNumbers = usePowers()?.has('nric.unmasked') ?? false
  const { companyId = '', handoverReason = '' }: ClaimFilterValues = filterValues
  const status = statusIn(search)
  const change = (part: object) => setFilters({ ...filterValues, claimStatus: status, ...part }, {})
  const find = (set: (text: string) => void, text: string) => {
    set(text)
    if (page !== 1) goTo(1)
  }
  const isFiltered = Object.keys(filterValues).length > 0 || !person.isEmpty
  return (
    <Box
      component="search"
      aria-label={claimListTexts.filterLabel}
      sx={{
        display: 'grid',
        gap: 1.5,
        p: 1.5,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '2fr 1.3fr 1.5fr 1.2fr auto' },
        alignItems: 'center',
      }}
    >
      <CompanyFilter companyId={companyId} onChange={(chosen) => change({ companyId: chosen })} />
      <TextField
        select
        label={claimListTexts.status}
        value={status}
        onChange={(event) => change({ claimStatus: event.target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      >
        {statusFilters.map((one) => (
          <MenuItem key={one} value={one}>
            {one === EVERY_STATUS ? consoleTexts.claims.everyStatus : claimStatusLabels[one]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={claimListTexts.name}
        type="search"
        autoComplete="off"
        value={person.name.text}
        onChange={(event) => find(person.name.setText, event.target.value)}
      />
      <TextField
        label={seesNumbers ? claimListTexts.nric : claimListTexts.wholeNric}
        type="search"
        autoComplete="off"
        value={person.nric.text}
        onChange={(event) => find(person.nric.setText, event.target.value.toUpperCase())}
        slotProps={{ htmlInput: { spellCheck: false } }}
      />
      <Button
        startIcon={<ClearIcon />}
        onClick={() => {
          person.clear()
          setFilters({}, {})
        }}
        disabled={!isFiltered}
        sx={{ justifySelf: { xs: 'start', md: 'auto' } }}
      >
        {claimListTexts.clear}
      </Button>
      {handoverReason !== '' && (
        <Chip
          variant="outlined"
          label={`${handoverTexts.onlyReason}: ${handoverFailureText(handoverReason).why}`}
          onDelete={() => change({ handoverReason: '' })}
          sx={{ gridColumn: '1 / -1', justifySelf: 'start', maxWidth: '100%' }}
        />
      )}
    </Box>
  )
}
