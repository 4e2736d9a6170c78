import { amountText } from '@member-care/domain/money/money.ts'
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
} from '@mui/material'
import { decisionTooLateText } from '@member-care/domain/texts/console-texts.ts'
import { decisionTexts } from '@member-care/domain/texts/claim-desk-texts.ts'
import { editTexts } from '@member-care/domain/texts/edit-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Form } from 'react-admin'
import { FailureAlert } from '../../console/failure-alert.tsx'
import { personalText } from '../../console/forgotten.ts'
import { useShownClaim } from '../use-claim.ts'
import { useClaimCommand } from '../use-claim-command.ts'
import { DecideButton } from './decide-button.tsx'
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
} from './decision-forms.ts'
import { isCorrection, type Decision } from './desk-commands.ts'
import { ReckoningPane } from './reckoning/reckoning-pane.tsx'
import { seenPlanOf, useReckoning } from './reckoning/use-reckoning.ts'
import { useCorrectionPlan } from './use-correction-effect.ts'
import { possibleDuplicatesKey, useHeldFor } from './use-possible-duplicates.ts'

const TITLE_ID = 'decision-title'

export interface DecisionDialogProps {
  readonly decision: Decision
  readonly onClose: () => void
}

/** Asks for what a decision needs and sends it. Stays open, with the reason, when the server refuses. */
export function DecisionDialog({ decision, onClose }: DecisionDialogProps) {
  const claim = useShownClaim()
  const { label, colour, consequence, toCommand } = decisionForms[decision]
  const held = useHeldFor(claim.id, isComparedFor(decision, claim))
  const desk = useReckoning(claim)
  const corrected = useCorrectionPlan(claim, decision)
  const plan = corrected ?? seenPlanOf(desk)
  const inputs = inputsOf(decision, held, plan?.benefits)
  // A claim that changes meanwhile must not begin the form anew.
  const [begun] = useState(() => (isCorrection(decision) ? beginWith(decision, claim, plan) : { id: claim.id }))
  const queryClient = useQueryClient()
  const { run, isPending, failure } = useClaimCommand(
    (decision === 'approve' && plan) || isCorrection(decision)
      ? { doneText: (changed) => doneTextOf(decision, changed) }
      : {},
  )

  const isStillPossible = isPending || claim.actions.includes(decision)

  async function decide(answers: DecisionAnswers) {
    const command = onSettled(toCommand(answers, held, plan), claim)
    const sent = await run(command, (options, dataProvider) =>
      dataProvider.decideClaim(claim.id, claim.version, command, options),
    )
    if (!sent) return undefined
    if ('done' in sent) return onClose()
    // What looks like it may have come up meanwhile.
    if (isComparedFor(decision, claim))
      await queryClient.invalidateQueries({ queryKey: possibleDuplicatesKey(claim.id) })
    // Texts per field go to the form; react-admin shows each at its input.
    return sent.failed.body?.errors as Record<string, string> | undefined
  }

  return (
    <Dialog open onClose={isPending ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={TITLE_ID}>
      <Form<DecisionAnswers & { id: string }>
        onSubmit={decide}
        record={begun}
        noValidate
        disableInvalidFormNotification
      >
        <DialogTitle id={TITLE_ID}>{decisionTexts.titleOf(label, claim.claimNo)}</DialogTitle>
        <DialogContent>
          <DialogContentText variant="body2" sx={{ mb: 2.5 }}>
            {personalText(claim.claimantName)} · {amountText(claim.amount, claim.currency)} · {claim.providerName}
            <br />
            {consequence}
          </DialogContentText>
          <Stack spacing={2}>
            {decision === 'approve' && <ReckoningPane claim={claim} desk={desk} />}
            <DecisionFields
              decision={decision}
              claim={claim}
              inputs={inputs}
              plan={plan}
              isReadOnly={!isStillPossible}
            />
            {isCorrection(decision) && isStillPossible && <CorrectionEffect claim={claim} decision={decision} />}
            {!isStillPossible && <Alert severity="warning">{decisionTooLateText(claim.status)}</Alert>}
            {isStillPossible && failure && !isSaidAtInput(inputs, failure.body?.errors) && (
              <FailureAlert message={failure.message} />
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isPending}>
            {isStillPossible ? editTexts.cancel : editTexts.close}
          </Button>
          {isStillPossible && (
            <DecideButton
              claim={claim}
              decision={decision}
              plan={plan}
              variant="contained"
              color={colour}
              loading={isPending}
            >
              {label}
            </DecideButton>
          )}
        </DialogActions>
      </Form>
    </Dialog>
  )
}
