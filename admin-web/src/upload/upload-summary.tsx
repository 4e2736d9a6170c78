import { userUploadTexts } from '@member-care/domain/texts/user-upload-texts.ts'
import { processedOf, uploadOutcomes, type OutcomeCounts, type UploadOutcome } from '@member-care/domain/upload/upload-outcome.ts'
import { Chip, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, useMediaQuery } from '@mui/material'
import { theme } from '../console/theme.ts'
import type { UploadRecord } from './upload-record.ts'

const { check: texts, outcomes } = userUploadTexts

const colours = { created: 'success', updated: 'info', terminated: 'warning', unchanged: 'default', rejected: 'error' } as const satisfies Record<UploadOutcome, string>

export function OutcomeChip({ outcome }: { outcome: UploadOutcome }) {
  return <Chip size="small" variant="outlined" color={colours[outcome]} label={outcomes[outcome]} />
}

interface UploadSummaryProps {
  readonly summary: UploadRecord['summary']
  /** It is being carried out, or was: then it is told how many were processed in all (3§3). */
  readonly isCarriedOut?: boolean
}

interface Column {
  readonly label: string
  readonly countOf: (counts: OutcomeCounts) => number
  readonly isAlarming?: boolean
}

const processed: Column = { label: texts.processed, countOf: processedOf }
const byOutcome: readonly Column[] = uploadOutcomes.map((outcome) => ({ label: outcomes[outcome], countOf: (counts) => counts[outcome], isAlarming: outcome === 'rejected' }))

/** How many users and dependants come to what; an outcome a row where the screen is narrow. */
export function UploadSummary({ summary: { rows, users, dependants }, isCarriedOut = false }: UploadSummaryProps) {
  const isWide = useMediaQuery(theme.breakpoints.up('sm'))
  const columns = isCarriedOut ? [processed, ...byOutcome] : byOutcome
  const people = [
    [texts.users, users],
    [texts.dependants, dependants],
  ] as const
  return (
    <TableContainer tabIndex={0} role="region" aria-label={texts.counts}>
      <Table size="small" aria-label={texts.counts} sx={{ '& tbody tr:last-of-type > *': { borderBottom: 0 } }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ fontWeight: 400 }}>{texts.rowsCounted(rows)}</TableCell>
            {(isWide ? columns.map(({ label }) => label) : people.map(([label]) => label)).map((heading) => (
              <TableCell key={heading} align="right">
                {heading}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {isWide
            ? people.map(([label, counts]) => <CountsRow key={label} label={label} cells={columns.map((column) => [column, counts])} />)
            : columns.map((column) => <CountsRow key={column.label} label={column.label} cells={people.map(([, counts]) => [column, counts])} />)}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

function CountsRow({ label, cells }: { label: string; cells: readonly (readonly [Column, OutcomeCounts])[] }) {
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {label}
      </TableCell>
      {cells.map(([{ countOf, isAlarming }, counts], index) => (
        <TableCell key={index} align="right" sx={{ fontVariantNumeric: 'tabular-nums', ...(countOf(counts) > 0 && { fontWeight: 650, ...(isAlarming && { color: 'error.main' }) }) }}>
          {countOf(counts).toLocaleString('en-SG')}
        </TableCell>
      ))}
    </TableRow>
  )
}
