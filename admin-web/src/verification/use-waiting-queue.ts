/** A page of a verification queue, whose number stands in the address. */
import { useEffect } from 'react'
import { useGetList, type HttpError, type RaRecord } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import type { VerificationQueueProps } from './verification-queue.tsx'

interface WaitingQueueOptions {
  readonly resource: string
  /** The field with the time since which a row waits; the oldest comes first. */
  readonly sortBy: string
  readonly perPage: number
}

/** What the frame of a queue shows, but for its title and cards. */
export function useWaitingQueue<Row extends RaRecord<string>>({ resource, sortBy, perPage }: WaitingQueueOptions): Omit<VerificationQueueProps<Row>, 'title' | 'renderCard'> {
  const [query, setQuery] = useSearchParams()
  const page = Math.max(1, Number(query.get('page')) || 1)
  const { data, total, error, refetch } = useGetList<Row>(
    resource,
    { pagination: { page, perPage }, sort: { field: sortBy, order: 'ASC' } },
    { placeholderData: (previous) => previous },
  )
  const isBeyondEnd = data?.length === 0 && page > 1
  useEffect(() => {
    // The last one of the last page was decided on.
    if (isBeyondEnd) setQuery({ page: String(page - 1) }, { replace: true })
  }, [isBeyondEnd, page, setQuery])
  return {
    rows: isBeyondEnd ? undefined : data,
    total,
    page,
    perPage,
    onPage: (next) => setQuery(next === 1 ? {} : { page: String(next) }),
    failure: error && !data ? (error as HttpError).message : undefined,
    onRetry: () => void refetch(),
  }
}
