/** What became of conversations day by day, for who leads the desk. */
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import { within, type DeskReach } from './conversation-queries.ts'

const dayRow = z
  .object({ day: z.string(), opened: z.number(), solved: z.number(), median_answer: z.number().nullable() })
  .transform(({ median_answer: medianAnswerMinutes, ...rest }) => ({ ...rest, medianAnswerMinutes }))
export type FiguresOfDay = z.infer<typeof dayRow>

/**
 * For each day how many conversations were begun and closed, and within how many minutes half of those that were first answered that day had
 * their answer.
 * @param days Singapore dates, YYYY-MM-DD, both of them included
 */
export async function readFiguresByDay(
  database: CommonQueryMethods,
  reach: DeskReach,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly FiguresOfDay[]> {
  const dayOf = (column: 'opened_at' | 'closed_at' | 'answered_at') =>
    sql.fragment`(${sql.identifier([column])} at time zone 'Asia/Singapore')::date`
  return database.any(sql.type(dayRow)`
    with own as (
      select opened_at, closed_at, answered_at, waiting_since from app.conversations
      where ${within(reach)} and last_at >= (${from}::date)::timestamp at time zone 'Asia/Singapore'),
    opened as (select ${dayOf('opened_at')} as day, count(*)::int as opened from own group by 1),
    solved as (select ${dayOf('closed_at')} as day, count(*)::int as solved from own where closed_at is not null group by 1),
    answered as (
      select ${dayOf('answered_at')} as day,
        percentile_disc(0.5) within group (order by ceil(extract(epoch from answered_at - waiting_since) / 60)::int) as median_answer
      from own where answered_at > waiting_since group by 1)
    select days.day::date::text as day, coalesce(opened, 0) as opened, coalesce(solved, 0) as solved, median_answer
    from generate_series(${from}::date, ${to}::date, interval '1 day') as days (day)
    left join opened on opened.day = days.day left join solved on solved.day = days.day left join answered on answered.day = days.day
    order by days.day`)
}
