/** What an insurer with a system of its own says of a claim: it speaks of the claim as it was told of it, and the member may have changed it since. */
import type { ClaimCommand } from './claim-commands.ts'
import type { ClaimEvent } from './claim-events.ts'
import { refuseClaim } from './claim-refusals.ts'
import { evolve, initialState, isFiled, type ClaimState } from './claim-state.ts'
import { isActionPossible } from './claim-status.ts'
import { decideClaim, type ClaimDecision } from './decide-claim.ts'

/** A claim with the number of its contents: 1 as it was filed, one more with each change of what it says, its payment or its documents. */
export interface ClaimWithRevision {
  readonly claim: ClaimState
  readonly revision: number
}

export const initialClaimWithRevision: ClaimWithRevision = { claim: initialState, revision: 0 }

const changesOfContents: readonly ClaimEvent['type'][] = ['ClaimFiled', 'ClaimUpdated', 'ClaimBankAccountVerified']

export function evolveWithRevision({ claim, revision }: ClaimWithRevision, event: ClaimEvent): ClaimWithRevision {
  return { claim: evolve(claim, event), revision: revision + (changesOfContents.includes(event.type) ? 1 : 0) }
}

/** Which claim the insurer means: by the number that it gave, once it has, and in which revision, where its decision rests on one. */
export interface ClaimMeant {
  readonly transactionNo?: string | undefined
  readonly revision?: number | undefined
}

/**
 * Decides as {@link decideClaim} does, on what the insurer says of a claim.
 * Refuses with CLAIM_NOT_FOUND when the claim has another transaction number, and with CLAIM_REVISION_OLD when the member has
 * changed an undecided claim since: nothing is paid or refused on what no longer holds.
 */
export function decideForInsurer(
  command: ClaimCommand,
  { claim, revision }: ClaimWithRevision,
  meant: ClaimMeant,
): ClaimDecision {
  if (!isFiled(claim)) return refuseClaim('CLAIM_NOT_FOUND')
  const { transactionNo, status } = claim
  if (meant.transactionNo !== undefined && transactionNo !== undefined && meant.transactionNo !== transactionNo)
    return refuseClaim('CLAIM_NOT_FOUND')
  if (meant.revision !== undefined && meant.revision !== revision && isActionPossible('approve', status))
    return refuseClaim('CLAIM_REVISION_OLD')
  return decideClaim(command, claim)
}
