/** What has to be known of all administrators together. */
import type { AdministratorRole } from '@member-care/domain/access/powers.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { Scope } from '../scope.ts'

/**
 * How many registered administrators hold a role.
 * @param scope every administrator: whether there is another one does not depend on who asks
 * @param options.except the user id of one who is not counted
 */
export async function countActiveHolders(
  pool: CommonQueryMethods,
  _scope: Extract<Scope, { kind: 'all' }>,
  role: AdministratorRole,
  { except }: { readonly except: string },
): Promise<number> {
  return pool.oneFirst(sql.type(z.object({ holders: z.number() }))`
    select count(*)::int as holders from read.users
    where user_type = 'sys-admin' and status = 100 and not forgotten and ${role} = any(roles) and user_id <> ${except}`)
}
