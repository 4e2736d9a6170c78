/** The rows of the list. */
import { defaultListPeriod } from '@member-care/domain/dates/singapore-dates.ts'
import { followedRows, lastingRows } from '../claim/followed-rows.ts'
import { useFollowedClaims, type FollowedClaims } from '../claim/use-followed-claims.ts'
import { readClaims } from '../portal-api/claims-api.ts'
import type { ClaimRow } from '../portal-api/claims-contract.ts'
import { useToday } from '../claim/use-today.ts'
import type { ListFilter } from './list-filter.ts'

export function useClaimList({ from, to, companyId, claimantUuid }: ListFilter): FollowedClaims<readonly ClaimRow[]> {
  const filter = { from, to, companyId, claimantUuid }
  const usual = defaultListPeriod(useToday())
  const isUsualPeriod = from === usual.from && to === usual.to
  return useFollowedClaims({
    key: ['claims', filter],
    load: (signal, { unattended }) => readClaims(filter, { signal, unattended }),
    claimsOf: followedRows,
    showsNewOnes: true,
    // The usual period is another one tomorrow, and the list that is looked for then is still this one.
    keeping: { as: ['claims', isUsualPeriod ? { companyId, claimantUuid } : filter], lasting: lastingRows },
  })
}
