/** Counts the cells of the charts for a company's HR: how many people and how many claims, letters or memberships each has (S95). */
import { addQuarters, firstDayOfQuarter } from '@member-care/domain/dates/quarters.ts'
import { SINGAPORE } from '@member-care/domain/dates/singapore-dates.ts'
import type { InsightSubject } from '@member-care/domain/insights/insight-subjects.ts'
import type { InsightCell } from '@member-care/domain/insights/told-figures.ts'
import { sql, type CommonQueryMethods, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'
import type { ClientScope } from '../scope.ts'
import { allOf, companyWithin } from '../tables/query-parts.ts'

export interface AskedCells {
  readonly companyIds: readonly string[]
  /** `YYYY-Qn`, both included. */
  readonly first: string
  readonly last: string
  /** Singapore date. An end of cover after it has not come yet. */
  readonly today: string
}

const cellRow = z.object({
  company_id: z.string(),
  quarter: z.string(),
  part: z.string(),
  people: z.number(),
  count: z.number(),
})

/** The cells of the companies that are asked for, as far as they are within the scope. Cells of nobody are left out. */
export async function countInsightCells(
  database: CommonQueryMethods,
  scope: ClientScope,
  subject: InsightSubject,
  asked: AskedCells,
): Promise<readonly InsightCell[]> {
  const within = allOf([
    companyWithin(scope, sql.fragment`company_id`),
    sql.fragment`company_id = any(${sql.array([...asked.companyIds], 'text')})`,
  ])
  const rows = await database.any(sql.type(cellRow)`
    select company_id, to_char(happened_on, 'YYYY"-Q"Q') as quarter, part,
      count(distinct person)::int as people, count(*)::int as count
    from (${happenings[subject](within, asked)}) as happenings
    group by 1, 2, 3`)
  return rows.map(({ company_id: companyId, ...cell }) => ({ companyId, ...cell }))
}

/** For each subject, rows of a company, a person, a day or time in Singapore and the part that it belongs to. */
const happenings: Readonly<Record<InsightSubject, (within: FragmentSqlToken, asked: AskedCells) => FragmentSqlToken>> =
  {
    members: (within, asked) => sql.fragment`
      select company_id, user_id as person, effective_start_date as happened_on, 'joined' as part from read.memberships
      where ${within} and member_type = 'E' and ${isBetween(sql.fragment`effective_start_date`, asked)}
      union all
      select company_id, user_id, effective_end_date, 'left' from read.memberships
      where ${within} and member_type = 'E' and ${isBetween(sql.fragment`effective_end_date`, asked)}
        and effective_end_date < ${asked.today}::date`,
    claims: (within, asked) => sql.fragment`
      select company_id, claimant_id as person, filed_at at time zone ${SINGAPORE} as happened_on,
        case status when 'APPROVED' then 'approved' when 'REJECTED' then 'rejected' else 'open' end as part
      from read.claims
      where ${within} and status <> 'DELETED' and ${isWithin(sql.fragment`filed_at`, asked)}`,
    letters: (within, asked) => sql.fragment`
      select company_id, patient_id as person, requested_at at time zone ${SINGAPORE} as happened_on,
        case when status in ('PENDING_HR', 'SUBMITTED') then 'open' when status in ('APPROVED', 'EXPIRED') then 'issued'
          else 'refused' end as part
      from read.guarantees
      where ${within} and status <> 'WITHDRAWN' and ${isWithin(sql.fragment`requested_at`, asked)}`,
  }

function isBetween(day: FragmentSqlToken, { first, last }: AskedCells): FragmentSqlToken {
  return sql.fragment`${day} >= ${firstDayOfQuarter(first)}::date and ${day} < ${firstDayOfQuarter(addQuarters(last, 1))}::date`
}

/** As {@link isBetween}, of an instant: said by instants, so that its index can be used. */
function isWithin(instant: FragmentSqlToken, { first, last }: AskedCells): FragmentSqlToken {
  const midnight = (day: string) => sql.fragment`(${day}::date::timestamp at time zone ${SINGAPORE})`
  return sql.fragment`${instant} >= ${midnight(firstDayOfQuarter(first))} and ${instant} < ${midnight(firstDayOfQuarter(addQuarters(last, 1)))}`
}
