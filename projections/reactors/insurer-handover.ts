/** A filed claim is handed over to the insurer, and again when an administrator asks for it (C09). */
import type { Reactor } from './reactor.ts'

export const INSURER_HANDOVER = 'insurer-handover'

/** Tells an insurer with a system of its own what became of a claim. */
export const INSURER_FOLLOW_UP = 'insurer-follow-up'

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

/**
 * What the member changes after the hand-over, and that they withdrew a claim. Registering counts too: the claim may have changed
 * while it was on its way. Payload: `{ claimId }`; the job finds out what the insurer does not know yet.
 */
export const insurerFollowUp: Reactor = {
  name: 'insurer-follow-up',
  handles: ['ClaimRegistered', 'ClaimUpdated', 'ClaimDeleted'],
  // What was registered before is known to nobody but the built-in desk.
  startsAt: 'head',
  react: (event) => {
    if (event.type !== 'ClaimRegistered' && event.type !== 'ClaimUpdated' && event.type !== 'ClaimDeleted') return []
    const { claimId } = event.data
    return [{ kind: INSURER_FOLLOW_UP, subjectId: claimId, payload: { claimId } }]
  },
}
