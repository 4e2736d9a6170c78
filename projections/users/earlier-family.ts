/** Who was covered through an employee before, and is of another family, or employed, since (S80). */
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { OwnScope } from '../scope.ts'
import type { FamilyRecord } from './user-records.ts'
import { hasEarlierPeriods } from './users-tables.ts'

const row = z.object({
  uuid: z.string(),
  name: z.string().nullable(),
  nric: z.string().nullable(),
  relationship: z.string().nullable(),
})

/** Those of the caller's family under a company, as they were in it at last. */
export async function listEarlierFamily(
  pool: CommonQueryMethods,
  { userId }: OwnScope,
  companyId: string,
): Promise<readonly FamilyRecord[]> {
  const rows = await pool.any(sql.type(row)`
    select u.user_id as uuid, u.name, u.nric, past.relationship
    from read.memberships f
    join read.users u on u.user_id = f.user_id
    cross join lateral (
      select period->>'relationship' as relationship from jsonb_array_elements(f.earlier_periods) period
      where period->>'employeeId' = ${userId} order by period->>'effectiveStartDate' desc limit 1
    ) past
    where f.company_id = ${companyId} and f.employee_id is distinct from ${userId}
      and ${hasEarlierPeriods} and f.earlier_periods @> jsonb_build_array(jsonb_build_object('employeeId', ${userId}::text))
    order by u.name, u.user_id`)
  return rows.map((found) => ({ ...found, memberType: 'D' }))
}
