/** The rows of My Visits. */
import type { ListFilter } from '../claim-records/list-filter.ts'
import { isProcessing } from '../claim/row-order.ts'
import { portalQuery } from '../data/portal-query.ts'
import { useAnswer, type Answer } from '../data/use-answer.ts'
import type { ClaimRow } from '../portal-api/claims-contract.ts'
import { readVisits } from '../portal-api/visits-api.ts'

export function useVisitList({ from, to, companyId, claimantUuid }: ListFilter): Answer<readonly ClaimRow[]> {
  const filter = { from, to, companyId, claimantUuid }
  return useAnswer(
    portalQuery({
      key: ['visits', filter],
      load: async (signal) => visibleVisits(await readVisits(filter, signal)),
    }),
  )
}

/** What is still PROCESSING is hidden here (1§2). */
export function visibleVisits<Row extends Pick<ClaimRow, 's'>>(rows: readonly Row[]): readonly Row[] {
  return rows.filter((row) => !isProcessing(row))
}
