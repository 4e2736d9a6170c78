import { DialogContentText, Stack, TextField } from '@mui/material'
import { isEmailAddress } from '@member-care/domain/identity/email-address.ts'
import {
  addressChangeConsequence,
  addressChangeTexts as texts,
  administratorFormTexts,
} from '@member-care/domain/texts/administrator-list-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { ConsoleDataProvider } from '../console/console-data-provider.ts'
import { FormDialog } from '../console/form-dialog.tsx'
import { ReasonField } from '../console/reason-field.tsx'
import { useCommandSending } from '../console/use-command-sending.ts'
import { fieldErrorsOf } from '../record/field-errors.ts'
import type { AdministratorRecord } from './administrator-record.ts'
import { addressChanges } from './use-address-change.ts'

/** Where ADMIN_IT says which address, and why; what follows stands above. */
export function AskAddressChangeDialog({
  administrator: { id, name, email: present },
  waitHours,
  onClose,
}: {
  administrator: AdministratorRecord
  waitHours: number
  onClose: () => void
}) {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [email, setEmail] = useState('')
  const [reason, setReason] = useState('')
  const [isSent, setSent] = useState(false)
  const [refused, setRefused] = useState<string>()
  const emailError = emailErrorOf(email)
  const lacksReason = reason.trim() === ''
  const sending = useCommandSending<void>({
    onDone: async () => {
      notify(texts.asked, { type: 'success' })
      await queryClient.invalidateQueries({ queryKey: addressChanges })
      onClose()
    },
  })

  async function submit() {
    setSent(true)
    setRefused(undefined)
    if (emailError !== undefined || lacksReason) return
    const asked = { email: email.trim(), reason: reason.trim() }
    const answer = await sending.send(asked, (options) => dataProvider.askAddressChange(id, asked, options))
    if (answer && 'failed' in answer)
      setRefused(fieldErrorsOf(answer.failed, (name) => (name === 'email' ? name : undefined))[0]?.[1])
  }

  const shownError = refused ?? (isSent ? emailError : undefined)
  return (
    <FormDialog
      title={texts.askTitle(name)}
      confirm={{ label: texts.send }}
      isPending={sending.isPending}
      failure={refused === undefined ? sending.failure?.message : undefined}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <DialogContentText variant="body2" sx={{ mb: 2.5, overflowWrap: 'anywhere' }}>
        {present}
        <br />
        {addressChangeConsequence(waitHours)}
      </DialogContentText>
      <Stack spacing={2.5}>
        <TextField
          label={texts.newAddress}
          type="email"
          required
          fullWidth
          autoFocus
          autoComplete="off"
          value={email}
          onChange={(event) => {
            setEmail(event.target.value)
            setRefused(undefined)
          }}
          error={shownError !== undefined}
          helperText={shownError}
          slotProps={{ htmlInput: { maxLength: 254, spellCheck: false } }}
        />
        <ReasonField reason={reason} onChange={setReason} isMissed={isSent && lacksReason} isFirst={false} />
      </Stack>
    </FormDialog>
  )
}

function emailErrorOf(email: string): string | undefined {
  if (email.trim() === '') return administratorFormTexts.emailRequired
  return isEmailAddress(email.trim()) ? undefined : administratorFormTexts.emailInvalid
}
