/** The client's contacts for letters of guarantee are told that a request waits for HR. */
import type { Reactor } from './reactor.ts'

export const LETTER_CONTACT_MAIL = 'letter-contact-mail'

/** Payload: `{ companyId, number }`: the number of the request. Nothing of the patient is in it. */
export const letterContacts: Reactor = {
  name: 'letter-contacts',
  handles: ['GuaranteeRequested'],
  startsAt: 'head',
  react: (event) => {
    if (event.type !== 'GuaranteeRequested' || !event.data.needsHr || event.metadata.occurredAt !== undefined) return []
    const { guaranteeId, companyId, number } = event.data
    return [{ kind: LETTER_CONTACT_MAIL, subjectId: guaranteeId, payload: { companyId, number } }]
  },
}
