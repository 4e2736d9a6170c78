import ErrorIcon from '@mui/icons-material/ErrorOutlined'
import WarningIcon from '@mui/icons-material/WarningAmber'
import { Alert, AlertTitle, Box, Link } from '@mui/material'
import { handoverFailureText, handoverTexts, handoverTriesText } from '@member-care/domain/texts/handover-texts.ts'
import { claimPageTexts } from '@member-care/domain/texts/claim-page-texts.ts'
import { useState, type ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { usePowers } from '../../console/administrator.ts'
import { formatInstant } from '../../console/singapore-time.ts'
import { claimAddress } from '../claim-link.tsx'
import { useClaimResource, useShownClaim } from '../use-claim.ts'

/** Of a claim whose hand-over to the insurer failed: why, when, how often, when it is tried next, and what to do (C09). */
export function HandoverAlert() {
  const claim = useShownClaim()
  if (claim.status !== 'PROCESSING' || claim.retryCount === 0) return null
  const { gaveUp, handoverFailure } = claim
  const { labels } = handoverTexts
  const text = handoverFailure && handoverFailureText(handoverFailure.reason)
  return (
    <Alert
      severity={gaveUp ? 'error' : 'warning'}
      icon={gaveUp ? <ErrorIcon /> : <WarningIcon />}
      sx={{ mb: 2.5, '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}
    >
      <AlertTitle>{gaveUp ? handoverTexts.stopped : handoverTexts.goesOn}</AlertTitle>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          columnGap: 2,
          rowGap: 0.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 1fr)' },
          '& dt': { fontWeight: 600 },
          '& dd': { m: 0, mb: { xs: 0.5, sm: 0 }, overflowWrap: 'anywhere' },
        }}
      >
        {text && <Fact label={labels.why}>{text.why}</Fact>}
        {handoverFailure && <Fact label={labels.failedAt}>{formatInstant(handoverFailure.failedAt)}</Fact>}
        <Fact label={labels.tries}>{handoverTriesText(claim)}</Fact>
        {(gaveUp || handoverFailure) && (
          <Fact label={labels.nextTry}>
            {gaveUp ? handoverTexts.waitsForReprocess : <NextTry at={handoverFailure?.nextTryAt ?? null} />}
          </Fact>
        )}
        <Fact label={labels.whatToDo}>
          {text?.whatToDo} {gaveUp && <Reprocess />}
        </Fact>
      </Box>
    </Alert>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  )
}

function NextTry({ at }: { at: string | null }) {
  const [openedAt] = useState(() => Date.now())
  return at === null || Date.parse(at) <= openedAt ? handoverTexts.triedNow : formatInstant(at)
}

/** Where Reprocess is, for those who may; else who may. */
function Reprocess() {
  const resource = useClaimResource()
  const claim = useShownClaim()
  if (usePowers()?.has('claims.reprocess') !== true) return handoverTexts.operationsReprocess
  return (
    <>
      {handoverTexts.thenReprocess}{' '}
      <Link
        component={RouterLink}
        to={claimAddress(resource, claim.id, 'systemdata')}
        color="inherit"
        underline="always"
      >
        {claimPageTexts.sections.systemData}
      </Link>
      .
    </>
  )
}
