/** Which claims are not approved before somebody has compared them. */
import type { ClaimCommand } from '@member-care/domain/claim/claim-commands.ts'
import { isHeldFromBatch, type Lookalike } from '@member-care/domain/claim/claim-likeness.ts'
import { refuseClaim } from '@member-care/domain/claim/claim-refusals.ts'
import type { ClaimState } from '@member-care/domain/claim/claim-state.ts'
import { decideClaim, type ClaimDecision } from '@member-care/domain/claim/decide-claim.ts'
import { findLookalikes, type ComparedClaim } from '@member-care/projections/claims/similar-claims.ts'
import type { Caller } from '../../http/caller.ts'
import type { Parts } from '../../parts.ts'

/** An approval names no more claims than these, the most alike first. */
const MOST_NAMED = 50

type Approval = Extract<ClaimCommand, { type: 'ApproveClaim' }>['data']

/** For each claim within the caller's scope: the likely duplicates that it was not compared with, the most alike first. */
export async function findLikelyDuplicates(parts: Parts, caller: Caller, claimIds: readonly string[]): Promise<ReadonlyMap<string, readonly Lookalike<ComparedClaim>[]>> {
  const found = await findLookalikes(parts.database, caller.scope, claimIds)
  return new Map([...found].map(([claimId, { lookalikes }]) => [claimId, lookalikes.filter(isHeldFromBatch)]))
}

/**
 * Approves a claim, unless it is likely a duplicate and nobody says why it is none.
 * @param reason why it is not a duplicate; empty where nobody said so
 */
export function decideApproval(approval: Omit<Approval, 'notDuplicate'>, about: { readonly duplicates: readonly Lookalike[]; readonly reason: string }, state: ClaimState): ClaimDecision {
  const { duplicates, reason } = about
  const otherClaimIds = duplicates.slice(0, MOST_NAMED).map(({ claim }) => claim.claimId)
  const notDuplicate = otherClaimIds.length > 0 && reason !== '' ? { otherClaimIds, reason } : undefined
  const decision = decideClaim({ type: 'ApproveClaim', data: { ...approval, notDuplicate } }, state)
  // What else stands against it is said first: a decided claim needs no comparing.
  if ('refusal' in decision || otherClaimIds.length === 0 || notDuplicate) return decision
  return refuseClaim('LOOKS_LIKE_DUPLICATE', 'notDuplicateReason')
}
