/** Setting a new password with a link that was e-mailed (1§7, S09). A link for recovery unlocks the account too. */
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { newPasswordTexts } from '@member-care/domain/texts/account-texts.ts'
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'
import { writeJobs } from '@member-care/projections/reactors/outbox.ts'
import type { UserRecord } from '@member-care/projections/users/user-records.ts'
import { randomUUID } from 'node:crypto'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { CommandHandling } from '../commands/handle-command.ts'
import { apiError, fieldError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'
import { recordAccountEvent, unlockAccount } from './account-record.ts'
import { requireGoodPassword } from './frequent-passwords.ts'
import { closedAccountError } from './identify.ts'
import type { RequestedPurpose } from './link-requests.ts'
import { openSignInOf } from './open-sign-in.ts'
import { hashPassword, keepPasswordHash, passwordMatches, readCredential } from './passwords.ts'
import { endAllTrust } from './second-factors/trusted-devices.ts'
import { createSessions } from './sessions.ts'
import type { SignInRequest } from './sign-in.ts'
import { createSingleUseLinks } from './single-use-links.ts'

/** In the order in which they are tried: a page has only the token. */
const purposes: readonly RequestedPurpose[] = ['reset-password', 'recover-account']

/** The kind of the job that follows from a new password. */
export const PASSWORD_RESET = 'password-reset'

const passwordResetSchema = z.object({
  userId: z.string(),
  /** `profile`: no link; the person changed it themselves. */
  purpose: z.enum(['reset-password', 'recover-account', 'profile']),
})
type PasswordReset = z.infer<typeof passwordResetSchema>

type CompletingParts = Pick<Parts, 'database' | 'systemReader' | 'users' | 'signInAttempts'> & CommandHandling

interface FoundLink {
  readonly userId: string
  readonly purpose: RequestedPurpose
}

/** What a link is for, without using it up; undefined for one that is not good any more. */
export async function findResetLink(
  { singleUseLinks, clock }: Pick<Parts, 'singleUseLinks' | 'clock'>,
  token: string,
): Promise<FoundLink | undefined> {
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
export async function resetPassword(
  parts: Parts,
  change: { token: string; newPassword: string },
  request: SignInRequest,
): Promise<void> {
  const { token, newPassword } = change
  await requireGoodPassword(newPassword, 'reset', 'newPassword')
  const link = await findResetLink(parts, token)
  const user = link && (await parts.users.getUser(parts.systemReader, link.userId))
  if (!link || !user) throw apiError('LINK_INVALID')
  requireOpenAccount(user)
  const inTurn = <Result>(work: () => Promise<Result>) => parts.passwordChecks.inTurn(request.clientAddress, work)
  const current = await readCredential(parts.database, user.userId)
  if (await inTurn(() => passwordMatches(current, newPassword)))
    throw fieldError('newPassword', newPasswordTexts.sameAsBefore)

  const passwordHash = await inTurn(() => hashPassword(newPassword))
  await replacePassword(parts, { userId: user.userId, purpose: link.purpose, passwordHash }, request, {
    first: async (transaction, now) => {
      const holder = await createSingleUseLinks(transaction).spend(token, link.purpose, now)
      if (holder?.userId !== user.userId) throw apiError('LINK_INVALID')
    },
  })
}

/**
 * Gives somebody another password. Everything that the old one has opened ends, but for a session that is said.
 * @param options `first`: what is done in the same transaction before it, and may refuse it; `once`: the id of its job, a UUID, where it may be
 *   called again: the password is replaced by the first call alone
 */
export async function replacePassword(
  parts: CompletingParts & Pick<Parts, 'clock'>,
  { passwordHash, ...done }: PasswordReset & { readonly passwordHash: string },
  request: Pick<CommandContext, 'clientAddress'> & Pick<SignInRequest, 'requestId'>,
  options: {
    readonly first?: (transaction: CommonQueryMethods, now: Date) => Promise<void>
    readonly exceptSession?: string
    readonly once?: string
  },
): Promise<void> {
  const { userId } = done
  const jobId = options.once ?? randomUUID()
  await parts.database.transaction(async (transaction) => {
    const now = parts.clock()
    await options.first?.(transaction, now)
    // Should this process die right afterwards, the password is set, and what follows is done all the same.
    const isFirst = await writeJobs(transaction, [
      {
        id: jobId,
        kind: PASSWORD_RESET,
        subjectId: userId,
        payload: { ...done },
        causationId: request.requestId,
        correlationId: request.requestId,
      },
    ])
    if (!isFirst) return
    await keepPasswordHash(transaction, { userId, passwordHash, at: now })
    await endEveryWayIn(transaction, userId, options.exceptSession)
  })
  await completeReset(parts, done, {
    commandId: jobId,
    correlationId: request.requestId,
    clientAddress: request.clientAddress,
  })
}

/** For jobs of the kind {@link PASSWORD_RESET}: what the call itself does too, unless it was cut short. */
export function completePasswordReset(parts: CompletingParts): JobHandler {
  return async (job) => {
    await completeReset(parts, passwordResetSchema.parse(job.payload), {
      commandId: job.id,
      correlationId: job.correlationId,
    })
    return 'done'
  }
}

/** Records the new password and opens the account, as far as the link does. Once, however often it is called with the same command id. */
async function completeReset(
  parts: CompletingParts,
  { userId, purpose }: PasswordReset,
  command: Omit<CommandContext, 'actor'>,
): Promise<void> {
  const user = await parts.users.getUser(parts.systemReader, userId)
  if (!user || user.forgotten) return
  // A person who has the link reads the user's e-mails. So they count as the user.
  const kind = user.userType === 'sys-admin' ? 'system-administrator' : 'member'
  const context: CommandContext = { ...command, actor: { kind, id: userId } }
  const how = purpose === 'profile' ? 'profile' : 'reset'
  await recordAccountEvent(parts, { type: 'PasswordChanged', data: { userId, how } }, context)
  if (purpose === 'recover-account') await unlockAccount(parts, user, context)
  else if (user.status === 300) return
  await openSignInOf(parts, [userId])
}

/** A locked account may have a new password; it stays locked unless it is recovered. */
function requireOpenAccount(user: UserRecord): void {
  const closed = user.status === 300 ? undefined : closedAccountError(user)
  if (closed) throw closed
}

/** Ends what the old password has opened, or was about to open. @param exceptSession the session that stays */
async function endEveryWayIn(transaction: CommonQueryMethods, userId: string, exceptSession?: string): Promise<void> {
  const except = exceptSession === undefined ? {} : { except: exceptSession }
  await createSessions(transaction).endAll(userId, { because: 'PASSWORD_CHANGED', ...except })
  await createSingleUseLinks(transaction).revoke(userId, purposes)
  await endAllTrust(transaction, userId)
  await transaction.query(sql.unsafe`delete from app.pending_sign_ins where user_id = ${userId}`)
}
