/** The queue as it was left: what comes before and after a claim, and the way back. It ends with the page, as the console's store does. */
import { useStore } from 'react-admin'
import type { QueueRow } from './queue-record.ts'

interface LeftQueue {
  /** The address after `/claims-desk`, with its question mark. */
  readonly search: string
  readonly claims: readonly Pick<QueueRow, 'id' | 'kind' | 'claimNo'>[]
}

const none: LeftQueue = { search: '', claims: [] }

/** The claim from which somebody comes back to the queue, in the history's state: there they go on. */
export interface LeftClaim {
  readonly claimId: string
}

export function useLeftQueue() {
  return useStore<LeftQueue>('claim-desk.left', none)
}

/** A claim's neighbours in the queue as it was left; `place` counts from 1 and is 0 for a claim that was not in it. */
export function neighboursOf({ claims }: LeftQueue, claimId: string) {
  const index = claims.findIndex(({ id }) => id === claimId)
  return { place: index + 1, of: claims.length, previous: index > 0 ? claims[index - 1] : undefined, next: claims[index + 1] }
}
