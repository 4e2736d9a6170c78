/** The queries of the users read model. Each takes first whose records it may show. */
import { sql, type CommonQueryMethods, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'
import type { Reader, SystemReader } from '../scope.ts'
import { allOf, companyWithin } from '../tables/query-parts.ts'
import type { RowKeys } from '../tables/sealed-columns.ts'
import {
  companyEntryRow,
  membershipObject,
  openUserRows,
  recordColumns,
  recordRow,
  toCompanyEntry,
  toRecord,
  type CompanyEntry,
  type UserRecord,
} from './user-records.ts'

export interface UserQueries {
  /** By e-mail address in any case. Undefined for an unknown address, and for one that somebody had who has been forgotten. */
  findUserByEmail(reader: SystemReader, email: string): Promise<UserRecord | undefined>
  /** By NRIC, FIN or passport number, in any case. */
  findUserByNric(reader: Reader, nric: string): Promise<UserRecord | undefined>
  /** Everybody with this staff id, which is unique only within a company. */
  findUsersByStaffId(reader: SystemReader, staffId: string): Promise<readonly UserRecord[]>
  getUser(reader: Reader, userId: string): Promise<UserRecord | undefined>
  /** Those of these users whom the reader may see, by their ids, in one query. */
  getUsers(reader: Reader, userIds: readonly string[]): Promise<ReadonlyMap<string, UserRecord>>
  /**
   * A user's companies with the family's records in each (1§3 "Company entry"), in the order in which the cover began.
   * @param options `on`: only covers in force on this Singapore date, YYYY-MM-DD
   */
  companiesOf(
    reader: Reader,
    userId: string,
    options?: { readonly on?: string | undefined },
  ): Promise<readonly CompanyEntry[]>
}

/** @param keys open what a user's row has sealed */
export function createUserQueries(pool: CommonQueryMethods, keys: Pick<RowKeys, 'forReading'>): UserQueries {
  const find = async (scope: Reader, condition: FragmentSqlToken): Promise<readonly UserRecord[]> => {
    const where = allOf([userWithin(scope), condition])
    const rows = await pool.any(
      sql.type(
        recordRow,
      )`select ${recordColumns} from read.users ${withMemberships(scope)} where ${where} order by enrolled_at, users.user_id`,
    )
    return (await openUserRows(keys, rows)).map(toRecord)
  }
  return {
    findUserByEmail: async (reader, email) =>
      (await find(reader, sql.fragment`lower(email) = ${email.trim().toLowerCase()}`))[0],
    findUserByNric: async (reader, nric) =>
      (await find(reader, sql.fragment`upper(nric) = ${nric.trim().toUpperCase()}`))[0],
    findUsersByStaffId: (reader, staffId) =>
      find(
        reader,
        sql.fragment`users.user_id in (select user_id from read.memberships where upper(staff_id) = ${staffId.trim().toUpperCase()})`,
      ),
    getUser: async (scope, userId) => (await find(scope, sql.fragment`users.user_id = ${userId}`))[0],
    getUsers: async (reader, userIds) => {
      if (userIds.length === 0) return new Map()
      const found = await find(reader, sql.fragment`users.user_id = any(${sql.array([...new Set(userIds)], 'text')})`)
      return new Map(found.map((user) => [user.userId, user]))
    },
    companiesOf: async (scope, userId, { on } = {}) => {
      const where = allOf([
        sql.fragment`m.user_id = ${userId}`,
        membershipWithin(scope),
        ...inForce(sql.fragment`m`, on),
      ])
      const family = allOf([
        sql.fragment`f.company_id = m.company_id and (f.user_id = m.user_id or (m.member_type = 'E' and f.employee_id = m.user_id))`,
        ...inForce(sql.fragment`f`, on),
      ])
      const rows = await pool.any(sql.type(companyEntryRow)`
        select m.company_id, c.name as company_name, m.member_type,
          m.effective_start_date::text as effective_start_date, m.effective_end_date::text as effective_end_date, m.earlier_periods,
          family.records
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
  }
}

/** Condition that a user is within a scope: of companies and groups, by any membership. */
function userWithin(scope: Reader): FragmentSqlToken {
  switch (scope.kind) {
    case 'own':
      return sql.fragment`users.user_id = ${scope.userId}`
    case 'all':
    case 'system':
      return sql.fragment`true`
    default:
      return sql.fragment`exists (select from read.memberships m where m.user_id = users.user_id and ${membershipWithin(scope)})`
  }
}

function membershipWithin(scope: Reader): FragmentSqlToken {
  return scope.kind === 'own'
    ? sql.fragment`m.user_id = ${scope.userId}`
    : companyWithin(scope, sql.fragment`m.company_id`)
}

/** Joins to each user what the scope may see of their memberships, and how many dependants they have in these companies. */
function withMemberships(scope: Reader): FragmentSqlToken {
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

const nameRow = z.object({ user_id: z.string(), name: z.string().nullable() })

/**
 * The names of people by their ids, in one query; those who were forgotten are left out.
 * @param reader the system: the ids come from a record that the caller may see, and who is named there may be beyond the caller's reach
 */
export async function namesOf(
  pool: CommonQueryMethods,
  _reader: SystemReader,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map()
  const rows = await pool.any(
    sql.type(
      nameRow,
    )`select user_id, name from read.users where user_id = any(${sql.array([...new Set(userIds)], 'text')})`,
  )
  return new Map(rows.flatMap(({ user_id, name }) => (name === null ? [] : [[user_id, name] as const])))
}
