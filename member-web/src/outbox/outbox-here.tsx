/** Where claims are shown: those that wait on this device, as soon as there are some. */
import { Suspense, useEffect, useRef, type ComponentType } from 'react'
import { afterAllWords, latePart } from '@member-care/web-kit/language/late-part.ts'
import { usePortalQueries } from '../data/queries-provider.tsx'
import { useWorkInHand } from '../drafts/work-in-hand.ts'
import { useIsOnline } from '../page/use-is-online.ts'
import { useSession } from '../session/session.ts'
import { useOutbox, useOutboxContent } from './use-outbox.ts'

/** The page stands without it where it cannot be loaded. */
const loadBegunClaims = afterAllWords(() => import('./begun-claims.ts'))
const OutboxPanel = latePart<ComponentType>(() => import('./outbox-panel.tsx').catch(() => ({ default: () => null })))

export function OutboxHere() {
  const { claims, filed, begun, discarded = [] } = useOutboxContent()
  const outbox = useOutbox()
  const { claim } = useWorkInHand()
  const { user, isLastSeen } = useSession()
  const isOnline = useIsOnline()
  const toBring = begun.length + discarded.length
  const mayBring = toBring > 0 && isOnline && !isLastSeen && user !== null
  const queries = usePortalQueries()
  const known = useRef(filed.length)
  useEffect(() => {
    if (filed.length > known.current) queries.refreshClaims('any')
    known.current = filed.length
  }, [filed, queries])
  useEffect(() => {
    if (!mayBring) return
    loadBegunClaims()
      .then(({ bringBegun }) => bringBegun(claim, outbox))
      .catch(() => undefined)
  }, [mayBring, toBring, claim, outbox])
  if (claims.length === 0 && filed.length === 0) return null
  return (
    <Suspense fallback={null}>
      <OutboxPanel />
    </Suspense>
  )
}
