/** Signing in: the password, then the one-time password, then a session (1§4, S08, S16). */
import type { SecondFactorAnswerKind } from '@member-care/domain/account/second-factors.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import type { Language } from '@member-care/domain/language/language.ts'
import type { UserType } from '@member-care/domain/user/user-events.ts'
import type { SessionHolder } from '@member-care/projections/users/session-query.ts'
import { differenceInDays } from 'date-fns/differenceInDays'
import { setTimeout as delay } from 'node:timers/promises'
import { apiError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'
import { recordAccountEvent } from './account-record.ts'
import { beginSession } from './begin-session.ts'
import type { Device } from './device.ts'
import { requireSecondFactor, type SecondFactorAnswer } from './second-factors/check-second-factor.ts'
import { isSecondFactorDemanded } from './second-factors/demanded.ts'
import { kindsOfFactors } from './second-factors/second-factor-store.ts'
import { isTrustedDevice, trustDevice } from './second-factors/trusted-devices.ts'
import { closedAccountError } from './identify.ts'
import { passwordChangedAt, passwordMatches, renewHash } from './passwords.ts'
import type { OtpOwner } from './one-time-passwords.ts'
import { oneTimePasswordError } from './send-one-time-password.ts'
import { describeSessionUser, requireSessionHolder, type SessionUser } from './session-user.ts'
import { findSigningIn } from './sign-in-identifier.ts'
import { recordWrongPassword } from './wrong-password.ts'

/** After so many days without a change the member is reminded (S39). */
const PASSWORD_REMINDER_DAYS = 90
/** A refusal takes at least this long, so that its time does not tell whether the address is known. */
const LEAST_REFUSAL_MS = 400

export interface SignInResult {
  readonly user: SessionUser
  readonly notifyUserLastPasswordUpdate: boolean
  /** Only while the second step is outstanding. */
  readonly secondStep?: SecondStep
  /** Only with a session: the language that the person has chosen. */
  readonly language?: Language | null
}

/** What somebody shows after the password. */
export interface SecondStep {
  /** Their own second factors, where they have some; else the one-time password by e-mail. */
  readonly ways: (SecondFactorAnswerKind | 'email')[]
  /** Whether the device may be trusted from then on. */
  readonly mayTrustDevice: boolean
}

/** The request that somebody who is not signed in yet makes. */
export interface SignInRequest {
  readonly requestId: string
  readonly clientAddress: string
  readonly device?: Device
  /** What the browser has of devices that are trusted. */
  readonly trustedDeviceTokens?: readonly string[]
}

/** What was typed; the identifier is an e-mail address, or an NRIC or staff id where a client lets its users sign in with that (C34). */
export interface Credentials {
  readonly identifier: string
  readonly password: string
}

/** A person who has shown the right password. */
interface Entrant {
  readonly userId: string
  readonly userType: UserType
  readonly passwordChangedAt: Date
}

/**
 * The first step. Answers a user with an access token, or with an identifier when a one-time password is to follow.
 * @throws ApiError SIGN_IN_FAILED for a wrong password and for an unknown identifier alike; ACCOUNT_… when the account is closed
 */
export async function signInWithPassword(
  parts: Parts,
  credentials: Credentials,
  request: SignInRequest,
): Promise<SignInResult> {
  const began = performance.now()
  try {
    const entrant = await requirePassword(parts, credentials, request)
    const holder = await requireSessionHolder(parts, entrant.userId, parts.clock())
    const step = await secondStepOf(parts, holder)
    if (step === undefined) return await completeSignIn(parts, entrant, holder, { how: 'password', request })
    const isTrusted =
      step.mayTrustDevice &&
      (await isTrustedDevice(parts.database, entrant.userId, request.trustedDeviceTokens ?? [], parts.clock()))
    return isTrusted
      ? await completeSignIn(parts, entrant, holder, { how: 'password-and-trusted-device', request })
      : await awaitSecondStep(parts, entrant, holder, step)
  } catch (error) {
    await delay(Math.max(0, LEAST_REFUSAL_MS - (performance.now() - began)))
    throw error
  }
}

/** What is shown in the second step: a one-time password that was e-mailed, or a second factor of one's own. */
export type SecondStepAnswer = { readonly otp: string } | { readonly factor: SecondFactorAnswer }

/**
 * The second step.
 * @throws ApiError OTP_WRONG, OTP_EXPIRED, OTP_NO_TRIES_LEFT, SECOND_FACTOR_WRONG, SECOND_FACTOR_TOO_MANY; SECOND_FACTOR_EXPECTED for a one-time
 *   password where there are second factors; SIGN_IN_EXPIRED when the first step is too long ago, or was finished
 */
export async function finishSignIn(
  parts: Parts,
  { identifier, answer }: { identifier: string; answer: SecondStepAnswer },
  request: SignInRequest,
): Promise<SignInResult> {
  const now = parts.clock()
  const pending = await parts.pendingSignIns.find(identifier, now)
  if (!pending) throw apiError('SIGN_IN_EXPIRED')
  const holder = await requireSessionHolder(parts, pending.userId, now)
  const context = contextOf(request, holder)
  if ('factor' in answer) await requireSecondFactor(parts, answer.factor, { ...pending, shownFor: 'sign-in', context })
  else await requireOneTimePassword(parts, { ...pending, purpose: 'sign-in', otp: answer.otp, context })
  const closed = closedAccountError(holder)
  if (closed) throw closed
  // Before the sign-in is finished: a reset voids those under way, so the password of one that is not void yet is this one or an older one.
  const changedAt = await passwordChangedAt(parts.database, holder.userId)
  if (!changedAt || !(await parts.pendingSignIns.finish(identifier))) throw apiError('SIGN_IN_EXPIRED')
  const entrant: Entrant = { userId: holder.userId, userType: holder.userType, passwordChangedAt: changedAt }
  return completeSignIn(parts, entrant, holder, {
    how: 'factor' in answer ? 'password-and-second-factor' : 'password-and-otp',
    request,
  })
}

/**
 * Trusts the device of a sign-in that has just been finished, where the person's clients allow it.
 * @returns the token that the browser keeps; undefined where it may not be
 */
export async function trustDeviceOf(parts: Parts, userId: string, request: SignInRequest): Promise<string | undefined> {
  const now = parts.clock()
  const holder = await requireSessionHolder(parts, userId, now)
  if (!mayTrustDevice(holder) || !request.device) return undefined
  const { token, deviceId } = await trustDevice(parts.database, userId, request.device, now)
  const context = contextOf(request, holder)
  await recordAccountEvent(
    parts,
    { type: 'DeviceTrusted', data: { userId, deviceId } },
    { ...context, commandId: `${context.commandId}-device` },
  )
  return token
}

/** Nobody who has second factors of their own takes a code by e-mail instead: it would be as strong as their letter box. @throws ApiError SECOND_FACTOR_EXPECTED */
export async function requireNoFactors({ database }: Pick<Parts, 'database'>, userId: string): Promise<void> {
  if ((await kindsOfFactors(database, userId)).length > 0) throw apiError('SECOND_FACTOR_EXPECTED')
}

/** @throws ApiError when the code is not right; a wrong one is recorded */
export async function requireOneTimePassword(
  parts: Parts,
  claimed: OtpOwner & { otp: string; context: CommandContext },
): Promise<void> {
  const { userId, purpose, otp, context } = claimed
  await requireNoFactors(parts, userId)
  const outcome = await parts.oneTimePasswords.check({ userId, purpose }, otp.trim(), parts.clock())
  if (outcome === 'right') return
  if (outcome === 'wrong')
    await recordAccountEvent(parts, { type: 'SignInFailed', data: { userId, reason: 'wrong-otp' } }, context)
  throw oneTimePasswordError(outcome)
}

/**
 * Everything up to the refusal is the same, and takes the same time, whether somebody is known or not. What is recorded of
 * a refusal follows it: only the lock itself is in force before the answer.
 */
async function requirePassword(
  parts: Parts,
  { identifier, password }: Credentials,
  request: SignInRequest,
): Promise<Entrant> {
  const now = parts.clock()
  const user = await findSigningIn(parts, identifier, now)
  const { attempt, credential } = await parts.signInAttempts.begin({ identifier, userId: user?.userId }, now)
  const matches =
    attempt.allowed &&
    (await parts.passwordChecks.inTurn(request.clientAddress, () => passwordMatches(credential, password)))
  if (!user || !credential || !matches) {
    const lock = await parts.signInAttempts.wasWrong(attempt, now)
    // What was tried while it is locked says nothing new, and would let anybody fill the log.
    if (user && attempt.allowed)
      parts.followUps.begin(() => recordWrongPassword(parts, user.userId, { lock }, strangerContext(request)))
    throw apiError(attempt.allowed && !attempt.locksIdentifier ? 'SIGN_IN_FAILED' : 'ACCOUNT_LOCKED')
  }
  await parts.signInAttempts.wasRight(attempt)
  const closed = attempt.accountOpen ? closedAccountError(user) : apiError('ACCOUNT_LOCKED')
  if (closed) {
    const context = contextOf(request, user)
    parts.followUps.begin(() =>
      recordAccountEvent(
        parts,
        { type: 'SignInFailed', data: { userId: user.userId, reason: 'not-allowed' } },
        context,
      ),
    )
    throw closed
  }
  const { userId, userType } = user
  const { passwordHash, changedAt } = credential
  parts.followUps.begin(() =>
    renewHash(parts.database, { userId, passwordHash, password }, (work) =>
      parts.passwordChecks.inTurn(request.clientAddress, work),
    ),
  )
  return { userId, userType, passwordChangedAt: changedAt }
}

/** Administrators always; members when one of their clients restricts sign-in (S16). */
function needsOneTimePassword({ userType, covers }: SessionHolder): boolean {
  return userType === 'sys-admin' || covers.some(({ featuresConfig }) => featuresConfig.restrictOTP)
}

/** Undefined where the password is enough. */
async function secondStepOf({ database }: Parts, holder: SessionHolder): Promise<SecondStep | undefined> {
  const kinds = await kindsOfFactors(database, holder.userId)
  if (kinds.length > 0) return { ways: [...kinds, 'recovery-code'], mayTrustDevice: mayTrustDevice(holder) }
  return needsOneTimePassword(holder) ? { ways: ['email'], mayTrustDevice: mayTrustDevice(holder) } : undefined
}

/** Members whose clients all allow it. */
function mayTrustDevice({ userType, covers }: SessionHolder): boolean {
  return (
    userType === 'client' &&
    covers.length > 0 &&
    covers.every(({ featuresConfig }) => featuresConfig.allowTrustedDevices === true)
  )
}

async function awaitSecondStep(
  parts: Parts,
  entrant: Entrant,
  holder: SessionHolder,
  secondStep: SecondStep,
): Promise<SignInResult> {
  const { identifier } = await parts.pendingSignIns.begin(entrant.userId, entrant.passwordChangedAt, parts.clock())
  const described = describeSessionUser(holder, holder.lastSignInAt)
  return {
    user: { ...described, identifier },
    notifyUserLastPasswordUpdate: isOld(entrant.passwordChangedAt, parts.clock()),
    secondStep,
  }
}

/** @param holder read before the sign-in is recorded: it shows the one before */
async function completeSignIn(
  parts: Parts,
  entrant: Entrant,
  holder: SessionHolder,
  {
    how,
    request,
  }: {
    how: 'password' | 'password-and-otp' | 'password-and-second-factor' | 'password-and-trusted-device'
    request: SignInRequest
  },
): Promise<SignInResult> {
  const { userId, passwordChangedAt } = entrant
  // A one-time password by e-mail lets an administrator in who has nothing else yet, and no further than to where they set it up.
  const lacksSecondFactor = how !== 'password-and-second-factor' && isSecondFactorDemanded(parts, holder)
  const entry = {
    userId,
    how,
    otpVerified: how !== 'password',
    device: request.device,
    passwordChangedAt,
    lacksSecondFactor,
  }
  const token = await beginSession(parts, entry, contextOf(request, entrant))
  const described = describeSessionUser(holder, holder.lastSignInAt)
  return {
    user: { ...described, accessToken: token },
    notifyUserLastPasswordUpdate: isOld(passwordChangedAt, parts.clock()),
    language: (await parts.languages.chosenBy(userId)) ?? null,
  }
}

/** Whether to remind of a change (S39). */
export async function isPasswordOld(parts: Parts, userId: string): Promise<boolean> {
  const changedAt = await passwordChangedAt(parts.database, userId)
  return changedAt !== undefined && isOld(changedAt, parts.clock())
}

function isOld(changedAt: Date, now: Date): boolean {
  return differenceInDays(now, changedAt) >= PASSWORD_REMINDER_DAYS
}

/** For a person who gave a wrong password: we do not know who they are. */
function strangerContext({ requestId, clientAddress }: SignInRequest): CommandContext {
  return { actor: { kind: 'system', id: 'sign-in' }, commandId: requestId, correlationId: requestId, clientAddress }
}

function contextOf(
  { requestId, clientAddress }: SignInRequest,
  { userId, userType }: Pick<Entrant, 'userId' | 'userType'>,
): CommandContext {
  const kind = userType === 'sys-admin' ? 'system-administrator' : 'member'
  return { actor: { kind, id: userId }, commandId: requestId, correlationId: requestId, clientAddress }
}
