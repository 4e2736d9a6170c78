/** The rows of the list. */
import { useCallback } from 'react'
import { followedRows } from '../claim/followed-rows.ts'
import { useFollowedClaims, type FollowedClaims } from '../claim/use-followed-claims.ts'
import { readClaims } from '../portal-api/claims-api.ts'
import type { ClaimRow } from '../portal-api/claims-contract.ts'
import type { Asking } from '../resource/use-resource.ts'
import type { ListFilter } from './list-filter.ts'

export function useClaimList({ from, to, companyId, claimantUuid }: ListFilter): FollowedClaims<readonly ClaimRow[]> {
  const load = useCallback((signal: AbortSignal, { unattended }: Asking) => readClaims({ from, to, companyId, claimantUuid }, { signal, unattended }), [from, to, companyId, claimantUuid])
  return useFollowedClaims({ load, claimsOf: followedRows, showsNewOnes: true })
}
