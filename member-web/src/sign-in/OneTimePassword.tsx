/** The second step of the sign-in: the e-mailed one-time password. */
import { signInTexts } from '@member-care/domain/texts/account-texts.ts'
import { signInPageTexts } from '@member-care/domain/texts/public-page-texts.ts'
import OtpForm from '../one-time-password/OtpForm.tsx'
import { ApiCallError } from '../portal-api/api-client.ts'
import { sendOtp, verifySignInOtp } from '../portal-api/session-api.ts'
import type { SignInResult } from '../portal-api/session-contract.ts'
import type { PendingSignIn } from './pending-sign-in.ts'
import { SignInHeading } from './SignInHeading.tsx'

interface OneTimePasswordProps {
  readonly pending: PendingSignIn
  /** It begins here, and does not go on after a reload: it gets a one-time password of its own, as soon as one may be sent. */
  readonly isFresh: boolean
  readonly onAccepted: (result: SignInResult) => void
  /** @param why null when the person chose so */
  readonly onBackToLogin: (why: string | null) => void
}

export default function OneTimePassword({ pending: { identifier, email }, isFresh, onAccepted, onBackToLogin }: OneTimePasswordProps) {
  /** A sign-in that has taken too long cannot be finished with any code. */
  const orBackToLogin = async <Result,>(call: Promise<Result>): Promise<Result> => {
    try {
      return await call
    } catch (error) {
      if (error instanceof ApiCallError && error.response.errorCode === 'SIGN_IN_EXPIRED') onBackToLogin(error.message)
      throw error
    }
  }
  return (
    <SignInHeading title={signInPageTexts.confirmTitle}>
      <OtpForm
        use="sign-in"
        isFresh={isFresh}
        email={email}
        send={() => orBackToLogin(sendOtp(identifier))}
        verify={async (otp) => onAccepted(await orBackToLogin(verifySignInOtp(identifier, otp)))}
        onCancel={() => onBackToLogin(null)}
        cancelLabel={signInTexts.backToLogin}
      />
    </SignInHeading>
  )
}
