import { Alert, Autocomplete, Box, MenuItem, TextField } from '@mui/material'
import { digitsOf } from '@member-care/domain/bank/account-number.ts'
import { bankNamed, type Bank } from '@member-care/domain/bank/bank-rules.ts'
import { branchLabel } from '@member-care/domain/bank/branch-label.ts'
import { bankTexts } from '@member-care/domain/texts/bank-texts.ts'
import { bankPartLabels, proposedAccountTexts } from '@member-care/domain/texts/verification-texts.ts'
import { droppedBranchNotice, withAccountNo, withBank, withBankNo, type EnteredAccount } from './entered-account.ts'

export interface AccountInputsProps {
  readonly banks: readonly Bank[]
  readonly entered: EnteredAccount
  readonly errors: Partial<Record<keyof EnteredAccount, string>>
  readonly isDisabled: boolean
  readonly onChange: (entered: EnteredAccount) => void
}

/** The inputs of an account: choosing a bank sets its code and the other way round, and the branch is told from the number where it can be (3§5). */
export function AccountInputs({ banks, entered, errors, isDisabled, onChange }: AccountInputsProps) {
  const bank = bankNamed(banks, entered)
  const notice = droppedBranchNotice(entered, banks)
  const number = {
    autoComplete: 'off',
    disabled: isDisabled,
    slotProps: { htmlInput: { inputMode: 'numeric' } },
  } as const
  // A hint to an input that takes nothing would only be pale text.
  const shown = (field: keyof EnteredAccount, hint = '') => ({
    error: errors[field] !== undefined,
    helperText: errors[field] ?? (isDisabled ? '' : hint),
  })

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
        onChange={(_event, chosen) => onChange(withBank(entered, chosen ?? undefined))}
        renderInput={(input) => <TextField {...input} label={bankPartLabels.bankName} />}
      />
      <TextField
        {...number}
        name="bankNo"
        label={bankPartLabels.bankNo}
        value={entered.bankNo}
        onChange={(event) => onChange(withBankNo(entered, event.target.value, banks))}
        {...shown('bankNo')}
      />
      <TextField
        {...number}
        name="accountNo"
        label={bankPartLabels.accountNo}
        value={entered.accountNo}
        onChange={(event) => onChange(withAccountNo(entered, event.target.value, banks))}
        {...shown('accountNo', proposedAccountTexts.accountHint)}
      />
      <TextField
        select
        name="branchNo"
        label={bankPartLabels.branchNo}
        value={entered.branchNo}
        disabled={isDisabled || bank === undefined}
        onChange={(event) => onChange({ ...entered, branchNo: event.target.value })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        {...shown('branchNo')}
      >
        <MenuItem value="">{bankTexts.branchNotSelected}</MenuItem>
        {bank?.branches.map(({ n, c }) => (
          <MenuItem key={c} value={c}>
            {branchLabel(c, n)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        {...number}
        name="accountNoAgain"
        label={bankPartLabels.accountNoAgain}
        value={entered.accountNoAgain}
        onChange={(event) => onChange({ ...entered, accountNoAgain: digitsOf(event.target.value) })}
        {...shown('accountNoAgain', proposedAccountTexts.accountAgainHint)}
      />
      {notice && (
        <Alert severity="warning" role="status" sx={{ gridColumn: '1 / -1' }}>
          {notice}
        </Alert>
      )}
    </Box>
  )
}
