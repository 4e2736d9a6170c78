import ClearIcon from '@mui/icons-material/FilterAltOffOutlined'
import FilterIcon from '@mui/icons-material/FilterListOutlined'
import { Box, Button, Menu, MenuItem, TextField } from '@mui/material'
import { claimAgeBands, type ClaimAgeBand } from '@member-care/domain/claim/claim-age.ts'
import { claimAgeBandLabels } from '@member-care/domain/texts/claim-status-texts.ts'
import { claimStatuses } from '@member-care/domain/claim/claim-status.ts'
import { claimStatusLabels } from '@member-care/domain/texts/claim-status-texts.ts'
import { claimKinds, type ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { queueTexts } from '@member-care/domain/texts/claim-queue-texts.ts'
import { duplicateTexts } from '@member-care/domain/texts/claim-likeness-texts.ts'
import { parseCents } from '@member-care/domain/money/money.ts'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { apiClient, dataOf } from '../../console/api-client.ts'
import { CompanyFilter } from '../list/company-filter.tsx'
import { freshQueue, type QueueAddress, type QueueStatus } from './queue-address.ts'
import { DensityButton } from '../../list/row-density.tsx'
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
  return useQuery({
    queryKey: ['desk-colleagues'],
    queryFn: ({ signal }) => dataOf(apiClient.GET('/api/console/claim-queue/colleagues', { signal })),
    staleTime: 300_000,
  })
}

/** What can be narrowed beside the search, in the order of the menu. */
const filters = ['companyId', 'status', 'kind', 'age', 'assignee', 'amount', 'duplicates', 'gaveUp'] as const
type Filter = (typeof filters)[number]

function labelOf(filter: Filter): string {
  return filter === 'duplicates' ? duplicateTexts.choice : queueTexts.filters[filter]
}

/** Which filters narrow the queue now; these are always seen. */
function filtersOf(address: QueueAddress): readonly Filter[] {
  return filters.filter((filter) => {
    if (filter === 'amount') return address.amountFrom !== '' || address.amountTo !== ''
    if (filter === 'duplicates') return duplicatesChosen(address) !== ''
    // Mine and nobody's stand beside, as buttons of their own.
    if (filter === 'assignee') return !['', 'me', 'nobody'].includes(address.assignee)
    return address[filter] !== freshQueue[filter]
  })
}

/** The search, and a menu of filters: each stands there once it is chosen. */
export function QueueFilters({ queue, children }: { queue: QueueState; children: ReactNode }) {
  const { address, search, setSearch, clear, isFiltered } = queue
  const [added, setAdded] = useState<readonly Filter[]>([])
  const used = filtersOf(address)
  const seen = filters.filter((filter) => used.includes(filter) || added.includes(filter))
  return (
    <Box component="search" aria-label="Filter claims" sx={{ px: 1.5, py: 1.25 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {children}
        <TextField
          label="Claim, name or NRIC"
          type="search"
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          slotProps={{ htmlInput: { spellCheck: false } }}
          sx={{ flex: '1 1 200px' }}
        />
        <FilterMenu
          left={filters.filter((filter) => !seen.includes(filter))}
          onAdd={(filter) => setAdded([...added, filter])}
        />
        {(isFiltered || seen.length > 0) && (
          <Button
            startIcon={<ClearIcon />}
            onClick={() => {
              setAdded([])
              clear()
            }}
          >
            Clear
          </Button>
        )}
        <DensityButton />
      </Box>
      {seen.length > 0 && (
        <Box
          sx={{
            display: 'grid',
            gap: 1.25,
            mt: 1.5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr) minmax(0, 1fr)', md: 'repeat(auto-fill, minmax(200px, 1fr))' },
          }}
        >
          {seen.map((filter) => (
            <FilterField key={filter} filter={filter} queue={queue} />
          ))}
        </Box>
      )}
    </Box>
  )
}

function FilterMenu({ left, onAdd }: { left: readonly Filter[]; onAdd: (filter: Filter) => void }) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  return (
    <>
      <Button
        startIcon={<FilterIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        disabled={left.length === 0}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {queueTexts.addFilter}
      </Button>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        slotProps={{ list: { 'aria-label': queueTexts.addFilter } }}
      >
        {left.map((filter) => (
          <MenuItem
            key={filter}
            onClick={() => {
              setAnchor(undefined)
              onAdd(filter)
            }}
          >
            {labelOf(filter)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

function FilterField({ filter, queue: { address, change } }: { filter: Filter; queue: QueueState }) {
  switch (filter) {
    case 'companyId':
      return <CompanyFilter companyId={address.companyId} onChange={(companyId) => change({ companyId })} />
    case 'status':
      return (
        <Choice
          label={labelOf('status')}
          value={address.status}
          choices={statusChoices}
          onChange={(status) => change({ status: status as QueueStatus })}
        />
      )
    case 'kind':
      return (
        <Choice
          label={labelOf('kind')}
          value={address.kind}
          choices={[['', 'Both'], ...claimKinds.map((kind) => [kind, kindLabels[kind]] as const)]}
          onChange={(kind) => change({ kind: kind as ClaimKind | '' })}
        />
      )
    case 'age':
      return (
        <Choice
          label={labelOf('age')}
          value={address.age}
          choices={[['', 'Any'], ...claimAgeBands.map((band) => [band, claimAgeBandLabels[band]] as const)]}
          onChange={(age) => change({ age: age as ClaimAgeBand | '' })}
        />
      )
    case 'assignee':
      return <AssigneeFilter assignee={address.assignee} onChange={(assignee) => change({ assignee })} />
    case 'amount':
      return (
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
          <AmountField
            label="Amount from"
            value={address.amountFrom}
            onChange={(amountFrom) => change({ amountFrom })}
          />
          <AmountField label="Amount to" value={address.amountTo} onChange={(amountTo) => change({ amountTo })} />
        </Box>
      )
    case 'duplicates':
      return (
        <Choice
          label={labelOf('duplicates')}
          value={duplicatesChosen(address)}
          choices={duplicatesChoices}
          onChange={(chosen) => change(withDuplicates(address, chosen as DuplicatesChoice))}
        />
      )
    case 'gaveUp':
      return (
        <Choice
          label={labelOf('gaveUp')}
          value={address.gaveUp ? '1' : ''}
          choices={outcomes}
          onChange={(gaveUp) => change(gaveUp === '1' ? { gaveUp: true, status: 'PROCESSING' } : { gaveUp: false })}
        />
      )
  }
}

function AssigneeFilter({ assignee, onChange }: { assignee: string; onChange: (assignee: string) => void }) {
  const { data: colleagues = [] } = useColleagues()
  const choices: readonly (readonly [string, string])[] = [
    ['', 'Anybody'],
    ['me', 'Me'],
    ['nobody', 'Nobody'],
    ...colleagues.map(({ id, name }) => [id, name] as const),
  ]
  return (
    <Choice
      label={labelOf('assignee')}
      value={choices.some(([id]) => id === assignee) ? assignee : ''}
      choices={choices}
      onChange={onChange}
    />
  )
}

function duplicatesChosen({ likeness, sort }: QueueAddress): DuplicatesChoice {
  if (likeness === 'strong') return 'only'
  return sort === 'likeness' ? 'first' : ''
}

/** Likely duplicates first is an order: another choice brings the usual one back. */
function withDuplicates({ sort, order }: QueueAddress, chosen: DuplicatesChoice): Partial<QueueAddress> {
  const usual = sort === 'likeness' ? { sort: freshQueue.sort, order: freshQueue.order } : { sort, order }
  return {
    likeness: chosen === 'only' ? 'strong' : '',
    ...(chosen === 'first' ? { sort: 'likeness', order: 'asc' } : usual),
  }
}

function Choice({
  label,
  value,
  choices,
  onChange,
}: {
  label: string
  value: string
  choices: readonly (readonly [string, string])[]
  onChange: (value: string) => void
}) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
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
