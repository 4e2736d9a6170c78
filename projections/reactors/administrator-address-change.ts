/** When an administrator is to have another address, the present one is told at once, and the new one is invited when the wait is over. */
import type { Reactor } from './reactor.ts'

export const ADDRESS_CHANGE_NOTICE = 'administrator-address-change-notice'
export const ADDRESS_CHANGE_INVITATION = 'administrator-address-change-invitation'

/** Payload of both: `{ userId, changeId }`. */
export const administratorAddressChange: Reactor = {
  name: 'administrator-address-change',
  handles: ['AdministratorAddressChangeAsked'],
  startsAt: 'beginning',
  react: (event) => {
    if (event.type !== 'AdministratorAddressChangeAsked') return []
    const { userId, changeId } = event.data
    return [ADDRESS_CHANGE_NOTICE, ADDRESS_CHANGE_INVITATION].map((kind) => ({
      kind,
      subjectId: userId,
      payload: { userId, changeId },
    }))
  },
}
