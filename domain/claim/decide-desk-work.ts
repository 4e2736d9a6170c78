/** How the claims desk shares its work: who has a claim, and which claims were compared. Decides as `decide-claim.ts` does, and is asked by it. */
import type { AssignClaim, DismissDuplicate } from './claim-commands.ts'
import type { ClaimEvent } from './claim-events.ts'
import { refuseClaim, type ClaimRefusal } from './claim-refusals.ts'
import type { FiledClaim } from './claim-state.ts'

type DeskDecision = { readonly events: readonly ClaimEvent[] } | { readonly refusal: ClaimRefusal }

const nothing: DeskDecision = { events: [] }

/** Who has a claim that is not decided. Taking the same claim twice is no conflict; finding that somebody else took it meanwhile is one. */
export function decideAssignment({ assigneeId, from }: AssignClaim['data'], claim: FiledClaim): DeskDecision {
  const present = claim.assigneeId ?? null
  if (present === assigneeId) return nothing
  if (present !== from) return refuseClaim('CLAIM_TAKEN')
  return {
    events: [{ type: 'ClaimAssigned', data: { claimId: claim.claimId, ...(assigneeId !== null && { assigneeId }) } }],
  }
}

export function decideDismissal({ otherClaimId }: DismissDuplicate['data'], claim: FiledClaim): DeskDecision {
  const { claimId } = claim
  if (otherClaimId === claimId) return refuseClaim('DUPLICATE_IS_SAME_CLAIM')
  if (claim.dismissedDuplicates?.includes(otherClaimId)) return nothing
  return { events: [{ type: 'ClaimDuplicateDismissed', data: { claimId, otherClaimId } }] }
}
