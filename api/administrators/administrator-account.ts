/** Inviting administrators and letting them in: the activation link, and what it leads to (1§2, S09, C30). */
import type { AccountEvent } from '@member-care/domain/account/account-events.ts'
import { ACTIVATION_LINK_LIFETIME_MS } from '@member-care/domain/account/sign-in-rules.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { activationTexts } from '@member-care/domain/texts/account-texts.ts'
import { administratorTexts } from '@member-care/domain/texts/administrator-texts.ts'
import type { UserRecord } from '@member-care/projections/users/user-records.ts'
import { randomUUID } from 'node:crypto'
import { requireGoodPassword } from '../accounts/frequent-passwords.ts'
import { hashPassword, keepPasswordHash } from '../accounts/passwords.ts'
import type { CommandHandling } from '../commands/handle-command.ts'
import { apiError, ApiError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'
import { decideOnAccount } from './decide-on-account.ts'

export type InvitingParts = CommandHandling & Pick<Parts, 'users' | 'systemReader' | 'clock'>

/**
 * Invites an administrator who has not activated yet. The e-mail follows, with a link for 72 hours
 * (send-administrator-invitation.ts); an earlier link is void then.
 * @throws ApiError NOT_FOUND when there is no such administrator, 409 when there is nothing to activate
 */
export async function inviteAdministrator(
  parts: InvitingParts,
  userId: string,
  context: CommandContext,
): Promise<void> {
  const administrator = await findAdministrator(parts, userId)
  if (!administrator) throw apiError('NOT_FOUND')
  if (administrator.status !== 101)
    throw new ApiError('ADMINISTRATOR_NOT_INVITABLE', { status: 409, text: administratorTexts.notInvitable })
  await decideOnAccount(parts, userId, { type: 'InviteAdministrator' }, context)
}

/** Whether an administrator was sent a link that is still good for its time. */
export async function hasGoodActivationLink({ eventLog, clock }: InvitingParts, userId: string): Promise<boolean> {
  const { events } = await eventLog.load<AccountEvent>(`account-${userId}`)
  const invitation = events.findLast((event) => event.type === 'AdministratorInvited')
  return invitation !== undefined && clock().getTime() - invitation.recordedAt.getTime() < ACTIVATION_LINK_LIFETIME_MS
}

/** Whose account a link activates, without using it up. @throws ApiError ACTIVATION_LINK_INVALID for any other */
export async function checkActivationLink(parts: Parts, activationId: string): Promise<{ readonly email: string }> {
  const holder = await parts.singleUseLinks.find(activationId, 'activate-administrator', parts.clock())
  const { email } = await requireInvited(parts, holder?.userId)
  return { email }
}

/**
 * Activates the account with its first password: status 100 (3§4). The link is used up with it, and only with it.
 * @param activation.password as it was typed
 * @throws ApiError 422 at `password` when it is not good enough; ACTIVATION_LINK_INVALID for a link that is unknown, used, replaced or expired
 */
export async function activateAdministrator(
  parts: Parts,
  activation: { activationId: string; password: string },
  request: { requestId: string; clientAddress: string },
): Promise<void> {
  await requireGoodPassword(activation.password, 'administrator-activation', 'password')
  await checkActivationLink(parts, activation.activationId)
  const passwordHash = await parts.passwordChecks.inTurn(request.clientAddress, () => hashPassword(activation.password))
  // Nobody suspends, terminates or deletes an administrator between the look at them and the activation.
  await parts.locks.withLock('administrators', async () => {
    const holder = await parts.singleUseLinks.spend(activation.activationId, 'activate-administrator', parts.clock())
    const { userId } = await requireInvited(parts, holder?.userId)
    await keepPasswordHash(parts.database, { userId, passwordHash, at: parts.clock() })
    const { requestId, clientAddress } = request
    // Always a new id, even if the request brings one: a command that counts as repeated would not be decided.
    const context: CommandContext = {
      actor: { kind: 'system-administrator', id: userId },
      commandId: randomUUID(),
      correlationId: requestId,
      clientAddress,
    }
    await decideOnAccount(parts, userId, { type: 'ActivateAdministrator' }, context)
  })
}

/**
 * A link stays good for a while, and much can happen in that time. A person who was terminated, suspended or forgotten
 * since then cannot activate anything.
 */
async function requireInvited(
  parts: Pick<Parts, 'users' | 'systemReader'>,
  userId: string | undefined,
): Promise<{ userId: string; email: string }> {
  const administrator = userId === undefined ? undefined : await findAdministrator(parts, userId)
  if (administrator?.status === 101) return administrator
  throw new ApiError('ACTIVATION_LINK_INVALID', { status: 400, text: activationTexts.invalidActivationLink })
}

async function findAdministrator(
  { users, systemReader }: Pick<Parts, 'users' | 'systemReader'>,
  userId: string,
): Promise<(UserRecord & { readonly email: string }) | undefined> {
  const user = await users.getUser(systemReader, userId)
  return user?.userType === 'sys-admin' && user.email !== null ? { ...user, email: user.email } : undefined
}
