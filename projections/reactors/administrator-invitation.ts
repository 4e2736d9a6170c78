/** Sends each invited administrator the link that activates the account. */
import type { Reactor } from './reactor.ts'

export const ADMINISTRATOR_INVITATION = 'administrator-invitation'

/** Payload: `{ userId }`. */
export const administratorInvitation: Reactor = {
  name: 'administrator-invitation',
  handles: ['AdministratorInvited'],
  startsAt: 'beginning',
  react: (event) => {
    if (event.type !== 'AdministratorInvited') return []
    const { userId } = event.data
    return [{ kind: ADMINISTRATOR_INVITATION, subjectId: userId, payload: { userId } }]
  },
}
