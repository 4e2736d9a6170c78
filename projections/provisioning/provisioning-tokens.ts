/** Tokens of companies' own systems, as they are asked for. */
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { Scope, SystemReader } from '../scope.ts'
import { companyWithin, instant } from '../tables/query-parts.ts'

const holderRow = z.object({ companyId: z.string(), hash: z.string(), isActive: z.boolean() })

/**
 * Whose token has this hash; undefined for one that there is not, or that has ended.
 * @param reader the system, which asks who calls before there is a scope
 */
export async function holderOfToken(pool: CommonQueryMethods, _reader: SystemReader, hash: string) {
  return (
    (await pool.maybeOne(
      sql.prepared('holder_of_token', holderRow)`
        select t.company_id as "companyId", t.hash, c.status = 'ACTIVE' as "isActive"
        from read.provisioning_tokens t join read.clients c on c.company_id = t.company_id
        where t.hash = ${hash} and t.ended_at is null limit 1`,
    )) ?? undefined
  )
}

const tokenRow = z.object({ tokenId: z.string(), name: z.string(), madeAt: instant, madeBy: z.string() })
export type ProvisioningToken = z.infer<typeof tokenRow>

/** A client's tokens that have not ended, the oldest first. */
export async function liveTokens(
  pool: CommonQueryMethods,
  scope: Scope,
  companyId: string,
): Promise<readonly ProvisioningToken[]> {
  // A member has no client to look after.
  if (scope.kind === 'own') return []
  return pool.any(sql.type(tokenRow)`
    select token_id as "tokenId", name, made_at as "madeAt", made_by as "madeBy" from read.provisioning_tokens t
    where ${companyWithin(scope, sql.fragment`t.company_id`)} and t.company_id = ${companyId} and ended_at is null
    order by made_at, token_id`)
}
