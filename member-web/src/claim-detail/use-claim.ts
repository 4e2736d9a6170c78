/** The claim that an address names. */
import { useCallback } from 'react'
import { useFollowedClaims, type FollowedClaims } from '../claim/use-followed-claims.ts'
import { readClaim, type ClaimReference } from '../portal-api/claims-api.ts'
import type { ShownClaim } from './shown-claim.ts'

export function useClaim({ kind, no, isClaimId, nric }: ClaimReference): FollowedClaims<ShownClaim> {
  const load = useCallback((signal: AbortSignal) => loadClaim({ kind, no, isClaimId, nric }, signal), [kind, no, isClaimId, nric])
  return useFollowedClaims(load, asRows)
}

export async function loadClaim({ kind, ...where }: ClaimReference, signal: AbortSignal): Promise<ShownClaim> {
  return kind === 'out' ? { kind, claim: await readClaim({ kind, ...where }, signal) } : { kind, claim: await readClaim({ kind, ...where }, signal) }
}

function asRows({ claim }: ShownClaim) {
  return [{ id: claim._id, s: claim.status, tx: claim.transactionNo }]
}
