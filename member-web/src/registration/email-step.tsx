/** Step 3: the address that one signs in with; fixed where the company has decided so (AUTH-050, AUTH-051). */
import { isOtherAddress, registrationEmailErrors } from '@member-care/domain/account/registration-form.ts'
import { registrationPageTexts } from '@member-care/domain/texts/registration-page-texts.ts'
import { useToday } from '../claim/use-today.ts'
import { DateInput } from '../form/date-input.tsx'
import { TextInput } from '../form/text-input.tsx'
import type { Identity } from '../portal-api/registration-api.ts'
import { StepForm } from './step-form.tsx'
import { StepHeading } from './step-heading.tsx'
import type { RegistrationControl } from './use-registration.ts'

interface EmailStepProps {
  readonly control: RegistrationControl
  readonly identity: Identity
}

export function EmailStep({ control, identity }: EmailStepProps) {
  return (
    <>
      <StepHeading step="email" lead={registrationPageTexts.email.lead} />
      <StepForm
        control={control}
        fields={['email', 'proof']}
        errors={(values) => registrationEmailErrors(values, identity)}
        onSubmit={() => control.confirmEmail()}
      >
        <TextInput
          name="email"
          type="email"
          label={registrationPageTexts.email.label}
          {...(!identity.emailEditable && { hint: registrationPageTexts.email.fixedHint })}
          autoComplete="email"
          inputProps={{ inputMode: 'email', readOnly: !identity.emailEditable }}
        />
        {identity.proofForOtherAddress !== null && isOtherAddress(control.registration.values.email, identity) && (
          <ProofInput proof={identity.proofForOtherAddress} />
        )}
      </StepForm>
    </>
  )
}

/** Who has another person's number does not know this. */
function ProofInput({ proof }: { readonly proof: 'dateOfBirth' | 'staffId' }) {
  const today = useToday()
  const { label, hint } = registrationPageTexts.email.proofs[proof]
  return proof === 'dateOfBirth' ? (
    <DateInput name="proof" label={label} hint={hint} max={today} />
  ) : (
    <TextInput name="proof" label={label} hint={hint} autoComplete="off" />
  )
}
