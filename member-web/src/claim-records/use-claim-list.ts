/** The rows of the list. */
import { useCallback } from 'react'
import { useFollowedClaims, type FollowedClaims } from '../claim/use-followed-claims.ts'
import { readClaims } from '../portal-api/claims-api.ts'
import type { ClaimRow } from '../portal-api/claims-contract.ts'
import type { ListFilter } from './list-filter.ts'

export function useClaimList({ from, to, companyId, claimantUuid }: ListFilter): FollowedClaims<readonly ClaimRow[]> {
  const load = useCallback((signal: AbortSignal) => readClaims({ from, to, companyId, claimantUuid }, { signal }), [from, to, companyId, claimantUuid])
  return useFollowedClaims(load, allRows)
}

function allRows(rows: readonly ClaimRow[]): readonly ClaimRow[] {
  return rows
}
