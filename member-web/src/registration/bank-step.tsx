/** Step 6: the account that claims are paid to, or Skip; both set the person's account up (AUTH-054, AUTH-055). */
import { useState } from 'react'
import Button from '@mui/material/Button'
import { bankFormErrors, type Bank } from '@member-care/domain/bank/bank-rules.ts'
import { registrationTexts } from '@member-care/domain/texts/account-texts.ts'
import { registrationPageTexts } from '@member-care/domain/texts/registration-page-texts.ts'
import { BankList } from '../bank/bank-list.tsx'
import { EnteredAccountFields } from '../bank/entered-account-fields.tsx'
import { StepForm } from './step-form.tsx'
import { StepHeading } from './step-heading.tsx'
import type { RegistrationValues } from './registration-steps.ts'
import type { RegistrationControl } from './use-registration.ts'

const fields = ['bankName', 'bankNo', 'branchNo', 'accountNo', 'typedAccountNo', 'accountNoAgain'] as const

export function BankStep({ control }: { readonly control: RegistrationControl }) {
  const [skipping, setSkipping] = useState(false)
  const skip = async () => {
    setSkipping(true)
    await control.activate('skip-bank')
    setSkipping(false)
  }
  return (
    <>
      <StepHeading step="bank" lead={registrationPageTexts.bank.lead} />
      <BankList>
        {(banks) => (
          <StepForm
            control={control}
            fields={fields}
            errors={(values) => typedErrors(values, banks)}
            onSubmit={() => (skipping ? undefined : control.activate('with-bank'))}
            submitLabel={registrationPageTexts.bank.submit}
            workingLabel={registrationPageTexts.bank.sending}
            otherAction={(submitting) => (
              <Button variant="outlined" size="large" disabled={submitting || skipping} onClick={() => void skip()}>
                {skipping ? registrationPageTexts.bank.sending : registrationTexts.skip}
              </Button>
            )}
          >
            {(values) => <EnteredAccountFields banks={banks} values={values} askTwice />}
          </StepForm>
        )}
      </BankList>
    </>
  )
}

/** The rules count the digits as they are typed (C13). */
function typedErrors({ typedAccountNo, ...account }: RegistrationValues, banks: readonly Bank[]) {
  return bankFormErrors({ ...account, accountNo: typedAccountNo }, banks)
}
