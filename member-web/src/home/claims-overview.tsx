/** The member's claims at a glance: first of all those that wait for them, then where the last one stands. */
import { useEffect, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { answerOf } from '@member-care/domain/claim/claim-answer.ts'
import { parseClaimStatus, spelledClaimStatuses } from '@member-care/domain/claim/claim-status.ts'
import { formatDisplay, monthsBefore } from '@member-care/domain/dates/singapore-dates.ts'
import { amountText, parseCents } from '@member-care/domain/money/money.ts'
import { claimRowTypeLabels } from '@member-care/domain/texts/claim-texts.ts'
import { overviewTexts } from '@member-care/domain/texts/portal-texts.ts'
import { addressOfRow } from '../claim/claim-address.ts'
import { ClaimProgress } from '../claim/claim-progress.tsx'
import { followedRows, lastingRows } from '../claim/followed-rows.ts'
import { dateOfRow } from '../claim/row-order.ts'
import { StatusBadge } from '../claim/status-badge.tsx'
import { useFollowedClaims } from '../claim/use-followed-claims.ts'
import { useToday } from '../claim/use-today.ts'
import { ChangeNotice } from '../page/change-notice.tsx'
import { EmptyState } from '@member-care/web-kit/page/empty-state.tsx'
import { KeepsFocus } from '../page/keeps-focus.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { NotUpToDate } from '../page/not-up-to-date.tsx'
import { Panel } from '../page/panel.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { readClaims } from '../portal-api/claims-api.ts'
import type { ClaimRow } from '../portal-api/claims-contract.ts'
import { requireOtp, useSignedInUser } from '../session/session.ts'
import { useBenefitConfigs } from '../configuration/use-benefit-configs.ts'
import { useMenu } from '../menu/use-menu.ts'
import { WaitingClaims } from './waiting-claims.tsx'

const MONTHS_SHOWN = 12

interface ClaimsOverviewProps {
  /** Called once it has the size that it keeps: its claims are there, or will not come. */
  readonly onSettled: () => void
  /** Stands below what the insurer needs, and above all else. */
  readonly children: ReactNode
}

export function ClaimsOverview({ onSettled, children }: ClaimsOverviewProps) {
  const configs = useBenefitConfigs()
  const { companies } = useSignedInUser()
  const mayClaim = useMenu().some(({ entry }) => entry === 'claimRecords')
  const today = useToday()
  // Employees' are asked for beside the configs, which say only then whether they are shown: one after the other costs a phone a round.
  const mayAsk = configs.phase === 'loading' ? companies.some(({ memberType }) => memberType === 'E') : mayClaim
  const filter = { from: monthsBefore(today, MONTHS_SHOWN), to: today, companyId: '', claimantUuid: '' }
  const claims = useFollowedClaims({
    key: ['claims-at-a-glance', filter],
    // Quiet: Home itself never stops anybody with a one-time password.
    load: (signal, { unattended }) => readClaims(filter, { signal, stepUp: 'quiet', unattended }),
    enabled: mayAsk,
    claimsOf: followedRows,
    showsNewOnes: true,
    keeping: { as: ['claims-at-a-glance'], lasting: lastingRows },
  })
  const isSettled = configs.phase !== 'loading' && (!mayClaim || claims.phase !== 'loading')
  useEffect(() => {
    if (isSettled) onSettled()
  }, [isSettled, onSettled])

  const mine = (claims.value ?? []).filter(({ t }) => t !== 1)
  const waiting = mine.filter(({ s }) => s === spelledClaimStatuses.PENDING)
  return (
    <KeepsFocus>
      {/* Not before what stands below is known: it would push that away. */}
      {configs.phase !== 'loading' && waiting.length > 0 && <WaitingClaims rows={waiting} />}
      {children}
      {claims.value !== undefined && claims.phase === 'failed' && claims.failureCode !== 428 && (
        <NotUpToDate title={overviewTexts.notUpToDate} onRetry={claims.reload} />
      )}
      {rest()}
      <ChangeNotice news={claims.news} onDismiss={claims.dismissNews} />
    </KeepsFocus>
  )

  function rest() {
    if (configs.phase === 'failed') return <LoadFailure detail={configs.failure ?? ''} onRetry={configs.reload} />
    if (configs.phase === 'loading') return <Skeletons count={1} height={320} />
    if (!mayClaim) return <EmptyState title={overviewTexts.nothing}>{overviewTexts.employeesOnly}</EmptyState>
    if (claims.failureCode === 428) return <AskForOtp />
    if (claims.value === undefined) {
      return claims.phase === 'failed' ? (
        <LoadFailure detail={claims.failure ?? ''} onRetry={claims.reload} />
      ) : (
        <Skeletons count={1} height={320} />
      )
    }
    const isCovered = companies.length > 0
    const last = mine.reduce<ClaimRow | undefined>(
      (latest, row) => (latest === undefined || row.filed > latest.filed ? row : latest),
      undefined,
    )
    if (!isCovered)
      return (
        <>
          <Notice tone="info" title={overviewTexts.notCovered}>
            {overviewTexts.notCoveredDetail}
          </Notice>
          {last !== undefined && <LastClaim row={last} />}
        </>
      )
    if (last !== undefined) return <LastClaim row={last} />
    return (
      <Panel>
        <EmptyState title={overviewTexts.noClaims}>{overviewTexts.noClaimsDetail}</EmptyState>
      </Panel>
    )
  }
}

function LastClaim({ row }: { readonly row: ClaimRow }) {
  const answer = answerOfRow(row)
  return (
    <Panel title={overviewTexts.lastClaim} action={<StatusBadge status={row.s} />}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Box>
          <Typography sx={{ fontWeight: 620 }}>{row.p}</Typography>
          <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
            {claimRowTypeLabels[row.t]} · {formatDisplay(dateOfRow(row))} · {amountText(row.ia, row.ccy)}
          </Typography>
        </Box>
        <ClaimProgress status={row.s} />
        {answer !== undefined && (
          <Box>
            <Typography sx={{ fontWeight: 620 }}>{answer.headline}</Typography>
            {answer.next !== '' && <Typography>{answer.next}</Typography>}
          </Box>
        )}
        <Button variant="outlined" component={RouterLink} to={addressOfRow(row)} sx={{ justifySelf: 'start' }}>
          {overviewTexts.seeClaim}
        </Button>
      </Box>
    </Panel>
  )
}

/** Undefined for a status that is not known. */
function answerOfRow({ s, ia, pa, ccy }: ClaimRow) {
  const status = parseClaimStatus(s)
  if (status === undefined) return undefined
  const untold = {
    paymentMethod: '',
    bankName: '',
    accountNo: '',
    remarks: '',
    submittedOn: undefined,
    decidedAt: undefined,
  }
  return answerOf({ status, amountCents: parseCents(ia), payableCents: parseCents(pa), currency: ccy, ...untold })
}

function AskForOtp() {
  return (
    <Notice
      tone="info"
      title={overviewTexts.confirmToSee}
      action={
        <Button variant="contained" onClick={() => void requireOtp()}>
          {overviewTexts.confirmWithOtp}
        </Button>
      }
    />
  )
}
