/** The one command of a flexible-spending claim. */
import type { FlexibleSpendingEvent } from './flexible-spending-events.ts'

/** What is on record; undefined before. */
export type FlexibleSpendingState = FlexibleSpendingEvent['data'] | undefined

export const notRecorded: FlexibleSpendingState = undefined

export function evolveFlexibleSpending(
  _before: FlexibleSpendingState,
  event: FlexibleSpendingEvent,
): FlexibleSpendingState {
  return event.data
}

/** Records a claim; one that is on record stays as it is. */
export function recordFlexibleSpendingClaim(
  claim: FlexibleSpendingEvent['data'],
  state: FlexibleSpendingState,
): { readonly events: readonly FlexibleSpendingEvent[] } {
  return { events: state ? [] : [{ type: 'FlexibleSpendingClaimRecorded', data: claim }] }
}
