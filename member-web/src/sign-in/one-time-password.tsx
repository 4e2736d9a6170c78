/** The second step of the sign-in: the e-mailed one-time password. */
import { useState } from 'react'
import { TrustDeviceBox } from '@member-care/web-kit/second-factors/trust-device-box.tsx'
import { signInTexts } from '@member-care/domain/texts/account-texts.ts'
import { signInPageTexts } from '@member-care/domain/texts/public-page-texts.ts'
import OtpForm from '../one-time-password/otp-form.tsx'
import { sendOtp, verifySignInOtp } from '../portal-api/session-api.ts'
import type { SignInResult } from '../session/session-contract.ts'
import { orBackToLogin } from './back-to-login.ts'
import type { PendingSignIn } from './pending-sign-in.ts'
import { SignInHeading } from './sign-in-heading.tsx'

interface OneTimePasswordProps {
  readonly pending: PendingSignIn
  /** It begins here, and does not go on after a reload: it gets a one-time password of its own, as soon as one may be sent. */
  readonly isFresh: boolean
  readonly onAccepted: (result: SignInResult) => void
  /** @param why null when the person chose so */
  readonly onBackToLogin: (why: string | null) => void
}

export default function OneTimePassword({
  pending: { identifier, email, step },
  isFresh,
  onAccepted,
  onBackToLogin,
}: OneTimePasswordProps) {
  const [trustDevice, setTrustDevice] = useState(false)
  return (
    <SignInHeading title={signInPageTexts.confirmTitle}>
      <OtpForm
        use="sign-in"
        isFresh={isFresh}
        email={email}
        send={() => orBackToLogin(sendOtp(identifier), onBackToLogin)}
        verify={async (otp) =>
          onAccepted(await orBackToLogin(verifySignInOtp(identifier, otp, trustDevice), onBackToLogin))
        }
        onCancel={() => onBackToLogin(null)}
        cancelLabel={signInTexts.backToLogin}
        below={step?.mayTrustDevice === true && <TrustDeviceBox isTrusted={trustDevice} onChange={setTrustDevice} />}
      />
    </SignInHeading>
  )
}
