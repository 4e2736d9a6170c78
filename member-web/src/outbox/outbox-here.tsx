/** Where claims are shown: those that wait on this device, as soon as there are some. */
import { lazy, Suspense, useEffect, useRef, type ComponentType } from 'react'
import { usePortalQueries } from '../data/queries-provider.tsx'
import { useOutboxContent } from './use-outbox.ts'

/** The page stands without it where it cannot be loaded. */
const OutboxPanel = lazy<ComponentType>(() => import('./outbox-panel.tsx').catch(() => ({ default: () => null })))

export function OutboxHere() {
  const { claims, filed } = useOutboxContent()
  const queries = usePortalQueries()
  const known = useRef(filed.length)
  useEffect(() => {
    if (filed.length > known.current) queries.refreshClaims('any')
    known.current = filed.length
  }, [filed, queries])
  if (claims.length === 0 && filed.length === 0) return null
  return (
    <Suspense fallback={null}>
      <OutboxPanel />
    </Suspense>
  )
}
