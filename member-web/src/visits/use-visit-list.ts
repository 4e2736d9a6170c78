/** The rows of My Visits. */
import { useCallback } from 'react'
import type { ListFilter } from '../claim-records/list-filter.ts'
import { isProcessing } from '../claim/row-order.ts'
import type { ClaimRow } from '../portal-api/claims-contract.ts'
import { readVisits } from '../portal-api/visits-api.ts'
import { useResource, type Resource } from '../resource/use-resource.ts'

export function useVisitList({ from, to, companyId, claimantUuid }: ListFilter): Resource<readonly ClaimRow[]> {
  const load = useCallback(async (signal: AbortSignal) => visibleVisits(await readVisits({ from, to, companyId, claimantUuid }, signal)), [from, to, companyId, claimantUuid])
  return useResource(load)
}

/** What is still PROCESSING is hidden here (1§2). */
export function visibleVisits<Row extends Pick<ClaimRow, 's'>>(rows: readonly Row[]): readonly Row[] {
  return rows.filter((row) => !isProcessing(row))
}
