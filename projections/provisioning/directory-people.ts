/** A company's employees as its own system sees them (S88): nothing of them that another company said. */
import { userStatusSchema } from '@member-care/domain/user/user-events.ts'
import { sql, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'
import type { CompaniesScope } from '../scope.ts'
import { allOf, companyWithin, instant, limitTo, type Listed, type Page } from '../tables/query-parts.ts'
import { sealedBoxes, type SealedReading } from '../tables/sealed-columns.ts'
import { openUserRows } from '../users/user-records.ts'
import { conditionOf, type DirectoryColumns, type DirectoryFilter } from './directory-filter.ts'

const personRow = z.object({
  user_id: z.string(),
  user_name: z.string(),
  external_id: z.string().nullable(),
  given_name: z.string().nullable(),
  family_name: z.string().nullable(),
  name: z.string().nullable(),
  nric: z.string().nullable(),
  email: z.string().nullable(),
  sealed: sealedBoxes,
  gender: z.enum(['m', 'f']).nullable(),
  status: userStatusSchema,
  staff_id: z.string().nullable(),
  designation: z.string().nullable(),
  plan_no: z.string().nullable(),
  cost_center: z.string().nullable(),
  cost_center_name: z.string().nullable(),
  effective_start_date: z.string(),
  effective_end_date: z.string().nullable(),
  is_active: z.boolean(),
  was_elsewhere: z.boolean(),
  is_elsewhere: z.boolean(),
  plan_id: z.string().nullable(),
  plan_name: z.string().nullable(),
  created_at: instant,
  modified_at: instant,
  revision: z.number(),
})

/** An employee of one company. Null stands for what is not known, or not this company's to know. */
export interface DirectoryPerson {
  readonly userId: string
  /** As the company's system says; else the e-mail address, else the id. */
  readonly userName: string
  readonly externalId: string | null
  /** The parts of the name, as the company's system says them. */
  readonly givenName: string | null
  readonly familyName: string | null
  readonly name: string | null
  readonly nric: string | null
  /** Null for a placeholder, and where another company covers or covered them, unless it is their user name here. */
  readonly email: string | null
  readonly birthdate: string | null
  readonly gender: 'm' | 'f' | null
  readonly contactNoCountryCode: string | null
  readonly contactNo: string | null
  readonly isRegistered: boolean
  readonly staffId: string | null
  readonly designation: string | null
  readonly planNo: string | null
  readonly costCenter: string | null
  readonly costCenterName: string | null
  readonly startDate: string
  readonly endDate: string | null
  /** Their cover has not ended by the date. */
  readonly isActive: boolean
  /** Another company covers them, or is going to: what is the person's own is not this company's to change. */
  readonly isElsewhere: boolean
  readonly group: { readonly planId: string; readonly name: string } | null
  readonly createdAt: Date
  readonly modifiedAt: Date
  /** Of the user's stream. */
  readonly revision: number
}

export interface DirectoryReading extends SealedReading {
  /** Singapore date, YYYY-MM-DD. */
  readonly today: string
  /** Of addresses that were made of a number (3§5). */
  readonly placeholderEmailDomain: string
}

/** The one company of a scope: a token is that of one. */
function companyOf({ companyIds }: CompaniesScope): string {
  return companyIds[0] ?? ''
}

const wasElsewhere = sql.fragment`exists (select from read.memberships o where o.user_id = m.user_id and o.company_id <> m.company_id)`

function columnsFor(
  scope: CompaniesScope,
  { today, placeholderEmailDomain }: Omit<DirectoryReading, keyof SealedReading>,
): DirectoryColumns {
  const isPlaceholder = sql.fragment`right(lower(u.email), ${placeholderEmailDomain.length + 1}) = ${`@${placeholderEmailDomain.toLowerCase()}`}`
  const own = sql.fragment`case when not ${isPlaceholder} and not ${wasElsewhere} then u.email end`
  const said = sql.fragment`case when lower(u.email) = d.user_name_key then u.email end`
  return {
    companyId: companyOf(scope),
    id: sql.fragment`m.user_id`,
    userName: sql.fragment`coalesce(d.user_name, ${own}, m.user_id)`,
    externalId: sql.fragment`d.external_id`,
    employeeNumber: sql.fragment`m.staff_id`,
    email: sql.fragment`coalesce(${said}, ${own})`,
    name: sql.fragment`u.name`,
    active: sql.fragment`(m.effective_end_date is null or m.effective_end_date > ${today}::date)`,
    // Of somebody who is known elsewhere too, only what happened here is told.
    lastModified: sql.fragment`case when ${wasElsewhere} then greatest(d.changed_at, coalesce(
      (select e.recorded_at from read.event_index e where e.position = m.position), m.effective_start_date::timestamptz)) else u.updated_at end`,
  }
}

/** Employees whom the company's system may see: those who are covered, and those who were and whom it has not deleted. */
function shown(scope: CompaniesScope): readonly FragmentSqlToken[] {
  return [
    companyWithin(scope, sql.fragment`m.company_id`),
    sql.fragment`m.company_id = ${companyOf(scope)}`,
    sql.fragment`m.member_type = 'E' and not u.forgotten`,
    sql.fragment`(d.is_listed is not false or m.effective_end_date is null)`,
  ]
}

const people = sql.fragment`
  read.memberships m join read.users u on u.user_id = m.user_id and u.user_type = 'client'
  left join read.directory_entries d on d.user_id = m.user_id and d.company_id = m.company_id`

/** A page of the company's employees who fit, by their ids, with their exact number. */
export async function listDirectoryPeople(
  reading: DirectoryReading,
  scope: CompaniesScope,
  filter: DirectoryFilter,
  page: Page,
): Promise<Listed<DirectoryPerson>> {
  const columns = columnsFor(scope, reading)
  const where = allOf([...shown(scope), conditionOf(filter, columns)])
  const [total, rows] = await Promise.all([
    reading.database.oneFirst(
      sql.type(z.object({ total: z.number() }))`select count(*)::int as total from ${people} where ${where}`,
    ),
    page.limit === 0 ? [] : readPage(reading, columns, where, page),
  ])
  const opened = await openUserRows(reading.subjectKeys, rows)
  return { items: opened.map(toPerson), total }
}

/** What a row tells is looked up of the page alone, and not of all that come before it. */
function readPage(
  { database, today }: DirectoryReading,
  columns: DirectoryColumns,
  where: FragmentSqlToken,
  page: Page,
): Promise<readonly z.infer<typeof personRow>[]> {
  return database.any(sql.type(personRow)`
    with page as materialized (select m.user_id from ${people} where ${where} order by m.user_id ${limitTo(page)})
    select m.user_id, ${columns.userName} as user_name, d.external_id, d.given_name, d.family_name, u.name, u.nric, ${columns.email} as email,
      u.sealed, u.gender, u.status, m.staff_id, m.designation, m.plan_no, m.cost_center, m.cost_center_name,
      m.effective_start_date::text as effective_start_date, m.effective_end_date::text as effective_end_date,
      ${columns.active} as is_active, ${wasElsewhere} as was_elsewhere,
      exists (select from read.memberships o where o.user_id = m.user_id and o.company_id <> m.company_id
        and (o.effective_end_date is null or o.effective_end_date >= ${today}::date)) as is_elsewhere,
      p.plan_id, p.name as plan_name,
      case when ${wasElsewhere} then m.effective_start_date::timestamptz else u.enrolled_at end as created_at,
      ${columns.lastModified} as modified_at, u.revision
    from ${people}
    left join lateral (select plan_id, name from read.plans p
      where p.company_id = m.company_id and p.plan_no_key = upper(trim(m.plan_no)) and p.status <> 'discarded' order by plan_id limit 1) p on true
    where m.user_id = any(array(select user_id from page)) and m.company_id = ${columns.companyId} order by m.user_id`)
}

/** One of the company's employees; undefined for anybody else. */
export async function findDirectoryPerson(
  reading: DirectoryReading,
  scope: CompaniesScope,
  userId: string,
): Promise<DirectoryPerson | undefined> {
  const filter = { kind: 'compare', field: 'id', op: 'eq', value: userId } as const
  const { items } = await listDirectoryPeople(reading, scope, filter, { offset: 0, limit: 1 })
  return items[0]
}

type Opened = Awaited<ReturnType<typeof openUserRows<z.infer<typeof personRow>>>>[number]

function toPerson(row: Opened): DirectoryPerson {
  const own = <Value>(value: Value): Value | null => (row.was_elsewhere ? null : value)
  return {
    userId: row.user_id,
    userName: row.user_name,
    externalId: row.external_id,
    givenName: row.given_name,
    familyName: row.family_name,
    name: row.name,
    nric: row.nric,
    email: row.email,
    birthdate: own(row.birthdate),
    gender: own(row.gender),
    contactNoCountryCode: own(row.contact_no_country_code),
    contactNo: own(row.contact_no),
    isRegistered: row.status !== 101,
    staffId: row.staff_id,
    designation: row.designation,
    planNo: row.plan_no,
    costCenter: row.cost_center,
    costCenterName: row.cost_center_name,
    startDate: row.effective_start_date,
    endDate: row.effective_end_date,
    isActive: row.is_active,
    isElsewhere: row.is_elsewhere,
    group: row.plan_id !== null ? { planId: row.plan_id, name: row.plan_name ?? '' } : null,
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
    revision: row.revision,
  }
}

const memberRow = z.object({ userId: z.string(), name: z.string().nullable() })

/** The company's employees who are covered by a plan, by their ids. */
export function directoryMembersOf(
  { database, today }: DirectoryReading,
  scope: CompaniesScope,
  planNo: string,
): Promise<readonly z.infer<typeof memberRow>[]> {
  const where = allOf([
    ...shown(scope),
    sql.fragment`upper(trim(m.plan_no)) = upper(trim(${planNo}))`,
    sql.fragment`(m.effective_end_date is null or m.effective_end_date > ${today}::date)`,
  ])
  return database.any(
    sql.type(memberRow)`select m.user_id as "userId", u.name from ${people} where ${where} order by m.user_id`,
  )
}
