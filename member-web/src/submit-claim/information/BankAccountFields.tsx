/** The account that is paid into: the stored one, masked, or another that is entered here (1§5, C12b, C13). */
import { useField, useForm } from 'react-final-form'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { digitsOf } from '@member-care/domain/bank/account-number.ts'
import { readTypedAccount, typedAccountError } from '@member-care/domain/bank/bank-rules.ts'
import { bankTexts } from '@member-care/domain/texts/bank-texts.ts'
import { claimFieldLabels } from '@member-care/domain/texts/claim-form-texts.ts'
import { claimFormHints, storedAccountText } from '@member-care/domain/texts/submit-claim-texts.ts'
import { Notice } from '../../feedback/Notice.tsx'
import { SelectInput } from '../../form/SelectInput.tsx'
import { TextLine } from '../../form/TextLine.tsx'
import { visibleError } from '../../form/field-error.ts'
import { LoadFailure } from '../../page/LoadFailure.tsx'
import { Skeletons } from '../../page/Skeletons.tsx'
import { readBanks } from '../../portal-api/claims-api.ts'
import { useResource } from '../../resource/use-resource.ts'
import type { ClaimFormValues, FormContext } from '../claim-form-values.ts'
import { BankSelect } from './BankSelect.tsx'

interface BankAccountFieldsProps {
  readonly context: FormContext
  readonly values: ClaimFormValues
  readonly isLocked: boolean
}

export function BankAccountFields({ context: { bankDetail }, values, isLocked }: BankAccountFieldsProps) {
  const form = useForm()
  const fill = (account: Pick<ClaimFormValues, 'bankName' | 'bankNo' | 'branchNo' | 'accountNo' | 'typedAccountNo'>) =>
    form.batch(() => {
      for (const name of ['bankName', 'bankNo', 'branchNo', 'accountNo', 'typedAccountNo'] as const) form.change(name, account[name] ?? '')
    })
  const isStored = bankDetail !== undefined && values.accountNo === bankDetail.accountNo && values.bankNo === bankDetail.bankNo
  if (isStored) {
    return (
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1.5,
          p: 2,
          borderRadius: 1.5,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.default',
        }}
      >
        <Box>
          <Box sx={{ fontWeight: 620 }}>{bankDetail.bankName}</Box>
          <Box sx={{ color: 'text.secondary' }}>
            {claimFieldLabels.accountNo} {bankDetail.accountNo}
          </Box>
        </Box>
        {!isLocked && <Button onClick={() => fill({})}>{claimFormHints.otherAccount}</Button>}
      </Box>
    )
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TypedAccount values={values} />
      {bankDetail !== undefined && (
        <Button onClick={() => fill(bankDetail)} sx={{ justifySelf: 'start' }}>
          {storedAccountText(bankDetail.accountNo)}
        </Button>
      )}
    </Box>
  )
}

/** Bank and number as typed; the branch is told from the number where the bank's rules allow it. */
function TypedAccount({ values }: { readonly values: ClaimFormValues }) {
  const form = useForm()
  const banks = useResource(readBanks)
  const account = useField<string, HTMLInputElement>('accountNo')
  if (banks.phase === 'failed') return <LoadFailure message={banks.failure ?? ''} onRetry={banks.reload} />
  if (banks.value === undefined) return <Skeletons count={1} height={80} />
  // Two entries share a code, so the name tells them apart (C14).
  const bank = banks.value.find(({ n, c }) => n === values.bankName && c === values.bankNo)
  const typed = values.typedAccountNo ?? ''
  const read = bank === undefined ? undefined : readTypedAccount(bank, typed)

  const take = (chosen: typeof bank, digits: string) =>
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
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <BankSelect banks={banks.value} value={bank === undefined ? '' : banks.value.indexOf(bank)} onChosen={(chosen) => take(chosen, typed)} />
        <TextLine
          name="accountNo"
          label={claimFieldLabels.accountNo}
          hint={claimFormHints.accountNo}
          value={typed}
          onChange={(event) => take(bank, digitsOf(event.target.value))}
          onFocus={() => account.input.onFocus()}
          onBlur={() => account.input.onBlur()}
          error={visibleError(account.meta)}
          autoComplete="off"
          inputProps={{ inputMode: 'numeric' }}
        />
      </Box>
      {read?.alert !== undefined && (
        <Notice tone="warning" role="status">
          {read.alert}
        </Notice>
      )}
      {bank !== undefined && typedAccountError({ bankNo: bank.c, bankName: bank.n }, typed) === undefined && read?.branchNo === undefined && (
        <SelectInput
          name="branchNo"
          label={claimFieldLabels.branchNo}
          placeholder={bankTexts.branchNotSelected}
          choices={bank.branches.map(({ n, c }) => ({ value: c, label: `${c} ${n}` }))}
        />
      )}
    </>
  )
}
