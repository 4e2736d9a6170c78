/** Gives the screens below it a cache of what they read. With them it is gone. */
import { useEffect, useState, type ReactNode } from 'react'
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { ApiCallError } from '../portal-api/api-client.ts'
import { useSession } from '../session/session.ts'
import { PortalQueries } from './portal-query.ts'

export function QueriesProvider({ children }: { readonly children: ReactNode }) {
  const [queries] = useState(() => new PortalQueries())
  const { verifications } = useSession()
  // What was refused for want of a one-time password is asked for again once it has been given.
  useEffect(() => {
    const isRefused = (error: Error | null) => error instanceof ApiCallError && error.response.code === 428
    void queries.refetchQueries({ type: 'active', predicate: ({ state }) => isRefused(state.error) })
  }, [queries, verifications])
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}

export function usePortalQueries(): PortalQueries {
  const queries = useQueryClient()
  if (!(queries instanceof PortalQueries)) throw new Error('This screen stands outside the portal’s queries.')
  return queries
}
