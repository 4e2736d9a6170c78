/** The member's claims at a glance: first of all those that wait for them, then where the last one stands. */
import { useCallback, useEffect } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { claimStatusLabels, parseClaimStatus } from '@member-care/domain/claim/claim-status.ts'
import { formatDisplay, monthsBefore } from '@member-care/domain/dates/singapore-dates.ts'
import { statusMeanings } from '@member-care/domain/texts/claim-progress-texts.ts'
import { claimRowTypeLabels } from '@member-care/domain/texts/claim-texts.ts'
import { overviewTexts } from '@member-care/domain/texts/portal-texts.ts'
import { addressOfRow } from '../claim/claim-address.ts'
import { ClaimProgress } from '../claim/ClaimProgress.tsx'
import { formatAmount } from '../claim/format-amount.ts'
import { dateOfRow } from '../claim/row-order.ts'
import { StatusBadge } from '../claim/StatusBadge.tsx'
import { useToday } from '../claim/use-today.ts'
import { EmptyState } from '../page/EmptyState.tsx'
import { LoadFailure } from '../page/LoadFailure.tsx'
import { Notice } from '../feedback/Notice.tsx'
import { Panel } from '../page/Panel.tsx'
import { Skeletons } from '../page/Skeletons.tsx'
import { readClaims } from '../portal-api/claims-api.ts'
import type { ClaimRow } from '../portal-api/claims-contract.ts'
import { useResource } from '../resource/use-resource.ts'
import { requireOtp } from '../session/session.ts'
import { useBenefitConfigs } from '../shell/benefit-configs.tsx'
import { useMenu } from '../shell/use-menu.ts'
import { WaitingClaims } from './WaitingClaims.tsx'

const MONTHS_SHOWN = 12

/** @param onSettled called once it has the size that it keeps: its claims are there, or will not come */
export function ClaimsOverview({ onSettled }: { readonly onSettled: () => void }) {
  const configs = useBenefitConfigs()
  const mayClaim = useMenu().some(({ entry }) => entry === 'claimRecords')
  const today = useToday()
  const load = useCallback(
    // Quiet: Home itself never stops anybody with a one-time password.
    (signal: AbortSignal) =>
      readClaims({ from: monthsBefore(today, MONTHS_SHOWN), to: today, companyId: '', claimantUuid: '' }, { signal, stepUp: 'quiet' }),
    [today],
  )
  const claims = useResource(mayClaim ? load : null)
  const isSettled = configs.phase !== 'loading' && (!mayClaim || claims.phase !== 'loading')
  useEffect(() => {
    if (isSettled) onSettled()
  }, [isSettled, onSettled])

  if (configs.phase === 'failed') return <LoadFailure message={configs.failure ?? ''} onRetry={configs.reload} />
  if (configs.phase === 'loading') return <Skeletons count={1} height={320} />
  if (!mayClaim) return <EmptyState title={overviewTexts.nothing} text={overviewTexts.employeesOnly} />
  if (claims.failureCode === 428) return <AskForOtp />
  if (claims.phase === 'failed') return <LoadFailure message={claims.failure ?? ''} onRetry={claims.reload} />
  if (claims.value === undefined) return <Skeletons count={1} height={320} />

  const mine = claims.value.filter(({ t }) => t !== 1)
  const waiting = mine.filter(({ s }) => s === claimStatusLabels.PENDING)
  const last = mine.reduce<ClaimRow | undefined>((latest, row) => (latest === undefined || row.filed > latest.filed ? row : latest), undefined)
  return (
    <>
      {waiting.length > 0 && <WaitingClaims rows={waiting} />}
      {last === undefined ? (
        <Panel>
          <EmptyState title={overviewTexts.noClaims} text={overviewTexts.noClaimsDetail} />
        </Panel>
      ) : (
        <LastClaim row={last} />
      )}
    </>
  )
}

function LastClaim({ row }: { readonly row: ClaimRow }) {
  const status = parseClaimStatus(row.s)
  return (
    <Panel title={overviewTexts.lastClaim} action={<StatusBadge status={row.s} />}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Box>
          <Typography sx={{ fontWeight: 620 }}>{row.p}</Typography>
          <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
            {claimRowTypeLabels[row.t]} · {formatDisplay(dateOfRow(row))} · {formatAmount(row.ia, row.ccy)}
          </Typography>
        </Box>
        <ClaimProgress status={row.s} />
        {status !== undefined && (
          <Typography>
            {statusMeanings[status].now} {statusMeanings[status].next}
          </Typography>
        )}
        <Button variant="outlined" component={RouterLink} to={addressOfRow(row)} sx={{ justifySelf: 'start' }}>
          {overviewTexts.seeClaim}
        </Button>
      </Box>
    </Panel>
  )
}

function AskForOtp() {
  return (
    <Notice
      tone="info"
      title={overviewTexts.confirmToSee}
      action={
        <Button variant="contained" onClick={requireOtp}>
          {overviewTexts.confirmWithOtp}
        </Button>
      }
    />
  )
}
