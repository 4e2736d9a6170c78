/**
 * The users of an export, a piece at a time: by company, employees before dependants, each from the last one that was read,
 * so that a million rows cost no more memory than a page and no row is read twice.
 */
import type { ExportedMemberType, ExportFilterField } from '@member-care/domain/export/user-export.ts'
import { memberTypes, userStatusSchema, type MemberType } from '@member-care/domain/user/user-events.ts'
import { sql, type CommonQueryMethods, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'
import type { ClientScope } from '../scope.ts'
import { allOf, companyWithin, contains, integer } from '../tables/query-parts.ts'
import { sealedBoxes, type SealedReading } from '../tables/sealed-columns.ts'
import { openUserRows, type OpenedRow } from './user-records.ts'

export interface ExportedUsersFilter {
  readonly memberType: ExportedMemberType
  /** Part of what the company is called, in any case. */
  readonly company?: { readonly field: ExportFilterField; readonly query: string } | undefined
}

/** One cover of one person. Dates are YYYY-MM-DD. */
export interface ExportedUser {
  readonly companyName: string
  readonly companyCode: string
  readonly groupCode: string
  readonly policyNo: string
  readonly memberType: MemberType
  readonly name: string | null
  readonly nric: string | null
  readonly birthdate: string | null
  readonly gender: string | null
  readonly email: string | null
  readonly contactNoCountryCode: string | null
  readonly contactNo: string | null
  readonly staffId: string | null
  readonly designation: string | null
  readonly planNo: string | null
  readonly costCenter: string | null
  readonly costCenterName: string | null
  readonly effectiveStartDate: string
  readonly effectiveEndDate: string | null
  /** For a dependant: to the employee whose cover it is. */
  readonly relationship: string | null
  readonly employeeName: string | null
  readonly employeeNric: string | null
  readonly loginRequired: boolean
  readonly status: z.infer<typeof userStatusSchema>
}

const PIECE_ROWS = 2_000

const companyRow = z.object({
  company_id: z.string(),
  name: z.string(),
  company_code: z.string(),
  group_code: z.string(),
  policy_no: z.string(),
})
const totalRow = z.object({ total: integer })
const userRow = z.object({
  user_id: z.string(),
  member_type: z.enum(memberTypes),
  name: z.string().nullable(),
  nric: z.string().nullable(),
  sealed: sealedBoxes,
  gender: z.string().nullable(),
  email: z.string().nullable(),
  staff_id: z.string().nullable(),
  designation: z.string().nullable(),
  plan_no: z.string().nullable(),
  cost_center: z.string().nullable(),
  cost_center_name: z.string().nullable(),
  effective_start_date: z.string(),
  effective_end_date: z.string().nullable(),
  relationship: z.string().nullable(),
  employee_name: z.string().nullable(),
  employee_nric: z.string().nullable(),
  login_required: z.boolean(),
  status: userStatusSchema,
})

const companyColumns: Readonly<Record<ExportFilterField, FragmentSqlToken>> = {
  groupCode: sql.fragment`c.group_code`,
  policyNo: sql.fragment`c.policy_no`,
  name: sql.fragment`c.name`,
}

/** How many companies a filter means within the scope. */
export async function countExportedCompanies(
  pool: CommonQueryMethods,
  scope: ClientScope,
  filter: ExportedUsersFilter,
): Promise<number> {
  return pool.oneFirst(
    sql.type(totalRow)`select count(*) as total from read.clients c where ${meantCompanies(scope, filter)}`,
  )
}

/** How many rows the export will have, as of now; people come and go while it is written. */
export async function countExportedUsers(
  pool: CommonQueryMethods,
  scope: ClientScope,
  filter: ExportedUsersFilter,
): Promise<number> {
  const ofType = sql.join(
    typesOf(filter).map((type) => sql.fragment`${type}`),
    sql.fragment`, `,
  )
  return pool.oneFirst(sql.type(totalRow)`
    select count(*) as total from read.memberships m join read.clients c on c.company_id = m.company_id
    where m.member_type in (${ofType}) and ${meantCompanies(scope, filter)}`)
}

/** Every user of the export, in pieces. Who has been forgotten is left out. */
export async function* readExportedUsers(
  reading: SealedReading,
  scope: ClientScope,
  filter: ExportedUsersFilter,
): AsyncGenerator<readonly ExportedUser[]> {
  const companies = await reading.database.any(sql.type(companyRow)`
    select c.company_id, c.name, c.company_code, c.group_code, c.policy_no from read.clients c where ${meantCompanies(scope, filter)} order by c.name, c.company_id`)
  for (const company of companies) {
    for (const memberType of typesOf(filter)) yield* ofCompany(reading, company, memberType)
  }
}

async function* ofCompany(
  { database, subjectKeys }: SealedReading,
  company: z.infer<typeof companyRow>,
  memberType: MemberType,
): AsyncGenerator<readonly ExportedUser[]> {
  let after = ''
  for (;;) {
    const rows = await database.any(sql.type(userRow)`
      select m.user_id, m.member_type, u.name, u.nric, u.sealed, u.gender, u.email,
        m.staff_id, m.designation, m.plan_no, m.cost_center, m.cost_center_name,
        m.effective_start_date::text as effective_start_date, m.effective_end_date::text as effective_end_date,
        m.relationship, e.name as employee_name, e.nric as employee_nric, u.login_required, u.status
      from read.memberships m
      join read.users u on u.user_id = m.user_id and not u.forgotten
      left join read.users e on e.user_id = m.employee_id
      where m.company_id = ${company.company_id} and m.member_type = ${memberType} and m.user_id > ${after}
      order by m.user_id limit ${PIECE_ROWS}`)
    if (rows.length > 0) yield (await openUserRows(subjectKeys, rows)).map((row) => toExported(company, row))
    const last = rows.at(-1)
    if (!last || rows.length < PIECE_ROWS) return
    after = last.user_id
  }
}

function typesOf({ memberType }: ExportedUsersFilter): readonly MemberType[] {
  return memberType === 'all' ? ['E', 'D'] : [memberType === 'e' ? 'E' : 'D']
}

function meantCompanies(scope: ClientScope, { company }: ExportedUsersFilter): FragmentSqlToken {
  return allOf([
    companyWithin(scope, sql.fragment`c.company_id`),
    ...(company ? [contains(companyColumns[company.field], company.query)] : []),
  ])
}

function toExported(company: z.infer<typeof companyRow>, row: OpenedRow<z.infer<typeof userRow>>): ExportedUser {
  return {
    companyName: company.name,
    companyCode: company.company_code,
    groupCode: company.group_code,
    policyNo: company.policy_no,
    memberType: row.member_type,
    name: row.name,
    nric: row.nric,
    birthdate: row.birthdate,
    gender: row.gender,
    email: row.email,
    contactNoCountryCode: row.contact_no_country_code,
    contactNo: row.contact_no,
    staffId: row.staff_id,
    designation: row.designation,
    planNo: row.plan_no,
    costCenter: row.cost_center,
    costCenterName: row.cost_center_name,
    effectiveStartDate: row.effective_start_date,
    effectiveEndDate: row.effective_end_date,
    relationship: row.relationship,
    employeeName: row.employee_name,
    employeeNric: row.employee_nric,
    loginRequired: row.login_required,
    status: row.status,
  }
}
