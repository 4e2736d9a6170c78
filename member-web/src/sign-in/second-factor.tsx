/**
 * The second step of the sign-in for people with second factors of their own: a passkey, the code of an app, or a
 * recovery code.
 */
import { signInTexts } from '@member-care/domain/texts/account-texts.ts'
import { secondFactorPageTexts } from '@member-care/domain/texts/second-factor-page-texts.ts'
import { secondFactorCalls } from '@member-care/web-kit/second-factors/second-factor-calls.ts'
import { ShowFactorForm } from '@member-care/web-kit/second-factors/show-factor-form.tsx'
import { api } from '../portal-api/api-client.ts'
import type { SecondStep, SignInResult } from '../session/session-contract.ts'
import { orBackToLogin } from './back-to-login.ts'
import type { PendingSignIn } from './pending-sign-in.ts'
import { SignInHeading } from './sign-in-heading.tsx'

interface SecondFactorProps {
  readonly pending: PendingSignIn
  readonly step: SecondStep
  readonly onAccepted: (result: SignInResult) => void
  /** @param why null when the person chose so */
  readonly onBackToLogin: (why: string | null) => void
}

const calls = secondFactorCalls(api)

export default function SecondFactor({ pending: { identifier }, step, onAccepted, onBackToLogin }: SecondFactorProps) {
  return (
    <SignInHeading title={secondFactorPageTexts.step.title}>
      <ShowFactorForm
        ways={step.ways.filter((way) => way !== 'email')}
        mayTrustDevice={step.mayTrustDevice}
        showPasskey={async () => ({
          kind: 'passkey',
          response: await orBackToLogin(calls.signInPasskey(identifier), onBackToLogin),
        })}
        onShown={async (answer, { trustDevice }) => {
          if (answer.kind !== 'password')
            onAccepted(await orBackToLogin(calls.signIn({ identifier, answer, trustDevice }), onBackToLogin))
        }}
        onCancel={() => onBackToLogin(null)}
        cancelLabel={signInTexts.backToLogin}
      />
    </SignInHeading>
  )
}
