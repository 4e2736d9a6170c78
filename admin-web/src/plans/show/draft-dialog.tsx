import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { planPageTexts as texts } from '@member-care/domain/texts/plan-editor-texts.ts'
import { DialogContentText } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { ConfirmDialog } from '../../console/confirm-dialog.tsx'
import { FormDialog } from '../../console/form-dialog.tsx'
import { ReasonField } from '../../console/reason-field.tsx'
import { useCommandSending, type Command } from '../../console/use-command-sending.ts'
import { useRecordCache } from '../../record/whole-record.ts'
import type { PlanRecord } from '../plan-record.ts'

export type DraftCommand = 'submit' | 'return' | 'discard' | 'publish'

interface DraftDialogProps {
  readonly plan: PlanRecord
  readonly command: DraftCommand
  readonly onClose: () => void
}

/** Asks before something is done with a draft, and stays open with the reason when the server refuses. */
export function DraftDialog({ plan, command, onClose }: DraftDialogProps) {
  const notify = useNotify()
  const cache = useRecordCache<PlanRecord>('plans')
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { send, isPending, failure } = useCommandSending<PlanRecord>({
    onDone: async (changed) => {
      await cache.show(changed)
      notify(done[command](), { type: 'success' })
      onClose()
    },
    // Somebody else was faster: the page shows what they did.
    onConflict: () => cache.reload(plan.planId),
  })
  const commands: Readonly<Record<DraftCommand, Command<PlanRecord>>> = {
    submit: (options, dataProvider) => dataProvider.submitPlan(plan, options),
    return: (options, dataProvider) => dataProvider.returnPlan(plan, reason.trim(), options),
    discard: (options, dataProvider) => dataProvider.discardPlanDraft(plan, options),
    publish: (options, dataProvider) => dataProvider.publishPlan(plan, options),
  }
  const confirm = () => void send({ command, reason, revision: plan.revision }, commands[command])
  const asked = { isPending, failure: failure?.message, onClose }
  switch (command) {
    case 'return':
      return (
        <FormDialog
          {...asked}
          title={texts.returnQuestion}
          confirm={{ label: texts.return }}
          onSubmit={() => {
            setAsked(true)
            if (reason.trim() !== '') confirm()
          }}
        >
          <DialogContentText variant="body2" sx={{ mb: 2 }}>
            {texts.returnText}
          </DialogContentText>
          <ReasonField reason={reason} onChange={setReason} isMissed={isAsked && reason.trim() === ''} />
        </FormDialog>
      )
    case 'submit':
      return (
        <ConfirmDialog
          {...asked}
          title={texts.submitQuestion}
          text={texts.submitText}
          confirmLabel={texts.submit}
          onConfirm={confirm}
        />
      )
    case 'publish':
      return (
        <ConfirmDialog
          {...asked}
          title={texts.publishQuestion}
          text={texts.publishText(formatDisplay(plan.draft?.content.holdsFrom ?? plan.holdsFrom))}
          confirmLabel={texts.publish}
          onConfirm={confirm}
        />
      )
    case 'discard':
      return (
        <ConfirmDialog
          {...asked}
          isGrave
          title={texts.discardQuestion}
          text={texts.discardText}
          confirmLabel={texts.discard}
          onConfirm={confirm}
        />
      )
  }
}

const done = {
  submit: () => texts.submitted,
  return: () => texts.wasReturned,
  discard: () => texts.discarded,
  publish: () => texts.published,
}
