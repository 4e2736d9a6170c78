/** The session that the sign-in page at `/` has stored in this tab. The console has no sign-in of its own. */
import { storedSessionKeys } from '@member-care/domain/account/stored-session.ts'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'

/** As much of the stored user as the console reads; everything else it asks the API for. */
export interface ConsoleSession {
  readonly accessToken: string
  readonly userType: string
}

/** The session of this tab, or undefined when nobody is signed in. */
export function readSession(): ConsoleSession | undefined {
  const stored = parse(sessionStorage.getItem(storedSessionKeys.user))
  return isSession(stored) ? stored : undefined
}

/** Forgets everything that is kept about the signed-in person in this tab. */
export function clearSession(): void {
  for (const key of Object.values(storedSessionKeys)) sessionStorage.removeItem(key)
}

/** The sign-in page, which comes back to where the person was. `info` is the text it shows. */
export function signInAddress(info?: string): string {
  const { pathname, search } = window.location
  return `/?${new URLSearchParams({ redirect: pathname + search, ...(info !== undefined && { info }) }).toString()}`
}

let isLeaving = false

/** Leaves the console for another page of this origin. Never resolves, so that nothing is drawn on the way out; whoever leaves first says where to. */
export function leaveFor(address: string): Promise<never> {
  if (!isLeaving) window.location.replace(address)
  isLeaving = true
  return new Promise(() => undefined)
}

/** The server does not know the token any more (401): whatever is open goes with the page, and the sign-in page says why. */
export function endSession(message: string): Promise<never> {
  clearSession()
  return leaveFor(signInAddress(message === '' ? errorTexts.unauthorized : message))
}

/** A browser may bring the page back from its memory after a log-out; it must not show what it showed before. */
export function leaveWhenSignedOutElsewhere(): void {
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && !readSession()) window.location.replace('/')
  })
}

function isSession(value: unknown): value is ConsoleSession {
  return typeof value === 'object' && value !== null && 'accessToken' in value && typeof value.accessToken === 'string' && 'userType' in value
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
