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
import { Form } from 'react-admin'
import { FailureAlert } from '../../console/failure-alert.tsx'
import { personalText } from '../../console/forgotten.ts'
import { useShownClaim } from '../use-claim.ts'
import { useClaimCommand } from '../use-claim-command.ts'
import { DecisionField } from './decision-field.tsx'
import { decisionForms, inputsOf, isSaidAtInput, type DecisionAnswers } from './decision-forms.ts'
import type { Decision } from './desk-commands.ts'
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
  const held = useHeldFor(claim.id, decision === 'approve')
  const inputs = inputsOf(decision, held)
  const queryClient = useQueryClient()
  const { run, isPending, failure } = useClaimCommand()

  const isStillPossible = isPending || claim.actions.includes(decision)

  async function decide(answers: DecisionAnswers) {
    const command = toCommand(answers, held)
    const sent = await run(command, (options, dataProvider) =>
      dataProvider.decideClaim(claim.id, claim.version, command, options),
    )
    if (!sent) return undefined
    if ('done' in sent) return onClose()
    // What looks like it may have come up meanwhile.
    if (decision === 'approve') await queryClient.invalidateQueries({ queryKey: possibleDuplicatesKey(claim.id) })
    // Texts per field go to the form; react-admin shows each at its input.
    return sent.failed.body?.errors as Record<string, string> | undefined
  }

  return (
    <Dialog open onClose={isPending ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={TITLE_ID}>
      <Form<DecisionAnswers & { id: string }>
        onSubmit={decide}
        record={{ id: claim.id }}
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
            {inputs.map((input, index) => (
              <DecisionField
                key={input.source}
                input={input}
                claim={claim}
                hasFocus={index === 0}
                isReadOnly={!isStillPossible}
              />
            ))}
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
            <Button type="submit" variant="contained" color={colour} loading={isPending}>
              {label}
            </Button>
          )}
        </DialogActions>
      </Form>
    </Dialog>
  )
}
