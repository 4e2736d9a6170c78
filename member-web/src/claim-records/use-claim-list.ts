/** The rows of the list. */
import { followedRows } from '../claim/followed-rows.ts'
import { useFollowedClaims, type FollowedClaims } from '../claim/use-followed-claims.ts'
import { readClaims } from '../portal-api/claims-api.ts'
import type { ClaimRow } from '../portal-api/claims-contract.ts'
import type { ListFilter } from './list-filter.ts'

export function useClaimList({ from, to, companyId, claimantUuid }: ListFilter): FollowedClaims<readonly ClaimRow[]> {
  const filter = { from, to, companyId, claimantUuid }
  return useFollowedClaims({
    key: ['claims', filter],
    load: (signal, { unattended }) => readClaims(filter, { signal, unattended }),
    claimsOf: followedRows,
    showsNewOnes: true,
  })
}
