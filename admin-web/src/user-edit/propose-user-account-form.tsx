import { Box, Button, Typography } from '@mui/material'
import type { Bank } from '@member-care/domain/bank/bank-rules.ts'
import { userEditTexts } from '@member-care/domain/texts/user-edit-texts.ts'
import { proposedAccountTexts } from '@member-care/domain/texts/verification-texts.ts'
import { useRef, useState, type FormEvent } from 'react'
import { AccountInputs } from '../bank/account-inputs.tsx'
import { accountOf, enteredAccountErrors, nothingEntered, type EnteredAccount } from '../bank/entered-account.ts'
import { LONG_PATIENCE_MS } from '../console/answered-within.ts'
import { FailureAlert } from '../console/failure-alert.tsx'
import type { HttpErrorBody } from '../console/http-error.ts'
import { useCommandSending } from '../console/use-command-sending.ts'
import { useUnsavedChangesWarning } from '../console/use-unsaved-changes-warning.ts'
import { proposeBankAccount, type EditedUser } from './user-edit-calls.ts'
import type { UserEditing } from './user-editing.ts'

export interface ProposeUserAccountFormProps extends UserEditing {
  readonly banks: readonly Bank[]
  /** Why nothing can be proposed; the form is disabled then. */
  readonly obstacle: string | undefined
}

/** Proposes an account for the user's reimbursements, by every rule of its bank (3§5). */
export function ProposeUserAccountForm({ user, onSaved, banks, obstacle }: ProposeUserAccountFormProps) {
  const [entered, setEntered] = useState<EnteredAccount>(nothingEntered)
  const [isChecked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const clear = () => {
    setEntered(nothingEntered)
    setChecked(false)
  }
  const { send, isPending, failure } = useCommandSending<EditedUser>({
    patience: LONG_PATIENCE_MS,
    onDone: (after) => {
      clear()
      onSaved(after)
    },
  })
  const isTouched = Object.values(entered).some((value) => value !== '')
  useUnsavedChangesWarning(isTouched && !isPending)
  const refused = ((failure?.body as HttpErrorBody | null | undefined)?.errors ?? {}) as Partial<
    Record<keyof EnteredAccount, string>
  >
  const errors = isChecked ? { ...refused, ...enteredAccountErrors(entered, banks) } : {}

  function propose(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    const [firstWrong] = Object.keys(enteredAccountErrors(entered, banks))
    if (firstWrong !== undefined) {
      form.current?.querySelector<HTMLInputElement>(`[name="${firstWrong}"]`)?.focus()
      return
    }
    const account = accountOf(entered, banks)
    void send(account, (options) => proposeBankAccount(user, account, options))
  }

  const isWaiting = user.bankProposal?.status === 'WAITING_VERIFICATION'
  return (
    <Box component="form" ref={form} noValidate onSubmit={propose} aria-label={userEditTexts.bank.propose}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {obstacle ?? `${userEditTexts.bank.introduction}${isWaiting ? ` ${proposedAccountTexts.replaces}` : ''}`}
      </Typography>
      <AccountInputs
        banks={banks}
        entered={entered}
        errors={errors}
        isDisabled={obstacle !== undefined || isPending}
        onChange={setEntered}
      />
      <FailureAlert message={failure?.message} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button type="submit" variant="contained" loading={isPending} disabled={obstacle !== undefined}>
          {userEditTexts.bank.propose}
        </Button>
        {isTouched && <Button onClick={clear}>{userEditTexts.discard}</Button>}
      </Box>
    </Box>
  )
}
