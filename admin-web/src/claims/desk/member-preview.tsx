import { Box, Paper, Typography } from '@mui/material'
import { payableAmountText } from '@member-care/domain/claim/claim-display.ts'
import type { ClaimStatus } from '@member-care/domain/claim/claim-status.ts'
import { statusMeanings } from '@member-care/domain/texts/claim-progress-texts.ts'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { claimDeskTexts } from '@member-care/domain/texts/claim-desk-texts.ts'
import { ClaimStatusChip } from '../claim-status-chip.tsx'

const { detail, fields } = claimTexts

export interface MemberPreviewProps {
  readonly status: ClaimStatus
  /** Singapore cents; undefined where nothing is paid or known. */
  readonly payableCents?: number | undefined
  /** The currency of what was claimed. */
  readonly currency: string
  readonly remarks: string
  /** What the member is asked for. */
  readonly request?: string
}

/** What the member will read, from the texts and rules by which the portal shows it. */
export function MemberPreview({ status, payableCents, currency, remarks, request }: MemberPreviewProps) {
  const { now, next } = statusMeanings[status]
  return (
    <Paper
      component="section"
      aria-label={claimDeskTexts.memberReads}
      variant="outlined"
      sx={{ p: 2, bgcolor: 'background.default' }}
    >
      <Typography
        variant="caption"
        component="h3"
        sx={{ color: 'text.secondary', fontWeight: 650, display: 'block', mb: 1 }}
      >
        {claimDeskTexts.memberReads}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.25 }}>
        <Box>
          <ClaimStatusChip status={status} />
        </Box>
        <Typography variant="body2">
          {now} {next}
        </Typography>
        {request !== undefined ? (
          <Entry label={detail.asked} value={request.trim() || '…'} />
        ) : (
          <>
            <Entry label={fields.payableAmount} value={payableAmountText({ status, payableCents, currency })} />
            <Entry label={detail.remarks} value={remarks.trim() || detail.noRemarks} />
          </>
        )}
      </Box>
    </Paper>
  )
}

function Entry({ label, value }: { label: string; value: string }) {
  return (
    <Box>
      <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
        {label}
      </Typography>
      <Typography variant="body2" sx={{ fontWeight: 550, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {value}
      </Typography>
    </Box>
  )
}
