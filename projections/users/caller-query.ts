/** Who a signed-in user is, for access control. Asked with every call, so it is one prepared statement by key and gives nothing else. */
import { userStatusSchema, userTypes } from '@member-care/domain/user/user-events.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { Scope } from '../scope.ts'

const callerRow = z.object({
  user_type: z.enum(userTypes),
  status: userStatusSchema,
  forgotten: z.boolean(),
  roles: z.array(z.string()),
  group_codes: z.array(z.string()),
  company_ids: z.array(z.string()),
  employer_ids: z.array(z.string()),
})

export interface CallerRecord {
  readonly userType: z.infer<typeof callerRow>['user_type']
  readonly status: z.infer<typeof callerRow>['status']
  readonly forgotten: boolean
  readonly roles: readonly string[]
  readonly groupCodes: readonly string[]
  /** The companies that the user is covered under on the date. */
  readonly companyIds: readonly string[]
  /** Those of them that employ the user. */
  readonly employerIds: readonly string[]
}

/**
 * @param scope the user themselves
 * @param on Singapore date, YYYY-MM-DD
 */
export async function readCaller(pool: CommonQueryMethods, { userId }: Extract<Scope, { kind: 'own' }>, on: string): Promise<CallerRecord | undefined> {
  const row = await pool.maybeOne(sql.prepared('read_caller', callerRow)`
    select user_type, status, forgotten, roles, group_codes,
      covers.company_ids, covers.employer_ids
    from read.users
    cross join lateral (
      select coalesce(array_agg(m.company_id order by m.company_id), '{}') as company_ids,
        coalesce(array_agg(m.company_id order by m.company_id) filter (where m.member_type = 'E'), '{}') as employer_ids
      from read.memberships m
      where m.user_id = users.user_id and m.effective_start_date <= ${on}::date and (m.effective_end_date is null or m.effective_end_date >= ${on}::date)
    ) covers
    where user_id = ${userId}`)
  if (!row) return undefined
  const { user_type: userType, status, forgotten, roles, group_codes: groupCodes, company_ids: companyIds, employer_ids: employerIds } = row
  return { userType, status, forgotten, roles, groupCodes, companyIds, employerIds }
}
