/** Something that a screen shows and that comes from the API: loading, loaded, or failed with a way to try again. */
import { useCallback, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { ApiCallError } from '../portal-api/api-client.ts'
import type { PortalQuery } from './portal-query.ts'

export interface Answer<Value> {
  readonly phase: 'loading' | 'loaded' | 'failed'
  /** The last value that came; kept while it is asked for again and when that fails. */
  readonly value: Value | undefined
  /** What to tell the person when it failed. */
  readonly failure: string | undefined
  /** The HTTP status of the failure. */
  readonly failureCode: number | undefined
  /** Asks again, because somebody wishes it. */
  readonly reload: () => void
}

export function useAnswer<Value>(query: PortalQuery<Value>): Answer<Value> {
  const { data, error: latest, status, errorUpdateCount, refetch } = useQuery(query)
  const [before, setBefore] = useState(latest)
  if (latest !== null && latest !== before) setBefore(latest)
  // While it is asked again the failure stays in sight, and the button that asks again keeps the focus.
  const error = status === 'pending' && errorUpdateCount > 0 ? before : latest
  const response = error instanceof ApiCallError ? error.response : undefined
  return {
    phase: error !== null ? 'failed' : data === undefined ? 'loading' : 'loaded',
    value: data,
    failure: error === null ? undefined : (response?.message ?? String(error)),
    failureCode: response?.code,
    reload: useCallback(() => void refetch(), [refetch]),
  }
}
