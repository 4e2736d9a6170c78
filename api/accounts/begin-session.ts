/**
 * The last step of every way of signing in. It begins a session first, and then records the sign-in. Because of this
 * order nobody can slip in while their account is being closed. The closing ends all sessions that exist
 * (change-access.ts). If this session exists by then, it ends too. If not, the closing was recorded before the sign-in.
 * The read model then shows the closing as soon as it shows the sign-in.
 */
import type { WayOfSigningIn } from '@member-care/domain/account/session-lifetime.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import type { SystemReader } from '@member-care/projections/scope.ts'
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
  readonly systemReader: SystemReader
  readonly sessions: Sessions
  readonly signInRecords: SignInRecords
  readonly clock: () => Date
}

export interface Entry {
  readonly userId: string
  readonly how: WayOfSigningIn
  /** Whether the person showed a one-time password: here, or to the issuer that vouches for them. */
  readonly otpVerified: boolean
  readonly device?: Device | undefined
  /** When the password was set. Only where the person showed a password. */
  readonly passwordChangedAt?: Date
  /** Of an administrator who has to set up a second factor before anything else. */
  readonly lacksSecondFactor?: boolean
}

/**
 * @returns the access token
 * @throws ApiError 401 with the reason when the account was closed in the meantime, SIGN_IN_FAILED when the password was changed
 */
export async function beginSession(
  parts: BeginningSessions,
  { userId, how, otpVerified, device, passwordChangedAt, lacksSecondFactor = false }: Entry,
  context: CommandContext,
): Promise<string> {
  const now = parts.clock()
  const { token, session } = await parts.sessions.begin(userId, {
    otpVerified,
    now,
    how,
    lacksSecondFactor,
    ...(device && { device }),
    ...(passwordChangedAt && { passwordChangedAt }),
  })
  const isNewDevice = device !== undefined && (await noteDevice(parts.database, userId, device, now))
  // A person who registers has shown both.
  const shown = how === 'registration' ? 'password-and-otp' : how
  await parts.signInRecords.record(
    { type: 'SignedIn', data: { userId, how: shown, ...(isNewDevice && { newDevice: true }) } },
    context,
  )
  const user = await readCaller(parts.database, parts.systemReader, userId, singaporeToday(now))
  const closed = user && !user.forgotten ? closedAccountError(user) : apiError('TOKEN_EXPIRED')
  if (closed) {
    await parts.sessions.end(userId, session.sessionId, 'ACCESS_CHANGED')
    throw closed
  }
  return token
}
