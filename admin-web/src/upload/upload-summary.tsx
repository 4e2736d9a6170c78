import { userUploadTexts } from '@member-care/domain/texts/user-upload-texts.ts'
import {
  processedOf,
  uploadOutcomes,
  type OutcomeCounts,
  type UploadOutcome,
} from '@member-care/domain/upload/upload-outcome.ts'
import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { theme } from '../console/theme.ts'
import { StatusChip } from '../record/status-chip.tsx'
import type { UploadRecord } from './upload-record.ts'

const colours = {
  created: 'success',
  updated: 'info',
  terminated: 'warning',
  unchanged: 'default',
  rejected: 'error',
} as const satisfies Record<UploadOutcome, string>

export function OutcomeChip({ outcome }: { outcome: UploadOutcome }) {
  return <StatusChip colour={colours[outcome]} label={userUploadTexts.outcomes[outcome]} />
}

interface UploadSummaryProps {
  readonly summary: UploadRecord['summary']
  /** It is being carried out, or was: then it is told how many were processed in all (3§3). */
  readonly isCarriedOut?: boolean
}

/** Of a line of the table; people are never left out. */
type Counts = OutcomeCounts & { readonly leftOut?: number }

interface Column {
  readonly label: string
  /** Undefined where it is not counted. */
  readonly countOf: (counts: Counts) => number | undefined
  readonly isAlarming?: boolean
}

/** The sum stands first, so that one sees that the others add up to it. */
function columnsOf(isCarriedOut: boolean, hasRows: boolean): readonly Column[] {
  const { check: texts, outcomes } = userUploadTexts
  return [
    {
      label: isCarriedOut ? texts.processed : texts.inAll,
      countOf: (counts) => processedOf(counts) + (counts.leftOut ?? 0),
    },
    ...uploadOutcomes.map((outcome) => ({
      label: outcomes[outcome],
      countOf: (counts: Counts) => counts[outcome],
      isAlarming: outcome === 'rejected',
    })),
    ...(hasRows ? [{ label: texts.leftOut, countOf: ({ leftOut }: Counts) => leftOut }] : []),
  ]
}

/** How many rows, users and dependants come to what; an outcome a row where the screen is narrow. */
export function UploadSummary({
  summary: { rows, byRow, users, dependants },
  isCarriedOut = false,
}: UploadSummaryProps) {
  const { check: texts } = userUploadTexts
  const isWide = useMediaQuery(theme.breakpoints.up('sm'))
  const columns = columnsOf(isCarriedOut, byRow !== undefined)
  const lines: readonly (readonly [string, Counts])[] = [
    ...(byRow ? [[texts.rowsOfFile, byRow] as const] : []),
    [texts.users, users],
    [texts.dependants, dependants],
  ]
  return (
    <TableContainer tabIndex={0} role="region" aria-label={texts.counts}>
      <Table size="small" aria-label={texts.counts} sx={{ '& tbody tr:last-of-type > *': { borderBottom: 0 } }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ fontWeight: 400 }}>{texts.rowsCounted(rows)}</TableCell>
            {(isWide ? columns.map(({ label }) => label) : lines.map(([label]) => label)).map((heading) => (
              <TableCell key={heading} align="right">
                {heading}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {isWide
            ? lines.map(([label, counts]) => (
                <CountsRow key={label} label={label} cells={columns.map((column) => [column, counts])} />
              ))
            : columns.map((column) => (
                <CountsRow
                  key={column.label}
                  label={column.label}
                  cells={lines.map(([, counts]) => [column, counts])}
                />
              ))}
        </TableBody>
      </Table>
      {byRow && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
          {texts.howCounted}
        </Typography>
      )}
    </TableContainer>
  )
}

function CountsRow({ label, cells }: { label: string; cells: readonly (readonly [Column, Counts])[] }) {
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {label}
      </TableCell>
      {cells.map(([{ countOf, isAlarming }, counts], index) => {
        const count = countOf(counts)
        return (
          <TableCell
            key={index}
            align="right"
            sx={{
              fontVariantNumeric: 'tabular-nums',
              ...((count ?? 0) > 0 && { fontWeight: 650, ...(isAlarming && { color: 'error.main' }) }),
            }}
          >
            {count === undefined ? '–' : shownCount(count)}
          </TableCell>
        )
      })}
    </TableRow>
  )
}
