/**
 * The employees of companies as of a day (S87): who was covered on it, by what was known at its end. Names are today's, and so is who was
 * forgotten; the rest is as it was known then.
 */
import { userStatusSchema } from '@member-care/domain/user/user-events.ts'
import { sql, type CommonQueryMethods, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'
import type { ClientScope } from '../scope.ts'
import { companiesOf } from '../tables/companies-of-scope.ts'
import { allOf, limitTo, listAndCount, orderBy, type Listed, type Page, type Sort } from '../tables/query-parts.ts'
import { wordsOf } from '../tables/search-text.ts'
import { wordMatches } from '../users/user-search.ts'

export interface EmployeesAsked {
  /** Singapore day, YYYY-MM-DD. One that has not come yet is answered by what is known now. */
  readonly asOf: string
  readonly companyId?: string | undefined
  /** Parts of the name as it is today, or of the staff id as it was. */
  readonly text?: { readonly name?: string | undefined; readonly staffId?: string | undefined }
}

export const asOfSortFields = ['name', 'effectiveStartDate', 'effectiveEndDate'] as const
export type AsOfSortField = (typeof asOfSortFields)[number]

const rowSchema = z.object({
  user_id: z.string(),
  company_id: z.string(),
  company_name: z.string().nullable(),
  staff_id: z.string().nullable(),
  name: z.string().nullable(),
  status: userStatusSchema,
  effective_start_date: z.string(),
  effective_end_date: z.string().nullable(),
  has_record: z.boolean(),
})

export interface EmployeeAsOf {
  readonly userId: string
  readonly companyId: string
  readonly companyName: string | null
  readonly staffId: string | null
  /** Today's; null where the person was forgotten. */
  readonly name: string | null
  readonly status: z.infer<typeof userStatusSchema>
  readonly effectiveStartDate: string
  readonly effectiveEndDate: string | null
  /** Whether the person still stands among the employees of the scope: somebody may have been taken out of the company since. */
  readonly hasRecord: boolean
}

/** A page of those who were covered on the day as employees of the companies within the scope, each person once. */
export async function listEmployeesAsOf(
  pool: CommonQueryMethods,
  scope: ClientScope,
  asked: EmployeesAsked,
  { page, sort }: { readonly page: Page; readonly sort: Sort<AsOfSortField> },
): Promise<Listed<EmployeeAsOf>> {
  const within = await askedCompanies(pool, scope, asked)
  const employed = employedOn(within, asked)
  const order = orderBy(keys[sort.field], sort.direction, sql.fragment`user_id`)
  return listAndCount(
    pool,
    {
      page: sql.type(rowSchema)`
        select listed.user_id, listed.company_id, c.name as company_name, listed.staff_id, u.name, coalesce(s.status, u.status) as status,
          listed.effective_start_date::text as effective_start_date, listed.effective_end_date::text as effective_end_date,
          exists (select from read.memberships o where o.user_id = listed.user_id and o.member_type = 'E'
            and ${isAmong(sql.fragment`o.company_id`, within)}) as has_record
        from (select row_number() over (${order}) as place, employed.* from (${employed}) employed ${order} ${limitTo(page)}) listed
        join read.users u on u.user_id = listed.user_id
        left join read.status_periods s on s.user_id = listed.user_id and ${isKnownOn(sql.fragment`s.`, asked.asOf)}
        left join read.clients c on c.company_id = listed.company_id
        order by listed.place`,
      count: sql.fragment`from (${employed}) employed`,
    },
    toEmployee,
  )
}

/** The day at whose end something was known first of an employee of the companies that are asked about; null while there are none. */
export async function employmentKnownFrom(
  pool: CommonQueryMethods,
  scope: ClientScope,
  asked: Pick<EmployeesAsked, 'companyId'>,
): Promise<string | null> {
  const within = await askedCompanies(pool, scope, asked)
  return pool.oneFirst(sql.type(z.object({ day: z.string().nullable() }))`
    select min(known_from)::text as day from read.employment_periods where member_type = 'E' and ${isAmong(sql.fragment`company_id`, within)}`)
}

/** Undefined for every company. */
async function askedCompanies(
  pool: CommonQueryMethods,
  scope: ClientScope,
  { companyId }: Pick<EmployeesAsked, 'companyId'>,
): Promise<readonly string[] | undefined> {
  const within = await companiesOf(pool, scope)
  if (companyId === undefined) return within
  return within === undefined || within.includes(companyId) ? [companyId] : []
}

function isAmong(companyId: FragmentSqlToken, within: readonly string[] | undefined): FragmentSqlToken {
  if (within === undefined) return sql.fragment`true`
  // One is said as such, so that the planner knows how many people it has.
  return within.length === 1
    ? sql.fragment`${companyId} = ${within[0] ?? ''}`
    : sql.fragment`${companyId} = any(${sql.array([...within], 'text')})`
}

const keys: Readonly<Record<AsOfSortField, FragmentSqlToken>> = {
  name: sql.fragment`name_key`,
  effectiveStartDate: sql.fragment`effective_start_date`,
  effectiveEndDate: sql.fragment`coalesce(effective_end_date, 'infinity'::date)`,
}

/** @param row the alias of a row of a period, with its point */
function isKnownOn(row: FragmentSqlToken, day: string): FragmentSqlToken {
  return sql.fragment`${row}known_from <= ${day}::date and (${row}known_until is null or ${row}known_until > ${day}::date)`
}

/** Of several companies that covered somebody that day, the one whose cover began first. */
function employedOn(within: readonly string[] | undefined, { asOf, text = {} }: EmployeesAsked): FragmentSqlToken {
  const name = sql.fragment`coalesce(m.name_key, (select u.name_key from read.users u where u.user_id = p.user_id), '')`
  const words = (field: 'name' | 'staffId', column: FragmentSqlToken) =>
    wordsOf(text[field] ?? '').map((word) => wordMatches(column, field, word, { shortWordsAnywhere: true }))
  const isOne = within?.length === 1
  return sql.fragment`
    select ${isOne ? sql.fragment`` : sql.fragment`distinct on (p.user_id)`}
      p.user_id, p.company_id, p.staff_id, p.effective_start_date, p.effective_end_date, ${name} as name_key
    from read.employment_periods p left join read.memberships m on m.user_id = p.user_id and m.company_id = p.company_id
    where ${allOf([
      sql.fragment`p.member_type = 'E'`,
      isAmong(sql.fragment`p.company_id`, within),
      isKnownOn(sql.fragment`p.`, asOf),
      sql.fragment`p.effective_start_date <= ${asOf}::date`,
      sql.fragment`(p.effective_end_date is null or p.effective_end_date >= ${asOf}::date)`,
      ...words('name', name),
      ...words('staffId', sql.fragment`p.staff_id`),
    ])}
    ${isOne ? sql.fragment`` : sql.fragment`order by p.user_id, p.effective_start_date, p.company_id`}`
}

function toEmployee(row: z.infer<typeof rowSchema>): EmployeeAsOf {
  return {
    userId: row.user_id,
    companyId: row.company_id,
    companyName: row.company_name,
    staffId: row.staff_id,
    name: row.name,
    status: row.status,
    effectiveStartDate: row.effective_start_date,
    effectiveEndDate: row.effective_end_date,
    hasRecord: row.has_record,
  }
}
