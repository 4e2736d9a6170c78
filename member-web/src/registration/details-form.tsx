/** Step 2, second phase: what the records say about the person, of which the mobile number can be corrected (AUTH-044 to AUTH-049). */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { isMasked } from '@member-care/domain/identity/masked-identity.ts'
import { detailsFormErrors } from '@member-care/domain/account/registration-form.ts'
import { registrationPageTexts } from '@member-care/domain/texts/registration-page-texts.ts'
import { countryCodeChoices } from '../contact-number/country-code-choices.ts'
import { SelectInput } from '../form/select-input.tsx'
import { TextInput } from '../form/text-input.tsx'
import type { CountryCode, Identity } from '../portal-api/registration-api.ts'
import { StepForm } from './step-form.tsx'
import type { RegistrationControl } from './use-registration.ts'

interface DetailsFormProps {
  readonly control: RegistrationControl
  readonly identity: Identity
  readonly countryCodes: readonly CountryCode[]
}

const { identification } = registrationPageTexts

export function DetailsForm({ control, identity, countryCodes }: DetailsFormProps) {
  const { identifier: nric = '', email = '' } = control.registration.values
  const known = [
    { label: identification.identifier, value: nric.trim().toUpperCase() },
    { label: identification.name, value: identity.name },
    ...(identity.requireRegistrationEmail
      ? []
      : [{ label: identification.email, value: email, hint: identification.emailHint }]),
  ]
  return (
    <StepForm
      control={control}
      fields={['contactNoCountryCode', 'contactNo']}
      errors={(values) => detailsFormErrors({ ...values, nric, name: identity.name }, identity)}
      onSubmit={() => (identity.requireRegistrationEmail ? void control.goTo('email') : control.confirmEmail())}
    >
      <Box
        sx={{
          p: 2.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1.5,
          bgcolor: 'background.paper',
          display: 'grid',
          gap: 2,
        }}
      >
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
          {known.map(({ label, value, ...rest }) => (
            <Box key={label}>
              <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                {label}
              </Box>
              <Box component="dd" sx={{ m: 0, fontWeight: 550, overflowWrap: 'anywhere' }}>
                {value}
              </Box>
              {'hint' in rest && (
                <Box component="dd" sx={{ m: 0, color: 'text.secondary', fontSize: '0.8125rem' }}>
                  {rest.hint}
                </Box>
              )}
            </Box>
          ))}
        </Box>
        <Button variant="outlined" size="small" onClick={control.forgetIdentity} sx={{ justifySelf: 'start' }}>
          {identification.otherNumber}
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <SelectInput
          name="contactNoCountryCode"
          label={identification.countryCode}
          choices={countryCodeChoices(countryCodes)}
        />
        <TextInput
          name="contactNo"
          type="tel"
          label={identification.mobile}
          {...(isMasked(identity.contactNo) && { hint: identification.mobileHint })}
          autoComplete="tel-national"
          inputProps={{ inputMode: 'numeric', maxLength: 20 }}
        />
      </Box>
    </StepForm>
  )
}
