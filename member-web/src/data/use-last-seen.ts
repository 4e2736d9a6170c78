/** Whether what stands on the screen is as this device has kept it, and since when; and asking for it again once that is possible. */
import { useEffect, useSyncExternalStore } from 'react'
import { notifyManager, type Query } from '@tanstack/react-query'
import { isUnanswered, ApiCallError } from '../portal-api/api-client.ts'
import { currentSession } from '../session/session.ts'
import type { PortalQueries } from './portal-query.ts'
import { usePortalQueries } from './queries-provider.tsx'

export interface ShownAsSeen {
  /** Something is shown as it was kept, because no answer came. */
  readonly isKept: boolean
  /** When the oldest of what is shown was answered; undefined where nothing is. */
  readonly since: Date | undefined
}

export function useLastSeen(): ShownAsSeen {
  const queries = usePortalQueries()
  const shown = useSyncExternalStore(
    (listener) => queries.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    () => JSON.stringify(oldestOf(queries)),
  )
  const { isKept, since } = JSON.parse(shown) as ReturnType<typeof oldestOf>
  return { isKept, since: since === null ? undefined : new Date(since) }
}

/** Asks again for what could not be asked, when the connection is back and when somebody comes back to the page. */
export function useRefreshOnceConnected(): void {
  const queries = usePortalQueries()
  useEffect(() => {
    const refresh = () => {
      if (navigator.onLine && document.visibilityState === 'visible' && !currentSession().isLastSeen)
        queries.refresh((query) => isKept(queries, query) || wasUnanswered(query))
    }
    window.addEventListener('online', refresh)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      window.removeEventListener('online', refresh)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [queries])
}

function oldestOf(queries: PortalQueries): { readonly isKept: boolean; readonly since: number | null } {
  const shown = queries
    .getQueryCache()
    .getAll()
    .filter((query) => query.isActive() && query.meta?.['isKept'] === true && query.state.data !== undefined)
  const times = shown.map((query) => {
    const seenAt = queries.shownAsSeen.get(query.queryHash)
    return seenAt === undefined ? query.state.dataUpdatedAt : Date.parse(seenAt)
  })
  return {
    isKept: shown.some((query) => isKept(queries, query)),
    since: times.length === 0 ? null : Math.min(...times),
  }
}

function isKept({ shownAsSeen }: PortalQueries, { queryHash }: Query): boolean {
  return shownAsSeen.has(queryHash)
}

function wasUnanswered({ state: { error } }: Query): boolean {
  return error instanceof ApiCallError && isUnanswered(error)
}
