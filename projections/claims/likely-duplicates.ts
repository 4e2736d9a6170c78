/** Which claims are likely duplicates, among all of them: found from the few keys that claims share. */
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { Scope } from '../scope.ts'
import { scopeOfCompanies } from '../tables/companies-of-scope.ts'
import { allOf } from '../tables/query-parts.ts'
import { claimWithin } from './claim-filter.ts'
import { isShared } from './claims-table.ts'

/**
 * The claims within the scope that are strongly like another one within it, which they were not compared with: those of which
 * `isHeldFromBatch` is true.
 * @param about `areUndecided` leaves out groups of claims that are all decided
 */
export async function findLikelyDuplicateIds(
  pool: CommonQueryMethods,
  scope: Scope,
  { areUndecided }: { readonly areUndecided: boolean },
): Promise<readonly string[]> {
  const within = await scopeOfCompanies(pool, scope)
  const shared = areUndecided ? sql.fragment`${isShared} and waiting > 0` : isShared
  // The limit keeps the planner from reading all claims: it does not know how few share a key.
  return pool.anyFirst(sql.type(z.object({ claim_id: z.string() }))`
    with members as materialized (
      select shared.key, member.claim_id, member.dismissed_duplicates
      from (select key from read.duplicate_key_counts where ${shared}) shared
      cross join lateral (
        select claims.claim_id, claims.dismissed_duplicates from read.claims where ${allOf([sql.fragment`likeness_keys @> array[shared.key]`, claimWithin(within)])} limit ${MOST_OF_A_KEY}
      ) member
    )
    select distinct own.claim_id from members own
    where exists (
      select 1 from members other
      where other.key = own.key and other.claim_id <> own.claim_id
        and not own.dismissed_duplicates ? other.claim_id and not other.dismissed_duplicates ? own.claim_id
    )`)
}

/** More than anybody has. */
const MOST_OF_A_KEY = 1_000_000
