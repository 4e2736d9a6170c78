import { Box, Button, Typography } from '@mui/material'
import type { Bank } from '@member-care/domain/bank/bank-rules.ts'
import { proposedAccountTexts } from '@member-care/domain/texts/verification-texts.ts'
import { useRef, useState, type FormEvent } from 'react'
import { AccountInputs } from '../../bank/account-inputs.tsx'
import { accountOf, enteredAccountErrors, nothingEntered, type EnteredAccount } from '../../bank/entered-account.ts'
import { LONG_PATIENCE_MS } from '../../console/answered-within.ts'
import { FailureAlert } from '../../console/failure-alert.tsx'
import { useUnsavedChangesWarning } from '../../console/use-unsaved-changes-warning.ts'
import { useShownClaim } from '../use-claim.ts'
import { useClaimCommand } from '../use-claim-command.ts'

export interface ProposeAccountFormProps {
  readonly banks: readonly Bank[]
  /** Why nothing can be proposed now; the form is disabled then. */
  readonly obstacle: string | undefined
}

/** Where operations propose an account, which somebody else verifies (3§2.15, 3§6). */
export function ProposeAccountForm({ banks, obstacle }: ProposeAccountFormProps) {
  const claim = useShownClaim()
  const { run, isPending, failure } = useClaimCommand({ patience: LONG_PATIENCE_MS })
  const [entered, setEntered] = useState<EnteredAccount>(nothingEntered)
  const [isChecked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isTouched = Object.values(entered).some((value) => value !== '')
  useUnsavedChangesWarning(isTouched)
  const refused = (failure?.body?.errors ?? {}) as Partial<Record<keyof EnteredAccount, string>>
  const errors = isChecked ? { ...refused, ...enteredAccountErrors(entered, banks) } : {}

  async function propose(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    const [firstWrong] = Object.keys(enteredAccountErrors(entered, banks))
    if (firstWrong !== undefined) {
      form.current?.querySelector<HTMLInputElement>(`[name="${firstWrong}"]`)?.focus()
      return
    }
    const account = accountOf(entered, banks)
    const sent = await run(account, (options, dataProvider) =>
      dataProvider.proposeBankAccount(claim.id, account, options),
    )
    if (!sent || 'failed' in sent) return
    setEntered(nothingEntered)
    setChecked(false)
  }

  return (
    <Box
      component="form"
      ref={form}
      noValidate
      onSubmit={(event) => void propose(event)}
      aria-label={proposedAccountTexts.title}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {obstacle ??
          `${proposedAccountTexts.introduction}${claim.bankProposal?.status === 'WAITING_VERIFICATION' ? ` ${proposedAccountTexts.replaces}` : ''}`}
      </Typography>
      <AccountInputs
        banks={banks}
        entered={entered}
        errors={errors}
        isDisabled={obstacle !== undefined || isPending}
        onChange={setEntered}
      />
      <FailureAlert message={failure?.message} />
      <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
        <Button type="submit" variant="contained" loading={isPending} disabled={obstacle !== undefined}>
          {proposedAccountTexts.propose}
        </Button>
        {isTouched && (
          <Button
            onClick={() => {
              setEntered(nothingEntered)
              setChecked(false)
            }}
          >
            Clear
          </Button>
        )}
      </Box>
    </Box>
  )
}
