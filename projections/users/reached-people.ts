/** Who of some people is covered within a scope. */
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { Scope } from '../scope.ts'
import { companyWithin } from '../tables/query-parts.ts'

const row = z.object({ user_id: z.string() })

/** Those of these user ids who are or were covered under a company within the scope; for who looks after every client, all of them. */
export async function reachedPeople(
  pool: CommonQueryMethods,
  scope: Scope,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (scope.kind === 'all') return new Set(userIds)
  if (scope.kind === 'own') return new Set(userIds.filter((id) => id === scope.userId))
  const ids = sql.array([...new Set(userIds)], 'text')
  const rows = await pool.any(
    sql.type(
      row,
    )`select distinct m.user_id from read.memberships m where m.user_id = any(${ids}) and ${companyWithin(scope, sql.fragment`m.company_id`)}`,
  )
  return new Set(rows.map(({ user_id }) => user_id))
}
