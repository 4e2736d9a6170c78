import AcceptIcon from '@mui/icons-material/CheckCircleOutlined'
import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { formatMoney } from '@member-care/domain/money/money.ts'
import { deskReckoningTexts as texts } from '@member-care/domain/texts/desk-reckoning-texts.ts'
import { claimChangedTexts } from '@member-care/domain/texts/claim-desk-texts.ts'
import { Alert, AlertTitle, Box, Button, Paper, Stack, Typography } from '@mui/material'
import { useId } from 'react'
import { FailureAlert } from '../../../console/failure-alert.tsx'
import type { ClaimRecord } from '../../claim-record.ts'
import { ApprovableFrom, PayingButton } from '../../paying-button.tsx'
import type { PayoutWait } from '../../use-payout-wait.ts'
import { LimitBars } from './limit-bars.tsx'
import { ReckoningLines } from './reckoning-lines.tsx'
import { ReckoningQuestions } from './reckoning-questions.tsx'
import type { ClaimReckoning, DeskReckoning } from './use-reckoning.ts'

export interface ReckoningPaneProps {
  readonly claim: ClaimRecord
  readonly desk: DeskReckoning
  /** Accepts the reckoned amount; absent where it cannot be accepted, or is asked elsewhere. */
  readonly accept?: Acceptance | undefined
}

export interface Acceptance {
  readonly run: () => void
  readonly isPending: boolean
  /** The payout waits, so nothing is accepted yet. */
  readonly wait: PayoutWait | undefined
  readonly failure: string | undefined
  readonly hint: string
}

/** What the plan says of the claim: what is still to be judged, both shares, how they come about, and what is left. Nothing without a plan. */
export function ReckoningPane({ claim, desk, accept }: ReckoningPaneProps) {
  const { reckoning } = desk
  const wordsId = useId()
  if (reckoning === undefined) return null
  const { currency, planName, planNo, planHoldsFrom, payableCents, isDecided } = reckoning
  const shown = (cents: number | null) => (cents === null ? texts.unknown : formatMoney(cents, currency))
  return (
    <Paper component="section" variant="outlined" aria-label={texts.title} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h2">{texts.title}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {texts.byPlan(planName, planNo, formatDisplay(planHoldsFrom))}
        {isDecided && ` · ${texts.decided}`}
      </Typography>
      <Stack spacing={2}>
        {desk.movedFrom !== undefined && (
          <Alert
            severity="warning"
            action={
              <Button color="inherit" size="small" onClick={desk.noteMove}>
                {claimChangedTexts.noted}
              </Button>
            }
          >
            <AlertTitle>{texts.moved.title}</AlertTitle>
            <strong>{texts.moved.text(shown(desk.movedFrom), shown(claim.reckoning?.payableCents ?? null))}</strong>
            <br />
            {texts.moved.why}
          </Alert>
        )}
        <ReckoningQuestions
          desk={desk}
          reckoning={reckoning}
          claimed={claim.currency}
          mayAnswer={claim.actions.includes('approve')}
        />
        <Shares reckoning={reckoning} isPending={desk.isPending} />
        <FailureAlert message={desk.failure && `${texts.failed} ${desk.failure}`} sx={{}} />
        {accept && payableCents !== null && (
          <Box>
            <PayingButton
              wait={accept.wait}
              wordsId={wordsId}
              variant="contained"
              startIcon={<AcceptIcon />}
              loading={accept.isPending}
              disabled={desk.isPending}
              onClick={accept.run}
            >
              {texts.accept(formatMoney(payableCents, currency))}
            </PayingButton>
            <ApprovableFrom wait={accept.wait} id={wordsId} />
            {!accept.wait && (
              <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
                {accept.hint}
              </Typography>
            )}
            <FailureAlert message={accept.failure} sx={{ mt: 1 }} />
          </Box>
        )}
        <ReckoningLines reckoning={reckoning} />
        <LimitBars reckoning={reckoning} />
      </Stack>
    </Paper>
  )
}

/** Who pays what. */
function Shares({ reckoning, isPending }: { reckoning: ClaimReckoning; isPending: boolean }) {
  const { currency, payableCents, memberBearsCents, otherInsurerPaysCents, writtenOffCents } = reckoning
  const money = (cents: number) => formatMoney(cents, currency)
  const rest = [
    { label: texts.memberBears, cents: memberBearsCents, isShown: payableCents !== null },
    { label: texts.otherInsurer, cents: otherInsurerPaysCents, isShown: otherInsurerPaysCents > 0 },
    { label: texts.writtenOff, cents: writtenOffCents, isShown: writtenOffCents > 0 },
  ].filter(({ isShown }) => isShown)
  return (
    <Box
      component="dl"
      aria-busy={isPending}
      aria-live="polite"
      sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, opacity: isPending ? 0.6 : 1 }}
    >
      <Share label={texts.payable} amount={payableCents === null ? texts.unknown : money(payableCents)} isFirst />
      {rest.map(({ label, cents }) => (
        <Share key={label} label={label} amount={money(cents)} />
      ))}
    </Box>
  )
}

function Share({ label, amount, isFirst = false }: { label: string; amount: string; isFirst?: boolean }) {
  return (
    <Box>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography
        component="dd"
        sx={{ m: 0, fontSize: '1.25rem', fontWeight: isFirst ? 650 : 500, fontVariantNumeric: 'tabular-nums' }}
      >
        {amount}
      </Typography>
    </Box>
  )
}
