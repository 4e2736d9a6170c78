/** Who else uses a bank account: it is on record for them, one of their claims is paid into it, or it waits for verification. */
import { sql, type CommonQueryMethods, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'
import type { Scope } from '../scope.ts'
import { companyWithin } from '../tables/query-parts.ts'

/** An account by its hash, and whose it is to be. */
export interface AskedAccount {
  readonly account: string
  readonly userId: string
}

export interface AccountUser {
  readonly userId: string
  /** Null where they were forgotten. */
  readonly name: string | null
}

/** Nobody compares more people; so many stands for that many or more. */
const MOST_SHARING = 20

/**
 * For each account: the other people within the scope who use it, at most {@link MOST_SHARING}, in the order of their names.
 * @returns in the order of what was asked
 */
export async function findSharingAccounts(
  pool: CommonQueryMethods,
  scope: Scope,
  asked: readonly AskedAccount[],
): Promise<readonly (readonly AccountUser[])[]> {
  if (asked.length === 0) return []
  const rows = await pool.any(sql.type(sharingRow)`
    select wanted.place::int as place, sharing.user_id, sharing.name
    from unnest(${sql.array(
      asked.map(({ account }) => account),
      'text',
    )}, ${sql.array(
      asked.map(({ userId }) => userId),
      'text',
    )}) with ordinality wanted (account, user_id, place)
    cross join lateral (
      select u.user_id, u.name
      from (
        select user_id from read.bank_accounts where in_use = wanted.account
        union select user_id from read.bank_accounts where proposed = wanted.account
      ) found
      join read.users u on u.user_id = found.user_id
      where u.user_id <> wanted.user_id and ${withinScope(scope)}
      order by u.name_key, u.user_id limit ${MOST_SHARING}
    ) sharing
    order by wanted.place`)
  const sharing = asked.map((): AccountUser[] => [])
  for (const { place, user_id, name } of rows) sharing[place - 1]?.push({ userId: user_id, name })
  return sharing
}

const sharingRow = z.object({ place: z.number(), user_id: z.string(), name: z.string().nullable() })

function withinScope(scope: Scope): FragmentSqlToken {
  if (scope.kind === 'all') return sql.fragment`true`
  if (scope.kind === 'own') return sql.fragment`u.user_id = ${scope.userId}`
  return sql.fragment`exists (select from read.memberships m where m.user_id = u.user_id and ${companyWithin(scope, sql.fragment`m.company_id`)})`
}
