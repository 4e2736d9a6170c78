/** How sessions begin, and why they end. */
import type { ErrorCode } from '../errors/error-codes.ts'
import type { UserStatus } from '../user/user-events.ts'

export const waysOfSigningIn = [
  'password',
  'password-and-otp',
  'password-and-second-factor',
  'password-and-trusted-device',
  'single-sign-on',
  'registration',
] as const
export type WayOfSigningIn = (typeof waysOfSigningIn)[number]

/** Why a token is no good any more, as the error code that it is answered with (1§8, 3§4). */
export const sessionEndings = [
  'TOKEN_EXPIRED',
  'ACCOUNT_NOT_REGISTERED',
  'ACCOUNT_LOCKED',
  'ACCOUNT_SUSPENDED',
  'ACCOUNT_TERMINATED',
] as const satisfies readonly ErrorCode[]
export type SessionEnding = (typeof sessionEndings)[number]

/** Why a session has ended, for the words beside the message, which is the same for all. `UNKNOWN` tokens are those of nobody, or of long ago. */
export const sessionEndReasons = [
  'IDLE',
  'LONGEST',
  'SIGNED_OUT',
  'ENDED_ELSEWHERE',
  'PASSWORD_CHANGED',
  'ACCESS_CHANGED',
  'COVER_ENDED',
  'ACCOUNT_CLOSED',
  'UNKNOWN',
] as const
export type SessionEndReason = (typeof sessionEndReasons)[number]

/** Whether a text is one of the reasons. */
export function isSessionEndReason(text: string | null | undefined): text is SessionEndReason {
  return sessionEndReasons.some((reason) => reason === text)
}

/** So long before a session ends by itself the person is warned. */
export const WARN_BEFORE_END_MS = 2 * 60_000

const endingOfStatus = {
  101: 'ACCOUNT_NOT_REGISTERED',
  300: 'ACCOUNT_LOCKED',
  301: 'ACCOUNT_SUSPENDED',
  401: 'ACCOUNT_TERMINATED',
} as const satisfies Readonly<Record<Exclude<UserStatus, 100>, SessionEnding>>

/** Whether an error code says why a session has ended. */
export function isSessionEnding(code: string): code is SessionEnding {
  return sessionEndings.some((ending) => ending === code)
}

/** What keeps somebody with this status out; undefined for the registered, who may come in. */
export function endingByStatus(status: UserStatus): Exclude<SessionEnding, 'TOKEN_EXPIRED'> | undefined {
  return status === 100 ? undefined : endingOfStatus[status]
}

/** Header of what an open page asks by itself, because something has changed: it does not keep the session from going idle. */
export const UNATTENDED_HEADER = 'x-unattended'
