import { Alert, Paper, Stack, Typography } from '@mui/material'
import { rejectionReasonTexts } from '@member-care/domain/texts/claim-status-texts.ts'
import { decisionTooLateText } from '@member-care/domain/texts/console-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { FailureAlert } from '../../console/failure-alert.tsx'
import type { ClaimRecord } from '../claim-record.ts'
import { judgePayable } from '../payable-amount.ts'
import { useShownClaim } from '../use-claim.ts'
import { useClaimCommand } from '../use-claim-command.ts'
import { DecisionFields } from './decision-fields.tsx'
import { CorrectionEffect } from './correction-effect.tsx'
import {
  beginWith,
  decisionForms,
  doneTextOf,
  inputsOf,
  isComparedFor,
  isSaidAtInput,
  onSettled,
  type DecisionAnswers,
  type SeenPlan,
} from './decision-forms.ts'
import { DecisionWaysOut } from './decision-ways-out.tsx'
import { isCorrection, type Decision } from './desk-commands.ts'
import { MemberPreview } from './member-preview.tsx'
import { useLastBatchNo } from './reckoning/use-acceptance.ts'
import { useCorrectionPlan } from './use-correction-effect.ts'
import { possibleDuplicatesKey, useHeldFor } from './use-possible-duplicates.ts'

export interface DecisionPanelProps {
  readonly decision: Decision
  readonly plan: SeenPlan | undefined
  readonly onCancel: () => void
  /** The server has taken the decision. */
  readonly onDecided: () => void
}

/** Asks for what a decision needs beside the documents, and shows what the member will read. What is typed stays when the server refuses. */
export function DecisionPanel({ decision, plan: ofDesk, onCancel, onDecided }: DecisionPanelProps) {
  const claim = useShownClaim()
  const plan = useCorrectionPlan(claim, decision) ?? ofDesk
  const { label, colour, consequence, toCommand } = decisionForms[decision]
  const held = useHeldFor(claim.id, isComparedFor(decision, claim))
  const inputs = inputsOf(decision, held, plan?.benefits)
  const queryClient = useQueryClient()
  const { run, isPending, failure } = useClaimCommand({
    doneText: (changed) => doneTextOf(decision, changed),
  })
  const [, noteBatchNo] = useLastBatchNo()
  const section = useRef<HTMLElement>(null)
  // A claim that changes meanwhile must not begin the form anew: what was typed would be gone.
  const [begun] = useState(() => beginWith(decision, claim, plan))
  const isStillPossible = isPending || claim.actions.includes(decision)
  useEffect(() => {
    // What scrolling gives back (a promise, in newer browsers) is no clean-up.
    void section.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  async function decide(answers: DecisionAnswers) {
    const command = onSettled(toCommand(answers, held, plan), claim)
    const sent = await run(command, (options, dataProvider) =>
      dataProvider.decideClaim(claim.id, claim.version, command, options),
    )
    if (!sent) return undefined
    if ('done' in sent) {
      if (command.decision === 'approve') noteBatchNo(command.batchNo)
      return onDecided()
    }
    // What looks like it may have come up meanwhile.
    if (isComparedFor(decision, claim))
      await queryClient.invalidateQueries({ queryKey: possibleDuplicatesKey(claim.id) })
    // Texts per field go to the form; react-admin shows each at its input.
    return sent.failed.body?.errors as Record<string, string> | undefined
  }

  return (
    <Paper
      component="section"
      ref={section}
      variant="outlined"
      aria-label={label}
      sx={{ p: { xs: 2, sm: 2.5 }, borderColor: `${colour}.main`, scrollMarginTop: 80 }}
    >
      <Form<DecisionAnswers & { id: string }>
        onSubmit={decide}
        record={begun}
        noValidate
        disableInvalidFormNotification
      >
        <Typography variant="h2" sx={{ mb: 0.5 }}>
          {label}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          {consequence}
        </Typography>
        <Stack spacing={2}>
          <DecisionFields decision={decision} claim={claim} inputs={inputs} plan={plan} isReadOnly={!isStillPossible} />
          {(decision === 'reject' || decision === 'correct-to-rejected') && <OfferedText />}
          {isCorrection(decision) && isStillPossible && <CorrectionEffect claim={claim} decision={decision} />}
          {isStillPossible ? (
            <Preview decision={decision} claim={claim} />
          ) : (
            <Alert severity="warning">{decisionTooLateText(claim.status)}</Alert>
          )}
          {isStillPossible && failure && !isSaidAtInput(inputs, failure.body?.errors) && (
            <FailureAlert message={failure.message} />
          )}
        </Stack>
        <DecisionWaysOut
          claim={claim}
          decision={decision}
          plan={plan}
          inputs={inputs}
          begun={begun}
          isPending={isPending}
          isPossible={isStillPossible}
          onCancel={onCancel}
        />
      </Form>
    </Paper>
  )
}

/** The chosen reason brings its words for the member, as long as nobody has written others. */
function OfferedText() {
  const { setValue, getValues } = useFormContext<DecisionAnswers>()
  const reasonCode = useWatch<DecisionAnswers>({ name: 'reasonCode' })
  useEffect(() => {
    const offers: readonly string[] = Object.values(rejectionReasonTexts).map(({ memberText }) => memberText)
    const reason = Object.entries(rejectionReasonTexts).find(([code]) => code === reasonCode)?.[1]
    if (reason && offers.includes((getValues('remarks') ?? '').trim()))
      setValue('remarks', reason.memberText, { shouldDirty: true, shouldValidate: false })
  }, [reasonCode, getValues, setValue])
  return null
}

function Preview({ decision, claim }: { decision: Decision; claim: ClaimRecord }) {
  const typed = useWatch<DecisionAnswers>()
  const { currency } = claim
  const remarks = typed['remarks'] ?? ''
  switch (decision) {
    case 'approve':
    case 'correct-to-approved':
      return (
        <MemberPreview
          status="APPROVED"
          payableCents={judgePayable(typed['payableCents'] ?? '', claim).cents}
          currency={currency}
          remarks={remarks}
        />
      )
    case 'reject':
    case 'correct-to-rejected':
      return <MemberPreview status="REJECTED" currency={currency} remarks={remarks} />
    case 'request-information':
      return <MemberPreview status="PENDING" currency={currency} remarks="" request={typed['request'] ?? ''} />
    case 'start-review':
      return <MemberPreview status="PENDING_REVIEW" currency={currency} remarks="" />
  }
}
