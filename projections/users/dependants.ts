/** Who is covered through an employee. */
import { userStatusSchema } from '@member-care/domain/user/user-events.ts'
import { sql } from 'slonik'
import { z } from 'zod'
import type { ClientReader } from '../scope.ts'
import { allOf, companyWithin } from '../tables/query-parts.ts'
import { sealedBoxes, type SealedReading } from '../tables/sealed-columns.ts'
import { openUserRows } from './user-records.ts'

const dependantRow = z.object({
  user_id: z.string(),
  company_id: z.string(),
  name: z.string().nullable(),
  nric: z.string().nullable(),
  email: z.string().nullable(),
  sealed: sealedBoxes,
  gender: z.enum(['m', 'f']).nullable(),
  status: userStatusSchema,
  login_required: z.boolean(),
  forgotten: z.boolean(),
  relationship: z.string().nullable(),
  plan_no: z.string().nullable(),
  effective_start_date: z.string(),
  effective_end_date: z.string().nullable(),
  revision: z.number(),
})

/** A dependant under one company. Dates are Singapore dates, YYYY-MM-DD; null where the person was forgotten. */
export interface Dependant {
  readonly userId: string
  readonly companyId: string
  readonly name: string | null
  readonly nric: string | null
  readonly email: string | null
  readonly birthdate: string | null
  readonly gender: 'm' | 'f' | null
  readonly status: z.infer<typeof userStatusSchema>
  readonly loginRequired: boolean
  readonly forgotten: boolean
  readonly relationship: string | null
  readonly planNo: string | null
  readonly effectiveStartDate: string
  readonly effectiveEndDate: string | null
  /** Of the dependant's own stream. */
  readonly revision: number
}

/** An employee's dependants within the scope, by company and name; only those under one company when it is given. */
export async function listDependants(
  { database, subjectKeys }: SealedReading,
  scope: ClientReader,
  employeeId: string,
  companyId?: string,
): Promise<readonly Dependant[]> {
  const where = allOf([
    sql.fragment`m.employee_id = ${employeeId} and m.member_type = 'D'`,
    companyWithin(scope, sql.fragment`m.company_id`),
    ...(companyId === undefined ? [] : [sql.fragment`m.company_id = ${companyId}`]),
  ])
  const rows = await database.any(sql.type(dependantRow)`
    select u.user_id, m.company_id, u.name, u.nric, u.email, u.sealed, u.gender, u.status, u.login_required, u.forgotten,
      m.relationship, m.plan_no, m.effective_start_date::text as effective_start_date, m.effective_end_date::text as effective_end_date, u.revision
    from read.memberships m join read.users u on u.user_id = m.user_id
    where ${where} order by m.company_id, u.name_key, u.user_id`)
  return (await openUserRows(subjectKeys, rows)).map((row) => ({
    userId: row.user_id,
    companyId: row.company_id,
    name: row.name,
    nric: row.nric,
    email: row.email,
    birthdate: row.birthdate,
    gender: row.gender,
    status: row.status,
    loginRequired: row.login_required,
    forgotten: row.forgotten,
    relationship: row.relationship,
    planNo: row.plan_no,
    effectiveStartDate: row.effective_start_date,
    effectiveEndDate: row.effective_end_date,
    revision: row.revision,
  }))
}
