/** The claim that an address names. */
import { useIsMutating } from '@tanstack/react-query'
import type { FollowedClaim } from '../claim/claim-changes.ts'
import { useFollowedClaims, type FollowedClaims } from '../claim/use-followed-claims.ts'
import type { Asking } from '../portal-api/asking.ts'
import { readClaim, type ClaimReference } from '../portal-api/claims-api.ts'
import type { ShownClaim } from './shown-claim.ts'

/** Names the call that deletes a claim. */
export const DELETE_CLAIM = ['delete-claim']

export function useClaim({ kind, no, isClaimId, nric }: ClaimReference): FollowedClaims<ShownClaim> {
  // A live notice may tell of the deletion before the call itself is answered: the claim that is gone is not asked for.
  const isBeingDeleted = useIsMutating({ mutationKey: DELETE_CLAIM }) > 0
  return useFollowedClaims({
    enabled: !isBeingDeleted,
    key: ['claim', { kind, no, isClaimId, nric }],
    load: (signal, asking) => loadClaim({ kind, no, isClaimId, nric }, signal, asking),
    claimsOf,
    showsNewOnes: false,
    keeping: {
      as: ['claim', kind, no],
      lasting: (value, may) => (may.ofCompany(value.claim.companyId) ? value : undefined),
    },
  })
}

export async function loadClaim(
  { kind, ...where }: ClaimReference,
  signal: AbortSignal,
  asking?: Asking,
): Promise<ShownClaim> {
  return kind === 'out'
    ? { kind, claim: await readClaim({ kind, ...where }, signal, asking) }
    : { kind, claim: await readClaim({ kind, ...where }, signal, asking) }
}

function claimsOf({ claim }: ShownClaim): readonly FollowedClaim[] {
  const { _id: id, status, providerName: provider, amount, currency } = claim
  // Neither tells a reader anything by itself: what the desk does, and each try to reach the insurer.
  return [
    {
      id,
      status,
      provider,
      amount,
      currency,
      content: JSON.stringify({ ...claim, version: undefined, claimRetry: undefined }),
    },
  ]
}
