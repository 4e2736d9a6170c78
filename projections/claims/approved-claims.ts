/** Approved claims of a client family by family, for what is reckoned over a year of them. */
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { ClientReader } from '../scope.ts'
import { allOf, companyWithin } from '../tables/query-parts.ts'

/** By days of the visit or admission, YYYY-MM-DD, both included. */
export interface ApprovedClaimsFilter {
  readonly companyId: string
  readonly from: string
  readonly to: string
}

const familyRow = z.object({ employeeId: z.string(), claimIds: z.array(z.string()) })
export type FamilyOfClaims = Readonly<z.infer<typeof familyRow>>

function approvedWithin(scope: ClientReader, { companyId, from, to }: ApprovedClaimsFilter) {
  return allOf([
    companyWithin(scope, sql.fragment`claims.company_id`),
    sql.fragment`claims.company_id = ${companyId} and status = 'APPROVED' and visit_date between ${from}::date and ${to}::date`,
  ])
}

export function countApprovedClaims(
  pool: CommonQueryMethods,
  scope: ClientReader,
  filter: ApprovedClaimsFilter,
): Promise<number> {
  return pool.oneFirst(
    sql.type(
      z.object({ claims: z.number() }),
    )`select count(*)::int as claims from read.claims where ${approvedWithin(scope, filter)}`,
  )
}

const FAMILIES = 200

/** So many families at a time, so that a year of claims is never in memory at once. Their claims stand in the order of their decisions. */
export async function* readFamiliesOfApproved(
  pool: CommonQueryMethods,
  scope: ClientReader,
  filter: ApprovedClaimsFilter,
): AsyncGenerator<FamilyOfClaims> {
  for (let after = ''; ;) {
    // Of what was corrected since the first decision counts: a correction takes its part at its own place.
    const families = await pool.any(sql.type(familyRow)`
      select employee_id as "employeeId", array_agg(claim_id order by decided_at, claim_id) as "claimIds"
      from read.claims where ${approvedWithin(scope, filter)} and employee_id > ${after}
      group by employee_id order by employee_id limit ${FAMILIES}`)
    yield* families
    const last = families.at(-1)
    if (last === undefined) return
    after = last.employeeId
  }
}
