/** The covers of a person beyond a scope: whether there are any decides what may be told and changed of them (S91, S128). */
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { ClientReader } from '../scope.ts'
import { companyWithin } from '../tables/query-parts.ts'

const row = z.object({ effective_end_date: z.string().nullable() })

/** The last days of those under companies that are not within the scope. */
export async function listCoversBeyond(
  pool: CommonQueryMethods,
  scope: ClientReader,
  userId: string,
): Promise<readonly { readonly effectiveEndDate: string | null }[]> {
  const rows = await pool.any(sql.type(row)`
    select m.effective_end_date::text as effective_end_date from read.memberships m
    where m.user_id = ${userId} and not ${companyWithin(scope, sql.fragment`m.company_id`)}`)
  return rows.map(({ effective_end_date: effectiveEndDate }) => ({ effectiveEndDate }))
}
