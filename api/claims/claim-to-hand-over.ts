/** A claim as it is handed to the insurer: folded from its events, with the number of its contents. */
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { isFiled } from '@member-care/domain/claim/claim-state.ts'
import { evolveWithRevision, initialClaimWithRevision } from '@member-care/domain/claim/insurer-decision.ts'
import type { ClaimToHandOver } from '../integrations/insurer/insurer.ts'

/** Undefined when the claim was never filed. */
export function claimToHandOver(events: readonly ClaimEvent[], correlationId: string): ClaimToHandOver | undefined {
  const { claim, revision } = events.reduce(evolveWithRevision, initialClaimWithRevision)
  return isFiled(claim)
    ? { claimId: claim.claimId, kind: claim.details.kind, claim, revision, correlationId }
    : undefined
}
