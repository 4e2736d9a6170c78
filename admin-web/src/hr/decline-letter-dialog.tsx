import { guaranteeRefusalTexts } from '@member-care/domain/texts/guarantee-refusal-texts.ts'
import { hrTexts } from '@member-care/domain/texts/hr-texts.ts'
import { DialogContentText, TextField } from '@mui/material'
import { useState } from 'react'
import { FormDialog } from '../console/form-dialog.tsx'
import { useCommandSending } from '../console/use-command-sending.ts'
import { hrDataProvider } from './hr-data-provider.ts'
import type { LetterDialogProps } from './pass-on-dialog.tsx'

const { letters: texts } = hrTexts
const LONGEST = 2000

/** Asks why a request is not passed on. Stays open, with the reason, when the server refuses. */
export function DeclineLetterDialog({ letter, onChanged, onClose, onDone }: LetterDialogProps) {
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const isMissing = isAsked && reason.trim() === ''
  const { send, isPending, failure } = useCommandSending({
    onDone: () => onDone(texts.declined(letter.number)),
    onConflict: onChanged,
  })

  function submit(): void {
    setAsked(true)
    const said = reason.trim()
    if (said !== '') void send(said, (options) => hrDataProvider.declineGuarantee(letter, said, options))
  }

  return (
    <FormDialog
      title={texts.declineOf(letter.number)}
      confirm={{ label: texts.decline, color: 'error' }}
      isPending={isPending}
      failure={failure?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText variant="body2" sx={{ mb: 2 }}>
        {texts.declineText}
      </DialogContentText>
      <TextField
        label={texts.reason}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={isMissing}
        helperText={isMissing ? guaranteeRefusalTexts.GUARANTEE_REASON_MISSING : undefined}
        required
        multiline
        minRows={3}
        fullWidth
        autoFocus
        slotProps={{ htmlInput: { maxLength: LONGEST } }}
      />
    </FormDialog>
  )
}
