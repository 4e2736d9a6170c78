import { userUploadTexts } from '@member-care/domain/texts/user-upload-texts.ts'
import { uploadOutcomes, type OutcomeCounts, type UploadOutcome } from '@member-care/domain/upload/upload-outcome.ts'
import { Chip, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, useMediaQuery } from '@mui/material'
import { theme } from '../console/theme.ts'
import type { UploadRecord } from './upload-record.ts'

const { check: texts, outcomes } = userUploadTexts

const colours = { created: 'success', updated: 'info', terminated: 'warning', unchanged: 'default', rejected: 'error' } as const satisfies Record<UploadOutcome, string>

export function OutcomeChip({ outcome }: { outcome: UploadOutcome }) {
  return <Chip size="small" variant="outlined" color={colours[outcome]} label={outcomes[outcome]} />
}

/** How many users and dependants come to what; an outcome a row where the screen is narrow. */
export function UploadSummary({ summary: { rows, users, dependants } }: { summary: UploadRecord['summary'] }) {
  const isWide = useMediaQuery(theme.breakpoints.up('sm'))
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
            {(isWide ? uploadOutcomes.map((outcome) => outcomes[outcome]) : people.map(([label]) => label)).map((heading) => (
              <TableCell key={heading} align="right">
                {heading}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {isWide
            ? people.map(([label, counts]) => <CountsRow key={label} label={label} cells={uploadOutcomes.map((outcome) => [outcome, counts])} />)
            : uploadOutcomes.map((outcome) => <CountsRow key={outcome} label={outcomes[outcome]} cells={people.map(([, counts]) => [outcome, counts])} />)}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

function CountsRow({ label, cells }: { label: string; cells: readonly (readonly [UploadOutcome, OutcomeCounts])[] }) {
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {label}
      </TableCell>
      {cells.map(([outcome, counts], index) => (
        <TableCell key={index} align="right" sx={{ fontVariantNumeric: 'tabular-nums', ...(counts[outcome] > 0 && { fontWeight: 650 }), ...(outcome === 'rejected' && counts.rejected > 0 && { color: 'error.main' }) }}>
          {counts[outcome].toLocaleString('en-SG')}
        </TableCell>
      ))}
    </TableRow>
  )
}
