/**
 * This tab among the others of the browser: a new one goes on with the session of another, and they end together. A session that ended
 * under something typed leaves the page as it is; it goes on once the same person has signed in again in another tab.
 */
import { isSessionEndReason } from '@member-care/domain/account/session-lifetime.ts'
import type { ResponseError } from '@member-care/domain/errors/response-error.ts'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import { removeCardsUnlessOver } from '@member-care/web-kit/kept-cards/kept-cards.ts'
import { removeLastSeen } from '@member-care/web-kit/last-seen/last-seen.ts'
import { joinSessionTabs, type SessionChannel, type SessionEnd } from '@member-care/web-kit/session/session-channel.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { adoptSession, clearSession, leaveForSignIn, readSession, storedSession } from './session.ts'
import { hasUnsavedWork } from './unsaved-work.ts'

/** How often a waiting tab asks the others, and how long a new one waits for them. */
const ASK_EVERY_MS = 2_000
const LENT_WITHIN_MS = 300

/** Why the session ended, while the page waits for another one. */
let ended: SessionEnd | undefined
const listeners = new Set<() => void>()
let channel: SessionChannel | undefined
/** Told when another tab's session was taken, or was kept from going idle. */
let onTaken: () => void = () => undefined
let onKept: () => void = () => undefined

/**
 * The server does not know the token any more (401): the sign-in page says why. Where something typed would go with the page, the page
 * waits for a new session instead, and the call that was refused fails.
 * @param refusedToken that the call was sent with: a session that began meanwhile goes on
 */
export async function endSession(
  { message, reason }: Pick<ResponseError, 'message' | 'reason'>,
  refusedToken: string | undefined,
): Promise<void> {
  const token = readSession()?.accessToken
  if (ended !== undefined || (token !== undefined && token !== refusedToken)) return
  const end = {
    message: message === '' ? errorTexts.unauthorized : message,
    reason: isSessionEndReason(reason) ? reason : 'UNKNOWN',
  } as const
  if (token !== undefined) channel?.tellEnded(token, end)
  return endHere(end)
}

/** A sign-out counts in every tab, and for what this device keeps of a member who looks after their company here. */
export function tellSignedOut(): void {
  removeCardsUnlessOver(null)
  removeLastSeen()
  const token = readSession()?.accessToken
  if (token !== undefined) channel?.tellEnded(token, { message: errorTexts.unauthorized, reason: 'SIGNED_OUT' })
}

/** Has the other tabs look again how long the session lives, once it was kept from going idle here. */
export function tellKept(): void {
  channel?.tellKept()
}

/** @param look what to do when another tab has kept the session from going idle */
export function followKeeping(look: () => void): void {
  onKept = look
}

/** Joins the other tabs, once as the page opens. Resolves when it has a session, or when none can be expected any more. */
export async function joinOtherTabs(): Promise<void> {
  channel = joinSessionTabs({
    own: () => (ended === undefined ? storedSession() : undefined),
    onLent(stored) {
      // A page that has its session keeps it.
      if ((ended !== undefined || !readSession()) && adoptSession(stored)) {
        change(undefined)
        onTaken()
      }
    },
    onEnded: (end) => void endHere(end),
    onKept: () => onKept(),
  })
  if (readSession()) return
  channel.ask()
  await new Promise<void>((resolve) => {
    onTaken = resolve
    setTimeout(resolve, LENT_WITHIN_MS)
  })
}

/** Why the session ended; undefined while it stands. Asks the other tabs while it has ended. */
export function useSessionEnd(): SessionEnd | undefined {
  const end = useSyncExternalStore(subscribe, () => ended)
  const isWaiting = end !== undefined
  useEffect(() => {
    if (!isWaiting) return undefined
    const ask = () => channel?.ask(readSession()?.uuid ?? '')
    ask()
    const asking = setInterval(ask, ASK_EVERY_MS)
    return () => clearInterval(asking)
  }, [isWaiting])
  return end
}

async function endHere(end: SessionEnd): Promise<void> {
  removeCardsUnlessOver(end.reason)
  removeLastSeen()
  if (hasUnsavedWork()) return change(end)
  clearSession()
  return leaveForSignIn(end)
}

function change(to: SessionEnd | undefined): void {
  ended = to
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
