import { DialogContentText, Stack, TextField } from '@mui/material'
import { userEditTexts } from '@member-care/domain/texts/user-edit-texts.ts'
import { useState } from 'react'
import { FormDialog } from '../console/form-dialog.tsx'
import { ReasonField } from '../console/reason-field.tsx'
import { useCommandSending } from '../console/use-command-sending.ts'
import { forgetUser } from './user-edit-calls.ts'

const { forget: texts } = userEditTexts

/** Has a person forgotten, once the administrator has said why and typed that it is meant. */
export function ForgetDialog({ userId, onDone, onClose }: { userId: string; onDone: () => void; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [typed, setTyped] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { send, isPending, failure } = useCommandSending<void>({ onDone })
  const lacksReason = reason.trim() === ''

  function submit() {
    setAsked(true)
    if (!lacksReason && typed === texts.confirmWord)
      void send({ userId, reason }, (options) => forgetUser(userId, reason.trim(), options))
  }

  return (
    <FormDialog
      title={texts.title}
      cancelLabel={userEditTexts.cancel}
      confirm={{ label: texts.confirm, color: 'error', disabled: typed !== texts.confirmWord }}
      isPending={isPending}
      failure={failure?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText variant="body2" sx={{ mb: 2.5 }}>
        {texts.text}
      </DialogContentText>
      <Stack spacing={2}>
        <ReasonField reason={reason} onChange={setReason} isMissed={isAsked && lacksReason} hint={texts.reasonHint} />
        <TextField
          label={texts.confirmLabel}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          required
          autoComplete="off"
        />
      </Stack>
    </FormDialog>
  )
}
