import { DialogContentText } from '@mui/material'
import { userEditTexts } from '@member-care/domain/texts/user-edit-texts.ts'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { personalText } from '../console/forgotten.ts'
import { FormDialog } from '../console/form-dialog.tsx'
import { ReasonField } from '../console/reason-field.tsx'
import { useCommandSending } from '../console/use-command-sending.ts'
import { removeSecondFactors, type EditedUser } from './user-edit-calls.ts'

const { removeFactors: texts, cancel } = userEditTexts

/** Removes the second factors of a member who has lost them, once the administrator has said why. Stays open, with the reason, when the server refuses. */
export function RemoveFactorsDialog({ user, onClose }: { readonly user: EditedUser; readonly onClose: () => void }) {
  const notify = useNotify()
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const lacksReason = reason.trim() === ''
  const { send, isPending, failure } = useCommandSending<void>({
    onDone: () => {
      notify(texts.done, { type: 'success' })
      onClose()
    },
  })

  function submit() {
    setAsked(true)
    if (!lacksReason)
      void send([user.id, reason.trim()], (options) => removeSecondFactors(user.id, reason.trim(), options))
  }

  return (
    <FormDialog
      title={`${texts.label}: ${personalText(user.name)}`}
      cancelLabel={cancel}
      confirm={{ label: texts.label }}
      isPending={isPending}
      failure={failure?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText variant="body2" sx={{ mb: 2.5 }}>
        {texts.consequence}
      </DialogContentText>
      <ReasonField reason={reason} onChange={setReason} isMissed={isAsked && lacksReason} />
    </FormDialog>
  )
}
