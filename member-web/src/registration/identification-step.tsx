/** Step 2: first a number, then the details that it leads to. */
import { registrationPageTexts } from '@member-care/domain/texts/registration-page-texts.ts'
import type { CountryCode } from '../portal-api/registration-api.ts'
import { DetailsForm } from './details-form.tsx'
import { IdentityForm } from './identity-form.tsx'
import { StepHeading } from './step-heading.tsx'
import type { RegistrationControl } from './use-registration.ts'

interface IdentificationStepProps {
  readonly control: RegistrationControl
  readonly countryCodes: readonly CountryCode[]
}

const { lead, detailsLead } = registrationPageTexts.identification

export function IdentificationStep({ control, countryCodes }: IdentificationStepProps) {
  const { identity } = control.registration
  // Each phase has a heading of its own, so that the second is announced as the first was.
  return identity === null ? (
    <>
      <StepHeading key="number" step="identification" lead={lead} />
      <IdentityForm control={control} />
    </>
  ) : (
    <>
      <StepHeading key="details" step="identification" lead={detailsLead} />
      <DetailsForm key={identity.identifier} control={control} identity={identity} countryCodes={countryCodes} />
    </>
  )
}
