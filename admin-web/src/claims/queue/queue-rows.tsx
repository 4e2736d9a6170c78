import MoreIcon from '@mui/icons-material/ExpandMore'
import { amountText } from '@member-care/domain/money/money.ts'
import {
  Box,
  Checkbox,
  IconButton,
  Link,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TableSortLabel,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { queueTexts } from '@member-care/domain/texts/claim-queue-texts.ts'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import { useEffect, useRef } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useAdministrator } from '../../console/administrator.ts'
import { CardSkeletons } from '../../console/card-skeletons.tsx'
import { personalText } from '../../console/forgotten.ts'
import { PersonalText } from '../../console/personal-text.tsx'
import { theme } from '../../console/theme.ts'
import { treatmentDates } from '../claim-dates.ts'
import { ClaimStatusChip } from '../claim-status-chip.tsx'
import { LikenessMark } from '../likeness-mark.tsx'
import { RetryMark, RetryWarning } from '../retry-warning.tsx'
import { AssigneeMark } from './assignee-mark.tsx'
import { ClaimAgeMark } from './claim-age-mark.tsx'
import type { QueueAddress, QueueSort } from './queue-address.ts'
import { QueueLikeness } from './queue-likeness.tsx'
import { QueuePanel } from './queue-panel.tsx'
import { deskAddress, type QueueRow } from './queue-record.ts'
import { useRowDensity } from '../../list/row-density.tsx'

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
  /** The claim whose panel is open, where there is one. */
  readonly openId: string | undefined
  readonly onOpen: (id: string | undefined) => void
}

interface Column {
  readonly label: string
  readonly sort?: QueueSort
  readonly align?: 'right'
  /** Of those without one, each takes a part of what is left. */
  readonly width?: number
}

const columnsOf = (): readonly Column[] => [
  { label: 'Claimant', sort: 'claimantName' },
  { label: 'Claim', width: 100 },
  { label: 'Waiting', sort: 'filedAt', width: 94 },
  { label: 'Status', width: 150 },
  { label: queueTexts.notice, width: 152 },
  { label: 'Treatment', sort: 'visitDate' },
  { label: 'Amount', sort: 'amountCents', align: 'right', width: 128 },
  { label: 'Assigned to', width: 100 },
]
const COLUMNS = columnsOf().length
const CHECKBOX_WIDTH = 48
const PANEL_BUTTON_WIDTH = 44

/** The claims of the queue: a table, or on narrow screens a card each. The current one is where the keys work. */
export function QueueRows(props: QueueRowsProps) {
  const isWide = useMediaQuery(theme.breakpoints.up('md'))
  return isWide ? <QueueTable {...props} /> : <QueueCards {...props} />
}

function QueueTable({ rows, isStale, selected, onSelectAll, address, onSort, ...props }: QueueRowsProps) {
  const ownId = useAdministrator()?.id as string | undefined
  const [density] = useRowDensity()
  const chosen = rows?.filter(({ id }) => selected.has(id)).length ?? 0
  return (
    <TableContainer tabIndex={0} role="region" aria-label="Claims that wait" aria-busy={!rows || isStale}>
      <Table
        aria-label="Claims that wait"
        size="small"
        sx={{
          opacity: isStale ? 0.6 : 1,
          tableLayout: 'fixed',
          minWidth: 1020,
          '& .MuiTableCell-root': { px: 1, py: density === 'compact' ? 0.25 : 1 },
          '& .MuiTableCell-paddingCheckbox': { pl: 0.75, pr: 0 },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox" sx={{ width: CHECKBOX_WIDTH }}>
              <Checkbox
                size="small"
                slotProps={{ input: { 'aria-label': 'Select all that are shown' } }}
                checked={chosen > 0 && chosen === rows?.length}
                indeterminate={chosen > 0 && chosen < (rows?.length ?? 0)}
                onChange={(_event, isSelected) => onSelectAll(isSelected)}
              />
            </TableCell>
            {columnsOf().map(({ label, sort, align, width }) => (
              <TableCell
                key={label}
                align={align ?? 'left'}
                sortDirection={sort === address.sort && address.order}
                sx={width === undefined ? {} : { width }}
              >
                {sort ? (
                  <TableSortLabel
                    active={sort === address.sort}
                    direction={sort === address.sort ? address.order : 'asc'}
                    onClick={() =>
                      onSort({ sort, order: sort === address.sort && address.order === 'asc' ? 'desc' : 'asc' })
                    }
                  >
                    {label}
                  </TableSortLabel>
                ) : (
                  label
                )}
              </TableCell>
            ))}
            <TableCell sx={{ width: PANEL_BUTTON_WIDTH }}>
              <Box component="span" sx={visuallyHidden}>
                {queueTexts.more}
              </Box>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows ? (
            rows.map((row) => (
              <ClaimRow
                key={row.id}
                row={row}
                ownId={ownId}
                isCurrent={row.id === props.currentId}
                isSelected={selected.has(row.id)}
                onSelect={props.onSelect}
                isOpen={row.id === props.openId}
                onOpen={props.onOpen}
              />
            ))
          ) : (
            <RowSkeletons />
          )}
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

/** A claim in one line; the rest of it is in a panel below, once it is opened. */
function ClaimRow({
  row,
  ownId,
  isCurrent,
  isSelected,
  onSelect,
  isOpen,
  onOpen,
}: ClaimProps & { readonly isOpen: boolean; readonly onOpen: QueueRowsProps['onOpen'] }) {
  const link = useFocusWhenCurrent(isCurrent)
  const panelId = `queue-panel-${row.id}`
  return (
    <>
      <TableRow
        hover
        selected={isSelected}
        data-current={isCurrent || undefined}
        sx={{
          ...clearOfBars,
          '& > td, & > th': isOpen ? { borderBottom: 0 } : {},
          '& > td:not(:first-of-type):not(:last-of-type), & > th': oneLine,
          ...(isCurrent && { boxShadow: ({ palette }) => `inset 3px 0 0 ${palette.primary.main}` }),
        }}
      >
        <TableCell padding="checkbox">
          <SelectClaim row={row} isSelected={isSelected} onSelect={onSelect} />
        </TableCell>
        <TableCell component="th" scope="row" title={personalText(row.claimantName)}>
          <Link ref={link} component={RouterLink} to={deskAddress(row)} sx={linkInRow}>
            <PersonalText value={row.claimantName} />
          </Link>
        </TableCell>
        <TableCell>
          <Link component={RouterLink} to={deskAddress(row)} sx={linkInRow}>
            {row.claimNo}
          </Link>
        </TableCell>
        <TableCell>
          <ClaimAgeMark workingDays={row.workingDays} />
        </TableCell>
        <TableCell>
          <ClaimStatusChip status={row.status} />
        </TableCell>
        <TableCell>
          {row.likeness && <LikenessMark likeness={row.likeness.strongest.likeness} />} <RetryMark claim={row} />
        </TableCell>
        <TableCell title={row.providerName}>
          {row.providerName} · {treatmentDates(row)}
        </TableCell>
        <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
          {amountText(row.amount, row.currency)}
        </TableCell>
        <TableCell>
          <AssigneeMark assignee={row.assignee} ownId={ownId} />
        </TableCell>
        <TableCell>
          <IconButton
            size="small"
            aria-label={queueTexts.moreOf(row.claimNo)}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => onOpen(isOpen ? undefined : row.id)}
            sx={{ minWidth: 32, minHeight: 32 }}
          >
            <MoreIcon fontSize="small" sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
          </IconButton>
        </TableCell>
      </TableRow>
      {isOpen && (
        <TableRow id={panelId} sx={clearOfBars}>
          <TableCell colSpan={COLUMNS + 2}>
            <QueuePanel row={row} />
          </TableCell>
        </TableRow>
      )}
    </>
  )
}

const oneLine = { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' } as const
const linkInRow = {
  display: 'inline-block',
  minHeight: 24,
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'bottom',
} as const

function QueueCards({ rows, isStale, currentId, selected, onSelect }: QueueRowsProps) {
  const ownId = useAdministrator()?.id as string | undefined
  if (!rows) return <CardSkeletons />
  return (
    <Box
      component="ul"
      aria-label="Claims that wait"
      aria-busy={isStale}
      sx={{ listStyle: 'none', m: 0, p: 0, opacity: isStale ? 0.6 : 1 }}
    >
      {rows.map((row) => (
        <ClaimCard
          key={row.id}
          row={row}
          ownId={ownId}
          isCurrent={row.id === currentId}
          isSelected={selected.has(row.id)}
          onSelect={onSelect}
        />
      ))}
    </Box>
  )
}

function ClaimCard({ row, ownId, isCurrent, isSelected, onSelect }: ClaimProps) {
  const link = useFocusWhenCurrent(isCurrent)
  return (
    <Box
      component="li"
      sx={{
        ...clearOfBars,
        px: 1.5,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        display: 'grid',
        gridTemplateColumns: '44px minmax(0, 1fr)',
        bgcolor: isSelected ? 'primary.light' : 'transparent',
      }}
    >
      <Box sx={{ ml: -0.75, mt: -0.75 }}>
        <SelectClaim row={row} isSelected={isSelected} onSelect={onSelect} />
      </Box>
      <Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, mb: 0.5 }}>
          <Link
            ref={link}
            component={RouterLink}
            to={deskAddress(row)}
            sx={{ display: 'inline-block', minHeight: 24, overflowWrap: 'anywhere' }}
          >
            <PersonalText value={row.claimantName} />
          </Link>
          <ClaimStatusChip status={row.status} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
          <Link component={RouterLink} to={deskAddress(row)} sx={{ display: 'inline-block', minHeight: 24 }}>
            {row.claimNo}
          </Link>
          <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
            {amountText(row.amount, row.currency)}
          </Typography>
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {row.companyName}
          <br />
          {row.providerName} · {treatmentDates(row)}
        </Typography>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            alignItems: 'center',
            gap: 1,
            mt: 1,
            fontSize: '0.875rem',
          }}
        >
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
  return (
    <Checkbox
      size="small"
      checked={isSelected}
      onChange={(_event, checked) => onSelect(row.id, checked)}
      slotProps={{ input: { 'aria-label': `Select claim ${row.claimNo}` } }}
    />
  )
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
      <TableCell />
      {columnsOf().map(({ label }, column) => (
        <TableCell key={label}>
          <Skeleton variant="rounded" height={16} width={`${55 + ((row * 7 + column * 13) % 40)}%`} sx={{ my: 1 }} />
        </TableCell>
      ))}
      <TableCell />
    </TableRow>
  ))
}
