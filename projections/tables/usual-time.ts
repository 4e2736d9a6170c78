/** How long something took to be decided, from our own history: what a member is told to expect. */
import { sql, type CommonQueryMethods, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'

export interface UsualTime {
  /** Days from asking to the decision, by the calendar in Singapore: half of them took no longer, and nine in ten. */
  readonly medianDays: number
  readonly ninetiethDays: number
  /** How many decisions these figures come from. */
  readonly decided: number
}

const usualTimeRow = z.object({
  median_days: z.number().nullable(),
  ninetieth_days: z.number().nullable(),
  decided: z.number(),
})

/**
 * The figures of a query that gives the `days` of each.
 * @returns undefined when it gives none
 */
export async function usualTimeAmong(
  database: CommonQueryMethods,
  days: FragmentSqlToken,
): Promise<UsualTime | undefined> {
  const row = await database.one(sql.type(usualTimeRow)`
    select percentile_disc(0.5) within group (order by days) as median_days, percentile_disc(0.9) within group (order by days) as ninetieth_days, count(*)::int as decided
    from (${days}) as decided`)
  if (row.median_days === null || row.ninetieth_days === null) return undefined
  return { medianDays: row.median_days, ninetiethDays: row.ninetieth_days, decided: row.decided }
}
