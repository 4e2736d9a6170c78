/** Signing administrators in through an issuer: there, back, and the exchange of our own code for a session (C41). */
import { decideAdministratorAccount } from '@member-care/domain/account/administrator-account.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { administratorTexts } from '@member-care/domain/texts/administrator-texts.ts'
import type { UserRecord } from '@member-care/projections/users/user-records.ts'
import { randomUUID } from 'node:crypto'
import { recordAccountEvent } from '../accounts/account-record.ts'
import { beginSession } from '../accounts/begin-session.ts'
import type { Device } from '../accounts/device.ts'
import { closedAccountError } from '../accounts/identify.ts'
import { describeSessionUser, requireSessionHolder } from '../accounts/session-user.ts'
import { isPasswordOld, type SignInRequest, type SignInResult } from '../accounts/sign-in.ts'
import { carryOutAdministrator } from '../aggregates/account.ts'
import { ApiError } from '../http/api-error.ts'
import { SignOnRefused, type SignOnIdentity, type SignOnIssuer } from '../integrations/sign-on/sign-on-issuer.ts'
import type { Parts } from '../http/parts.ts'
import type { SignOnTransactions } from './sign-on-transactions.ts'

/** What an installation with single sign-on has. */
export interface SingleSignOn {
  /** Where an administrator's browser begins: a page of the API, not of the portal. */
  readonly startPath: string
  readonly issuer: SignOnIssuer
  readonly transactions: SignOnTransactions
  /** Keyed hash by which an administrator's identity is recorded. */
  subjectHash(identity: Pick<SignOnIdentity, 'issuer' | 'subject'>): string
}

/** @returns the issuer's page, and the secret that this browser is to keep @throws SignOnRefused when the issuer cannot be reached */
export async function beginSignOn(
  parts: Parts,
  { issuer, transactions }: SingleSignOn,
): Promise<{ url: URL; browserSecret: string }> {
  const { browserSecret, checks } = await transactions.begin(parts.clock())
  return { url: await issuer.authorizationUrl(checks), browserSecret }
}

/**
 * Takes the issuer's answer.
 * @param answer.callback the address with which the browser came back
 * @returns a code of ours, good for one exchange by the same browser
 * @throws SignOnRefused for everybody who is not an active system administrator
 */
export async function finishSignOn(
  parts: Parts,
  { issuer, transactions, subjectHash }: SingleSignOn,
  answer: { callback: URL; browserSecret: string; request: SignInRequest },
): Promise<string> {
  const { callback, browserSecret, request } = answer
  const checks = await transactions.finish(
    { browserSecret, state: callback.searchParams.get('state') ?? '' },
    parts.clock(),
  )
  if (!checks) throw new SignOnRefused('expired')
  const identity = await issuer.identify(callback, checks)
  const administrator = await findAdministrator(parts, identity, request)
  await bindIdentity(
    parts,
    administrator.userId,
    { issuer: identity.issuer, subjectHash: subjectHash(identity) },
    contextOf(request, administrator),
  )
  const code = await parts.singleUseLinks.issue(
    { userId: administrator.userId, purpose: 'single-sign-on' },
    parts.clock(),
  )
  return transactions.seal(code, browserSecret)
}

/**
 * Exchanges a code for a session, once.
 * @throws ApiError SIGN_ON_CODE_INVALID for a code that is unknown, used, too old or another browser's; ACCOUNT_… when the account was closed meanwhile
 */
export async function exchangeSignOnCode(
  parts: Parts,
  { transactions }: SingleSignOn,
  exchange: { tokenId: string; browserSecret: string; device: Device; request: SignInRequest },
): Promise<SignInResult> {
  const now = parts.clock()
  const code = transactions.unseal(exchange.tokenId, exchange.browserSecret)
  const holder = code === undefined ? undefined : await parts.singleUseLinks.spend(code, 'single-sign-on', now)
  if (!holder)
    throw new ApiError('SIGN_ON_CODE_INVALID', { status: 400, text: administratorTexts.signOnFailures.expired })
  const user = await requireSessionHolder(parts, holder.userId, now)
  const closed = closedAccountError(user)
  if (closed) throw closed
  const { userId } = user
  const described = describeSessionUser(user, user.lastSignInAt)
  // The issuer has already asked for everything else that a sign-in needs.
  const entry = { userId, how: 'single-sign-on', otpVerified: true, device: exchange.device } as const
  const token = await beginSession(parts, entry, contextOf(exchange.request, user))
  return {
    user: { ...described, accessToken: token },
    notifyUserLastPasswordUpdate: await isPasswordOld(parts, userId),
    language: (await parts.languages.chosenBy(userId)) ?? null,
  }
}

async function findAdministrator(
  parts: Parts,
  { email, emailVerified }: SignOnIdentity,
  request: SignInRequest,
): Promise<UserRecord> {
  if (email === undefined) throw new SignOnRefused('not-administrator')
  // Unverified, it is what somebody says of themselves.
  if (!emailVerified) throw new SignOnRefused('unverified-email')
  const user = await parts.users.findUserByEmail(parts.systemReader, email)
  if (!user) throw new SignOnRefused('not-administrator')
  if (user.userType === 'sys-admin' && user.status === 100) return user
  await recordAccountEvent(
    parts,
    { type: 'SignInFailed', data: { userId: user.userId, reason: 'not-allowed' } },
    contextOf(request, user),
  )
  throw new SignOnRefused(user.userType === 'sys-admin' ? 'account-closed' : 'not-administrator')
}

async function bindIdentity(
  parts: Parts,
  userId: string,
  identity: { issuer: string; subjectHash: string },
  context: CommandContext,
): Promise<void> {
  const refused = new SignOnRefused('other-identity')
  await carryOutAdministrator(parts, userId, {
    // Always a new id, even if the request brings one: a command that counts as repeated would not be decided.
    context: { ...context, commandId: randomUUID() },
    decide: (state) => {
      const decision = decideAdministratorAccount({ type: 'BindSignOnIdentity', data: identity }, state, userId)
      if ('refusal' in decision) throw refused
      return decision
    },
    visibleIn: [],
  })
}

function contextOf(
  { requestId, clientAddress }: SignInRequest,
  { userId, userType }: Pick<UserRecord, 'userId' | 'userType'>,
): CommandContext {
  const kind = userType === 'sys-admin' ? 'system-administrator' : 'member'
  return { actor: { kind, id: userId }, commandId: requestId, correlationId: requestId, clientAddress }
}

declare module '../http/parts.ts' {
  interface Parts {
    /** Absent where administrators sign in with their passwords only. */
    readonly singleSignOn: SingleSignOn | undefined
  }
}
