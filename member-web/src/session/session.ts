/** Who is signed in, as far as the screens need to know. It lives outside React, so that the API calls can read and end it. */
import { useSyncExternalStore } from 'react'
import { storedSessionKeys } from '@member-care/domain/account/stored-session.ts'
import type { AppConfig, SignedInUser } from '../portal-api/session-contract.ts'

export interface Session {
  /** Present while somebody is signed in; it then has an `accessToken`. */
  readonly user: SignedInUser | null
  /** The launch configuration as it was last answered. */
  readonly appConfig: AppConfig | null
  /** Unverified after a 428 until the member has entered a one-time password (1§4). */
  readonly otp: 'verified' | 'unverified'
  /** Whether the session has been verified by a one-time password since a 428 (1§4 contactNoVerified, C32). */
  readonly contactNoVerified: boolean
  /** Grows with every verification: what was refused before is then asked for again. */
  readonly verifications: number
  /** Why the last session ended, when the server ended it. */
  readonly endedBecause: string | null
  /** Whether to remind of changing the password (1§2 showRemindUpdatePassword); until it is answered, or the tab is reloaded. */
  readonly showRemindUpdatePassword: boolean
  /** Whether the person logged out; then the sign-in does not lead back. */
  readonly leftByChoice: boolean
}

let session: Session = {
  user: readStored<SignedInUser>('user'),
  appConfig: readStored<AppConfig>('appConfig'),
  otp: 'verified',
  contactNoVerified: false,
  verifications: 0,
  endedBecause: null,
  showRemindUpdatePassword: false,
  leftByChoice: false,
}
const listeners = new Set<() => void>()

export function currentSession(): Session {
  return session
}

/** The session in a component, kept up to date. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession)
}

/** The signed-in user. Only for screens below the shell, which shows none of them to anybody else. */
export function useSignedInUser(): SignedInUser {
  const { user } = useSession()
  if (user === null) throw new Error('This screen needs somebody signed in.')
  return user
}

/** @param options `remindOfPassword`: what the sign-in calls answer as `notifyUserLastPasswordUpdate` */
export function beginSession(user: SignedInUser, { remindOfPassword = false }: { readonly remindOfPassword?: boolean } = {}): void {
  store('user', user)
  change({ user, otp: 'verified', endedBecause: null, leftByChoice: false, showRemindUpdatePassword: remindOfPassword })
}

/** The member has been reminded of changing the password; not again in this session. */
export function putOffPasswordReminder(): void {
  change({ showRemindUpdatePassword: false })
}

/** Ends the session here. `because` is the server's message when it was not the person's own wish. */
export function endSession(because: string | null = null): void {
  for (const key of Object.values(storedSessionKeys)) sessionStorage.removeItem(key)
  change({ user: null, appConfig: null, otp: 'verified', contactNoVerified: false, endedBecause: because, leftByChoice: because === null, showRemindUpdatePassword: false })
}

export function keepAppConfig(appConfig: AppConfig): void {
  store('appConfig', appConfig)
  change({ appConfig })
}

export function requireOtp(): void {
  change({ otp: 'unverified' })
}

/** The one-time password was right, or the question was cancelled. Only the first asks again for what was refused. */
export function settleOtp(outcome: 'verified' | 'cancelled'): void {
  if (outcome === 'cancelled') change({ otp: 'verified' })
  else change({ otp: 'verified', contactNoVerified: true, verifications: session.verifications + 1 })
}

function change(part: Partial<Session>): void {
  session = { ...session, ...part }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function store(key: 'user' | 'appConfig', value: unknown): void {
  sessionStorage.setItem(storedSessionKeys[key], JSON.stringify(value))
}

function readStored<Value>(key: 'user' | 'appConfig'): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(storedSessionKeys[key]) ?? 'null') as Value | null
  } catch {
    return null
  }
}
