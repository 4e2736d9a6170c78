/** The queue as it was left: what comes before and after a claim. It ends with the page, as the console's store does. */
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { queueTexts } from '@member-care/domain/texts/claim-queue-texts.ts'
import { useEffect } from 'react'
import { useGetList, useListContext, useStore, type GetListParams } from 'react-admin'
import { useListSize } from '../../list/use-list-size.ts'
import { QUEUE_PAGE } from './queue-list-address.ts'
import type { QueueRow } from './queue-record.ts'

interface LeftQueue {
  /** Those that were loaded: the first pages of it, and what came after them on the way. */
  readonly claims: readonly Pick<QueueRow, 'id' | 'kind' | 'claimNo'>[]
  /** How many the queue has, as far as they were counted. */
  readonly total: number
  /** Whether there are more than were counted. */
  readonly areMore: boolean
  /** How the page is asked for that comes after them; undefined at the end of the queue. */
  readonly next: GetListParams | undefined
}

const none: LeftQueue = { claims: [], total: 0, areMore: false, next: undefined }

/** The claim from which somebody comes back to the queue, in the history's state: there they go on. */
export interface LeftClaim {
  readonly claimId: string
}

function useLeftQueue() {
  return useStore<LeftQueue>('claim-desk.left', none)
}

/** Notes the queue of the context: what comes after a claim, once it is open, is what came after it here. */
export function useKeepQueue(): void {
  const [, setLeft] = useLeftQueue()
  const { data, sort, filterValues, filter, hasNextPage } = useListContext<QueueRow>()
  const size = useListSize()
  useEffect(() => {
    if (!data) return
    const page = Math.ceil(data.length / QUEUE_PAGE) + 1
    setLeft({
      claims: data.map(leftClaimOf),
      total: size?.total ?? data.length,
      areMore: size?.isTotalExact === false,
      next: hasNextPage
        ? { pagination: { page, perPage: QUEUE_PAGE }, sort, filter: { ...filterValues, ...filter } }
        : undefined,
    })
  }, [data, size?.total, size?.isTotalExact, hasNextPage]) // eslint-disable-line react-hooks/exhaustive-deps -- what the claims depend on changes with them
}

/** So many claims before the last known one, those that come after it are asked for. */
const AHEAD = 5

/** The queue as it was left, which goes on beyond the pages that were loaded there as one comes to their end. */
export function useQueueOf(claimId: string): LeftQueue {
  const [left, setLeft] = useLeftQueue()
  const index = left.claims.findIndex(({ id }) => id === claimId)
  const { next } = left
  const { data: claims, pageInfo } = useGetList<QueueRow>('claim-queue', next, {
    enabled: next !== undefined && index >= left.claims.length - AHEAD,
  })
  useEffect(() => {
    if (!claims || !next?.pagination) return
    const known = new Set(left.claims.map(({ id }) => id))
    const { page, perPage } = next.pagination
    setLeft({
      ...left,
      claims: [...left.claims, ...claims.filter(({ id }) => !known.has(id)).map(leftClaimOf)],
      next: pageInfo?.hasNextPage ? { ...next, pagination: { page: page + 1, perPage } } : undefined,
    })
  }, [claims]) // eslint-disable-line react-hooks/exhaustive-deps -- once for each page that comes
  return left
}

/** What of a claim is kept of the queue. */
function leftClaimOf({ id, kind, claimNo }: QueueRow): LeftQueue['claims'][number] {
  return { id, kind, claimNo }
}

/** A claim's neighbours in the queue as it was left, and its place there, for example `3 of 70`; no place for a claim that was not in it. */
export function neighboursOf({ claims, total, areMore }: LeftQueue, claimId: string) {
  const index = claims.findIndex(({ id }) => id === claimId)
  // What was loaded is not all that there is.
  const of = shownCount(Math.max(total, claims.length))
  const place = index < 0 ? undefined : queueTexts.place(shownCount(index + 1), of, areMore)
  return { place, previous: index > 0 ? claims[index - 1] : undefined, next: claims[index + 1] }
}
