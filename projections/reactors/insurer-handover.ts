/** A filed claim is handed over to the insurer, and again when an administrator asks for it (C09). */
import type { Reactor } from './reactor.ts'

export const INSURER_HANDOVER = 'insurer-handover'

/**
 * Payload: `{ claimId }`. A member's update of a claim that waits for its hand-over needs no further job: the job reads the
 * claim as it is when it runs.
 */
export const insurerHandover: Reactor = {
  name: 'insurer-handover',
  handles: ['ClaimFiled', 'ClaimReprocessRequested'],
  startsAt: 'beginning',
  react: (event) => {
    if (event.type !== 'ClaimFiled' && event.type !== 'ClaimReprocessRequested') return []
    const { claimId } = event.data
    return [{ kind: INSURER_HANDOVER, subjectId: claimId, payload: { claimId } }]
  },
}
