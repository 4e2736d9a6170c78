/** Accounts that members entered themselves, and when: what the wait of a payout is shown by. Decisions go by the events (api/claims/payout-wait.ts). */
import type { AccountOnRecord } from '@member-care/domain/bank/account-on-record.ts'
import type { AccountsOfClaim } from '@member-care/domain/bank/payout-wait.ts'
import { sql, type CommonQueryMethods, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'
import { claimWithin } from '../claims/claim-filter.ts'
import type { Reader, Scope } from '../scope.ts'
import { companyWithin, instant } from '../tables/query-parts.ts'

const accountsRow = z.object({
  claim_id: z.string(),
  in_use: z.string(),
  entered_at: instant,
  in_profile: z.string().nullable(),
  in_profile_since: instant.nullable(),
})

/** By claim: the account that a member entered for it, beside the one in the profile of who is paid. Claims without such an account are left out. */
export async function findEnteredAccounts(
  pool: CommonQueryMethods,
  reader: Reader,
  claimIds: readonly string[],
): Promise<ReadonlyMap<string, AccountsOfClaim>> {
  if (claimIds.length === 0) return new Map()
  const rows = await pool.any(sql.type(accountsRow)`
    select claims.claim_id, account.in_use, account.entered_at,
      profile.in_use as in_profile, profile.entered_at as in_profile_since
    from read.claims
    join read.bank_accounts account on account.record_id = claims.claim_id
    left join read.bank_accounts profile on profile.record_id = claims.employee_id
    where claims.claim_id = any(${sql.array([...claimIds], 'text')}) and ${claimWithin(reader)}
      and account.in_use is not null and account.entered_at is not null`)
  return new Map(
    rows.map(({ claim_id, in_use, entered_at, in_profile, in_profile_since }) => [
      claim_id,
      {
        claim: { account: in_use, enteredAt: entered_at },
        profile: in_profile === null ? undefined : { account: in_profile, enteredAt: in_profile_since },
      },
    ]),
  )
}

/** The account in somebody's profile; undefined where there is none within the scope. */
export async function findProfileAccount(
  pool: CommonQueryMethods,
  scope: Scope,
  userId: string,
): Promise<AccountOnRecord | undefined> {
  const row = await pool.maybeOne(
    sql.type(z.object({ in_use: z.string(), entered_at: instant.nullable() }))`
      select in_use, entered_at from read.bank_accounts
      where record_id = ${userId} and in_use is not null and ${profileWithin(scope, userId)}`,
  )
  return row === null ? undefined : { account: row.in_use, enteredAt: row.entered_at }
}

function profileWithin(scope: Scope, userId: string): FragmentSqlToken {
  if (scope.kind === 'own') return sql.fragment`record_id = ${scope.userId}`
  return sql.fragment`exists (
    select from read.memberships m where m.user_id = ${userId} and ${companyWithin(scope, sql.fragment`m.company_id`)})`
}
