/** The account that is paid into: the stored one, masked, or another that is entered here (1§5, C12b, C13). */
import { useForm } from 'react-final-form'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { claimFieldLabels } from '@member-care/domain/texts/claim-form-texts.ts'
import { claimFormHints, storedAccountText } from '@member-care/domain/texts/submit-claim-texts.ts'
import { BankList } from '../bank/bank-list.tsx'
import { EnteredAccountFields } from '../bank/entered-account-fields.tsx'
import { PayoutWaitOfForm } from './payout-wait-of-form.tsx'
import type { ClaimFormValues, FormContext } from './claim-form-values.ts'

interface BankAccountFieldsProps {
  readonly context: FormContext
  readonly values: ClaimFormValues
  readonly isLocked: boolean
}

export function BankAccountFields({ context: { bankDetail, update }, values, isLocked }: BankAccountFieldsProps) {
  const form = useForm()
  const fill = (account: Pick<ClaimFormValues, 'bankName' | 'bankNo' | 'branchNo' | 'accountNo' | 'typedAccountNo'>) =>
    form.batch(() => {
      for (const name of ['bankName', 'bankNo', 'branchNo', 'accountNo', 'typedAccountNo'] as const)
        form.change(name, account[name] ?? '')
    })
  const isStored =
    bankDetail !== undefined && values.accountNo === bankDetail.accountNo && values.bankNo === bankDetail.bankNo
  if (isStored) {
    return (
      <>
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
        <PayoutWaitOfForm account={update === undefined ? 'profile' : 'of-claim'} />
      </>
    )
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <BankList>{(banks) => <EnteredAccountFields banks={banks} values={values} />}</BankList>
      <PayoutWaitOfForm account="typed" />
      {bankDetail !== undefined && (
        <Button onClick={() => fill(bankDetail)} sx={{ justifySelf: 'start' }}>
          {storedAccountText(bankDetail.accountNo)}
        </Button>
      )}
    </Box>
  )
}
