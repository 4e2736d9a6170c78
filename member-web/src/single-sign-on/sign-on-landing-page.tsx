/** Where single sign-on lands: exchanges the code in the address for a session, and moves on to the page that was wanted, else to the console (1§2, 1§9). */
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { whereAfterSignIn } from '@member-care/domain/account/sign-in-form.ts'
import { SIGN_ON_REDIRECT_MS, signOnFailureText } from '@member-care/domain/account/single-sign-on.ts'
import { signOnPageTexts } from '@member-care/domain/texts/administrator-texts.ts'
import { ApiCallError } from '../portal-api/api-client.ts'
import { exchangeSignOnCode } from '../portal-api/administrator-api.ts'
import type { SignInResult } from '../session/session-contract.ts'
import { PublicFrame } from '../public-pages/public-frame.tsx'
import { beginSession } from '../session/session.ts'
import { SignOnDone } from './sign-on-done.tsx'
import { SignOnFailed } from './sign-on-failed.tsx'
import { SignOnWorking } from './sign-on-working.tsx'
import { takeLanguageAlong } from '../sign-in/take-language-along.ts'
import { keepWantedPage, wantedPage } from '../sign-in/wanted-page.ts'

type Outcome =
  | { readonly kind: 'working' }
  | { readonly kind: 'done'; readonly onward: string }
  | { readonly kind: 'failed'; readonly message: string }

export default function SignOnLandingPage() {
  const [query] = useSearchParams()
  // Kept here, because they go from the address at once: a code has no business in a history.
  const [token] = useState(query.get('token'))
  const [failure] = useState(query.get('failure'))
  const [wanted] = useState(wantedPage)
  const outcome = useExchange(token, failure, wanted)
  const navigate = useNavigate()

  useEffect(() => void navigate('/redirect_login', { replace: true }), [navigate])
  useEffect(() => {
    if (outcome.kind !== 'done') return
    keepWantedPage(null)
    const { onward } = outcome
    // The console is an application of its own on the same origin. It takes this page's place: nobody goes back to it.
    const timer = setTimeout(() => window.location.replace(onward), SIGN_ON_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [outcome])

  return (
    <PublicFrame>
      {outcome.kind === 'working' && <SignOnWorking />}
      {outcome.kind === 'done' && <SignOnDone onward={outcome.onward} />}
      {outcome.kind === 'failed' && <SignOnFailed message={outcome.message} />}
    </PublicFrame>
  )
}

function useExchange(token: string | null, failure: string | null, wanted: string | null): Outcome {
  const refusal =
    failure !== null ? signOnFailureText(failure) : token === null || token === '' ? signOnPageTexts.noToken : undefined
  const [outcome, setOutcome] = useState<Outcome>(
    refusal === undefined ? { kind: 'working' } : { kind: 'failed', message: refusal },
  )
  useEffect(() => {
    if (refusal !== undefined || token === null) return
    enterOnce(token).then(
      ({ user }) => setOutcome({ kind: 'done', onward: whereAfterSignIn(user.userType, wanted) }),
      (error: unknown) =>
        setOutcome({ kind: 'failed', message: error instanceof ApiCallError ? error.message : String(error) }),
    )
  }, [token, refusal, wanted])
  return outcome
}

/** A code is good for one exchange, while an effect may run twice. */
const exchanges = new Map<string, Promise<SignInResult>>()

function enterOnce(token: string): Promise<SignInResult> {
  const begun = exchanges.get(token) ?? enter(token)
  exchanges.set(token, begun)
  return begun
}

async function enter(token: string): Promise<SignInResult> {
  const result = await exchangeSignOnCode(token)
  beginSession(result.user)
  takeLanguageAlong(result.language ?? null)
  return result
}
