/**
 * Who a signed-in user is, for access control. This is asked with every call. So it is one prepared statement by key,
 * and gives nothing else.
 */
import { userStatusSchema, userTypes } from '@member-care/domain/user/user-events.ts'
import { sql, type CommonQueryMethods, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'
import type { SystemReader } from '../scope.ts'

export const callerRow = z.object({
  user_type: z.enum(userTypes),
  status: userStatusSchema,
  forgotten: z.boolean(),
  roles: z.array(z.string()),
  group_codes: z.array(z.string()),
  company_ids: z.array(z.string()),
  hr_company_ids: z.array(z.string()),
})

export interface CallerRecord {
  readonly userType: z.infer<typeof callerRow>['user_type']
  readonly status: z.infer<typeof callerRow>['status']
  readonly forgotten: boolean
  readonly roles: readonly string[]
  readonly groupCodes: readonly string[]
  /** The companies that the user is covered under on the date. */
  readonly companyIds: readonly string[]
  /** Those of them that employ the user, and that the user was made HR administrator for (S127). */
  readonly hrCompanyIds: readonly string[]
}

/**
 * What {@link toCaller} takes, for the user of a statement. Every call looks up the session, and its user in the same
 * statement.
 * @param userId the column that says who it is
 * @param on Singapore date, YYYY-MM-DD
 */
export function callerOf(userId: FragmentSqlToken, on: string): FragmentSqlToken {
  return sql.fragment`
    select user_type, status, forgotten, roles, group_codes,
      covers.company_ids, covers.hr_company_ids
    from read.users
    cross join lateral (
      select coalesce(array_agg(m.company_id order by m.company_id), '{}') as company_ids,
        coalesce(array_agg(m.company_id order by m.company_id) filter (where m.member_type = 'E' and m.company_id = any(users.hr_company_ids)), '{}') as hr_company_ids
      from read.memberships m
      where m.user_id = users.user_id and m.effective_start_date <= ${on}::date and (m.effective_end_date is null or m.effective_end_date >= ${on}::date)
    ) covers
    where users.user_id = ${userId}`
}

/**
 * @param reader the system, which asks who calls before there is a scope
 * @param on Singapore date, YYYY-MM-DD
 */
export async function readCaller(
  pool: CommonQueryMethods,
  _reader: SystemReader,
  userId: string,
  on: string,
): Promise<CallerRecord | undefined> {
  const row = await pool.maybeOne(sql.prepared('read_caller', callerRow)`${callerOf(sql.fragment`${userId}`, on)}`)
  return row ? toCaller(row) : undefined
}

export function toCaller(row: z.infer<typeof callerRow>): CallerRecord {
  const {
    user_type: userType,
    status,
    forgotten,
    roles,
    group_codes: groupCodes,
    company_ids: companyIds,
    hr_company_ids: hrCompanyIds,
  } = row
  return { userType, status, forgotten, roles, groupCodes, companyIds, hrCompanyIds }
}
