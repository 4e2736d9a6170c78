/** A claim as it is handed to the insurer: folded from its events, with the number of its contents. */
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { isFiled } from '@member-care/domain/claim/claim-state.ts'
import { evolveWithRevision, initialClaimWithRevision } from '@member-care/domain/claim/insurer-decision.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import type { Parts } from '../http/parts.ts'
import type { ClaimToHandOver } from '../integrations/insurer/insurer.ts'
import { payoutFromOf } from './payout-wait.ts'

/** Undefined when the claim was never filed. */
export async function claimToHandOver(
  parts: Pick<Parts, 'eventLog' | 'settings'>,
  events: readonly Recorded<ClaimEvent>[],
  correlationId: string,
): Promise<ClaimToHandOver | undefined> {
  const { claim, revision } = events.reduce(evolveWithRevision, initialClaimWithRevision)
  if (!isFiled(claim)) return undefined
  const payoutNotBefore = (await payoutFromOf(parts, claim.employeeId))(events)?.until
  return {
    claimId: claim.claimId,
    kind: claim.details.kind,
    claim,
    revision,
    correlationId,
    ...(payoutNotBefore && { payoutNotBefore }),
  }
}
