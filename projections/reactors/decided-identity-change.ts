/** HR is told what became of a change of who an employee is that it proposed (S90). */
import type { Reactor } from './reactor.ts'

export const DECIDED_IDENTITY_CHANGE_MAIL = 'decided-identity-change-mail'

/** Payload: `{ proposedBy, userId, isApproved }`: whom to tell, of which employee, and what was decided. */
export const decidedIdentityChange: Reactor = {
  name: 'decided-identity-change',
  handles: ['IdentityChangeApproved', 'IdentityChangeDeclined'],
  // Earlier decisions are on what members asked for themselves.
  startsAt: 'head',
  react: (event) => {
    if (event.type !== 'IdentityChangeApproved' && event.type !== 'IdentityChangeDeclined') return []
    const { proposedBy, userId } = event.data
    if (proposedBy === undefined || event.metadata.occurredAt !== undefined) return []
    const isApproved = event.type === 'IdentityChangeApproved'
    return [{ kind: DECIDED_IDENTITY_CHANGE_MAIL, subjectId: userId, payload: { proposedBy, userId, isApproved } }]
  },
}
