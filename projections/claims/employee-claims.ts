/** The claims of an employee and of whom they cover in their company, as its HR lists them (3§2.16). */
import { sql, type CommonQueryMethods } from 'slonik'
import type { Scope } from '../scope.ts'
import { allOf } from '../tables/query-parts.ts'
import { claimConditions, claimWithin } from './claim-filter.ts'
import { summaryColumns, summaryRow, toSummary, type ClaimSummary } from './claim-records.ts'

/**
 * The claims whose visit or admission is in a period, latest first, without deleted ones.
 * @param filter `from` and `to`: Singapore dates, YYYY-MM-DD, both inclusive
 */
export async function listEmployeeClaims(
  database: CommonQueryMethods,
  scope: Scope,
  { employeeId, from, to }: { readonly employeeId: string; readonly from: string; readonly to: string },
): Promise<readonly ClaimSummary[]> {
  const where = allOf([
    claimWithin(scope),
    sql.fragment`status <> 'DELETED' and visit_date between ${from}::date and ${to}::date`,
    ...claimConditions({ employeeId }),
  ])
  const rows = await database.any(
    sql.type(
      summaryRow,
    )`select ${summaryColumns} from read.claims where ${where} order by claims.visit_date desc, claim_id`,
  )
  return rows.map(toSummary)
}
