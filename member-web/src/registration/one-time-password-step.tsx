/** Step 4: the one-time password that was e-mailed; once it was right, there is nothing more to do here (AUTH-052). */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { confirmedEmailText, registrationPageTexts } from '@member-care/domain/texts/registration-page-texts.ts'
import { sorryText } from '@member-care/domain/texts/error-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import OtpForm from '../one-time-password/otp-form.tsx'
import { StepHeading } from './step-heading.tsx'
import { isEmailConfirmed } from './registration-steps.ts'
import type { RegistrationControl } from './use-registration.ts'

export function OneTimePasswordStep({ control }: { readonly control: RegistrationControl }) {
  const email = control.registration.values.email?.trim() ?? ''
  return (
    <>
      <StepHeading step="otp" />
      {isEmailConfirmed(control.registration) ? (
        <Confirmed control={control} email={email} />
      ) : (
        <Outstanding control={control} email={email} />
      )}
    </>
  )
}

interface OtpStateProps {
  readonly control: RegistrationControl
  readonly email: string
}

function Outstanding({ control, email }: OtpStateProps) {
  // The step before has sent the first one, so as to tell there that an address cannot be used.
  return (
    <OtpForm
      use="registration"
      email={email}
      send={control.resendOtp}
      verify={control.answerOtp}
      onCancel={control.goBack}
      cancelLabel={registrationPageTexts.back}
      failureText={sorryText}
    />
  )
}

function Confirmed({ control, email }: OtpStateProps) {
  return (
    <>
      <Notice tone="success">{confirmedEmailText(email)}</Notice>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1.5 }}>
        <Button onClick={control.goBack}>{registrationPageTexts.back}</Button>
        <Button variant="contained" size="large" onClick={() => control.goTo('password')} sx={{ minWidth: 140 }}>
          {registrationPageTexts.next}
        </Button>
      </Box>
    </>
  )
}
