/** An administrator is told that the account that they proposed was declined. */
import type { Reactor } from './reactor.ts'

export const DECLINED_PROPOSAL_MAIL = 'declined-proposal-mail'

/** Payload: `{ proposedBy, claimId | userId }`: whom to tell, and of which record. */
export const declinedProposal: Reactor = {
  name: 'declined-proposal',
  handles: ['ClaimBankAccountDeclined', 'UserBankAccountDeclined'],
  // Earlier declines do not say whom to tell.
  startsAt: 'head',
  react: (event) => {
    if (event.type !== 'ClaimBankAccountDeclined' && event.type !== 'UserBankAccountDeclined') return []
    if (event.data.proposedBy === undefined || event.metadata.occurredAt !== undefined) return []
    const { proposedBy } = event.data
    const about = 'claimId' in event.data ? { claimId: event.data.claimId } : { userId: event.data.userId }
    return [
      {
        kind: DECLINED_PROPOSAL_MAIL,
        subjectId: 'claimId' in about ? about.claimId : about.userId,
        payload: { proposedBy, ...about },
      },
    ]
  },
}
