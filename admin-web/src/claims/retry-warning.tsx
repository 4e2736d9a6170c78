import ErrorIcon from '@mui/icons-material/ErrorOutlined'
import WarningIcon from '@mui/icons-material/WarningAmber'
import { Box } from '@mui/material'
import { HANDOVER_ATTEMPTS, RETRY_WARNING_THRESHOLD } from '@member-care/domain/claim/claim-status.ts'
import { handoverFailureText } from '@member-care/domain/texts/handover-texts.ts'
import { claimPageTexts } from '@member-care/domain/texts/claim-page-texts.ts'
import type { ClaimRow } from './claim-record.ts'
import { IconMark } from './icon-mark.tsx'

type Tried = Pick<ClaimRow, 'status' | 'retryCount' | 'gaveUp'>

/** How often the hand-over to the insurer failed, or that it waits for Reprocess, in one line (C09). */
export function RetryMark({ claim }: { claim: Tried }) {
  if (!isTried(claim)) return null
  const isSerious = claim.gaveUp || claim.retryCount >= RETRY_WARNING_THRESHOLD
  return (
    <IconMark icon={claim.gaveUp ? ErrorIcon : WarningIcon} colour={colourOf(claim.gaveUp, isSerious)}>
      {claim.gaveUp
        ? claimPageTexts.waitsForReprocess(claim.retryCount, HANDOVER_ATTEMPTS)
        : claimPageTexts.retry(claim.retryCount, HANDOVER_ATTEMPTS)}
    </IconMark>
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
