/** Every address of the member portal. Only the sign-in is in the first download; the rest comes when it is opened. */
import { lazy, Suspense, type ComponentType } from 'react'
import { Route, Routes } from 'react-router-dom'
import { CARD_CHECK_PATH } from '@member-care/domain/e-card/card-check-path.ts'
import { LETTER_CHECK_PATH } from '@member-care/domain/guarantee/letter-address.ts'
import { COUNTER_PATH } from '@member-care/domain/order/counter-address.ts'
import { latePart } from '@member-care/web-kit/language/late-part.ts'
import { learnWordsOfMemberArea } from '@member-care/web-kit/language/settle-language.ts'
import { PageErrorBoundary } from '@member-care/web-kit/page/page-error-boundary.tsx'
import { OpeningSign } from './brand/opening-sign.tsx'
import { PageError } from './shell/page-error.tsx'
import { SignInPage } from './sign-in/sign-in-page.tsx'

let area: Promise<{ readonly default: ComponentType }> | undefined

async function openArea() {
  const [{ openMemberArea }] = await Promise.all([import('./shell/member-area.tsx'), learnWordsOfMemberArea()])
  return { default: await openMemberArea() }
}

/** Opened once: what it keeps for a person outlives the sign-in page. */
const openAreaOnce = () => (area ??= openArea())
const MemberArea = lazy(openAreaOnce)

/**
 * Brings what is shown at an address before anything is drawn. What React draws in place of something that is still to come stays for 300 ms, also where
 * that comes at once. What cannot be had says so when it is drawn.
 */
export async function bringWhatOpens(pathname: string): Promise<void> {
  if (/^\/app(\/|$)/i.test(pathname)) await openAreaOnce().catch(() => undefined)
}

const LinkRequestPage = latePart(() => import('./forgotten-password/link-request-page.tsx'))
const ResetPasswordPage = latePart(() => import('./forgotten-password/reset-password-page.tsx'))
const UndoEmailPage = latePart(() => import('./undo-email/undo-email-page.tsx'))
const RegistrationPage = latePart(() => import('./registration/registration-page.tsx'))
const ActivationPage = latePart(() => import('./administrator-activation/activation-page.tsx'))
const SignOnLandingPage = latePart(() => import('./single-sign-on/sign-on-landing-page.tsx'))
const StatementPage = latePart(() => import('./public-pages/statement-page.tsx'))
const CardCheckPage = latePart(() => import('./card-check/card-check-page.tsx'))
const LetterCheckPage = latePart(() => import('./letter-check/letter-check-page.tsx'))
const CounterPage = latePart(() => import('./merchant-counter/counter-page.tsx'))
const NotFoundPage = latePart(() => import('./public-pages/not-found-page.tsx'))

export function MemberPortal() {
  return (
    <PageErrorBoundary Fallback={PageError}>
      <Suspense fallback={<OpeningSign />}>
        <Routes>
          <Route path="/" element={<SignInPage />} />
          <Route path="/app/*" element={<MemberArea />} />
          <Route path="/register" element={<RegistrationPage />} />
          <Route path="/forgetpassword" element={<LinkRequestPage key="password" purpose="reset-password" />} />
          {/* Also `/recoverAccount`: addresses are matched in any case. */}
          <Route path="/recoveraccount" element={<LinkRequestPage key="recovery" purpose="recover-account" />} />
          <Route path="/resetpassword/:tokenId" element={<ResetPasswordPage />} />
          <Route path="/undoemailchange/:token" element={<UndoEmailPage />} />
          <Route path="/registeradmin/:activationId?" element={<ActivationPage />} />
          <Route path="/redirect_login" element={<SignOnLandingPage />} />
          <Route path="/statements/faq" element={<StatementPage name="faq" />} />
          <Route path="/statements/security-privacy" element={<StatementPage name="security-privacy" />} />
          <Route path="/statements/website-terms" element={<StatementPage name="website-terms" />} />
          <Route path="/personal-data.html" element={<StatementPage name="personal-data" />} />
          <Route path={CARD_CHECK_PATH} element={<CardCheckPage />} />
          <Route path={LETTER_CHECK_PATH} element={<LetterCheckPage />} />
          <Route path={COUNTER_PATH} element={<CounterPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </PageErrorBoundary>
  )
}
