/** The people of a family, for the record of the one that they are covered through or with. */
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { Scope } from '../scope.ts'
import { companyWithin } from '../tables/query-parts.ts'

/** A dependant in one company. Dates are Singapore dates, YYYY-MM-DD; personal values are null where the person was forgotten. */
export interface Dependant {
  readonly companyId: string
  readonly userId: string
  readonly name: string | null
  readonly nric: string | null
  readonly birthdate: string | null
  readonly gender: 'm' | 'f' | null
  readonly email: string | null
  readonly loginRequired: boolean
  readonly relationship: string | null
  readonly planNo: string | null
  readonly effectiveStartDate: string
  readonly effectiveEndDate: string | null
  /** Of the dependant's own stream. */
  readonly revision: number
}

const dependantRow = z.object({
  company_id: z.string(),
  user_id: z.string(),
  name: z.string().nullable(),
  nric: z.string().nullable(),
  birthdate: z.string().nullable(),
  gender: z.enum(['m', 'f']).nullable(),
  email: z.string().nullable(),
  login_required: z.boolean(),
  relationship: z.string().nullable(),
  plan_no: z.string().nullable(),
  effective_start_date: z.string(),
  effective_end_date: z.string().nullable(),
  revision: z.number(),
})

/** The dependants of an employee in the companies of the scope, in the order in which their covers began. */
export async function listDependants(pool: CommonQueryMethods, scope: Exclude<Scope, { kind: 'own' }>, employeeId: string): Promise<readonly Dependant[]> {
  const rows = await pool.any(sql.type(dependantRow)`
    select m.company_id, m.user_id, u.name, u.nric, u.birthdate::text as birthdate, u.gender, u.email, u.login_required,
      m.relationship, m.plan_no, m.effective_start_date::text as effective_start_date, m.effective_end_date::text as effective_end_date, u.revision
    from read.memberships m join read.users u on u.user_id = m.user_id
    where m.employee_id = ${employeeId} and m.member_type = 'D' and ${companyWithin(scope, sql.fragment`m.company_id`)}
    order by m.effective_start_date, u.name, m.user_id`)
  return rows.map((row) => ({
    companyId: row.company_id,
    userId: row.user_id,
    name: row.name,
    nric: row.nric,
    birthdate: row.birthdate,
    gender: row.gender,
    email: row.email,
    loginRequired: row.login_required,
    relationship: row.relationship,
    planNo: row.plan_no,
    effectiveStartDate: row.effective_start_date,
    effectiveEndDate: row.effective_end_date,
    revision: row.revision,
  }))
}

const nameRow = z.object({ user_id: z.string(), name: z.string().nullable() })

/**
 * The names of the employees through whom somebody is covered, by their user ids; null where they were forgotten.
 * @param memberships of one user, within the scope of whoever asks
 */
export async function employeeNames(pool: CommonQueryMethods, memberships: readonly { readonly employeeId: string | null }[]): Promise<ReadonlyMap<string, string | null>> {
  const ids = memberships.flatMap(({ employeeId }) => (employeeId === null ? [] : [employeeId]))
  if (ids.length === 0) return new Map()
  const rows = await pool.any(sql.type(nameRow)`select user_id, name from read.users where user_id = any(${sql.array([...new Set(ids)], 'text')})`)
  return new Map(rows.map(({ user_id, name }) => [user_id, name]))
}
