import ErrorIcon from '@mui/icons-material/ErrorOutlined'
import WarningIcon from '@mui/icons-material/WarningAmber'
import { Box } from '@mui/material'
import { HANDOVER_ATTEMPTS, RETRY_WARNING_THRESHOLD } from '@member-care/domain/claim/claim-status.ts'
import { handoverFailureText } from '@member-care/domain/texts/handover-texts.ts'
import { claimPageTexts } from '@member-care/domain/texts/claim-page-texts.ts'
import type { ClaimRow } from './claim-record.ts'

type Tried = Pick<ClaimRow, 'status' | 'retryCount' | 'gaveUp'>

/** How often the hand-over to the insurer failed, or that it waits for Reprocess, in one line (C09). */
export function RetryMark({ claim }: { claim: Tried }) {
  if (!isTried(claim)) return null
  const isSerious = claim.gaveUp || claim.retryCount >= RETRY_WARNING_THRESHOLD
  const Icon = claim.gaveUp ? ErrorIcon : WarningIcon
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        gap: 0.5,
        alignItems: 'center',
        fontSize: '0.8125rem',
        fontWeight: 550,
        color: colourOf(claim.gaveUp, isSerious),
      }}
    >
      <Icon sx={{ fontSize: 16 }} aria-hidden="true" />
      {claim.gaveUp
        ? claimPageTexts.waitsForReprocess(claim.retryCount, HANDOVER_ATTEMPTS)
        : claimPageTexts.retry(claim.retryCount, HANDOVER_ATTEMPTS)}
    </Box>
  )
}

/** The same, and why. */
export function RetryWarning({ claim }: { claim: Tried & Pick<ClaimRow, 'handoverFailure'> }) {
  if (!isTried(claim)) return null
  return (
    <Box sx={{ mt: 0.5, fontSize: '0.8125rem' }}>
      <RetryMark claim={claim} />
      {claim.handoverFailure && (
        <Box sx={{ mt: 0.25, maxWidth: 240, color: 'text.secondary', whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
          {handoverFailureText(claim.handoverFailure.reason).why}
        </Box>
      )}
    </Box>
  )
}

function isTried({ status, retryCount }: Tried): boolean {
  return status === 'PROCESSING' && retryCount > 0
}

function colourOf(gaveUp: boolean, isSerious: boolean): string {
  if (gaveUp) return 'error.main'
  return isSerious ? 'warning.main' : 'text.secondary'
}
