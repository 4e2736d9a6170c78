import { Alert, Paper, Stack, Typography } from '@mui/material'
import { rejectionReasonTexts } from '@member-care/domain/texts/claim-status-texts.ts'
import { decisionTooLateText } from '@member-care/domain/texts/console-texts.ts'
import { decisionTexts } from '@member-care/domain/texts/claim-desk-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { FailureAlert } from '../../console/failure-alert.tsx'
import type { ClaimRecord } from '../claim-record.ts'
import { judgePayable } from '../payable-amount.ts'
import { useShownClaim } from '../use-claim.ts'
import { useClaimCommand } from '../use-claim-command.ts'
import { DecisionField } from './decision-field.tsx'
import { decisionForms, inputsOf, isSaidAtInput, type DecisionAnswers } from './decision-forms.ts'
import { DecisionWaysOut } from './decision-ways-out.tsx'
import type { Decision } from './desk-commands.ts'
import { MemberPreview } from './member-preview.tsx'
import { possibleDuplicatesKey, useHeldFor } from './use-possible-duplicates.ts'

export interface DecisionPanelProps {
  readonly decision: Decision
  readonly onCancel: () => void
  /** The server has taken the decision. */
  readonly onDecided: () => void
}

/** Asks for what a decision needs beside the documents, and shows what the member will read. What is typed stays when the server refuses. */
export function DecisionPanel({ decision, onCancel, onDecided }: DecisionPanelProps) {
  const claim = useShownClaim()
  const { label, colour, consequence, toCommand } = decisionForms[decision]
  const held = useHeldFor(claim.id, decision === 'approve')
  const inputs = inputsOf(decision, held)
  const queryClient = useQueryClient()
  const { run, isPending, failure } = useClaimCommand({
    doneText: decisionTexts.done[decision](claim.claimNo),
  })
  const section = useRef<HTMLElement>(null)
  // A claim that changes meanwhile must not begin the form anew: what was typed would be gone.
  const [begun] = useState(() => beginWith(decision, claim))
  const isStillPossible = isPending || claim.actions.includes(decision)
  useEffect(() => {
    // What scrolling gives back (a promise, in newer browsers) is no clean-up.
    void section.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  async function decide(answers: DecisionAnswers) {
    const command = toCommand(answers, held)
    const sent = await run(command, (options, dataProvider) =>
      dataProvider.decideClaim(claim.id, claim.version, command, options),
    )
    if (!sent) return undefined
    if ('done' in sent) return onDecided()
    // What looks like it may have come up meanwhile.
    if (decision === 'approve') await queryClient.invalidateQueries({ queryKey: possibleDuplicatesKey(claim.id) })
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
          {inputs.map((input, index) => (
            <DecisionField
              key={input.source}
              input={input}
              claim={claim}
              hasFocus={index === 0}
              isReadOnly={!isStillPossible}
            />
          ))}
          {decision === 'reject' && <OfferedText />}
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
          decision={decision}
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

/** A claim in Singapore dollars is usually paid as claimed. */
function beginWith(decision: Decision, { id, currency, amount }: ClaimRecord): DecisionAnswers & { id: string } {
  return decision === 'approve' && currency === 'SGD' ? { id, payableCents: amount } : { id }
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
      return (
        <MemberPreview
          status="APPROVED"
          payableCents={judgePayable(typed['payableCents'] ?? '', claim).cents}
          currency={currency}
          remarks={remarks}
        />
      )
    case 'reject':
      return <MemberPreview status="REJECTED" currency={currency} remarks={remarks} />
    case 'request-information':
      return <MemberPreview status="PENDING" currency={currency} remarks="" request={typed['request'] ?? ''} />
    case 'start-review':
      return <MemberPreview status="PENDING_REVIEW" currency={currency} remarks="" />
  }
}
