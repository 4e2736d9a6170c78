import ErrorIcon from '@mui/icons-material/ErrorOutlined'
import WarningIcon from '@mui/icons-material/WarningAmber'
import { Box } from '@mui/material'
import { HANDOVER_ATTEMPTS, RETRY_WARNING_THRESHOLD } from '@member-care/domain/claim/claim-status.ts'
import { handoverFailureText } from '@member-care/domain/texts/handover-texts.ts'
import type { ClaimRow } from './claim-record.ts'

/** How the hand-over to the insurer goes, where there is something to say: how often it failed, whether it waits for Reprocess, and why (C09). */
export function RetryWarning({ claim }: { claim: Pick<ClaimRow, 'status' | 'retryCount' | 'gaveUp' | 'handoverFailure'> }) {
  if (claim.status !== 'PROCESSING' || claim.retryCount === 0) return null
  const isSerious = claim.gaveUp || claim.retryCount >= RETRY_WARNING_THRESHOLD
  const Icon = claim.gaveUp ? ErrorIcon : WarningIcon
  return (
    <Box sx={{ mt: 0.5, fontSize: '0.8125rem' }}>
      <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center', fontWeight: 550, color: colourOf(claim.gaveUp, isSerious) }}>
        <Icon sx={{ fontSize: 16 }} aria-hidden="true" />
        {claim.gaveUp ? `Waits for Reprocess (${claim.retryCount} of ${HANDOVER_ATTEMPTS})` : `Retry ${claim.retryCount} of ${HANDOVER_ATTEMPTS}`}
      </Box>
      {claim.handoverFailure && <Box sx={{ mt: 0.25, maxWidth: 240, color: 'text.secondary', whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{handoverFailureText(claim.handoverFailure.reason).why}</Box>}
    </Box>
  )
}

function colourOf(gaveUp: boolean, isSerious: boolean): string {
  if (gaveUp) return 'error.main'
  return isSerious ? 'warning.main' : 'text.secondary'
}
