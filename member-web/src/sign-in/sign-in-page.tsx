/** Sign-in: e-mail, password and captcha, then the one-time password when the server asks for one (1§2, 1§4). The step is in the address. */
import { Suspense, useEffect, useRef, useState, type ComponentType } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { isSessionEndReason } from '@member-care/domain/account/session-lifetime.ts'
import { whereAfterSignIn } from '@member-care/domain/account/sign-in-form.ts'
import type { SecondStep, SignedInUser, SignInResult } from '../session/session-contract.ts'
import { latePart } from '@member-care/web-kit/language/late-part.ts'
import { PublicFrame } from '../public-pages/public-frame.tsx'
import { somethingWaits } from '../outbox/outbox-names.ts'
import { beginSession, useSession } from '../session/session.ts'
import { bringMemberArea } from './bring-member-area.ts'
import { CredentialsForm } from './credentials-form.tsx'
import { forgetPendingSignIn, keepPendingSignIn, pendingSignIn, type PendingSignIn } from './pending-sign-in.ts'
import { takeLanguageAlong } from './take-language-along.ts'

const OneTimePassword = latePart(() => import('./one-time-password.tsx'))
/** One signs in without it where it cannot be loaded. */
const WaitingBeforeSignIn = latePart<ComponentType>(() =>
  import('../outbox/waiting-before-sign-in.tsx').catch(() => ({ default: () => null })),
)
const SecondFactor = latePart(() => import('./second-factor.tsx'))

/**
 * Marks the form in the browser's history once it was answered: people who come back to it signed in need it no more.
 */
const ANSWERED = { isAnsweredSignIn: true }

export function SignInPage() {
  const [query] = useSearchParams()
  const enter = useEnter()
  const step = useStep()
  const [isTyped, setTyped] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  useSessionOfOtherTab({ isFree: step.outstanding === null && !isTyped, enter })

  const onCredentialsAccepted = (result: SignInResult) => {
    setRefusal(null)
    if (result.user.accessToken !== undefined) enter(result)
    // Their address, which need not be what they typed.
    else step.askFor({ identifier: result.user.identifier ?? '', email: result.user.email, step: result.secondStep })
  }
  const backToLogin = (why: string | null) => {
    setRefusal(why)
    step.backToLogin()
  }

  return (
    <PublicFrame>
      {somethingWaits.read() !== null && (
        <Suspense fallback={null}>
          <WaitingBeforeSignIn />
        </Suspense>
      )}
      {step.outstanding === null ? (
        <CredentialsForm
          info={refusal ?? query.get('info')}
          endReason={endReasonOf(query)}
          returnsTo={query.get('redirect')}
          onTyped={() => {
            setTyped(true)
            void bringMemberArea(query.get('redirect'))
          }}
          onAccepted={onCredentialsAccepted}
        />
      ) : (
        <Suspense fallback={null}>
          {hasOwnFactors(step.outstanding.step) ? (
            <SecondFactor
              pending={step.outstanding}
              step={step.outstanding.step}
              onAccepted={enter}
              onBackToLogin={backToLogin}
            />
          ) : (
            <OneTimePassword
              pending={step.outstanding}
              isFresh={step.isFresh}
              onAccepted={enter}
              onBackToLogin={backToLogin}
            />
          )}
        </Suspense>
      )}
    </PublicFrame>
  )
}

function hasOwnFactors(step: SecondStep | undefined): step is SecondStep {
  return step !== undefined && !step.ways.includes('email')
}

function useEnter() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  return ({ user, notifyUserLastPasswordUpdate, language }: SignInResult) => {
    beginSession(user, { remindOfPassword: notifyUserLastPasswordUpdate })
    const { isOtherLanguage, isKept } = takeLanguageAlong(language)
    const target = whereAfterSignIn(user.userType, query.get('redirect'))
    // The consoles are applications of their own on the same origin. A page stays in its language.
    if (!isOtherLanguage && (target === '/app' || target.startsWith('/app/'))) void navigate(target, { replace: true })
    else void isKept.then(() => window.location.assign(target))
  }
}

/** The step that is open: the address says which, and this tab whose one-time password is outstanding. */
function useStep() {
  const [query, setQuery] = useSearchParams()
  const [pending, setPending] = useState(pendingSignIn)
  const [isFresh, setFresh] = useState(false)
  const isWanted = query.get('step') === 'otp'
  const hasNone = isWanted && pending === null
  useEffect(() => {
    if (hasNone) setQuery(withoutStep, { replace: true })
  }, [hasNone, setQuery])

  return {
    outstanding: isWanted ? pending : null,
    isFresh,
    askFor(next: PendingSignIn) {
      keepPendingSignIn(next)
      setPending(next)
      setFresh(true)
      setQuery((before) => before, { replace: true, state: ANSWERED })
      setQuery((before) => new URLSearchParams([...withoutStep(before), ['step', 'otp']]))
    },
    backToLogin() {
      forgetPendingSignIn()
      setPending(null)
      setQuery(withoutStep, { replace: true })
    },
  }
}

function withoutStep(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => name !== 'step'))
}

interface OtherTab {
  /** Nothing has been typed here, which may be another person's. */
  readonly isFree: boolean
  readonly enter: (result: SignInResult) => void
}

/** One session for the tabs of a browser: what another one lends leads in; and so does coming back to the form that was answered. */
function useSessionOfOtherTab({ isFree, enter }: OtherTab): void {
  const { user, offered } = useSession()
  const state: unknown = useLocation().state
  const isAnswered = typeof state === 'object' && state !== null && 'isAnsweredSignIn' in state
  const [wasIn] = useState<SignedInUser | null>(isAnswered ? user : null)
  const taken = wasIn ?? (isFree ? offered : null)
  const hasEntered = useRef(false)
  useEffect(() => {
    if (taken === null || hasEntered.current) return
    hasEntered.current = true
    enter({ user: taken, notifyUserLastPasswordUpdate: false })
  }, [taken, enter])
}

function endReasonOf(query: URLSearchParams) {
  const reason = query.get('ended')
  return isSessionEndReason(reason) ? reason : null
}
