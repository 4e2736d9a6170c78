import ClearIcon from '@mui/icons-material/FilterAltOffOutlined'
import { Box, Button, MenuItem, TextField } from '@mui/material'
import { claimAgeBandLabels, claimAgeBands, type ClaimAgeBand } from '@member-care/domain/claim/claim-age.ts'
import { claimStatuses, claimStatusLabels } from '@member-care/domain/claim/claim-status.ts'
import { claimKinds, type ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { duplicateTexts } from '@member-care/domain/texts/claim-likeness-texts.ts'
import { parseCents } from '@member-care/domain/money/money.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiClient, dataOf } from '../../console/api-client.ts'
import { CompanyFilter } from '../list/company-filter.tsx'
import { freshQueue, type QueueAddress, type QueueStatus } from './queue-address.ts'
import type { QueueState } from './use-queue.ts'

const kindLabels: Readonly<Record<ClaimKind, string>> = { outpatient: 'Outpatient', inpatient: 'Inpatient' }

const statusChoices: readonly (readonly [QueueStatus, string])[] = [
  ['TO_DECIDE', 'To decide'],
  ['UNDECIDED', 'Everything that waits'],
  ...claimStatuses.map((status) => [status, claimStatusLabels[status]] as const),
  ['ALL', 'ALL'],
]

const outcomes = [
  ['', 'Any'],
  ['1', 'Gave up'],
] as const

type DuplicatesChoice = '' | 'only' | 'first'
const duplicatesChoices: readonly (readonly [DuplicatesChoice, string])[] = [
  ['', duplicateTexts.any],
  ['only', duplicateTexts.onlyLikely],
  ['first', duplicateTexts.likelyFirst],
]

/** Who may be given claims: the administrators who decide them. */
export function useColleagues() {
  return useQuery({ queryKey: ['desk-colleagues'], queryFn: ({ signal }) => dataOf(apiClient.GET('/api/console/claim-queue/colleagues', { signal })), staleTime: 300_000 })
}

export function QueueFilters({ queue }: { queue: QueueState }) {
  const { address, search, setSearch, change, clear, isFiltered } = queue
  const { data: colleagues = [] } = useColleagues()
  const assignees: readonly (readonly [string, string])[] = [['', 'Anybody'], ['me', 'Me'], ['nobody', 'Nobody'], ...colleagues.map(({ id, name }) => [id, name] as const)]
  return (
    <Box
      component="search"
      aria-label="Filter claims"
      sx={{ display: 'grid', gap: 1.5, p: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr) minmax(0, 1fr)', md: 'repeat(6, minmax(0, 1fr))' }, alignItems: 'center' }}
    >
      <TextField
        label="Claim, name or NRIC"
        type="search"
        autoComplete="off"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        slotProps={{ htmlInput: { spellCheck: false } }}
        sx={{ gridColumn: { xs: '1 / -1', md: 'span 2' } }}
      />
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'span 2' } }}>
        <CompanyFilter companyId={address.companyId} onChange={(companyId) => change({ companyId })} />
      </Box>
      <Choice label="Status" value={address.status} choices={statusChoices} onChange={(status) => change({ status: status as QueueStatus })} />
      <Choice
        label="Kind"
        value={address.kind}
        choices={[['', 'Both'], ...claimKinds.map((kind) => [kind, kindLabels[kind]] as const)]}
        onChange={(kind) => change({ kind: kind as ClaimKind | '' })}
      />
      <Choice
        label="Age"
        value={address.age}
        choices={[['', 'Any'], ...claimAgeBands.map((band) => [band, claimAgeBandLabels[band]] as const)]}
        onChange={(age) => change({ age: age as ClaimAgeBand | '' })}
      />
      <Choice label="Assigned to" value={assignees.some(([id]) => id === address.assignee) ? address.assignee : ''} choices={assignees} onChange={(assignee) => change({ assignee })} />
      <AmountField label="Amount from" value={address.amountFrom} onChange={(amountFrom) => change({ amountFrom })} />
      <AmountField label="Amount to" value={address.amountTo} onChange={(amountTo) => change({ amountTo })} />
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'span 2' }, display: 'grid' }}>
        <Choice label={duplicateTexts.choice} value={duplicatesChosen(address)} choices={duplicatesChoices} onChange={(chosen) => change(withDuplicates(address, chosen as DuplicatesChoice))} />
      </Box>
      <Choice label="Hand-over" value={address.gaveUp ? '1' : ''} choices={outcomes} onChange={(gaveUp) => change(gaveUp === '1' ? { gaveUp: true, status: 'PROCESSING' } : { gaveUp: false })} />
      <Button startIcon={<ClearIcon />} onClick={clear} disabled={!isFiltered} sx={{ justifySelf: 'start' }}>
        Clear
      </Button>
    </Box>
  )
}

function duplicatesChosen({ likeness, sort }: QueueAddress): DuplicatesChoice {
  if (likeness === 'strong') return 'only'
  return sort === 'likeness' ? 'first' : ''
}

/** Likely duplicates first is an order: another choice brings the usual one back. */
function withDuplicates({ sort, order }: QueueAddress, chosen: DuplicatesChoice): Partial<QueueAddress> {
  const usual = sort === 'likeness' ? { sort: freshQueue.sort, order: freshQueue.order } : { sort, order }
  return { likeness: chosen === 'only' ? 'strong' : '', ...(chosen === 'first' ? { sort: 'likeness', order: 'asc' } : usual) }
}

function Choice({ label, value, choices, onChange }: { label: string; value: string; choices: readonly (readonly [string, string])[]; onChange: (value: string) => void }) {
  return (
    <TextField select label={label} value={value} onChange={(event) => onChange(event.target.value)} slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}>
      {choices.map(([code, words]) => (
        <MenuItem key={code} value={code}>
          {words}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** Narrows once the amount is one; what is no amount yet is told when the field is left. */
function AmountField({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && typed.trim() !== '' && parseCents(typed) === undefined
  function leave() {
    if (typed === undefined || isWrong) return
    setTyped(undefined)
    if (typed.trim() !== value) onChange(typed.trim())
  }
  return (
    <TextField
      label={label}
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
      error={isWrong}
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
    />
  )
}
