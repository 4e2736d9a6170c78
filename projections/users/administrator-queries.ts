/** What has to be known of all administrators together. */
import type { AdministratorRole } from '@member-care/domain/access/powers.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { SystemReader } from '../scope.ts'

/**
 * How many registered administrators hold a role.
 * @param reader the system, for every administrator: whether there is another one does not depend on who asks
 * @param options.except the user id of one who is not counted
 * @param options.groupCode of those only who have this client group
 */
export async function countActiveHolders(
  pool: CommonQueryMethods,
  _reader: SystemReader,
  role: AdministratorRole,
  { except, groupCode }: { readonly except: string; readonly groupCode?: string | undefined },
): Promise<number> {
  return pool.oneFirst(sql.type(z.object({ holders: z.number() }))`
    select count(*)::int as holders from read.users
    where user_type = 'sys-admin' and status = 100 and not forgotten and ${role} = any(roles) and user_id <> ${except}
      and ${groupCode === undefined ? sql.fragment`true` : sql.fragment`${groupCode} = any(group_codes)`}`)
}

export interface AdministratorName {
  readonly userId: string
  readonly name: string
  readonly groupCodes: readonly string[]
}

const nameRow = z.object({ user_id: z.string(), name: z.string().nullable(), group_codes: z.array(z.string()) })

/**
 * Registered administrators who hold a role, by name.
 * @param reader the system, for every administrator: colleagues know each other's names, and the caller looks at their groups
 */
export async function listActiveHolders(
  pool: CommonQueryMethods,
  _reader: SystemReader,
  role: AdministratorRole,
): Promise<readonly AdministratorName[]> {
  const rows = await pool.any(sql.type(nameRow)`
    select user_id, name, group_codes from read.users
    where user_type = 'sys-admin' and status = 100 and not forgotten and ${role} = any(roles) order by name, user_id`)
  return rows.map(({ user_id, name, group_codes }) => ({ userId: user_id, name: name ?? '', groupCodes: group_codes }))
}

/**
 * Names of administrators by their user id; who is not one, or was forgotten, is left out.
 * @param reader the system: colleagues know each other's names
 */
export async function administratorNames(
  pool: CommonQueryMethods,
  _reader: SystemReader,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map()
  const rows = await pool.any(sql.type(nameRow)`
    select user_id, name, group_codes from read.users where user_type = 'sys-admin' and user_id = any(${sql.array([...new Set(userIds)], 'text')})`)
  return new Map(rows.flatMap(({ user_id, name }) => (name === null ? [] : [[user_id, name] as const])))
}
