/** Keeps activation mails with working links in the mailbox, for people who want to try activation. */
import { randomUUID } from 'node:crypto'
import {
  hasGoodActivationLink,
  inviteAdministrator,
  type InvitingParts,
} from '../administrators/administrator-account.ts'
import { invitedAdministrators } from './people.ts'

/** Invites those of the demonstration's newcomers who are there, have not activated, and have no link that is still good. */
export async function inviteDemonstrationAdministrators(parts: InvitingParts): Promise<void> {
  for (const { userId } of invitedAdministrators) {
    const user = await parts.users.getUser(parts.systemReader, userId)
    if (user?.status !== 101 || (await hasGoodActivationLink(parts, userId))) continue
    await inviteAdministrator(parts, userId, {
      actor: { kind: 'system', id: 'demonstration-data' },
      commandId: randomUUID(),
      correlationId: randomUUID(),
    })
  }
}
