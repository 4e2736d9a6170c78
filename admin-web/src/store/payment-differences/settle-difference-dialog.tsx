import { storeConsoleTexts } from '@member-care/domain/texts/store-console-texts.ts'
import { DialogContentText, TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { FormDialog } from '../../console/form-dialog.tsx'
import { catchLostFocus } from '../../console/page-heading.tsx'
import { useCommandSending } from '../../console/use-command-sending.ts'
import type { PaymentDifference } from './payment-difference-record.ts'

const { differences: texts } = storeConsoleTexts

interface SettleDifferenceDialogProps {
  readonly difference: PaymentDifference
  readonly onSettled: () => void
  readonly onClose: () => void
}

/** What was done about a difference. Stays open, with the note, when the server refuses. */
export function SettleDifferenceDialog({ difference, onSettled, onClose }: SettleDifferenceDialogProps) {
  const { id, kind } = difference
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { send, isPending, failure } = useCommandSending<PaymentDifference>({
    onDone: async () => {
      await queryClient.invalidateQueries({ queryKey: ['payment-differences'] })
      // The dialog gives the focus back to a button that is gone by now.
      flushSync(onSettled)
      catchLostFocus()
    },
  })
  const note = typed.trim()
  const isMissed = isAsked && note === ''

  function submit(): void {
    setAsked(true)
    if (note === '') return
    void send({ id, note }, (options, dataProvider) => dataProvider.settlePaymentDifference(id, note, options))
  }

  return (
    <FormDialog
      title={texts.settleTitle}
      confirm={{ label: texts.settle }}
      isPending={isPending}
      failure={failure?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText variant="body2" sx={{ mb: 2 }}>
        <strong>{texts.kinds[kind]}</strong>
        <br />
        {texts.todo[kind]}
        <br />
        {texts.settleText}
      </DialogContentText>
      <TextField
        label={texts.note}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={isMissed}
        helperText={isMissed ? texts.noteMissing : texts.noteHint}
        required
        fullWidth
        multiline
        minRows={2}
        autoFocus
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 1_000 } }}
      />
    </FormDialog>
  )
}
