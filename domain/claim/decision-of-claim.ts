/** The decision of a claim among its events: the first one, and what the desk corrected it to. */
import type { Actor, Happened } from '../events/metadata.ts'
import type { ClaimEvent } from './claim-events.ts'

const decisionTypes = [
  'ClaimApproved',
  'ClaimRejected',
  'ClaimDecisionCorrected',
] as const satisfies readonly ClaimEvent['type'][]
type DecisionType = (typeof decisionTypes)[number]

/** Whether the event decided a claim, or corrected its decision. */
export function isDecision<Event extends { readonly type: string }>(
  event: Event,
): event is Extract<Event, { readonly type: DecisionType }> {
  return decisionTypes.some((type) => type === event.type)
}

/** Who took the decision that stands; undefined while there is none. */
export function lastDeciderOf(events: readonly Happened<ClaimEvent>[]): Actor | undefined {
  return events.findLast(isDecision)?.metadata.actor
}
