/** Signing in: the password, then the one-time password, then a session (1§4, S08, S16). */
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { signInScope } from '@member-care/projections/scope.ts'
import type { UserRecord } from '@member-care/projections/users/user-records.ts'
import { differenceInDays } from 'date-fns/differenceInDays'
import { setTimeout as delay } from 'node:timers/promises'
import { apiError } from '../http/api-error.ts'
import type { Parts } from '../parts.ts'
import { lockAccount, recordAccountEvent } from './account-record.ts'
import { closedAccountError } from './identify.ts'
import { checkPassword, passwordChangedAt } from './passwords.ts'
import { describeSessionUser, readCovers, type SessionUser } from './session-user.ts'

/** After so many days without a change the member is reminded (S39). */
const PASSWORD_REMINDER_DAYS = 90
/** A refusal takes at least this long, so that its time does not tell whether the address is known. */
const LEAST_REFUSAL_MS = 400

export interface SignInResult {
  readonly user: SessionUser
  readonly notifyUserLastPasswordUpdate: boolean
}

/** The request that somebody who is not signed in yet makes. */
export interface SignInRequest {
  readonly requestId: string
  readonly clientAddress: string
}

/**
 * The first step. Answers a user with an access token, or with an identifier when a one-time password is to follow.
 * @param credentials.password as it was typed
 * @throws ApiError SIGN_IN_FAILED for a wrong password and for an unknown address alike; ACCOUNT_… when the account is closed
 */
export async function signInWithPassword(parts: Parts, credentials: { email: string; password: string }, request: SignInRequest): Promise<SignInResult> {
  const began = performance.now()
  try {
    const user = await userWithPassword(parts, credentials, request)
    const closed = closedAccountError(user)
    if (closed) {
      await recordAccountEvent(parts, { type: 'SignInFailed', data: { userId: user.userId, reason: 'not-allowed' } }, contextOf(request, user))
      throw closed
    }
    return (await needsOneTimePassword(parts, user)) ? await awaitOneTimePassword(parts, user) : await completeSignIn(parts, user, 'password', request)
  } catch (error) {
    await delay(Math.max(0, LEAST_REFUSAL_MS - (performance.now() - began)))
    throw error
  }
}

/** The second step. @throws ApiError OTP_WRONG, OTP_EXPIRED, OTP_NO_TRIES_LEFT; TOKEN_EXPIRED when the first step is too long ago */
export async function signInWithOneTimePassword(parts: Parts, answer: { identifier: string; otp: string }, request: SignInRequest): Promise<SignInResult> {
  const now = parts.clock()
  const pending = await parts.pendingSignIns.find(answer.identifier, now)
  const user = pending && (await parts.users.getUser({ kind: 'own', userId: pending.userId }, pending.userId))
  if (!pending || !user) throw apiError('OTP_EXPIRED')
  await requireOneTimePassword(parts, { ...pending, otp: answer.otp, context: contextOf(request, user) })
  const closed = closedAccountError(user)
  if (closed) throw closed
  if (!(await parts.pendingSignIns.finish(answer.identifier))) throw apiError('OTP_EXPIRED')
  return completeSignIn(parts, user, 'password-and-otp', request)
}

/** @throws ApiError when the code is not right; a wrong one is recorded */
export async function requireOneTimePassword(
  parts: Parts,
  claimed: { userId: string; purpose: string; otp: string; context: CommandContext },
): Promise<void> {
  const { userId, purpose, otp, context } = claimed
  const outcome = await parts.oneTimePasswords.check({ userId, purpose }, otp.trim(), parts.clock())
  if (outcome === 'right') return
  if (outcome === 'wrong') await recordAccountEvent(parts, { type: 'SignInFailed', data: { userId, reason: 'wrong-otp' } }, context)
  const codes = { wrong: 'OTP_WRONG', expired: 'OTP_EXPIRED', 'no-tries-left': 'OTP_NO_TRIES_LEFT' } as const
  throw apiError(codes[outcome])
}

async function userWithPassword(parts: Parts, { email, password }: { email: string; password: string }, request: SignInRequest): Promise<UserRecord> {
  const attempt = await parts.signInAttempts.begin(email, parts.clock())
  const user = await parts.users.findUserByEmail(signInScope, email)
  const right = attempt.allowed && (await checkPassword(parts.database, user?.userId, password))
  if (user && right) {
    await parts.signInAttempts.forget(attempt)
    return user
  }
  const isLocked = !attempt.allowed || attempt.last || user?.status === 300
  if (user) await recordWrongPassword(parts, user, { lock: attempt.last }, strangerContext(request))
  throw apiError(isLocked ? 'ACCOUNT_LOCKED' : 'SIGN_IN_FAILED')
}

async function recordWrongPassword(parts: Parts, user: UserRecord, { lock }: { lock: boolean }, context: CommandContext): Promise<void> {
  const { userId } = user
  await recordAccountEvent(parts, { type: 'SignInFailed', data: { userId, reason: 'wrong-password' } }, context)
  if (!lock) return
  await lockAccount(parts, userId, { ...context, commandId: `${context.commandId}-lock` })
  await parts.sessions.endAll(userId)
}

/** Administrators always; members when one of their clients restricts sign-in (S16). */
async function needsOneTimePassword(parts: Parts, user: UserRecord): Promise<boolean> {
  if (user.userType === 'sys-admin') return true
  const covers = await readCovers(parts, user.userId, parts.clock())
  return covers.some(({ client }) => client.featuresConfig.restrictOTP)
}

async function awaitOneTimePassword(parts: Parts, user: UserRecord): Promise<SignInResult> {
  const now = parts.clock()
  const { identifier } = await parts.pendingSignIns.begin(user.userId, now)
  const described = await describeSessionUser(parts, user, { lastLogin: user.lastSignInAt, now })
  return { user: { ...described, identifier }, notifyUserLastPasswordUpdate: await isPasswordOld(parts, user.userId) }
}

async function completeSignIn(parts: Parts, user: UserRecord, how: 'password' | 'password-and-otp', request: SignInRequest): Promise<SignInResult> {
  const now = parts.clock()
  const described = await describeSessionUser(parts, user, { lastLogin: user.lastSignInAt, now })
  await recordAccountEvent(parts, { type: 'SignedIn', data: { userId: user.userId, how } }, contextOf(request, user))
  const { token } = await parts.sessions.begin(user.userId, { otpVerified: how === 'password-and-otp', now })
  return { user: { ...described, accessToken: token }, notifyUserLastPasswordUpdate: await isPasswordOld(parts, user.userId) }
}

/** Whether to remind of a change (S39). */
export async function isPasswordOld(parts: Parts, userId: string): Promise<boolean> {
  const changedAt = await passwordChangedAt(parts.database, userId)
  return changedAt !== undefined && differenceInDays(parts.clock(), changedAt) >= PASSWORD_REMINDER_DAYS
}

/** Whoever gave a wrong password is nobody that we know. */
function strangerContext({ requestId, clientAddress }: SignInRequest): CommandContext {
  return { actor: { kind: 'system', id: 'sign-in' }, commandId: requestId, correlationId: requestId, clientAddress }
}

function contextOf({ requestId, clientAddress }: SignInRequest, user: UserRecord): CommandContext {
  const kind = user.userType === 'sys-admin' ? 'system-administrator' : 'member'
  return { actor: { kind, id: user.userId }, commandId: requestId, correlationId: requestId, clientAddress }
}
