/** The claim that an address names. */
import { useCallback } from 'react'
import type { FollowedClaim } from '../claim/claim-changes.ts'
import { useFollowedClaims, type FollowedClaims } from '../claim/use-followed-claims.ts'
import { readClaim, type ClaimReference } from '../portal-api/claims-api.ts'
import type { Asking } from '../resource/use-resource.ts'
import type { ShownClaim } from './shown-claim.ts'

export function useClaim({ kind, no, isClaimId, nric }: ClaimReference): FollowedClaims<ShownClaim> {
  const load = useCallback((signal: AbortSignal, asking: Asking) => loadClaim({ kind, no, isClaimId, nric }, signal, asking), [kind, no, isClaimId, nric])
  return useFollowedClaims({ load, claimsOf, showsNewOnes: false })
}

export async function loadClaim({ kind, ...where }: ClaimReference, signal: AbortSignal, asking?: Asking): Promise<ShownClaim> {
  return kind === 'out' ? { kind, claim: await readClaim({ kind, ...where }, signal, asking) } : { kind, claim: await readClaim({ kind, ...where }, signal, asking) }
}

function claimsOf({ claim }: ShownClaim): readonly FollowedClaim[] {
  const { _id: id, status, providerName: provider, amount, currency } = claim
  // Neither tells a reader anything by itself: what the desk does, and each try to reach the insurer.
  return [{ id, status, provider, amount, currency, content: JSON.stringify({ ...claim, version: undefined, claimRetry: undefined }) }]
}
