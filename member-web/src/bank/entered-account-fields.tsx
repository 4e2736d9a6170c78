/**
 * A bank account as it is entered, in any form: bank and number as typed. The branch follows from the number if the
 * bank's rules allow it; otherwise it is chosen (1§5, C13). The form keeps the account apart from what was typed.
 */
import { useField, useForm } from 'react-final-form'
import Box from '@mui/material/Box'
import { digitsOf } from '@member-care/domain/bank/account-number.ts'
import { branchLabel } from '@member-care/domain/bank/branch-label.ts'
import { bankNamed, readTypedAccount, typedAccountError, type Bank } from '@member-care/domain/bank/bank-rules.ts'
import { bankFieldHints, bankFieldLabels, bankTexts } from '@member-care/domain/texts/bank-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { SelectInput } from '../form/select-input.tsx'
import { TextInput } from '../form/text-input.tsx'
import { TextLine } from '@member-care/web-kit/fields/text-line.tsx'
import { visibleError } from '../form/visible-error.ts'
import { BankSelect } from './bank-select.tsx'

/** The form's values that these fields fill; a form may have more. */
export interface EnteredAccount {
  readonly bankName?: string | undefined
  readonly bankNo?: string | undefined
  /** Empty where it is neither told from the number nor chosen yet. */
  readonly branchNo?: string | undefined
  /** As it is kept: without the branch digits that some banks' numbers begin with. */
  readonly accountNo?: string | undefined
  /** All digits as typed. */
  readonly typedAccountNo?: string | undefined
  /** The number once more, where it is asked for twice. */
  readonly accountNoAgain?: string | undefined
}

interface EnteredAccountFieldsProps {
  readonly banks: readonly Bank[]
  readonly values: EnteredAccount
  readonly askTwice?: boolean
}

export function EnteredAccountFields({ banks, values, askTwice = false }: EnteredAccountFieldsProps) {
  const form = useForm()
  const account = useField<string, HTMLInputElement>('accountNo')
  // What no input of its own stands for is a field of the form all the same.
  useField('bankName')
  useField('typedAccountNo')
  useField('branchNo')
  const bank = bankNamed(banks, values)
  const typed = values.typedAccountNo ?? ''

  const take = (chosen: Bank | undefined, digits: string) =>
    form.batch(() => {
      const taken = chosen === undefined ? { accountNo: digits, branchNo: undefined } : readTypedAccount(chosen, digits)
      form.change('bankName', chosen?.n ?? '')
      form.change('bankNo', chosen?.c ?? '')
      form.change('typedAccountNo', digits)
      form.change('accountNo', taken.accountNo)
      form.change('branchNo', taken.branchNo ?? '')
    })
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: askTwice ? '1fr' : { sm: '1fr 1fr' } }}>
        <BankSelect
          banks={banks}
          value={bank === undefined ? '' : banks.indexOf(bank)}
          onChosen={(chosen) => take(chosen, typed)}
        />
        <TextLine
          name="accountNo"
          label={bankFieldLabels.accountNo}
          hint={bankFieldHints.accountNo}
          value={typed}
          onChange={(event) => take(bank, digitsOf(event.target.value))}
          onFocus={() => account.input.onFocus()}
          onBlur={() => account.input.onBlur()}
          error={visibleError(account.meta)}
          autoComplete="off"
          inputProps={{ inputMode: 'numeric' }}
        />
        {askTwice && (
          <TextInput
            name="accountNoAgain"
            label={bankFieldLabels.accountNoAgain}
            hint={bankFieldHints.accountNoAgain}
            parse={digitsOf}
            autoComplete="off"
            inputProps={{ inputMode: 'numeric' }}
          />
        )}
      </Box>
      {bank !== undefined && typedAccountError({ bankNo: bank.c, bankName: bank.n }, typed) === undefined && (
        <Branch bank={bank} typed={typed} />
      )}
    </>
  )
}

/** The branch of a number that is right, told or to be chosen, with the alert when its digits were taken off the number. */
function Branch({ bank, typed }: { readonly bank: Bank; readonly typed: string }) {
  const { branchNo, alert } = readTypedAccount(bank, typed)
  return (
    <>
      {alert !== undefined && (
        <Notice tone="warning" role="status">
          {alert}
        </Notice>
      )}
      {branchNo === undefined ? (
        <SelectInput
          name="branchNo"
          label={bankFieldLabels.branchNo}
          placeholder={bankTexts.branchNotSelected}
          choices={bank.branches.map(({ n, c }) => ({ value: c, label: branchLabel(c, n) }))}
        />
      ) : (
        <Box>
          <Box component="span" sx={{ fontWeight: 550, fontSize: '0.9375rem' }}>
            {bankFieldLabels.branchNo}
          </Box>
          <Box>{branchLabel(branchNo, bank.branches.find(({ c }) => c === branchNo)?.n)}</Box>
        </Box>
      )}
    </>
  )
}
