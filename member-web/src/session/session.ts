/** Who is signed in, as far as the screens need to know. It lives outside React, so that the API calls can read and end it. */
import { useSyncExternalStore } from 'react'
import type { Needed } from '@member-care/api/client/client.ts'
import { storedSessionKeys } from '@member-care/domain/account/stored-session.ts'
import {
  createVerificationQuestion,
  type VerificationOutcome,
} from '@member-care/web-kit/one-time-password/verification-question.ts'
import { keptText, keptValue } from '@member-care/web-kit/storage/kept-value.ts'
import type { SessionEnd } from '@member-care/web-kit/session/session-channel.ts'
import { removeCardsOfOthers, removeCardsUnlessOver } from '@member-care/web-kit/kept-cards/kept-cards.ts'
import { lastSeenPerson, removeLastSeen, removeLastSeenOfOthers } from '@member-care/web-kit/last-seen/last-seen.ts'
import type { AppConfig, SignedInUser } from './session-contract.ts'

export interface Session {
  /** Present while somebody is signed in; it then has an `accessToken`. */
  readonly user: SignedInUser | null
  /** Nobody is signed in: without a connection the user is shown what this device has kept for them. */
  readonly isLastSeen: boolean
  /** The launch configuration as it was last answered. */
  readonly appConfig: AppConfig | null
  /** Unverified after a 428 until the member has entered a one-time password (1§4). */
  readonly otp: 'verified' | 'unverified'
  /** Whether the session has been verified by a one-time password since a 428 (1§4 contactNoVerified, C32). */
  readonly contactNoVerified: boolean
  /** Grows with every verification: what was refused before is then asked for again. */
  readonly verifications: number
  /** Why the last session ended, when it was not the person's own wish here. */
  readonly endedBecause: SessionEnd | null
  /** The session that another tab lends; taken where nothing typed stands against it. */
  readonly offered: SignedInUser | null
  /** Whether to remind of changing the password (1§2 showRemindUpdatePassword); until it is answered, or the tab is reloaded. */
  readonly showRemindUpdatePassword: boolean
  /** Whether the person logged out; then the sign-in does not lead back. */
  readonly leftByChoice: boolean
}

const keptUser = keptValue<SignedInUser>('tab', storedSessionKeys.user)
const keptAppConfig = keptValue<AppConfig>('tab', storedSessionKeys.appConfig)

let session: Session = {
  user: keptUser.read(),
  isLastSeen: false,
  appConfig: keptAppConfig.read(),
  otp: 'verified',
  contactNoVerified: false,
  verifications: 0,
  endedBecause: null,
  offered: null,
  showRemindUpdatePassword: false,
  leftByChoice: false,
}
const listeners = new Set<() => void>()

/** Hears of every session that begins or ends here: the other tabs are to know (session-tabs.ts). */
export interface SessionFollower {
  readonly began: () => void
  /** @param because null when it was the person's own wish */
  readonly ended: (accessToken: string, because: SessionEnd | null) => void
}

/** Whose session has ended here without their wish. */
let heldFor: string | null = null

let follower: SessionFollower | null = null

export function followSession(by: SessionFollower): void {
  follower = by
}

export function currentSession(): Session {
  return session
}

/** The session in a component, kept up to date. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession)
}

/** The signed-in user. Only for screens below the shell, which shows none of them to anybody else. */
export function useSignedInUser(): SignedInUser {
  const { user } = useSession()
  if (user === null) throw new Error('This screen needs somebody signed in.')
  return user
}

/** @param options `remindOfPassword`: what the sign-in calls answer as `notifyUserLastPasswordUpdate` */
export function beginSession(
  user: SignedInUser,
  { remindOfPassword = false }: { readonly remindOfPassword?: boolean } = {},
): void {
  keptUser.keep(user)
  removeCardsOfOthers(user.uuid)
  removeLastSeenOfOthers(user.uuid)
  keptText('tab', storedSessionKeys.pendingSignIn).forget()
  change({
    user,
    isLastSeen: false,
    otp: 'verified',
    endedBecause: null,
    offered: null,
    leftByChoice: false,
    showRemindUpdatePassword: remindOfPassword,
  })
  follower?.began()
}

/** The signed-in user's record has changed: the screens show it as it is now, in the same session. */
export function renewUser(renewed: SignedInUser): void {
  const { user } = session
  if (user?.uuid !== renewed.uuid || user.accessToken === undefined) return
  const kept = { ...renewed, accessToken: user.accessToken }
  keptUser.keep(kept)
  change({ user: kept })
}

/** Another tab lends its session. Where one has ended under somebody, whose work may wait here, nobody else's is taken. */
export function offerSession(offered: SignedInUser): void {
  if (session.isLastSeen) leaveLastSeen()
  if (session.user === null && (heldFor === null || heldFor === offered.uuid)) change({ offered })
}

/** Shows what this device has kept of somebody. */
export function openLastSeen(): void {
  const user = lastSeenPerson(new Date())
  if (session.user === null && user !== null) change({ user, isLastSeen: true })
}

/** Once there is a connection, one signs in. What is kept stays until somebody does. */
export function leaveLastSeen(): void {
  if (session.isLastSeen) change({ user: null, isLastSeen: false })
}

/** The member has been reminded of changing the password; not again in this session. */
export function putOffPasswordReminder(): void {
  change({ showRemindUpdatePassword: false })
}

/** Ends the session in this tab. `because`: why, when it was not the person's own wish here. */
export function endSession(because: SessionEnd | null = null): void {
  const accessToken = session.user?.accessToken
  heldFor = because === null ? null : (session.user?.uuid ?? heldFor)
  for (const key of Object.values(storedSessionKeys)) keptText('tab', key).forget()
  removeCardsUnlessOver(because?.reason ?? null)
  removeLastSeen()
  settleOtp('cancelled')
  change({
    user: null,
    isLastSeen: false,
    appConfig: null,
    contactNoVerified: false,
    endedBecause: because,
    offered: null,
    leftByChoice: because === null,
    showRemindUpdatePassword: false,
  })
  if (accessToken !== undefined) follower?.ended(accessToken, because)
}

export function keepAppConfig(appConfig: AppConfig): void {
  keptAppConfig.keep(appConfig)
  change({ appConfig })
}

const verification = createVerificationQuestion((outcome) => {
  if (outcome === 'verified')
    change({ otp: 'verified', contactNoVerified: true, verifications: session.verifications + 1 })
  else change({ otp: outcome === null ? 'unverified' : 'verified' })
})

/** What is asked for over the page. */
export function neededNow(): Needed {
  return verification.needed()
}

/** Asks for a one-time password, or a proof, over the page. @param method of the call that needs it */
export function requireOtp(method = 'POST', needed: Needed = 'one-time-password'): Promise<VerificationOutcome> {
  return verification.ask(method, needed)
}

/** Whether cancelling leaves a page behind that has nothing to show yet (1§2). */
export function isOtpAskedByPagesOnly(): boolean {
  return verification.isForReadingOnly()
}

/** The one-time password was right, or the question was cancelled. What was refused without asking is asked for again after the first. */
export function settleOtp(outcome: VerificationOutcome): void {
  verification.settle(outcome)
}

function change(part: Partial<Session>): void {
  session = { ...session, ...part }
  for (const listener of listeners) listener()
}

/** Hears of every change. @returns what ends that */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
