/**
 * Everything below /app: only for people who are signed in. Others go to the sign-in, and come back here afterwards.
 */
import { Suspense, useEffect, useState, type ComponentType } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { browserSurroundings } from '../claim-form/sending/browser-surroundings.ts'
import { QueriesProvider } from '../data/queries-provider.tsx'
import { latePart } from '@member-care/web-kit/language/late-part.ts'
import { readKeptCards } from '@member-care/web-kit/kept-cards/kept-cards.ts'
import { lastSeenPerson } from '@member-care/web-kit/last-seen/last-seen.ts'
import { LENT_WITHIN_MS } from '../session/session-tabs.ts'
import { beginSession, openLastSeen, useSession, type Session } from '../session/session.ts'
import { claimDraftCalls } from '../portal-api/drafts-api.ts'
import { allOf, beginWorkInHand, WorkInHandContext } from '../drafts/work-in-hand.ts'
import { createOutbox } from '../outbox/outbox.ts'
import { OutboxContext } from '../outbox/use-outbox.ts'
import { createClaimUpdates } from '../update-claim/claim-updates.ts'
import { ClaimUpdatesContext } from '../update-claim/use-claim-updates.ts'
import { WORKER_SCOPE } from '../service-worker/worker-names.ts'
import { bringPageAt } from './member-pages.tsx'
import { MemberShell } from './member-shell.tsx'

const KeptCardPage = latePart(() => import('../e-card/kept-card-page.tsx'))

async function workerHere(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  const { registrationOf } = await import('../offline/begin-service-worker.ts')
  return registrationOf(WORKER_SCOPE)
}

/** Brings the area and the page of it that opens next, while somebody signs in. What cannot be had is asked for again once it is drawn. */
export { bringPageAt }

/** Makes what is kept for a person as long as the page lives, also through a new sign-in. @returns the member area with it, once the page that it opens with is there */
export async function openMemberArea(): Promise<ComponentType> {
  await bringPageAt(window.location.pathname)
  const work = beginWorkInHand()
  const updates = createClaimUpdates(browserSurroundings(claimDraftCalls))
  const outbox = createOutbox(workerHere)
  const lives = [...allOf(work), updates, outbox]
  return function MemberArea() {
    const { user, verifications } = useSession()
    useEffect(() => {
      for (const one of lives) one.start()
      return () => lives.forEach((one) => one.stop())
    }, [])
    useEffect(() => outbox.sessionChanged(), [user?.uuid, verifications])
    return (
      <WorkInHandContext value={work}>
        <ClaimUpdatesContext value={updates}>
          <OutboxContext value={outbox}>
            <SignedInArea />
          </OutboxContext>
        </ClaimUpdatesContext>
      </WorkInHandContext>
    )
  }
}

function SignedInArea() {
  const session = useSession()
  const { user, isLastSeen } = session
  if (user === null || (user.accessToken === undefined && !isLastSeen)) return <NotSignedIn session={session} />
  if (user.userType === 'sys-admin') return <LeadToConsole />
  return (
    <QueriesProvider>
      <MemberShell />
    </QueriesProvider>
  )
}

/** A tab that has just opened goes on with the session of another one; every other goes to the sign-in, but for a card that this device keeps. */
function NotSignedIn({ session: { endedBecause, leftByChoice, offered } }: { readonly session: Session }) {
  const { pathname, search } = useLocation()
  const isNewTab = endedBecause === null && !leftByChoice
  const [isWaiting, setWaiting] = useState(isNewTab)
  useEffect(() => {
    if (isNewTab && offered !== null) beginSession(offered)
  }, [isNewTab, offered])
  useEffect(() => {
    const timer = setTimeout(() => setWaiting(false), LENT_WITHIN_MS)
    return () => clearTimeout(timer)
  }, [])
  const areCardsKept = readKeptCards() !== null
  if (areCardsKept && /^\/app\/ecards\/?$/i.test(pathname)) return <KeptCard />
  if (isWaiting) return null
  // Without a connection nobody can sign in: what was last seen is all there is, and where a client lets nothing of it stay, the card.
  if (!navigator.onLine && isNewTab && lastSeenPerson(new Date()) !== null) return <OpenLastSeen />
  if (!navigator.onLine && areCardsKept) return <Navigate to="/app/ecards" replace />
  const why = endedBecause !== null && { info: endedBecause.message, ended: endedBecause.reason }
  const query = new URLSearchParams({ redirect: pathname + search, ...why })
  return <Navigate to={leftByChoice ? '/' : `/?${query.toString()}`} replace />
}

function OpenLastSeen() {
  useEffect(() => {
    openLastSeen()
  }, [])
  return null
}

/** A card that this device keeps needs nobody signed in. */
function KeptCard() {
  return (
    <Suspense fallback={null}>
      <KeptCardPage />
    </Suspense>
  )
}

/** The member area has nothing for administrators; their console is an application of its own. */
function LeadToConsole() {
  useEffect(() => window.location.replace('/systemadmin'), [])
  return null
}
