/** The queue as it was left: what comes before and after a claim, and the way back. It ends with the page, as the console's store does. */
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from 'react-admin'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { readQueuePage, type QueueRequest } from './queue-page-call.ts'
import type { QueueRow } from './queue-record.ts'

interface LeftQueue {
  /** The address after `/claims-desk`, with its question mark. */
  readonly search: string
  /** Those that were loaded: the first pages of it, and what came after them on the way. */
  readonly claims: readonly Pick<QueueRow, 'id' | 'kind' | 'claimNo'>[]
  /** How many the queue has, as far as they were counted. */
  readonly total: number
  /** Whether there are more than were counted. */
  readonly areMore: boolean
  /** How the page is asked for that comes after them; undefined at the end of the queue. */
  readonly next: QueueRequest | undefined
}

const none: LeftQueue = { search: '', claims: [], total: 0, areMore: false, next: undefined }

/** The claim from which somebody comes back to the queue, in the history's state: there they go on. */
export interface LeftClaim {
  readonly claimId: string
}

export function useLeftQueue() {
  return useStore<LeftQueue>('claim-desk.left', none)
}

/** So many claims before the last known one, those that come after it are asked for. */
const AHEAD = 5

/** The queue as it was left, which goes on beyond the pages that were loaded there as one comes to their end. */
export function useQueueOf(claimId: string): LeftQueue {
  const [left, setLeft] = useLeftQueue()
  const index = left.claims.findIndex(({ id }) => id === claimId)
  const { next } = left
  const { data: page } = useQuery({
    queryKey: ['claim-queue-beyond', next],
    queryFn: ({ signal }) => readQueuePage(next as QueueRequest, signal),
    enabled: next !== undefined && index >= left.claims.length - AHEAD,
  })
  useEffect(() => {
    if (!page || !next) return
    const known = new Set(left.claims.map(({ id }) => id))
    const more = page.items.filter(({ id }) => !known.has(id)).map(leftClaimOf)
    setLeft({
      ...left,
      claims: [...left.claims, ...more],
      next: page.next === null ? undefined : { ...next, after: page.next },
    })
  }, [page]) // eslint-disable-line react-hooks/exhaustive-deps -- once for each page that comes
  return left
}

/** What of a claim is kept of the queue. */
export function leftClaimOf({ id, kind, claimNo }: QueueRow): LeftQueue['claims'][number] {
  return { id, kind, claimNo }
}

/** A claim's neighbours in the queue as it was left, and its place there, for example `3 of 70`; no place for a claim that was not in it. */
export function neighboursOf({ claims, total, areMore }: LeftQueue, claimId: string) {
  const index = claims.findIndex(({ id }) => id === claimId)
  // What was loaded is not all that there is.
  const of = shownCount(Math.max(total, claims.length))
  const place = index < 0 ? undefined : `${shownCount(index + 1)} of ${areMore ? 'more than ' : ''}${of}`
  return { place, previous: index > 0 ? claims[index - 1] : undefined, next: claims[index + 1] }
}
