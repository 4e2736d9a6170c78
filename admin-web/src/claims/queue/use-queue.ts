/** The queue's data: pages that are added one after the other, and counts that keep themselves up to date. */
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useStore } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { apiClient, dataOf } from '../../console/api-client.ts'
import { useSettled } from '@member-care/web-kit/fields/use-settled.ts'
import { readQueueAddress, writeQueueAddress, freshQueue, type QueueAddress } from './queue-address.ts'
import { readQueuePage, type QueueRequest } from './queue-page-call.ts'
import type { QueueRow } from './queue-record.ts'

/** The counts are asked for so often; the queue only when they have changed. */
const COUNTS_EVERY_MS = 10_000
/** How long a search waits for the next key (C48). */
const SEARCH_PAUSE = 500

/** Every page of the queue begins with this key. */
export const queueKey = ['claim-queue'] as const
export const queueCountsKey = ['claim-queue-counts'] as const

/** The filters of the queue, in its address; the search for a person in memory only. */
export function useQueueAddress() {
  const [query, setQuery] = useSearchParams()
  const [search, setSearch] = useStore<string>('claim-desk.search', '')
  const address = readQueueAddress(query)
  return {
    address,
    search,
    setSearch,
    change: (part: Partial<QueueAddress>) => setQuery(writeQueueAddress({ ...address, ...part })),
    show: (saved: string) => setQuery(writeQueueAddress(readQueueAddress(new URLSearchParams(saved)))),
    clear: () => {
      setSearch('')
      setQuery(writeQueueAddress(freshQueue))
    },
    isFiltered:
      writeQueueAddress({ ...address, sort: freshQueue.sort, order: freshQueue.order }).size > 0 || search !== '',
  }
}
export type QueueState = ReturnType<typeof useQueueAddress>

export function useQueueCounts() {
  return useQuery({
    queryKey: queueCountsKey,
    queryFn: ({ signal }) =>
      dataOf(apiClient.GET('/api/console/claim-queue/counts', { params: { query: {} }, signal })),
    refetchInterval: COUNTS_EVERY_MS,
  })
}

export function useQueue({ address, search }: Pick<QueueState, 'address' | 'search'>) {
  const settled = useSettled(search.trim(), SEARCH_PAUSE)
  const q = search.trim() === '' ? '' : settled
  const counts = useQueueCounts()
  const queryClient = useQueryClient()
  // What a page asks again by itself goes another way: it is no use of the session.
  const isAskedAgain = useRef(false)
  const pages = useInfiniteQuery({
    queryKey: [...queueKey, address, q],
    queryFn: ({ pageParam, signal }) => readQueuePage({ address, q, after: pageParam }, signal, isAskedAgain.current),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })

  const known = useRef(counts.data)
  useEffect(() => {
    const isNews = known.current !== undefined && counts.data !== known.current
    known.current = counts.data
    if (!isNews) return
    isAskedAgain.current = true
    void queryClient.invalidateQueries({ queryKey: queueKey }).finally(() => (isAskedAgain.current = false))
  }, [counts.data, queryClient])

  const after = pages.data?.pages.at(-1)?.next ?? null
  return {
    /** How the page is asked for that comes after those that are shown. */
    next: after === null ? undefined : ({ address, q, after } satisfies QueueRequest),
    rows: pages.data?.pages.flatMap(({ items }): readonly QueueRow[] => items),
    total: pages.data?.pages[0]?.total ?? undefined,
    areMore: pages.data?.pages[0]?.areMore ?? false,
    counts: counts.data?.counts,
    error: pages.error,
    retry: () => void pages.refetch(),
    isStale: pages.isPlaceholderData,
    more: pages.hasNextPage ? () => void pages.fetchNextPage() : undefined,
    isLoadingMore: pages.isFetchingNextPage,
  }
}
