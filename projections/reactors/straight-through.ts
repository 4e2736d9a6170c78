/** A claim that has come to the built-in desk is looked at, whether it is decided at once. */
import type { Reactor } from './reactor.ts'

/** Payload: `{ claimId }`. */
export const STRAIGHT_THROUGH = 'straight-through'

export const straightThrough: Reactor = {
  name: 'straight-through',
  // Only once the desk has it: before that nothing is decided.
  handles: ['ClaimRegistered'],
  // What has waited for a person goes on waiting for one.
  startsAt: 'head',
  react: (event) => {
    if (event.type !== 'ClaimRegistered') return []
    const { claimId } = event.data
    return [{ kind: STRAIGHT_THROUGH, subjectId: claimId, payload: { claimId } }]
  },
}
