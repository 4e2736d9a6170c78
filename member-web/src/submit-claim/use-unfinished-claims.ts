/** The claims that have been begun on any device and not submitted, last saved first. */
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { useUnfinishedList, type UnfinishedList } from '../drafts/use-unfinished-list.ts'
import { useOutboxContent } from '../outbox/use-outbox.ts'
import { claimDraftCalls } from '../portal-api/drafts-api.ts'
import { useUnfinishedClaim } from './use-unfinished-claim.ts'

export function useUnfinishedClaims(): UnfinishedList<ClaimKind> {
  const { claims } = useOutboxContent()
  const list = useUnfinishedList({
    key: ['drafts'],
    calls: claimDraftCalls,
    work: useUnfinishedClaim(),
    becomesClaim: true,
  })
  // What was finished on this device is shown with what waits.
  return { ...list, drafts: list.drafts.filter(({ id }) => claims.every((claim) => claim.id !== id)) }
}
