/** Step 3: the address that one signs in with; fixed where the company has decided so (AUTH-050, AUTH-051). */
import { registrationEmailErrors } from '@member-care/domain/account/registration-form.ts'
import { registrationPageTexts } from '@member-care/domain/texts/registration-page-texts.ts'
import { TextInput } from '../form/TextInput.tsx'
import type { Identity } from '../portal-api/registration-api.ts'
import { StepForm } from './StepForm.tsx'
import { StepHeading } from './StepHeading.tsx'
import type { RegistrationControl } from './use-registration.ts'

interface EmailStepProps {
  readonly control: RegistrationControl
  readonly identity: Identity
}

export function EmailStep({ control, identity }: EmailStepProps) {
  return (
    <>
      <StepHeading step="email" lead={registrationPageTexts.email.lead} />
      <StepForm control={control} fields={['email']} errors={(values) => registrationEmailErrors(values, identity)} onSubmit={() => control.confirmEmail()}>
        <TextInput
          name="email"
          type="email"
          label={registrationPageTexts.email.label}
          {...(!identity.emailEditable && { hint: registrationPageTexts.email.fixedHint })}
          autoComplete="email"
          inputProps={{ inputMode: 'email', readOnly: !identity.emailEditable }}
        />
      </StepForm>
    </>
  )
}
