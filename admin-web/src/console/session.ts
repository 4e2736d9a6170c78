/** The session that the sign-in page at `/` has stored in this tab. The console has no sign-in of its own. */
import type { SessionEnd } from '@member-care/web-kit/session/session-channel.ts'
import { storedSessionKeys } from '@member-care/domain/account/stored-session.ts'
import { keptText, keptValue } from '@member-care/web-kit/storage/kept-value.ts'
import { basePathOf } from './base-path.ts'

/** As much of the stored user as the console reads; everything else it asks the API for. */
export interface ConsoleSession {
  readonly uuid: string
  readonly email?: string
  readonly accessToken: string
  readonly userType: string
}

const kept = keptValue('tab', storedSessionKeys.user, isSession)

/** The session of this tab, or undefined when nobody is signed in. */
export function readSession(): ConsoleSession | undefined {
  return kept.read() ?? undefined
}

/** The stored user as it is kept, to be lent to another tab of the same person. */
export function storedSession(): string | undefined {
  const own = kept.read()
  return own === null ? undefined : JSON.stringify(own)
}

/** Goes on with a session that another tab lends. @returns false when somebody else's was here before, or the very one that has ended */
export function adoptSession(lent: string): boolean {
  const [own, other] = [kept.read(), parse(lent)]
  if (!isSession(other) || (own && (other.uuid !== own.uuid || other.accessToken === own.accessToken))) return false
  kept.keep(other)
  return true
}

/** Forgets everything that is kept about the signed-in person in this tab. */
export function clearSession(): void {
  for (const key of Object.values(storedSessionKeys)) keptText('tab', key).forget()
}

/** The sign-in page, which comes back to where the person was, and says why a session has ended. */
export function signInAddress(end?: SessionEnd): string {
  const { pathname, search } = window.location
  return `/?${new URLSearchParams({ redirect: pathname + search, ...(end && { info: end.message, ended: end.reason }) }).toString()}`
}

let isLeaving = false

/**
 * Leaves the console for another page of this origin. Never resolves, so that nothing is drawn on the way out. The
 * first call decides where to.
 */
export function leaveFor(address: string): Promise<never> {
  const isFirst = !isLeaving
  isLeaving = true
  if (isFirst) window.location.replace(address)
  return new Promise(() => undefined)
}

/** Whether the page goes because the console says so; nobody is asked then. */
export function isLeavingConsole(): boolean {
  return isLeaving
}

/** Ends the session in this tab; the sign-in page says why, and comes back to where the person was. */
export function leaveForSignIn(end: SessionEnd): Promise<never> {
  clearSession()
  return leaveFor(signInAddress(end))
}

/** The sign-in page for a tab of its own, which goes on to where one starts. */
export function newTabSignInAddress(): string {
  return `/?${new URLSearchParams({ redirect: basePathOf(window.location.pathname) }).toString()}`
}

/** A browser may bring the page back from its memory after a log-out; it must not show what it showed before. */
export function leaveWhenSignedOutElsewhere(): void {
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && !readSession()) window.location.replace('/')
  })
}

function isSession(value: unknown): value is ConsoleSession {
  return (
    typeof value === 'object' &&
    value !== null &&
    'accessToken' in value &&
    typeof value.accessToken === 'string' &&
    'userType' in value &&
    'uuid' in value
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
