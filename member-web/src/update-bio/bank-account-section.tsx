/** Bank Account Details: entered once, by an employee, while no account is stored (2§4, C12). */
import { useState } from 'react'
import Box from '@mui/material/Box'
import { bankFormErrors, type Bank } from '@member-care/domain/bank/bank-rules.ts'
import { bankTexts } from '@member-care/domain/texts/bank-texts.ts'
import { ownBankAccountTexts as texts, updateBioTexts } from '@member-care/domain/texts/update-bio-texts.ts'
import { mayEnterBankAccount } from '@member-care/domain/user/own-changes.ts'
import { BankList } from '../bank/bank-list.tsx'
import { EnteredAccountFields, type EnteredAccount } from '../bank/entered-account-fields.tsx'
import { Panel } from '../page/panel.tsx'
import { PayoutWaitOfAccount } from '../bank/payout-wait-of-account.tsx'
import { updateProfile } from '../portal-api/profile-changes-api.ts'
import { renewUser, useSignedInUser } from '../session/session.ts'
import { ChangeForm, Done } from './change-form.tsx'

export function BankAccountSection() {
  const { companies, bankDetail } = useSignedInUser()
  const [isStored, setStored] = useState(false)
  const send = async ({ bankName = '', bankNo = '', branchNo = '', accountNo = '' }: EnteredAccount) => {
    const user = await updateProfile({ bankName, bankNo, branchNo, accountNo })
    setStored(true)
    renewUser(user)
  }
  if (isStored && bankDetail !== null)
    return (
      <Panel title={updateBioTexts.bankAccount}>
        <Done>{bankTexts.changed}</Done>
        <Box sx={{ mt: 2 }}>{texts.storedAs(bankDetail.bankName, bankDetail.accountNo)}</Box>
        <PayoutWaitOfAccount accountNo={bankDetail.accountNo} />
      </Panel>
    )
  if (!mayEnterBankAccount(companies, bankDetail !== null)) return null
  return (
    <Panel title={updateBioTexts.bankAccount}>
      <Box component="p" sx={{ mt: 0, mb: 2, color: 'text.secondary' }}>
        {texts.lead}
      </Box>
      <BankList>
        {(banks) => (
          <ChangeForm<EnteredAccount>
            initialValues={{}}
            errors={(values) => typedErrors(values, banks)}
            send={send}
            done={bankTexts.changed}
          >
            {(values) => <EnteredAccountFields banks={banks} values={values} askTwice />}
          </ChangeForm>
        )}
      </BankList>
    </Panel>
  )
}

/** The rules count the digits as they are typed (C13). */
function typedErrors({ typedAccountNo, ...account }: EnteredAccount, banks: readonly Bank[]) {
  return bankFormErrors({ ...account, accountNo: typedAccountNo }, banks)
}
