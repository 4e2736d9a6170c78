import { userUploadTexts } from '@member-care/domain/texts/user-upload-texts.ts'
import { uploadOutcomes, type OutcomeCounts, type UploadOutcome } from '@member-care/domain/upload/upload-outcome.ts'
import { Box, Chip, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import type { UploadRecord } from './upload-record.ts'

const { check: texts, outcomes } = userUploadTexts

const colours = { created: 'success', updated: 'info', terminated: 'warning', unchanged: 'default', rejected: 'error' } as const satisfies Record<UploadOutcome, string>

export function OutcomeChip({ outcome }: { outcome: UploadOutcome }) {
  return <Chip size="small" variant="outlined" color={colours[outcome]} label={outcomes[outcome]} />
}

/** How many users and dependants come to what. */
export function UploadSummary({ summary }: { summary: UploadRecord['summary'] }) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label={texts.counts}>
      <Table size="small" aria-label={texts.counts}>
        <TableHead>
          <TableRow>
            <TableCell>
              <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                {summary.rows.toLocaleString('en-SG')} {userUploadTexts.preview.totals.rows.toLowerCase()}
              </Box>
            </TableCell>
            {uploadOutcomes.map((outcome) => (
              <TableCell key={outcome} align="right">
                {outcomes[outcome]}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          <CountsRow label={texts.users} counts={summary.users} />
          <CountsRow label={texts.dependants} counts={summary.dependants} />
        </TableBody>
      </Table>
    </TableContainer>
  )
}

function CountsRow({ label, counts }: { label: string; counts: OutcomeCounts }) {
  return (
    <TableRow sx={{ '&:last-child > *': { borderBottom: 0 } }}>
      <TableCell component="th" scope="row">
        {label}
      </TableCell>
      {uploadOutcomes.map((outcome) => (
        <TableCell key={outcome} align="right" sx={{ fontVariantNumeric: 'tabular-nums', ...(counts[outcome] > 0 && { fontWeight: 650 }), ...(outcome === 'rejected' && counts.rejected > 0 && { color: 'error.main' }) }}>
          {counts[outcome].toLocaleString('en-SG')}
        </TableCell>
      ))}
    </TableRow>
  )
}
