/** The administrators whom somebody administers, as a list (3§2.11, S36). */
import { EVERY_GROUP_CODE } from '@member-care/domain/access/administrator-form.ts'
import { checkingPairs } from '@member-care/domain/access/checking-roles.ts'
import { userStatusSchema, type MemberType, type UserStatus } from '@member-care/domain/user/user-events.ts'
import { sql, type CommonQueryMethods, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'
import type { Scope } from '../scope.ts'
import {
  allOf,
  contains,
  instant,
  limitTo,
  listAndCount,
  orderBy,
  type Listed,
  type Page,
  type Sort,
} from '../tables/query-parts.ts'

/** An administrator; personal values are null where they were forgotten. */
export interface AdministratorRecord {
  readonly userId: string
  readonly name: string | null
  readonly email: string | null
  readonly roles: readonly string[]
  readonly groupCodes: readonly string[]
  readonly status: UserStatus
  readonly createdAt: Date
  readonly updatedAt: Date
  /** When the account was first activated; null while it never was. */
  readonly activatedAt: Date | null
  readonly lastSignInAt: Date | null
  /** Of the user's own stream. */
  readonly revision: number
}

export interface AdministratorFilter {
  readonly userIds?: readonly string[] | undefined
  /** Parts of these, in any case. */
  readonly name?: string | undefined
  readonly nric?: string | undefined
  readonly email?: string | undefined
  /** Those who reach this company. */
  readonly companyId?: string | undefined
  /** Of these, those who are covered under the company themselves. */
  readonly memberType?: MemberType | undefined
}

export const administratorSortFields = ['name', 'email', 'status', 'createdAt', 'lastSignInAt'] as const
export type AdministratorSortField = (typeof administratorSortFields)[number]

const row = z.object({
  user_id: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  roles: z.array(z.string()),
  group_codes: z.array(z.string()),
  status: userStatusSchema,
  enrolled_at: instant,
  updated_at: instant,
  registered_at: instant.nullable(),
  last_sign_in_at: instant.nullable(),
  revision: z.number(),
})

/**
 * A page of administrators with their exact number. Who was deleted or forgotten is in no list.
 * @param scope of an administrator: nobody reaches one of a client group that is not theirs
 */
export function listAdministrators(
  pool: CommonQueryMethods,
  scope: Scope,
  filter: AdministratorFilter,
  page: Page,
  sort: Sort<AdministratorSortField> = { field: 'name', direction: 'asc' },
): Promise<Listed<AdministratorRecord>> {
  const where = allOf([
    sql.fragment`user_type = 'sys-admin' and not deleted and not forgotten`,
    withinReach(scope),
    ...conditionsOf(filter),
  ])
  return listAndCount(
    pool,
    {
      page: sql.type(row)`
        select user_id, name, email, roles, group_codes, status, enrolled_at, updated_at, registered_at, last_sign_in_at, revision
        from read.users where ${where} ${orderBy(sortColumns[sort.field], sort.direction, sql.fragment`user_id`)} ${limitTo(page)}`,
      count: sql.fragment`from read.users where ${where}`,
    },
    toAdministrator,
  )
}

/** An administrator within reach; undefined for any other. */
export async function findAdministrator(
  pool: CommonQueryMethods,
  scope: Scope,
  userId: string,
): Promise<AdministratorRecord | undefined> {
  const { items } = await listAdministrators(pool, scope, { userIds: [userId] }, { offset: 0, limit: 1 })
  return items[0]
}

/** Those within reach, by name, who hold roles that check each other (checking-roles.ts) and are not closed. */
export async function listCombiningAdministrators(
  pool: CommonQueryMethods,
  scope: Scope,
): Promise<readonly AdministratorRecord[]> {
  const pairs = sql.join(
    checkingPairs.map((pair) => sql.fragment`roles @> ${sql.array([...pair], 'text')}`),
    sql.fragment` or `,
  )
  const rows = await pool.any(sql.type(row)`
    select user_id, name, email, roles, group_codes, status, enrolled_at, updated_at, registered_at, last_sign_in_at, revision
    from read.users where user_type = 'sys-admin' and not deleted and not forgotten and status <> 401 and ${withinReach(scope)} and (${pairs})
    order by name, user_id`)
  return rows.map(toAdministrator)
}

function withinReach(scope: Scope): FragmentSqlToken {
  switch (scope.kind) {
    case 'all':
      return sql.fragment`true`
    case 'groups':
      return sql.fragment`group_codes <@ ${sql.array([...scope.groupCodes], 'text')}`
    case 'own':
      return sql.fragment`user_id = ${scope.userId}`
    // An HR administrator administers no administrators.
    case 'companies':
      return sql.fragment`false`
  }
}

function conditionsOf({
  userIds,
  name,
  nric,
  email,
  companyId,
  memberType,
}: AdministratorFilter): readonly FragmentSqlToken[] {
  return [
    userIds !== undefined && sql.fragment`user_id = any(${sql.array([...userIds], 'text')})`,
    name !== undefined && contains(sql.fragment`name`, name),
    nric !== undefined && contains(sql.fragment`nric`, nric),
    email !== undefined && contains(sql.fragment`email`, email),
    companyId !== undefined &&
      sql.fragment`(${EVERY_GROUP_CODE} = any(group_codes) or exists (select from read.clients c where c.company_id = ${companyId} and c.group_code = any(group_codes)))`,
    companyId !== undefined &&
      memberType !== undefined &&
      sql.fragment`exists (select from read.memberships m where m.user_id = users.user_id and m.company_id = ${companyId} and m.member_type = ${memberType})`,
  ].filter((condition) => condition !== false)
}

const sortColumns: Readonly<Record<AdministratorSortField, FragmentSqlToken>> = {
  name: sql.fragment`name`,
  email: sql.fragment`email`,
  status: sql.fragment`status`,
  createdAt: sql.fragment`enrolled_at`,
  lastSignInAt: sql.fragment`last_sign_in_at`,
}

function toAdministrator(found: z.infer<typeof row>): AdministratorRecord {
  return {
    userId: found.user_id,
    name: found.name,
    email: found.email,
    roles: found.roles,
    groupCodes: found.group_codes,
    status: found.status,
    createdAt: new Date(found.enrolled_at),
    updatedAt: new Date(found.updated_at),
    activatedAt: found.registered_at && new Date(found.registered_at),
    lastSignInAt: found.last_sign_in_at && new Date(found.last_sign_in_at),
    revision: found.revision,
  }
}
