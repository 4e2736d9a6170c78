/**
 * A claim in work holds its part of the family's cover, a decided one has used it, as it was settled since, and one that comes to nothing gives it
 * back.
 */
import type { Reactor } from './reactor.ts'

export const COVER_ACCOUNT = 'cover-account'

/**
 * The same, for a decision that is on its way: it finds out what became of the claim. Payload of both: `{ claimId }`; of this one also
 * `decision`: its command, and the time (ISO, UTC) by which it has come to its end.
 */
export const COVER_CHECK = 'cover-check'

const changesOfCover = [
  'ClaimFiled',
  'ClaimUpdated',
  'ClaimApproved',
  'ClaimRejected',
  'ClaimDecisionCorrected',
  'ClaimDeleted',
] as const

export const coverAccount: Reactor = {
  name: 'cover-account',
  handles: [...changesOfCover, 'CoverDifferenceClosed'],
  // Of what was before there were plans, nothing was reckoned.
  startsAt: 'head',
  react: (event) => {
    const isSettlement = event.type === 'CoverDifferenceClosed' && event.data.settledCents !== undefined
    if (!isSettlement && !isChangeOfCover(event)) return []
    const { claimId } = event.data
    return [{ kind: COVER_ACCOUNT, subjectId: claimId, payload: { claimId } }]
  },
}

/** Whether a claim's part of the cover may be another after this. */
export function isChangeOfCover<Event extends { readonly type: string }>(
  event: Event,
): event is Extract<Event, { readonly type: (typeof changesOfCover)[number] }> {
  return changesOfCover.some((type) => type === event.type)
}
