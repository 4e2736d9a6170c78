import { editTexts } from '@member-care/domain/texts/edit-texts.ts'
import { guaranteeDeskTexts as texts, guaranteeStepTexts } from '@member-care/domain/texts/guarantee-desk-texts.ts'
import { guaranteeTexts } from '@member-care/domain/texts/guarantee-texts.ts'
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
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { FailureAlert } from '../../console/failure-alert.tsx'
import { FORGOTTEN } from '../../console/forgotten.ts'
import { mayLeave } from '../../console/unsaved-work.ts'
import { useCommandSending } from '../../console/use-command-sending.ts'
import { historyKey } from '../../history/record-history-calls.ts'
import { CommandForm, useFormSending } from '../../record/command-form.tsx'
import { useRecordCache } from '../../record/whole-record.ts'
import type { Guarantee } from '../guarantee-record.ts'
import { beginStep, decisionOf, isProposal, stepErrors, type DeskStep, type StepAnswers } from './desk-steps.ts'
import { StepFields } from './step-fields.tsx'

const TITLE_ID = 'guarantee-step-title'

export interface StepDialogProps {
  readonly step: DeskStep
  readonly guarantee: Guarantee
  /** False once the letter allows the step no more. */
  readonly isPossible: boolean
  readonly onClose: () => void
}

/** Asks for what a step needs and sends it. Stays open, with what was typed, when the server refuses. */
export function StepDialog({ step, guarantee, isPossible, onClose }: StepDialogProps) {
  const { id, number } = guarantee
  const { label, done } = guaranteeStepTexts.steps[step]
  const notify = useNotify()
  const queryClient = useQueryClient()
  const cache = useRecordCache<Guarantee>('guarantees')
  // A letter that changes meanwhile must not begin the form anew: what was typed would be gone.
  const [begun] = useState(() => beginStep(step, guarantee))
  // What is decided on is what was looked at; another version is looked at once it has been told.
  const [seenVersion, setSeenVersion] = useState(guarantee.version)
  const [isOvertaken, setOvertaken] = useState(false)
  const { send, isPending, failure } = useCommandSending<Guarantee>({
    onConflict: async () => {
      await cache.reload(id)
      const { version } = await cache.read(id)
      setOvertaken(version !== seenVersion)
      setSeenVersion(version)
    },
  })
  const isStillPossible = isPossible || isPending

  async function closeOnceAnswered() {
    if (!isPending && (await mayLeave())) onClose()
  }

  async function finish(changed: Guarantee) {
    const isProposed = begun.amountCents !== undefined && changed.waitsForAgreement
    notify(isProposed ? guaranteeStepTexts.steps['propose-amount'].done : done, { type: 'success' })
    onClose()
    await cache.show(changed)
    await queryClient.invalidateQueries({ queryKey: historyKey('guarantees', id) })
  }

  return (
    <Dialog open onClose={() => void closeOnceAnswered()} fullWidth maxWidth="sm" aria-labelledby={TITLE_ID}>
      <CommandForm<StepAnswers, Guarantee>
        empty={begun}
        errorsOf={(answers) => stepErrors(step, answers)}
        reValidateMode="onChange"
        send={(answers) => {
          const decision = decisionOf(step, answers, guarantee)
          setOvertaken(false)
          return send({ seenVersion, decision }, (options, dataProvider) =>
            dataProvider.decideGuarantee({ guaranteeId: id, expectedVersion: seenVersion }, decision, options),
          )
        }}
        onDone={finish}
        isPending={isPending}
        failure={failure}
      >
        <DialogTitle id={TITLE_ID}>{guaranteeStepTexts.titleOf(label, number)}</DialogTitle>
        <DialogContent>
          <DialogContentText variant="body2" sx={{ mb: 2.5, overflowWrap: 'anywhere' }}>
            {guarantee.patientName ?? FORGOTTEN} · {guarantee.hospital}
            <br />
            <Consequence step={step} guarantee={guarantee} />
          </DialogContentText>
          <Stack spacing={2}>
            <StepFields step={step} guarantee={guarantee} begun={begun} isReadOnly={!isStillPossible} />
            {!isStillPossible && (
              <Alert severity="warning">{texts.tooLate(guaranteeTexts.statuses[guarantee.status])}</Alert>
            )}
            {isStillPossible && failure && isOvertaken && <Alert severity="warning">{texts.changed}</Alert>}
            {isStillPossible && !isOvertaken && <Refusal begun={begun} />}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => void closeOnceAnswered()} disabled={isPending}>
            {isStillPossible ? editTexts.cancel : editTexts.close}
          </Button>
          {isStillPossible && <SendButton step={step} guarantee={guarantee} label={label} />}
        </DialogActions>
      </CommandForm>
    </Dialog>
  )
}

/** What follows, unless the amount is only proposed: the form says so then. */
function Consequence({ step, guarantee }: Pick<StepDialogProps, 'step' | 'guarantee'>) {
  const answers = useWatch<StepAnswers>()
  return isProposal(answers as StepAnswers, guarantee) ? null : guaranteeStepTexts.steps[step].consequence
}

/** Why the server refused, unless that stands at a field. */
function Refusal({ begun }: { begun: StepAnswers }) {
  const { failure } = useFormSending()
  const fields = Object.keys((failure?.body as { errors?: object } | undefined)?.errors ?? {})
  if (fields.some((field) => field in begun)) return null
  return <FailureAlert message={failure?.message} sx={{}} />
}

function SendButton({ step, guarantee, label }: { step: DeskStep; guarantee: Guarantee; label: string }) {
  const { isPending } = useFormSending()
  const answers = useWatch<StepAnswers>()
  const isRefusing = step === 'reject' || step === 'revoke'
  return (
    <Button
      type="submit"
      variant="contained"
      color={isRefusing ? 'error' : 'primary'}
      loading={isPending}
      autoFocus={step === 'agree-to-amount'}
    >
      {step !== 'agree-to-amount' && isProposal(answers as StepAnswers, guarantee) ? guaranteeStepTexts.propose : label}
    </Button>
  )
}
