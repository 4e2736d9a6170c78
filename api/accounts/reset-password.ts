/** Setting a new password with a link that was e-mailed (1§7, S09). A link for recovery unlocks the account too. */
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { newPasswordError } from '@member-care/domain/identity/password.ts'
import { newPasswordTexts } from '@member-care/domain/texts/account-texts.ts'
import type { UserRecord } from '@member-care/projections/users/user-records.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { apiError, fieldError } from '../http/api-error.ts'
import type { Parts } from '../parts.ts'
import { recordAccountEvent, unlockAccount } from './account-record.ts'
import { closedAccountError } from './identify.ts'
import type { RequestedPurpose } from './link-requests.ts'
import { openSignInOf } from './open-sign-in.ts'
import { hashPassword, keepPasswordHash, passwordMatches, readCredential } from './passwords.ts'
import { createSessions } from './sessions.ts'
import type { SignInRequest } from './sign-in.ts'
import { createSingleUseLinks } from './single-use-links.ts'

/** In the order in which they are tried: a page has only the token. */
const purposes: readonly RequestedPurpose[] = ['reset-password', 'recover-account']

interface FoundLink {
  readonly userId: string
  readonly purpose: RequestedPurpose
}

/** What a link is for, without using it up; undefined for one that is not good any more. */
export async function findResetLink({ singleUseLinks, clock }: Pick<Parts, 'singleUseLinks' | 'clock'>, token: string): Promise<FoundLink | undefined> {
  const now = clock()
  for (const purpose of purposes) {
    const holder = await singleUseLinks.find(token, purpose, now)
    if (holder) return { userId: holder.userId, purpose }
  }
  return undefined
}

/**
 * Gives the link's holder another password. Every session of theirs ends, and every sign-in that is under way.
 * The link is used up only when the password is set: a password that is refused can be corrected.
 * @param change.newPassword as it was typed
 * @throws ApiError LINK_INVALID, also for all but one of several calls at once; ACCOUNT_… for somebody whom no password lets in;
 *   422 at `newPassword` when it breaks the rule (C03) or is the one they have
 */
export async function resetPassword(parts: Parts, change: { token: string; newPassword: string }, request: SignInRequest): Promise<void> {
  const { token, newPassword } = change
  const error = newPasswordError(newPassword, 'reset')
  if (error !== undefined) throw fieldError('newPassword', error)
  const link = await findResetLink(parts, token)
  const user = link && (await parts.users.getUser({ kind: 'own', userId: link.userId }, link.userId))
  if (!link || !user) throw apiError('LINK_INVALID')
  requireOpenAccount(user)
  const inTurn = <Result>(work: () => Promise<Result>) => parts.passwordChecks.inTurn(request.clientAddress, work)
  const current = await readCredential(parts.database, user.userId)
  if (await inTurn(() => passwordMatches(current, newPassword))) throw fieldError('newPassword', newPasswordTexts.sameAsBefore)

  const context = contextOf(request, user)
  const passwordHash = await inTurn(() => hashPassword(newPassword))
  await parts.database.transaction(async (transaction) => {
    const now = parts.clock()
    const holder = await createSingleUseLinks(transaction).spend(token, link.purpose, now)
    if (!holder) throw apiError('LINK_INVALID')
    await keepPasswordHash(transaction, { userId: holder.userId, passwordHash, at: now })
    await endEveryWayIn(transaction, holder.userId)
  })
  await recordAccountEvent(parts, { type: 'PasswordChanged', data: { userId: user.userId, how: 'reset' } }, context)
  if (link.purpose === 'recover-account') await unlockAccount(parts, user.userId, context)
  else if (user.status === 300) return
  await openSignInOf(parts, user.userId)
}

/** A locked account may have a new password; it stays locked unless it is recovered. */
function requireOpenAccount(user: UserRecord): void {
  const closed = user.status === 300 ? undefined : closedAccountError(user)
  if (closed) throw closed
}

/** What the old password has opened, or was about to open. */
async function endEveryWayIn(transaction: CommonQueryMethods, userId: string): Promise<void> {
  await createSessions(transaction).endAll(userId)
  await createSingleUseLinks(transaction).revoke(userId, purposes)
  await transaction.query(sql.unsafe`delete from app.pending_sign_ins where user_id = ${userId}`)
}

/** Whoever holds the link reads the user's e-mails, and so counts as the user. */
function contextOf({ requestId, clientAddress }: SignInRequest, { userId, userType }: UserRecord): CommandContext {
  const kind = userType === 'sys-admin' ? 'system-administrator' : 'member'
  return { actor: { kind, id: userId }, commandId: requestId, correlationId: requestId, clientAddress }
}
