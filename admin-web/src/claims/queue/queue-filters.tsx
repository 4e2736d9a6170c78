import ClearIcon from '@mui/icons-material/FilterAltOffOutlined'
import FilterIcon from '@mui/icons-material/FilterListOutlined'
import { claimAgeBands } from '@member-care/domain/claim/claim-age.ts'
import { claimStatuses } from '@member-care/domain/claim/claim-status.ts'
import { claimKinds } from '@member-care/domain/claim/claim-terms.ts'
import { withCapital } from '@member-care/domain/language/with-capital.ts'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { parseCents } from '@member-care/domain/money/money.ts'
import { duplicateTexts } from '@member-care/domain/texts/claim-likeness-texts.ts'
import { queueTexts } from '@member-care/domain/texts/claim-queue-texts.ts'
import { claimAgeBandLabels, claimStatusLabels } from '@member-care/domain/texts/claim-status-texts.ts'
import { straightThroughPageTexts } from '@member-care/domain/texts/straight-through-texts.ts'
import { Box, Button, Menu, MenuItem, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useState } from 'react'
import { useGetList, useListContext } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePowers } from '../../console/administrator.ts'
import { ChoiceField, FilterSelect } from '../../list/filter-select.tsx'
import type { ListSearch } from '../../list/list-search.ts'
import { SearchField } from '../../list/search-field.tsx'
import { useListFilters } from '../../list/use-list-filters.ts'
import { CompanyListFilter } from '../list/company-filter.tsx'
import { isShown } from './queue-charts.tsx'
import { queueListAddress, recordedReasons, type QueueFilter } from './queue-list-address.ts'
import type { Colleague, QueueCount } from './queue-record.ts'

/** Who may be given claims: the administrators who decide them. */
export function useColleagues(): readonly Colleague[] {
  return useGetList<Colleague>('desk-colleagues', {}, { staleTime: 300_000 }).data ?? []
}

/** As an NRIC begins: a letter and some of its figures. */
const BEGINS_NRIC = /^[a-z]\d{1,7}$/i

/** What can be narrowed beside the search, in the order of the menu. */
const filters = ['companyId', 'status', 'kind', 'age', 'assignee', 'amount', 'duplicates', 'reason', 'gaveUp'] as const
type Filter = (typeof filters)[number]

function labelOf(filter: Filter): string {
  return filter === 'duplicates' ? duplicateTexts.choice : queueTexts.filters[filter]
}

/** Whether a filter narrows the queue now; then it is always seen. */
function isUsed(filter: Filter, values: QueueFilter, sortField: string): boolean {
  if (filter === 'amount') return values.amountFrom !== undefined || values.amountTo !== undefined
  if (filter === 'duplicates') return values.likeness !== undefined || sortField === 'likeness'
  // Mine and nobody's stand beside, as buttons of their own.
  if (filter === 'assignee') return values.assignee !== undefined && !['me', 'nobody'].includes(values.assignee)
  return values[filter] !== undefined
}

export interface QueueFiltersProps {
  readonly search: ListSearch
  readonly counts: readonly QueueCount[] | undefined
}

/** Whose claims, the search, and a menu of filters: each stands there once it is chosen. */
export function QueueFilters({ search, counts }: QueueFiltersProps) {
  const { sort } = useListContext()
  const { values } = useListFilters<QueueFilter>()
  const [added, setAdded] = useState<readonly Filter[]>([])
  const navigate = useNavigate()
  const seesNumbers = usePowers()?.has('nric.unmasked') ?? false
  const isNarrowed = useLocation().search !== '' || search.text !== ''
  const seen = filters.filter((filter) => isUsed(filter, values, sort.field) || added.includes(filter))
  return (
    <Box component="search" aria-label={queueTexts.filterLabel} sx={{ px: 1.5, py: 1.25 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Whose counts={counts} />
        <SearchField
          label={queueTexts.search}
          value={search.text}
          onChange={search.setText}
          helperText={!seesNumbers && BEGINS_NRIC.test(search.text.trim()) ? queueTexts.wholeNumber : undefined}
          sx={{ flex: '1 1 200px' }}
        />
        <FilterMenu
          left={filters.filter((filter) => !seen.includes(filter))}
          onAdd={(filter) => setAdded([...added, filter])}
        />
        {(isNarrowed || seen.length > 0) && (
          <Button
            startIcon={<ClearIcon />}
            onClick={() => {
              setAdded([])
              search.setText('')
              void navigate({ search: '' })
            }}
          >
            {queueTexts.clear}
          </Button>
        )}
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
            <FilterField key={filter} filter={filter} />
          ))}
        </Box>
      )}
    </Box>
  )
}

/** Mine, nobody's, or all, each with how many there are of the chosen status. */
function Whose({ counts }: Pick<QueueFiltersProps, 'counts'>) {
  const { values, change } = useListFilters<QueueFilter>()
  const shown = counts?.filter(({ status }) => isShown(status, values.status))
  const sum = (amount: (count: QueueCount) => number) =>
    shown === undefined ? '' : shownCount(shown.reduce((total, count) => total + amount(count), 0))
  const { whose } = queueTexts
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={whose.title}
      value={values.assignee ?? ''}
      onChange={(_event, assignee: string | null) => assignee !== null && change({ assignee })}
    >
      <ToggleButton value="">{whose.all}</ToggleButton>
      <ToggleButton value="me">
        {whose.mine} {sum(({ mine }) => mine)}
      </ToggleButton>
      <ToggleButton value="nobody">
        {whose.nobodys} {sum(({ unassigned }) => unassigned)}
      </ToggleButton>
    </ToggleButtonGroup>
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

function FilterField({ filter }: { filter: Filter }) {
  const { values, change } = useListFilters<QueueFilter>()
  const colleagues = useColleagues()
  const label = labelOf(filter)
  const { choices } = queueTexts
  switch (filter) {
    case 'companyId':
      return <CompanyListFilter />
    case 'status':
      return (
        <FilterSelect
          source="status"
          label={label}
          everything={choices.toDecide}
          choices={[
            { value: 'UNDECIDED', label: choices.undecided },
            ...claimStatuses.map((status) => ({ value: status, label: claimStatusLabels[status] })),
            { value: 'ALL', label: choices.everything },
          ]}
        />
      )
    case 'kind':
      return (
        <FilterSelect
          source="kind"
          label={label}
          everything={choices.bothKinds}
          choices={claimKinds.map((kind) => ({ value: kind, label: choices[kind] }))}
        />
      )
    case 'age':
      return (
        <FilterSelect
          source="age"
          label={label}
          everything={choices.any}
          choices={claimAgeBands.map((band) => ({ value: band, label: claimAgeBandLabels[band] }))}
        />
      )
    case 'assignee':
      return (
        <FilterSelect
          source="assignee"
          label={label}
          everything={choices.anybody}
          choices={[
            { value: 'me', label: choices.me },
            { value: 'nobody', label: queueTexts.nobody },
            ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )
    case 'amount':
      return (
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
          <AmountField source="amountFrom" label={queueTexts.amountFrom} />
          <AmountField source="amountTo" label={queueTexts.amountTo} />
        </Box>
      )
    case 'reason':
      return (
        <FilterSelect
          source="reason"
          label={label}
          everything={choices.any}
          choices={recordedReasons.map((reason) => ({
            value: reason,
            label: withCapital(straightThroughPageTexts.reasons[reason]),
          }))}
        />
      )
    case 'duplicates':
      return <DuplicatesField />
    case 'gaveUp':
      return (
        <ChoiceField
          label={label}
          everything={choices.any}
          choices={[{ value: '1', label: choices.gaveUp }]}
          value={values.gaveUp ?? ''}
          onChange={(gaveUp) => change(gaveUp === '1' ? { gaveUp, status: 'PROCESSING' } : { gaveUp: '' })}
        />
      )
  }
}

/** Likely duplicates only, or before all others: the latter is an order, and another choice brings the usual one back. */
function DuplicatesField() {
  const { sort, setSort } = useListContext()
  const { values, change } = useListFilters<QueueFilter>()
  const isFirst = sort.field === 'likeness'
  return (
    <ChoiceField
      label={duplicateTexts.choice}
      everything={duplicateTexts.any}
      choices={[
        { value: 'only', label: duplicateTexts.onlyLikely },
        { value: 'first', label: duplicateTexts.likelyFirst },
      ]}
      value={values.likeness === 'strong' ? 'only' : isFirst ? 'first' : ''}
      onChange={(chosen) => {
        change({ likeness: chosen === 'only' ? 'strong' : '' })
        if (chosen === 'first') setSort({ field: 'likeness', order: 'ASC' })
        else if (isFirst) setSort(queueListAddress.defaultSort)
      }}
    />
  )
}

/** Narrows once the amount is one; what is no amount yet is told when the field is left. */
function AmountField({ source, label }: { source: 'amountFrom' | 'amountTo'; label: string }) {
  const { values, change } = useListFilters<QueueFilter>()
  const value = values[source] ?? ''
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && typed.trim() !== '' && parseCents(typed) === undefined
  function leave() {
    if (typed === undefined || isWrong) return
    setTyped(undefined)
    if (typed.trim() !== value) change({ [source]: typed.trim() })
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
