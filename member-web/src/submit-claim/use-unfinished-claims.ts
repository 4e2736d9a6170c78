/** The claims that have been begun on any device and not submitted, last saved first; before them those that are on this device alone (S125). */
import { useEffect, useRef } from 'react'
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { asSaved, useUnfinishedList, type UnfinishedList } from '../drafts/use-unfinished-list.ts'
import { useOutboxContent } from '../outbox/use-outbox.ts'
import { claimDraftCalls } from '../portal-api/drafts-api.ts'
import { useUnfinishedClaim } from './use-unfinished-claim.ts'

export function useUnfinishedClaims(): UnfinishedList<ClaimKind> {
  const { claims, begun, discarded = [] } = useOutboxContent()
  const list = useUnfinishedList({
    key: ['drafts'],
    calls: claimDraftCalls,
    work: useUnfinishedClaim(),
    becomesClaim: true,
  })
  const { reload } = list
  const before = useRef(begun.length)
  useEffect(() => {
    // What is no longer here alone, the server has.
    if (begun.length < before.current) reload()
    before.current = begun.length
  }, [begun.length, reload])
  const own = begun.filter(({ id }) => claims.every((claim) => claim.id !== id))
  const here = own.map(({ draft, keptAt }) => asSaved(draft, keptAt))
  // What was finished on this device is shown with what waits.
  const isShown = new Set([...claims, ...here].map(({ id }) => id))
  const elsewhere = list.drafts.filter(({ id }) => !isShown.has(id) && !discarded.includes(id))
  return { ...list, drafts: [...here, ...elsewhere] }
}
