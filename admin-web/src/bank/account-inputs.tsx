import { Alert, Autocomplete, Box, TextField } from '@mui/material'
import { digitsOf } from '@member-care/domain/bank/account-number.ts'
import { bankNamed, type Bank } from '@member-care/domain/bank/bank-rules.ts'
import { branchLabel } from '@member-care/domain/bank/branch-label.ts'
import { bankTexts } from '@member-care/domain/texts/bank-texts.ts'
import { bankPartLabels, proposedAccountTexts } from '@member-care/domain/texts/verification-texts.ts'
import { TextInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { ChoiceInput } from '../record/choice-input.tsx'
import { droppedBranchNotice, withAccountNo, withBank, withBankNo, type EnteredAccount } from './entered-account.ts'

export interface AccountInputsProps {
  readonly banks: readonly Bank[]
  readonly isDisabled: boolean
}

/** The inputs of an account: choosing a bank sets its code and the other way round, and the branch is told from the number where it can be (3§5). */
export function AccountInputs({ banks, isDisabled }: AccountInputsProps) {
  const { setValue, trigger, formState } = useFormContext<EnteredAccount>()
  const entered = useWatch<EnteredAccount>() as EnteredAccount
  const bank = bankNamed(banks, entered)
  const notice = droppedBranchNotice(entered, banks)
  // A hint to an input that takes nothing would only be pale text.
  const hint = (text: string) => (isDisabled ? false : text)
  const number = {
    autoComplete: 'off',
    disabled: isDisabled,
    parse: digitsOf,
    slotProps: { htmlInput: { inputMode: 'numeric' } },
  } as const

  /** What follows from an input for the others. */
  function put({ bankName, bankNo, branchNo }: EnteredAccount): void {
    for (const [field, value] of Object.entries({ bankName, bankNo, branchNo }))
      setValue(field as keyof EnteredAccount, value, { shouldDirty: true })
    if (formState.isSubmitted) void trigger()
  }

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 1fr)' },
      }}
    >
      <Autocomplete
        options={[...banks]}
        getOptionLabel={({ n }) => n}
        getOptionKey={({ n }) => n}
        isOptionEqualToValue={(option, value) => option.n === value.n}
        value={bank ?? null}
        disabled={isDisabled}
        onChange={(_event, chosen) => put(withBank(entered, chosen ?? undefined))}
        renderInput={(input) => <TextField {...input} label={bankPartLabels.bankName} />}
      />
      <TextInput
        {...number}
        source="bankNo"
        label={bankPartLabels.bankNo}
        helperText={false}
        onChange={(event) => put(withBankNo(entered, event.target.value, banks))}
      />
      <TextInput
        {...number}
        source="accountNo"
        label={bankPartLabels.accountNo}
        helperText={hint(proposedAccountTexts.accountHint)}
        onChange={(event) => put(withAccountNo(entered, event.target.value, banks))}
      />
      <ChoiceInput
        source="branchNo"
        label={bankPartLabels.branchNo}
        readOnly={isDisabled || bank === undefined}
        choices={[
          { id: '', name: bankTexts.branchNotSelected },
          ...(bank?.branches.map(({ n, c }) => ({ id: c, name: branchLabel(c, n) })) ?? []),
        ]}
      />
      <TextInput
        {...number}
        source="accountNoAgain"
        label={bankPartLabels.accountNoAgain}
        helperText={hint(proposedAccountTexts.accountAgainHint)}
      />
      {notice && (
        <Alert severity="warning" role="status" sx={{ gridColumn: '1 / -1' }}>
          {notice}
        </Alert>
      )}
    </Box>
  )
}
