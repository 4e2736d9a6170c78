/** How the weeks went: how many claims were filed, approved and rejected in each. */
import { addDays, SINGAPORE } from '@member-care/domain/dates/singapore-dates.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { Scope } from '../scope.ts'
import { claimWithin } from './claim-filter.ts'

export interface ClaimWeek {
  /** Its Monday in Singapore, YYYY-MM-DD. */
  readonly week: string
  readonly filed: number
  readonly approved: number
  readonly rejected: number
}

const weekRow = z.object({ week: z.string(), filed: z.number(), approved: z.number(), rejected: z.number() })

/**
 * Weeks in which nothing happened are there too.
 * @param last Monday of the last week @param weeks how many, up to and with the last one
 */
export async function countClaimWeeks(
  database: CommonQueryMethods,
  scope: Scope,
  { last, weeks }: { readonly last: string; readonly weeks: number },
): Promise<readonly ClaimWeek[]> {
  const first = addDays(last, -7 * (weeks - 1))
  const since = sql.fragment`(${first}::date::timestamp at time zone ${SINGAPORE})`
  const rows = await database.any(sql.type(weekRow)`
    select to_char(date_trunc('week', happened_at at time zone ${SINGAPORE}), 'YYYY-MM-DD') as week,
      count(*) filter (where what = 'FILED')::int as filed, count(*) filter (where what = 'APPROVED')::int as approved,
      count(*) filter (where what = 'REJECTED')::int as rejected
    from (
      select 'FILED' as what, filed_at as happened_at from read.claims where filed_at >= ${since} and ${claimWithin(scope)}
      union all
      -- No change is earlier than the decision, and only the changes have an index.
      select status, decided_at from read.claims
      where status in ('APPROVED', 'REJECTED') and updated_at >= ${since} and decided_at >= ${since} and ${claimWithin(scope)}
    ) as what_happened
    group by 1`)
  const byWeek = new Map(rows.map((row) => [row.week, row]))
  return Array.from({ length: weeks }, (_, index) => {
    const week = addDays(first, index * 7)
    return byWeek.get(week) ?? { week, filed: 0, approved: 0, rejected: 0 }
  })
}
