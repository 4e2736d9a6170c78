/** Keeps an activation mail in the mailbox that still works, for whoever tries activation out. */
import type { AccountEvent } from '@member-care/domain/account/account-events.ts'
import { ACTIVATION_LINK_LIFETIME_MS } from '@member-care/domain/account/sign-in-rules.ts'
import { randomUUID } from 'node:crypto'
import { inviteAdministrator, type InvitingParts } from '../administrators/administrator-account.ts'
import { invitedAdministrator } from './people.ts'

/** Invites the demonstration's newcomer when they are there, have not activated, and have no link that is still good. */
export async function inviteDemonstrationAdministrator(parts: InvitingParts): Promise<void> {
  const { userId } = invitedAdministrator
  const user = await parts.users.getUser({ kind: 'all' }, userId)
  if (user?.status !== 101) return
  const { events } = await parts.eventLog.load<AccountEvent>(`account-${userId}`)
  const invitation = events.findLast((event) => event.type === 'AdministratorInvited')
  if (invitation && parts.clock().getTime() - invitation.recordedAt.getTime() < ACTIVATION_LINK_LIFETIME_MS) return
  await inviteAdministrator(parts, userId, { actor: { kind: 'system', id: 'demonstration-data' }, commandId: randomUUID(), correlationId: randomUUID() })
}
