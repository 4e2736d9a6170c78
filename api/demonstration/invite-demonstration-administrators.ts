/** Keeps activation mails in the mailbox that still work, for whoever tries activation out. */
import type { AccountEvent } from '@member-care/domain/account/account-events.ts'
import { ACTIVATION_LINK_LIFETIME_MS } from '@member-care/domain/account/sign-in-rules.ts'
import { randomUUID } from 'node:crypto'
import { inviteAdministrator, type InvitingParts } from '../administrators/administrator-account.ts'
import { invitedAdministrators } from './people.ts'

/** Invites those of the demonstration's newcomers who are there, have not activated, and have no link that is still good. */
export async function inviteDemonstrationAdministrators(parts: InvitingParts): Promise<void> {
  for (const { userId } of invitedAdministrators) {
    const user = await parts.users.getUser({ kind: 'all' }, userId)
    if (user?.status !== 101 || (await hasGoodLink(parts, userId))) continue
    await inviteAdministrator(parts, userId, { actor: { kind: 'system', id: 'demonstration-data' }, commandId: randomUUID(), correlationId: randomUUID() })
  }
}

async function hasGoodLink({ eventLog, clock }: InvitingParts, userId: string): Promise<boolean> {
  const { events } = await eventLog.load<AccountEvent>(`account-${userId}`)
  const invitation = events.findLast((event) => event.type === 'AdministratorInvited')
  return invitation !== undefined && clock().getTime() - invitation.recordedAt.getTime() < ACTIVATION_LINK_LIFETIME_MS
}
