/** The claims that the end of a cover touches, for whoever sets the end (S80). */
import type { ClaimStatus } from '@member-care/domain/claim/claim-status.ts'
import { claimStatuses } from '@member-care/domain/claim/claim-status.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { Scope } from '../scope.ts'
import { limitTo, listAndCount, type Listed } from '../tables/query-parts.ts'
import { claimWithin } from './claim-filter.ts'
import { waitsForSomebody } from './claims-table.ts'

/** Nothing of what was treated. */
export interface ClaimAtEnd {
  readonly claimId: string
  readonly transactionNo: string | null
  readonly status: ClaimStatus
  /** Singapore date of the visit or the admission. */
  readonly visitDate: string
  readonly claimantId: string
  /** Null where the person has been forgotten. */
  readonly claimantName: string | null
}

export interface EndAskedOf {
  readonly companyId: string
  readonly personIds: readonly string[]
  /** The last covered day: Singapore date, YYYY-MM-DD. */
  readonly end: string
  /** So many at most; all are counted. */
  readonly limit: number
}

const claimRow = z.object({
  claimId: z.string(),
  transactionNo: z.string().nullable(),
  status: z.enum(claimStatuses),
  visitDate: z.string(),
  claimantId: z.string(),
  claimantName: z.string().nullable(),
})

/** What is not decided yet, and what was approved for a visit after the end; visits after the end first. */
export function listClaimsAtEnd(
  database: CommonQueryMethods,
  scope: Scope,
  { companyId, personIds, end, limit }: EndAskedOf,
): Promise<Listed<ClaimAtEnd>> {
  const found = sql.fragment`
    from read.claims
    where ${claimWithin(scope)} and company_id = ${companyId} and claimant_id = any(${sql.array([...personIds], 'text')})
      and (${waitsForSomebody} or (status = 'APPROVED' and visit_date > ${end}::date))`
  return listAndCount(
    database,
    {
      page: sql.type(claimRow)`
        select claim_id as "claimId", transaction_no as "transactionNo", status, visit_date::text as "visitDate",
          claimant_id as "claimantId", claimant_name as "claimantName"
        ${found} order by visit_date desc, claim_id ${limitTo({ offset: 0, limit })}`,
      count: found,
    },
    (row) => row,
  )
}
