/** The queue as it was left: what comes before and after a claim, and the way back. It ends with the page, as the console's store does. */
import { useStore } from 'react-admin'
import type { QueueRow } from './queue-record.ts'

interface LeftQueue {
  /** The address after `/claims-desk`, with its question mark. */
  readonly search: string
  /** Those that were loaded: the first pages of it. */
  readonly claims: readonly Pick<QueueRow, 'id' | 'kind' | 'claimNo'>[]
  /** How many the queue has, as far as they were counted. */
  readonly total: number
  /** Whether there are more than were counted. */
  readonly areMore: boolean
}

const none: LeftQueue = { search: '', claims: [], total: 0, areMore: false }

/** The claim from which somebody comes back to the queue, in the history's state: there they go on. */
export interface LeftClaim {
  readonly claimId: string
}

export function useLeftQueue() {
  return useStore<LeftQueue>('claim-desk.left', none)
}

/** A claim's neighbours in the queue as it was left, and its place there, for example `3 of 70`; no place for a claim that was not in it. */
export function neighboursOf({ claims, total, areMore }: LeftQueue, claimId: string) {
  const index = claims.findIndex(({ id }) => id === claimId)
  // What was loaded is not all that there is.
  const of = Math.max(total, claims.length).toLocaleString('en-SG')
  const place = index < 0 ? undefined : `${(index + 1).toLocaleString('en-SG')} of ${areMore ? 'more than ' : ''}${of}`
  return { place, previous: index > 0 ? claims[index - 1] : undefined, next: claims[index + 1] }
}
