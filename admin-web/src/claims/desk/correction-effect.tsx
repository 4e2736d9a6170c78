import { rejectionReasonText } from '@member-care/domain/claim/rejection-reasons.ts'
import { formatMoney, parseCents } from '@member-care/domain/money/money.ts'
import { claimCorrectionTexts } from '@member-care/domain/texts/claim-correction-texts.ts'
import { coverTexts } from '@member-care/domain/texts/cover-texts.ts'
import { visuallyHidden } from '@mui/utils'
import { Box, Paper, Skeleton, Stack, Typography } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { FailureAlert } from '../../console/failure-alert.tsx'
import type { ClaimRecord } from '../claim-record.ts'
import { judgePayable } from '../payable-amount.ts'
import type { DecisionAnswers } from './decision-forms.ts'
import type { Correction } from './desk-commands.ts'
import { useCorrectionEffect, type EffectOfCorrection } from './use-correction-effect.ts'

const { effect: texts } = claimCorrectionTexts

/** The decision before and after it is corrected, and what the family has of its cover then; it follows what is typed. */
export function CorrectionEffect({ claim, decision }: { claim: ClaimRecord; decision: Correction }) {
  const typed = useWatch<DecisionAnswers>()
  const isPaid = decision === 'correct-to-approved'
  const cents = judgePayable(typed['payableCents'] ?? '', claim).cents
  const after = isPaid
    ? cents === undefined
      ? texts.unknown
      : texts.paid(formatMoney(cents, 'SGD'))
    : [texts.nothing, typed['reasonCode'] ? rejectionReasonText(typed['reasonCode']) : ''].filter(Boolean).join(': ')
  return (
    <Paper component="section" variant="outlined" aria-label={texts.title} sx={{ p: 2, bgcolor: 'background.default' }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {texts.title}
      </Typography>
      <Stack spacing={1.5}>
        <Change label={texts.decision} before={decidedText(claim)} after={after} />
        <OfCover claim={claim} payableCents={isPaid ? cents : undefined} isKnown={!isPaid || cents !== undefined} />
      </Stack>
    </Paper>
  )
}

function decidedText({ status, payable, settledCents, rejectionReasonCode }: ClaimRecord): string {
  return status === 'APPROVED'
    ? texts.paid(formatMoney(settledCents ?? parseCents(payable ?? '') ?? 0, 'SGD'))
    : [texts.nothing, rejectionReasonCode === null ? '' : rejectionReasonText(rejectionReasonCode)]
        .filter(Boolean)
        .join(': ')
}

interface OfCoverProps {
  readonly claim: ClaimRecord
  readonly payableCents: number | undefined
  /** Whether what is typed says what will be paid. */
  readonly isKnown: boolean
}

function OfCover({ claim, payableCents, isKnown }: OfCoverProps) {
  const { data, error, isPending, isFetching } = useCorrectionEffect(claim, { payableCents, isKnown })
  if (error) return <FailureAlert message={`${texts.failed} ${error.message}`} sx={{}} />
  if (isPending) return <Skeleton variant="rounded" height={64} />
  if (data === null) return <Quiet>{texts.noPlan}</Quiet>
  return (
    <Box aria-busy={isFetching} aria-live="polite" sx={{ display: 'grid', gap: 1.5, opacity: isFetching ? 0.6 : 1 }}>
      {data.reckoning && (
        <Quiet>
          {data.reckoning.payableCents === null
            ? texts.planUnknown
            : texts.byPlan(formatMoney(data.reckoning.payableCents, data.currency))}
        </Quiet>
      )}
      {isKnown && data.pools.length === 0 && <Quiet>{texts.untouched}</Quiet>}
      {isKnown &&
        data.pools.map((pool, index) => <OfPool key={`${pool.name} ${index}`} pool={pool} currency={data.currency} />)}
      <Quiet>{texts.later}</Quiet>
    </Box>
  )
}

function OfPool({ pool, currency }: { pool: EffectOfCorrection['pools'][number]; currency: string }) {
  const { name, measure, most, others, before, after } = pool
  const shown = (amount: number) =>
    measure === 'amount' ? formatMoney(amount, currency) : coverTexts.measures[measure](amount)
  return (
    <Box>
      <Change label={name} before={shown(before)} after={shown(after)} />
      <Quiet>{texts.left(shown(Math.max(most - others - after, 0)), shown(most))}</Quiet>
    </Box>
  )
}

function Change({ label, before, after }: { label: string; before: string; after: string }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {label}
      </Typography>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
        {before} <span aria-hidden="true">→</span> <span style={visuallyHidden}>{texts.becomes}</span>{' '}
        <strong>{after}</strong>
      </Typography>
    </Box>
  )
}

function Quiet({ children }: { children: string }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  )
}
