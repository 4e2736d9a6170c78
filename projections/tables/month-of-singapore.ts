import { sql, type FragmentSqlToken } from 'slonik'

/** Whether an instant lies in a month. @param month YYYY-MM in Singapore */
export function withinMonth(instant: FragmentSqlToken, month: string): FragmentSqlToken {
  const first = sql.fragment`${`${month}-01`}::date`
  return sql.fragment`(${instant} >= ${first}::timestamp at time zone 'Asia/Singapore'
    and ${instant} < (${first} + interval '1 month')::timestamp at time zone 'Asia/Singapore')`
}
