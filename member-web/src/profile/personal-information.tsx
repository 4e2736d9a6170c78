/** Name, identification, contact and bank account of the signed-in member. */
import { profileTexts } from '@member-care/domain/texts/profile-texts.ts'
import { DetailRows } from '../page/detail-rows.tsx'
import { Panel } from '../page/panel.tsx'
import { PayoutWaitOfAccount } from '../bank/payout-wait-of-account.tsx'
import { useSignedInUser } from '../session/session.ts'

export function PersonalInformation() {
  const { name, nric, email, contactNo, contactNoCountryCode, bankDetail } = useSignedInUser()
  const countryCode = contactNoCountryCode.replace(/^\+/, '')
  const contact = contactNo === '' || countryCode === '' ? contactNo : `+${countryCode} ${contactNo}`
  const account = bankDetail === null ? profileTexts.noAccount : `${bankDetail.bankName}\n${bankDetail.accountNo}`
  return (
    <Panel title={profileTexts.personalInformation}>
      <DetailRows
        rows={[
          { label: profileTexts.name, value: name },
          { label: profileTexts.nric, value: nric },
          { label: profileTexts.email, value: email || profileTexts.none },
          { label: profileTexts.contactNo, value: contact || profileTexts.none },
          { label: profileTexts.bankAccount, value: account },
        ]}
      />
      {bankDetail !== null && <PayoutWaitOfAccount key={bankDetail.accountNo} accountNo={bankDetail.accountNo} />}
    </Panel>
  )
}
