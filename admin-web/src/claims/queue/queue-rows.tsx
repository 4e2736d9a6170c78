import { Box, Checkbox, Link, Skeleton, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, TableSortLabel, Typography, useMediaQuery } from '@mui/material'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import { useEffect, useRef } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useAdministrator } from '../../console/administrator.ts'
import { CardSkeletons } from '../../console/card-skeletons.tsx'
import { moneyText } from '../../console/money-text.ts'
import { PersonalText } from '../../console/personal-text.tsx'
import { TwoLines } from '../../console/record-table.tsx'
import { theme } from '../../console/theme.ts'
import { treatmentDates } from '../claim-dates.ts'
import { ClaimStatusChip } from '../claim-status-chip.tsx'
import { RetryWarning } from '../retry-warning.tsx'
import { AssigneeMark } from './assignee-mark.tsx'
import { ClaimAgeMark } from './claim-age-mark.tsx'
import type { QueueAddress, QueueSort } from './queue-address.ts'
import { QueueLikeness } from './queue-likeness.tsx'
import { deskAddress, type QueueRow } from './queue-record.ts'

export interface QueueRowsProps {
  /** Undefined while they are loading for the first time. */
  readonly rows: readonly QueueRow[] | undefined
  readonly isStale: boolean
  readonly currentId: string | undefined
  readonly selected: ReadonlySet<string>
  readonly onSelect: (id: string, isSelected: boolean) => void
  readonly onSelectAll: (isSelected: boolean) => void
  readonly address: QueueAddress
  readonly onSort: (sort: Pick<QueueAddress, 'sort' | 'order'>) => void
}

const columns: readonly { readonly label: string; readonly sort?: QueueSort; readonly align?: 'right' }[] = [
  { label: 'Claim' },
  { label: 'Waiting', sort: 'filedAt' },
  { label: 'Status' },
  { label: 'Claimant', sort: 'claimantName' },
  { label: 'Treatment', sort: 'visitDate' },
  { label: 'Amount', sort: 'amountCents', align: 'right' },
  { label: 'Assigned to' },
]

/** The claims of the queue: a table, or on narrow screens a card each. The current one is where the keys work. */
export function QueueRows(props: QueueRowsProps) {
  const isWide = useMediaQuery(theme.breakpoints.up('md'))
  return isWide ? <QueueTable {...props} /> : <QueueCards {...props} />
}

function QueueTable({ rows, isStale, currentId, selected, onSelect, onSelectAll, address, onSort }: QueueRowsProps) {
  const ownId = useAdministrator()?.id as string | undefined
  const chosen = rows?.filter(({ id }) => selected.has(id)).length ?? 0
  return (
    <TableContainer tabIndex={0} role="region" aria-label="Claims that wait" aria-busy={!rows || isStale}>
      <Table aria-label="Claims that wait" sx={{ opacity: isStale ? 0.6 : 1 }}>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                slotProps={{ input: { 'aria-label': 'Select all that are shown' } }}
                checked={chosen > 0 && chosen === rows?.length}
                indeterminate={chosen > 0 && chosen < (rows?.length ?? 0)}
                onChange={(_event, isSelected) => onSelectAll(isSelected)}
              />
            </TableCell>
            {columns.map(({ label, sort, align }) => (
              <TableCell key={label} align={align ?? 'left'} sortDirection={sort === address.sort && address.order}>
                {sort ? (
                  <TableSortLabel active={sort === address.sort} direction={sort === address.sort ? address.order : 'asc'} onClick={() => onSort({ sort, order: sort === address.sort && address.order === 'asc' ? 'desc' : 'asc' })}>
                    {label}
                  </TableSortLabel>
                ) : (
                  label
                )}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows ? rows.map((row) => <ClaimRow key={row.id} row={row} ownId={ownId} isCurrent={row.id === currentId} isSelected={selected.has(row.id)} onSelect={onSelect} />) : <RowSkeletons />}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

interface ClaimProps {
  readonly row: QueueRow
  readonly ownId: string | undefined
  readonly isCurrent: boolean
  readonly isSelected: boolean
  readonly onSelect: QueueRowsProps['onSelect']
}

function ClaimRow({ row, ownId, isCurrent, isSelected, onSelect }: ClaimProps) {
  const link = useFocusWhenCurrent(isCurrent)
  return (
    <TableRow hover selected={isSelected} data-current={isCurrent || undefined} sx={{ ...clearOfBars, '& > td, & > th': { verticalAlign: 'top', px: 1.25 }, ...(isCurrent && { boxShadow: 'inset 3px 0 0 var(--desk-current)' }), '--desk-current': theme.palette.primary.main }}>
      <TableCell padding="checkbox">
        <SelectClaim row={row} isSelected={isSelected} onSelect={onSelect} />
      </TableCell>
      <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
        <TwoLines
          first={
            <Link ref={link} component={RouterLink} to={deskAddress(row)} sx={{ display: 'inline-block', minHeight: 24 }}>
              {row.claimNo}
            </Link>
          }
          second={row.transactionNo}
        />
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        <ClaimAgeMark workingDays={row.workingDays} />
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        <ClaimStatusChip status={row.status} />
        <RetryWarning claim={row} />
        <QueueLikeness likeness={row.likeness} />
      </TableCell>
      <TableCell>
        <TwoLines first={<PersonalText value={row.claimantName} />} second={row.companyName} />
      </TableCell>
      <TableCell>
        <TwoLines first={row.providerName} second={`${row.kind === 'inpatient' ? 'Stay' : 'Visit'} ${treatmentDates(row)}`} />
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
        {moneyText(row.amount, row.currency)}
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        <AssigneeMark assignee={row.assignee} ownId={ownId} />
      </TableCell>
    </TableRow>
  )
}

function QueueCards({ rows, isStale, currentId, selected, onSelect }: QueueRowsProps) {
  const ownId = useAdministrator()?.id as string | undefined
  if (!rows) return <CardSkeletons />
  return (
    <Box component="ul" aria-label="Claims that wait" aria-busy={isStale} sx={{ listStyle: 'none', m: 0, p: 0, opacity: isStale ? 0.6 : 1 }}>
      {rows.map((row) => (
        <ClaimCard key={row.id} row={row} ownId={ownId} isCurrent={row.id === currentId} isSelected={selected.has(row.id)} onSelect={onSelect} />
      ))}
    </Box>
  )
}

function ClaimCard({ row, ownId, isCurrent, isSelected, onSelect }: ClaimProps) {
  const link = useFocusWhenCurrent(isCurrent)
  return (
    <Box component="li" sx={{ ...clearOfBars, px: 1.5, py: 1.5, borderTop: 1, borderColor: 'divider', display: 'grid', gridTemplateColumns: '44px minmax(0, 1fr)', bgcolor: isSelected ? 'primary.light' : 'transparent' }}>
      <Box sx={{ ml: -0.75, mt: -0.75 }}>
        <SelectClaim row={row} isSelected={isSelected} onSelect={onSelect} />
      </Box>
      <Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, mb: 0.5 }}>
          <Link ref={link} component={RouterLink} to={deskAddress(row)} sx={{ display: 'inline-block', minHeight: 24 }}>
            {row.claimNo}
          </Link>
          <ClaimStatusChip status={row.status} />
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            <PersonalText value={row.claimantName} />
          </Typography>
          <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{moneyText(row.amount, row.currency)}</Typography>
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {row.companyName}
          <br />
          {row.providerName} · {treatmentDates(row)}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: 1, mt: 1, fontSize: '0.875rem' }}>
          <ClaimAgeMark workingDays={row.workingDays} />
          <AssigneeMark assignee={row.assignee} ownId={ownId} />
        </Box>
        <RetryWarning claim={row} />
        <QueueLikeness likeness={row.likeness} />
      </Box>
    </Box>
  )
}

function SelectClaim({ row, isSelected, onSelect }: Pick<ClaimProps, 'row' | 'isSelected' | 'onSelect'>) {
  return <Checkbox checked={isSelected} onChange={(_event, checked) => onSelect(row.id, checked)} slotProps={{ input: { 'aria-label': `Select claim ${row.claimNo}` } }} />
}

/** What is scrolled to stays clear of the top bar, and of the bar of the selected claims. */
const clearOfBars = { scrollMarginTop: tokens.layout.topBarHeight + 8, scrollMarginBottom: 88 }

/** The focus goes with the current claim, so that a screen reader tells which it is and Enter opens it. */
function useFocusWhenCurrent(isCurrent: boolean) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (!isCurrent) return
    link.current?.focus({ preventScroll: true })
    link.current?.closest('tr, li')?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return link
}

function RowSkeletons() {
  return Array.from({ length: 8 }, (_, row) => (
    <TableRow key={row} aria-hidden="true">
      <TableCell padding="checkbox" />
      {columns.map(({ label }, column) => (
        <TableCell key={label}>
          <Skeleton variant="rounded" height={16} width={`${55 + ((row * 7 + column * 13) % 40)}%`} sx={{ my: 1 }} />
        </TableCell>
      ))}
    </TableRow>
  ))
}
