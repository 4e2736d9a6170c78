import { Box, Typography } from '@mui/material'
import { withCapital } from '@member-care/domain/language/with-capital.ts'
import { othersText } from '@member-care/domain/texts/claim-likeness-texts.ts'
import { queueTexts } from '@member-care/domain/texts/claim-queue-texts.ts'
import { payoutWaitsText, payoutWaitTexts } from '@member-care/domain/texts/payout-wait-texts.ts'
import { whyAPersonTexts } from '@member-care/domain/texts/straight-through-texts.ts'
import type { ReactNode } from 'react'
import { useRecordContext } from 'react-admin'
import { formatInstant } from '../../console/singapore-time.ts'
import { treatmentDates } from '../claim-dates.ts'
import { RetryWarning } from '../retry-warning.tsx'
import type { QueueRow } from './queue-record.ts'

/** What a row of the queue has no room for. */
export function QueuePanel() {
  const row = useRecordContext<QueueRow>()
  if (!row) return null
  const { likeness, payoutWait, leftToPerson } = row
  const { panel } = queueTexts
  return (
    <Box
      component="dl"
      sx={{ m: 0, py: 1, pl: 5, display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, whiteSpace: 'normal' }}
    >
      <Entry label={panel.company}>{row.companyName}</Entry>
      <Entry label={panel.transactionNo}>{row.transactionNo || panel.none}</Entry>
      <Entry label={panel.treatment}>
        {row.providerName} · {treatmentDates(row)}
      </Entry>
      <Entry label={panel.filed}>{formatInstant(row.filedAt)}</Entry>
      {likeness && (
        <Entry label={panel.likeness}>
          {othersText(likeness.strongest.claimNo, likeness.others - 1, likeness.areMore)}
        </Entry>
      )}
      {leftToPerson && leftToPerson.reasons.length > 0 && (
        <Entry label={panel.notAtOnce}>{withCapital(whyAPersonTexts(leftToPerson).join(', '))}</Entry>
      )}
      {payoutWait && <Entry label={payoutWaitTexts.label}>{payoutWaitsText(payoutWait)}</Entry>}
      {row.status === 'PROCESSING' && row.retryCount > 0 && (
        <Entry label={panel.handOver}>
          <RetryWarning claim={row} />
        </Entry>
      )}
    </Box>
  )
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  )
}
