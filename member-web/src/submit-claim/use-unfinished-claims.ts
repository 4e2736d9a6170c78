/** The claims that have been begun on any device and not submitted, last saved first. */
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { useUnfinishedList, type UnfinishedList } from '../drafts/use-unfinished-list.ts'
import { claimDraftCalls } from '../portal-api/drafts-api.ts'
import { useUnfinishedClaim } from './use-unfinished-claim.ts'

export function useUnfinishedClaims(): UnfinishedList<ClaimKind> {
  return useUnfinishedList({
    key: ['drafts'],
    calls: claimDraftCalls,
    work: useUnfinishedClaim(),
    becomesClaim: true,
  })
}
