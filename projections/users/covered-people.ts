/** How many people each company covers, for those who look after a company. */
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { ClientReader } from '../scope.ts'
import { companyWithin } from '../tables/query-parts.ts'

export interface CompanyCover {
  readonly companyId: string
  readonly companyName: string
  readonly policyNo: string
  readonly employees: number
  readonly dependants: number
}

const coverRow = z.object({
  company_id: z.string(),
  name: z.string(),
  policy_no: z.string(),
  employees: z.number(),
  dependants: z.number(),
})

/**
 * The companies within the scope, by name, each with its people whose cover is in force.
 * @param on Singapore date, YYYY-MM-DD
 */
export async function countCoveredPeople(
  pool: CommonQueryMethods,
  scope: ClientReader,
  on: string,
): Promise<readonly CompanyCover[]> {
  const rows = await pool.any(sql.type(coverRow)`
    select c.company_id, c.name, c.policy_no,
      count(distinct m.user_id) filter (where m.member_type = 'E')::int as employees,
      count(distinct m.user_id) filter (where m.member_type = 'D')::int as dependants
    from read.clients c
    left join read.memberships m on m.company_id = c.company_id
      and m.effective_start_date <= ${on}::date and (m.effective_end_date is null or m.effective_end_date >= ${on}::date)
    where ${companyWithin(scope, sql.fragment`c.company_id`)}
    group by c.company_id, c.name, c.policy_no
    order by c.name, c.company_id`)
  return rows.map((row) => ({
    companyId: row.company_id,
    companyName: row.name,
    policyNo: row.policy_no,
    employees: row.employees,
    dependants: row.dependants,
  }))
}
