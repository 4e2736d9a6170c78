/** Sign-in: e-mail, password and captcha, then the one-time password when the server asks for one (1§2, 1§4). */
import { lazy, Suspense, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { whereAfterSignIn } from '@member-care/domain/account/sign-in-form.ts'
import { signInTexts } from '@member-care/domain/texts/account-texts.ts'
import { signInPageTexts } from '@member-care/domain/texts/public-page-texts.ts'
import { sendOtp, verifySignInOtp } from '../portal-api/session-api.ts'
import type { SignInResult } from '../portal-api/session-contract.ts'
import { PublicFrame } from '../public-pages/PublicFrame.tsx'
import { beginSession } from '../session/session.ts'
import { CredentialsForm } from './CredentialsForm.tsx'
import { SignInHeading } from './SignInHeading.tsx'

const OtpForm = lazy(() => import('../one-time-password/OtpForm.tsx'))

/** An outstanding one-time password: whose, and where it goes. */
interface Outstanding {
  readonly identifier: string
  readonly email: string
}

export function SignInPage() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [outstanding, setOutstanding] = useState<Outstanding | null>(null)

  const enter = ({ user, notifyUserLastPasswordUpdate }: SignInResult) => {
    beginSession(user, { remindOfPassword: notifyUserLastPasswordUpdate })
    const target = whereAfterSignIn(user.userType, query.get('redirect'))
    // The consoles are applications of their own on the same origin.
    if (target === '/app' || target.startsWith('/app/')) void navigate(target, { replace: true })
    else window.location.assign(target)
  }

  const onCredentialsAccepted = (result: SignInResult) => {
    if (result.user.accessToken !== undefined) enter(result)
    // Their address, which need not be what they typed.
    else setOutstanding({ identifier: result.user.identifier ?? '', email: result.user.email })
    // While the person looks for the e-mail, what comes next is fetched.
    void import('../shell/MemberArea.tsx')
  }

  return (
    <PublicFrame>
      {outstanding === null ? (
        <CredentialsForm info={query.get('info')} onAccepted={onCredentialsAccepted} />
      ) : (
        <SignInHeading title={signInPageTexts.confirmTitle}>
          <Suspense fallback={null}>
            <OtpForm
              email={outstanding.email}
              send={() => sendOtp(outstanding.identifier)}
              verify={async (otp) => enter(await verifySignInOtp(outstanding.identifier, otp))}
              onCancel={() => setOutstanding(null)}
              cancelLabel={signInTexts.backToLogin}
            />
          </Suspense>
        </SignInHeading>
      )}
    </PublicFrame>
  )
}
