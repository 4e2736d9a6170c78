/** The queries of the users read model. Each takes first whose records it may show. */
import type { MemberType, UserStatus, UserType } from '@member-care/domain/user/user-events.ts'
import { sql, type CommonQueryMethods, type FragmentSqlToken } from 'slonik'
import type { Scope, SignInScope } from '../scope.ts'
import { allOf, companyWithin, contains, limitTo, listAndCount, orderBy, type Listed, type Page, type Sort } from '../tables/query-parts.ts'
import {
  companyEntryRow,
  membershipObject,
  recordColumns,
  recordRow,
  summaryColumns,
  summaryRow,
  toCompanyEntry,
  toRecord,
  toSummary,
  type CompanyEntry,
  type UserRecord,
  type UserSummary,
} from './user-records.ts'

export interface UserFilter {
  readonly userType?: UserType | undefined
  readonly status?: UserStatus | undefined
  readonly companyId?: string | undefined
  readonly memberType?: MemberType | undefined
  /** The dependants of this employee. */
  readonly employeeId?: string | undefined
  /** Parts of these, in any case. */
  readonly name?: string | undefined
  readonly nric?: string | undefined
  readonly email?: string | undefined
  readonly staffId?: string | undefined
  /** Part of the name, NRIC or e-mail address. */
  readonly q?: string | undefined
}

export const userSortFields = ['name', 'email', 'status', 'enrolledAt', 'lastSignInAt'] as const
export type UserSortField = (typeof userSortFields)[number]

export interface UserQueries {
  /** By e-mail address in any case. Undefined for an unknown address, and for one that somebody had who has been forgotten. */
  findUserByEmail(scope: SignInScope, email: string): Promise<UserRecord | undefined>
  /** By NRIC, FIN or passport number, in any case. */
  findUserByNric(scope: SignInScope, nric: string): Promise<UserRecord | undefined>
  /** Everybody with this staff id, which is unique only within a company. */
  findUsersByStaffId(scope: SignInScope, staffId: string): Promise<readonly UserRecord[]>
  getUser(scope: Scope, userId: string): Promise<UserRecord | undefined>
  /**
   * A user's companies with the family's records in each (1§3 "Company entry"), in the order in which the cover began.
   * @param options `on`: only covers in force on this Singapore date, YYYY-MM-DD
   */
  companiesOf(scope: Scope, userId: string, options?: { readonly on?: string | undefined }): Promise<readonly CompanyEntry[]>
  /** A page of users with their exact number; 10 by 10 and by name, unless told. */
  listUsers(scope: Scope, filter?: UserFilter, page?: Page, sort?: Sort<UserSortField>): Promise<Listed<UserSummary>>
}

export function createUserQueries(pool: CommonQueryMethods): UserQueries {
  const find = async (scope: Scope, condition: FragmentSqlToken): Promise<readonly UserRecord[]> => {
    const where = allOf([userWithin(scope), condition])
    const rows = await pool.any(sql.type(recordRow)`select ${recordColumns} from read.users ${withMemberships(scope)} where ${where} order by enrolled_at, users.user_id`)
    return rows.map(toRecord)
  }
  const everyone: Scope = { kind: 'all' }
  return {
    findUserByEmail: async (_scope, email) => (await find(everyone, sql.fragment`lower(email) = ${email.trim().toLowerCase()}`))[0],
    findUserByNric: async (_scope, nric) => (await find(everyone, sql.fragment`upper(nric) = ${nric.trim().toUpperCase()}`))[0],
    findUsersByStaffId: (_scope, staffId) =>
      find(
        everyone,
        sql.fragment`users.user_id in (select user_id from read.memberships where upper(staff_id) = ${staffId.trim().toUpperCase()})`,
      ),
    getUser: async (scope, userId) => (await find(scope, sql.fragment`users.user_id = ${userId}`))[0],
    companiesOf: async (scope, userId, { on } = {}) => {
      const where = allOf([sql.fragment`m.user_id = ${userId}`, membershipWithin(scope), ...inForce(sql.fragment`m`, on)])
      const family = allOf([
        sql.fragment`f.company_id = m.company_id and (f.user_id = m.user_id or (m.member_type = 'E' and f.employee_id = m.user_id))`,
        ...inForce(sql.fragment`f`, on),
      ])
      const rows = await pool.any(sql.type(companyEntryRow)`
        select m.company_id, c.name as company_name, m.member_type,
          m.effective_start_date::text as effective_start_date, m.effective_end_date::text as effective_end_date, family.records
        from read.memberships m
        left join read.clients c on c.company_id = m.company_id
        cross join lateral (
          select coalesce(jsonb_agg(
            jsonb_build_object('uuid', u.user_id, 'name', u.name, 'nric', u.nric, 'memberType', f.member_type, 'relationship', f.relationship)
            order by f.user_id <> m.user_id, u.name, u.user_id), '[]') as records
          from read.memberships f
          join read.users u on u.user_id = f.user_id
          where ${family}
        ) family
        where ${where}
        order by m.effective_start_date, m.company_id`)
      return rows.map(toCompanyEntry)
    },
    listUsers: (scope, filter = {}, page = { offset: 0, limit: 10 }, sort = { field: 'name', direction: 'asc' }) => {
      const where = allOf([userWithin(scope, filter), ...conditionsOf(filter)])
      const order = orderBy(sortColumns[sort.field], sort.direction, sql.fragment`users.user_id`)
      return listAndCount(
        pool,
        {
          page: sql.type(summaryRow)`select ${summaryColumns} from read.users ${withMemberships(scope)} where ${where} ${order} ${limitTo(page)}`,
          count: sql.fragment`from read.users where ${where}`,
        },
        toSummary,
      )
    },
  }
}

/**
 * Condition that a user is within a scope, and has a membership that fits what a filter says about memberships.
 * Both are asked of the same membership: an HR administrator cannot find somebody by what another company knows of them.
 */
function userWithin(scope: Scope, filter: UserFilter = {}): FragmentSqlToken {
  const self = scope.kind === 'own' ? [sql.fragment`users.user_id = ${scope.userId}`] : []
  const ofMembership = [
    filter.companyId !== undefined && sql.fragment`m.company_id = ${filter.companyId}`,
    filter.memberType !== undefined && sql.fragment`m.member_type = ${filter.memberType}`,
    filter.employeeId !== undefined && sql.fragment`m.employee_id = ${filter.employeeId}`,
    filter.staffId !== undefined && contains(sql.fragment`m.staff_id`, filter.staffId),
    (scope.kind === 'companies' || scope.kind === 'groups') && membershipWithin(scope),
  ].filter((condition) => condition !== false)
  if (ofMembership.length === 0) return allOf(self)
  return allOf([...self, sql.fragment`exists (select from read.memberships m where m.user_id = users.user_id and ${allOf(ofMembership)})`])
}

function membershipWithin(scope: Scope): FragmentSqlToken {
  return scope.kind === 'own' ? sql.fragment`m.user_id = ${scope.userId}` : companyWithin(scope, sql.fragment`m.company_id`)
}

/** Joins to each user what the scope may see of their memberships, and how many dependants they have in these companies. */
function withMemberships(scope: Scope): FragmentSqlToken {
  return sql.fragment`
    cross join lateral (
      select
        coalesce(jsonb_agg(${membershipObject} order by m.effective_start_date, m.company_id), '[]') as memberships,
        coalesce(sum((select count(*) from read.memberships d where d.employee_id = m.user_id and d.company_id = m.company_id)), 0)::int as dependants
      from read.memberships m
      left join read.clients c on c.company_id = m.company_id
      where m.user_id = users.user_id and ${membershipWithin(scope)}
    ) covered`
}

function inForce(membership: FragmentSqlToken, on: string | undefined): readonly FragmentSqlToken[] {
  if (on === undefined) return []
  return [
    sql.fragment`${membership}.effective_start_date <= ${on}::date and (${membership}.effective_end_date is null or ${membership}.effective_end_date >= ${on}::date)`,
  ]
}

function conditionsOf(filter: UserFilter): readonly FragmentSqlToken[] {
  const { userType, status, name, nric, email, q } = filter
  return [
    userType !== undefined && sql.fragment`user_type = ${userType}`,
    status !== undefined && sql.fragment`status = ${status}`,
    name !== undefined && contains(sql.fragment`users.name`, name),
    nric !== undefined && contains(sql.fragment`nric`, nric),
    email !== undefined && contains(sql.fragment`email`, email),
    q !== undefined && sql.fragment`(${contains(sql.fragment`users.name`, q)} or ${contains(sql.fragment`nric`, q)} or ${contains(sql.fragment`email`, q)})`,
  ].filter((condition) => condition !== false)
}

const sortColumns: Readonly<Record<UserSortField, FragmentSqlToken>> = {
  name: sql.fragment`users.name`,
  email: sql.fragment`users.email`,
  status: sql.fragment`users.status`,
  enrolledAt: sql.fragment`users.enrolled_at`,
  lastSignInAt: sql.fragment`users.last_sign_in_at`,
}
