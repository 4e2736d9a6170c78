/** A claim that HR filed, for somebody who opens it. */
import { findHrClaim, type HrClaim } from '@member-care/projections/claims/hr-claims.ts'
import { apiError } from '../../http/api-error.ts'
import type { Caller } from '../../http/caller.ts'
import type { Parts } from '../../http/parts.ts'
import { recordView } from '../../http/record-view.ts'

/** Who opens a claim is on record before they see it (S46). */
export async function openHrClaim(parts: Parts, caller: Caller, claimId: string): Promise<HrClaim> {
  const claim = await reachedHrClaim(parts, caller, claimId)
  await recordView(
    parts.eventLog,
    { subjectId: claim.claimantId, what: 'claim', recordId: claim.claimId },
    caller.context(),
  )
  return claim
}

/** @throws ApiError 404, also for a claim beyond the caller's reach */
export async function reachedHrClaim(parts: Parts, { scope }: Caller, claimId: string): Promise<HrClaim> {
  const claim = await findHrClaim(parts, scope, claimId)
  if (!claim) throw apiError('NOT_FOUND')
  return claim
}
