/** Registering in seven steps (1§2). Somebody who is signed in has no need of it. */
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { registrationPageTexts } from '@member-care/domain/texts/registration-page-texts.ts'
import { QueriesProvider } from '../data/queries-provider.tsx'
import { portalQuery } from '../data/portal-query.ts'
import { useAnswer } from '../data/use-answer.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { readCountryCodes, type CountryCode } from '../portal-api/registration-api.ts'
import { PublicFrame } from '../public-pages/public-frame.tsx'
import { currentSession } from '../session/session.ts'
import { BankStep } from './bank-step.tsx'
import { CompletedStep } from './completed-step.tsx'
import { EmailStep } from './email-step.tsx'
import { IdentificationStep } from './identification-step.tsx'
import { OneTimePasswordStep } from './one-time-password-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { StepList } from './step-list.tsx'
import { TermsStep } from './terms-step.tsx'
import { useRegistration, type RegistrationControl } from './use-registration.ts'

export default function RegistrationPage() {
  // Only on arrival: the last step signs the person in, and is to be seen.
  const [isSignedIn] = useState(() => currentSession().user !== null)
  if (isSignedIn) return <Navigate to="/app" replace />
  return (
    <QueriesProvider>
      <Wizard />
    </QueriesProvider>
  )
}

const countryCodeQuery = portalQuery({ key: ['country-codes'], load: readCountryCodes })

function Wizard() {
  const control = useRegistration()
  const countryCodes = useAnswer(countryCodeQuery)
  return (
    <PublicFrame aside={<StepList control={control} />}>
      <Box
        sx={{
          width: '100%',
          maxWidth: 560,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 3,
          alignContent: 'start',
        }}
      >
        {countryCodes.value === undefined && <Typography variant="h1">{registrationPageTexts.title}</Typography>}
        {countryCodes.phase === 'failed' && (
          <LoadFailure detail={countryCodes.failure ?? ''} onRetry={countryCodes.reload} />
        )}
        {countryCodes.phase === 'loading' && <Skeletons count={4} height={72} />}
        {countryCodes.value !== undefined && <OpenStep control={control} countryCodes={countryCodes.value} />}
      </Box>
    </PublicFrame>
  )
}

function OpenStep({
  control,
  countryCodes,
}: {
  readonly control: RegistrationControl
  readonly countryCodes: readonly CountryCode[]
}) {
  const { identity } = control.registration
  switch (control.step) {
    case 'terms':
      return <TermsStep control={control} />
    case 'identification':
      return <IdentificationStep control={control} countryCodes={countryCodes} />
    case 'email':
      return identity && <EmailStep control={control} identity={identity} />
    case 'otp':
      return <OneTimePasswordStep control={control} />
    case 'password':
      return <PasswordStep control={control} />
    case 'bank':
      return <BankStep control={control} />
    case 'completed':
      return <CompletedStep control={control} />
  }
}
