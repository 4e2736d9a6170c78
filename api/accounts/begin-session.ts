/**
 * The end of every way of signing in: a session, and the fact on record. In this order, so that nobody slips in while their account is
 * being closed: whoever closes it ends the sessions that there are (change-access.ts). Either this one is among them already, or the
 * closing came before the sign-in was recorded, and the read model shows it as soon as it shows the sign-in.
 */
import type { WayOfSigningIn } from '@member-care/domain/account/session-lifetime.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { readCaller } from '@member-care/projections/users/caller-query.ts'
import type { CommonQueryMethods } from 'slonik'
import { apiError } from '../http/api-error.ts'
import type { Device } from './device.ts'
import { closedAccountError } from './identify.ts'
import { noteDevice } from './known-devices.ts'
import type { Sessions } from './sessions.ts'
import type { SignInRecords } from './sign-in-records.ts'

export interface BeginningSessions {
  readonly database: CommonQueryMethods
  readonly sessions: Sessions
  readonly signInRecords: SignInRecords
  readonly clock: () => Date
}

export interface Entry {
  readonly userId: string
  readonly how: WayOfSigningIn
  /** Whether a one-time password was shown, here or to whoever vouches for the person. */
  readonly otpVerified: boolean
  readonly device?: Device | undefined
  /** When the password was set that was shown, where one was. */
  readonly passwordChangedAt?: Date
  /** Of an administrator who has to set up a second factor before anything else. */
  readonly lacksSecondFactor?: boolean
}

/**
 * @returns the access token
 * @throws ApiError 401 with the reason when the account was closed in the meantime, SIGN_IN_FAILED when the password was changed
 */
export async function beginSession(parts: BeginningSessions, { userId, how, otpVerified, device, passwordChangedAt, lacksSecondFactor = false }: Entry, context: CommandContext): Promise<string> {
  const now = parts.clock()
  const { token, session } = await parts.sessions.begin(userId, { otpVerified, now, how, lacksSecondFactor, ...(device && { device }), ...(passwordChangedAt && { passwordChangedAt }) })
  const isNewDevice = device !== undefined && (await noteDevice(parts.database, userId, device, now))
  // Whoever registers has shown both.
  const shown = how === 'registration' ? 'password-and-otp' : how
  await parts.signInRecords.record({ type: 'SignedIn', data: { userId, how: shown, ...(isNewDevice && { newDevice: true }) } }, context)
  const user = await readCaller(parts.database, { kind: 'own', userId }, singaporeToday(now))
  const closed = user && !user.forgotten ? closedAccountError(user) : apiError('TOKEN_EXPIRED')
  if (closed) {
    await parts.sessions.end(userId, session.sessionId, 'ACCESS_CHANGED')
    throw closed
  }
  return token
}
