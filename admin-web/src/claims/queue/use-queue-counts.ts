/** How much waits, kept up to date; the queue is asked for again once it has changed. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useDataProvider } from 'react-admin'
import type { ConsoleDataProvider } from '../../console/console-data-provider.ts'
import type { QueueCount } from './queue-record.ts'

/** The counts are asked for so often; the queue only when they have changed. */
const COUNTS_EVERY_MS = 10_000

/** What is kept of the queue stands under this key: the claims, and how many there are. */
export const queueKey = ['claim-queue'] as const

export function useQueueCounts() {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  return useQuery({
    queryKey: [...queueKey, 'counts'],
    queryFn: ({ signal }) => dataProvider.claimQueueCounts(signal),
    refetchInterval: COUNTS_EVERY_MS,
  })
}

/** Has the queue that is shown read again with every news of the counts. */
export function useQueueNews(counts: readonly QueueCount[] | undefined): void {
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const queryClient = useQueryClient()
  const known = useRef(counts)
  useEffect(() => {
    const isNews = known.current !== undefined && counts !== known.current
    known.current = counts
    if (isNews)
      void dataProvider.askQueueAgain(() =>
        queryClient.invalidateQueries({ queryKey: [...queueKey, 'getInfiniteList'] }),
      )
  }, [counts, dataProvider, queryClient])
}
