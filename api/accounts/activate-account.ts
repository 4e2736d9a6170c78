/**
 * The end of registering: the account is set up and the person is in (1§4).
 *
 * What decides is the append on the user's stream: of several calls at once one registers the user. Before it the e-mail address and
 * the number are reserved, after it the account gets its password. A call that was cut short in between is finished by the same call
 * again, and one whose answer got lost is answered by it.
 */
import type { Language } from '@member-care/domain/language/language.ts'
import { MAIN_TERMS_VERSION } from '@member-care/domain/account/registration-form.ts'
import type { BankAccount } from '@member-care/domain/bank/bank-rules.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { decideUser } from '@member-care/domain/user/decide-user.ts'
import type { Registration } from '@member-care/domain/user/user-commands.ts'
import type { UserRecord } from '@member-care/projections/users/user-records.ts'
import { v5 as uuidv5 } from 'uuid'
import { carryOutUser } from '../aggregates/user.ts'
import { apiError, ApiError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'
import { recordAccountEvent } from './account-record.ts'
import { beginSession } from './begin-session.ts'
import type { Device } from './device.ts'
import { closedAccountError } from './identify.ts'
import { hashPassword, passwordMatches, readCredential } from './passwords.ts'
import type { OpenRegistration } from './registrations.ts'
import { keepOnlyCurrentAddress, reserveEmailAddress, reserveNric } from './reservations.ts'
import { describeSessionUser, requireSessionHolder } from './session-user.ts'
import type { SignInRequest, SignInResult } from './sign-in.ts'
import { requireRegistration } from './verify-registration.ts'

/** What the wizard gathered. Every field has been checked by the form's rules. */
export interface AccountActivation {
  /** Of the registration. */
  readonly identifier: string
  /** As it was typed. */
  readonly newPassword: string
  readonly email: string
  readonly contactNo: string
  readonly contactNoCountryCode: string
  /** Undefined when the step was skipped. */
  readonly bankAccount: BankAccount | undefined
}

/** For the ids of the commands that a registration leads to. */
const COMMAND_NAMESPACE = '0c4b6a1e-6c0f-4c55-8a53-54c8be6f8d7b'

/**
 * Registers the person and signs them in. The same call again gives the same.
 * @throws ApiError 400 REGISTRATION_EXPIRED, EMAIL_NOT_VERIFIED; 409 ALREADY_REGISTERED, EMAIL_TAKEN, NRIC_TAKEN; 404 REGISTRATION_NOT_POSSIBLE
 */
export async function activateAccount(
  parts: Parts,
  activation: AccountActivation,
  request: SignInRequest & { readonly device: Device; readonly language: Language },
): Promise<SignInResult> {
  const registration = await requireRegistration(parts, activation.identifier)
  if (registration.verifiedEmail !== parts.blindIndex('email', activation.email)) throw apiError('EMAIL_NOT_VERIFIED')
  const user = await readUser(parts, registration.userId)
  const passwordHash = await parts.passwordChecks.inTurn(request.clientAddress, () =>
    hashPassword(activation.newPassword),
  )
  await parts.registrations.passwordAsked(registration, passwordHash)

  const context = contextOf(registration, request)
  await inPossessionOf(parts, { user, email: activation.email }, context, () =>
    register(parts, user, activation, context),
  )
  await parts.registrations.complete(registration, parts.clock())
  await parts.languages.keep(user.userId, request.language)
  await recordAccountEvent(parts, { type: 'AccountActivated', data: { userId: user.userId } }, context)
  return enter(parts, user.userId, activation.newPassword, request)
}

/** Reserves what is the person's, and frees what is not: the address they had before, or the new one when they are refused. */
async function inPossessionOf(
  parts: Parts,
  { user, email }: { user: UserRecord; email: string },
  context: CommandContext,
  register: () => Promise<void>,
): Promise<void> {
  const { userId } = user
  if (user.nric) await reserveNric(parts, { nric: user.nric, userId }, context)
  await reserveEmailAddress(parts, { email, userId }, context)
  try {
    await register()
  } catch (error) {
    // After any other failure it is not known whether they are registered; the same call again finds out.
    if (error instanceof ApiError) await keepOnlyCurrentAddress(parts, { userId, tried: email }, context)
    throw error
  }
  await keepOnlyCurrentAddress(parts, { userId, tried: email }, context)
}

/** Only by the same registration may it have happened before. @throws ApiError 409 ALREADY_REGISTERED, 404 REGISTRATION_NOT_POSSIBLE */
async function register(
  parts: Parts,
  user: UserRecord,
  activation: AccountActivation,
  context: CommandContext,
): Promise<void> {
  await carryOutUser(parts, user.userId, {
    context,
    decide: (state) => decideUser({ type: 'Register', data: changesBy(activation, user) }, state),
    // What follows at once, AccountActivated, is waited for.
    visibleIn: [],
  })
}

function changesBy(activation: AccountActivation, user: UserRecord): Registration {
  const { contactNo, contactNoCountryCode, bankAccount } = activation
  const email = activation.email.trim()
  const isSameNumber = user.contactNo === contactNo && user.contactNoCountryCode === contactNoCountryCode
  return {
    termsVersion: MAIN_TERMS_VERSION,
    emailAddress: email === user.email ? undefined : { email },
    contactNumber: isSameNumber ? undefined : { contactNo, contactNoCountryCode },
    bankAccount,
  }
}

/**
 * Begins a session for the caller whose password the account now has.
 * When two calls with different passwords come at once, that is only one of them.
 */
async function enter(
  parts: Parts,
  userId: string,
  password: string,
  request: SignInRequest & { readonly device: Device },
): Promise<SignInResult> {
  const credential = await readCredential(parts.database, userId)
  const matches = await parts.passwordChecks.inTurn(request.clientAddress, () => passwordMatches(credential, password))
  if (!credential || !matches) throw apiError('ALREADY_REGISTERED')
  const holder = await requireSessionHolder(parts, userId, parts.clock())
  const closed = closedAccountError(holder)
  if (closed) throw closed
  const described = describeSessionUser(holder, holder.lastSignInAt)
  const { requestId, clientAddress, device } = request
  const context: CommandContext = {
    actor: { kind: 'member', id: userId },
    commandId: requestId,
    correlationId: requestId,
    clientAddress,
  }
  const token = await beginSession(
    parts,
    { userId, how: 'registration', otpVerified: true, device, passwordChangedAt: credential.changedAt },
    context,
  )
  return { user: { ...described, accessToken: token }, notifyUserLastPasswordUpdate: false }
}

async function readUser(parts: Parts, userId: string): Promise<UserRecord> {
  const user = await parts.users.getUser(parts.systemReader, userId)
  if (!user || user.forgotten) throw apiError('REGISTRATION_NOT_POSSIBLE')
  return user
}

/** All calls of one registration are one command. */
function contextOf(
  { userId, registrationId }: OpenRegistration,
  { requestId, clientAddress }: SignInRequest,
): CommandContext {
  const commandId = uuidv5(`register ${registrationId}`, COMMAND_NAMESPACE)
  return { actor: { kind: 'member', id: userId }, commandId, correlationId: requestId, clientAddress }
}
