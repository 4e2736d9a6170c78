/**
 * An issued letter of guarantee holds its part of the family's cover; one that was replaced holds what the new one promises; one that ended gives
 * it back. One whose bill came to nothing holds its part again (api/cover/keep-account.ts).
 */
import type { Reactor } from './reactor.ts'

/** Payload: `{ guaranteeId }`. */
export const LETTER_COVER = 'letter-cover'

export const letterCover: Reactor = {
  name: 'letter-cover',
  handles: [
    'GuaranteeIssued',
    'GuaranteeReplaced',
    'GuaranteeRevoked',
    'GuaranteeExpired',
    'GuaranteeRejected',
    'GuaranteeDeclined',
    'GuaranteeWithdrawn',
  ],
  startsAt: 'beginning',
  react: (event) => {
    if (!('guaranteeId' in event.data)) return []
    const { guaranteeId } = event.data
    return [{ kind: LETTER_COVER, subjectId: guaranteeId, payload: { guaranteeId } }]
  },
}
