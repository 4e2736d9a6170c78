import { Box, Button, Skeleton, Typography } from '@mui/material'
import type { Bank, BankAccount } from '@member-care/domain/bank/bank-rules.ts'
import { editTexts } from '@member-care/domain/texts/edit-texts.ts'
import { proposedAccountTexts as texts } from '@member-care/domain/texts/verification-texts.ts'
import { useFormContext } from 'react-hook-form'
import { FailureAlert } from '../console/failure-alert.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { CommandForm, useFormSending, type CommandFormProps } from '../record/command-form.tsx'
import { AccountInputs } from './account-inputs.tsx'
import { accountOf, enteredAccountErrors, nothingEntered, type EnteredAccount } from './entered-account.ts'
import { useBanks } from './use-banks.ts'

export interface ProposeAccountFormProps<Result> extends Pick<
  CommandFormProps<EnteredAccount, Result>,
  'isPending' | 'failure' | 'onDone'
> {
  readonly label: string
  readonly introduction: string
  /** Another proposal waits, whose place this one takes. */
  readonly isWaiting: boolean
  /** Why nothing can be proposed now; the form is disabled then. */
  readonly obstacle: string | undefined
  readonly proposeLabel: string
  readonly propose: (account: BankAccount) => ReturnType<CommandFormProps<EnteredAccount, Result>['send']>
}

/** Where an account is proposed, by every rule of its bank, which somebody else verifies (3§2.15, 3§5, 3§6). */
export function ProposeAccountForm<Result>(props: ProposeAccountFormProps<Result>) {
  const banks = useBanks()
  if (banks.error)
    return <LoadFailure title={texts.banksFailed} detail={banks.error.message} onRetry={() => void banks.refetch()} />
  if (!banks.data) return <Skeleton variant="rounded" height={220} aria-label={texts.banksLoading} role="status" />
  const { label, propose, isPending, failure, onDone } = props
  return (
    <CommandForm<EnteredAccount, Result>
      label={label}
      empty={nothingEntered}
      errorsOf={(entered) => enteredAccountErrors(entered, banks.data)}
      reValidateMode="onChange"
      send={(entered) => propose(accountOf(entered, banks.data))}
      isPending={isPending}
      failure={failure}
      {...(onDone && { onDone })}
    >
      <AccountAndButtons {...props} banks={banks.data} />
    </CommandForm>
  )
}

type AccountAndButtonsProps = Pick<
  ProposeAccountFormProps<unknown>,
  'introduction' | 'isWaiting' | 'obstacle' | 'proposeLabel'
> & { readonly banks: readonly Bank[] }

function AccountAndButtons({ introduction, isWaiting, obstacle, proposeLabel, banks }: AccountAndButtonsProps) {
  const { isPending, failure } = useFormSending()
  const { reset, formState } = useFormContext()
  const isDisabled = obstacle !== undefined
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {obstacle ?? `${introduction}${isWaiting ? ` ${texts.replaces}` : ''}`}
      </Typography>
      <AccountInputs banks={banks} isDisabled={isDisabled || isPending} />
      <FailureAlert message={failure?.message} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button type="submit" variant="contained" loading={isPending} disabled={isDisabled}>
          {proposeLabel}
        </Button>
        {formState.isDirty && <Button onClick={() => reset()}>{editTexts.discard}</Button>}
      </Box>
    </>
  )
}
