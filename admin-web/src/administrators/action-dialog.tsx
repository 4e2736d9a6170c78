import { DialogContentText } from '@mui/material'
import type { AdministratorAction } from '@member-care/domain/access/administrator-actions.ts'
import { administratorActionTexts, administratorListTexts } from '@member-care/domain/texts/administrator-list-texts.ts'
import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { ConsoleDataProvider } from '../console/console-data-provider.ts'
import { FormDialog } from '../console/form-dialog.tsx'
import { ReasonField } from '../console/reason-field.tsx'
import { useCommandSending } from '../console/use-command-sending.ts'
import type { AdministratorRecord } from './administrator-record.ts'

interface ActionDialogProps {
  readonly action: Exclude<AdministratorAction, 'invite'>
  readonly administrator: AdministratorRecord
  readonly onClose: () => void
  readonly onDone: (action: AdministratorAction) => void | Promise<unknown>
}

const doneTexts: Partial<Record<AdministratorAction, string>> = {
  delete: administratorListTexts.deleted,
  removeFactors: administratorListTexts.factorsRemoved,
}

/** Says what follows from a button, and asks why. Stays open, with the reason, when the server refuses. */
export function ActionDialog({ action, administrator, onClose, onDone }: ActionDialogProps) {
  const { label, consequence } = administratorActionTexts[action]
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const notify = useNotify()
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const lacksReason = reason.trim() === ''
  const sending = useCommandSending<void>({
    onDone: async () => {
      notify(doneTexts[action] ?? administratorListTexts.statusChanged, { type: 'success' })
      onClose()
      await onDone(action)
    },
  })

  function submit() {
    setAsked(true)
    if (!lacksReason)
      void sending.send([action, reason.trim()], (options) =>
        dataProvider.actOnAdministrator(action, administrator.id, reason.trim(), options),
      )
  }

  return (
    <FormDialog
      title={`${label} ${administrator.name}?`}
      confirm={{ label, color: action === 'delete' || action === 'terminate' ? 'error' : 'primary' }}
      isPending={sending.isPending}
      failure={sending.failure?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText variant="body2" sx={{ mb: 2.5, overflowWrap: 'anywhere' }}>
        {administrator.email}
        <br />
        {consequence}
      </DialogContentText>
      <ReasonField reason={reason} onChange={setReason} isMissed={isAsked && lacksReason} />
    </FormDialog>
  )
}
