/** The queries of the read model of used cover. */
import type { Use } from '@member-care/domain/cover/cover-claim.ts'
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { ClientReader, Reader } from '../scope.ts'
import { allOf, companyWithin, integer } from '../tables/query-parts.ts'

/** What one claim or letter has reserved or used. */
export interface CoverUse extends Use {
  readonly companyId: string
  readonly employeeId: string
  readonly sourceKind: 'claim' | 'letter'
  readonly benefitId: string
  readonly planNo: string
  /** Cents of the plan's currency. */
  readonly payableCents: number
}

export interface CoverUseFilter {
  readonly companyId?: string | undefined
  /** Of one family. */
  readonly employeeId?: string | undefined
  readonly personId?: string | undefined
  readonly sourceIds?: readonly string[] | undefined
}

const row = z.object({
  company_id: z.string(),
  employee_id: z.string(),
  source_id: z.string(),
  source_kind: z.enum(['claim', 'letter']),
  state: z.enum(['reserved', 'used']),
  person_id: z.string(),
  benefit_id: z.string(),
  service_date: z.string(),
  visit_id: z.string(),
  stay_id: z.string().nullable(),
  disability_id: z.string().nullable(),
  plan_no: z.string(),
  payable_cents: integer,
  pools: z.array(z.object({ pool: z.string(), amount: z.number() })),
})

/** In the order of their dates. @param scope somebody's own: those of their family as the employee, and their own as a dependant */
export async function listCoverUses(
  pool: CommonQueryMethods,
  scope: Reader,
  { companyId, employeeId, personId, sourceIds }: CoverUseFilter,
): Promise<readonly CoverUse[]> {
  const where = allOf([
    sql.fragment`state <> 'released'`,
    scope.kind === 'own'
      ? sql.fragment`(employee_id = ${scope.userId} or person_id = ${scope.userId})`
      : companyWithin(scope, sql.fragment`cover_uses.company_id`),
    ...(companyId === undefined ? [] : [sql.fragment`cover_uses.company_id = ${companyId}`]),
    ...(employeeId === undefined ? [] : [sql.fragment`employee_id = ${employeeId}`]),
    ...(personId === undefined ? [] : [sql.fragment`person_id = ${personId}`]),
    ...(sourceIds === undefined ? [] : [sql.fragment`source_id = any(${sql.array([...sourceIds], 'text')})`]),
  ])
  const rows = await pool.any(sql.type(row)`
    select company_id, employee_id, source_id, source_kind, state, person_id, benefit_id, service_date::text as service_date, visit_id, stay_id,
      disability_id, plan_no, payable_cents, pools
    from read.cover_uses where ${where} order by service_date, source_id`)
  return rows.map((found) => ({
    companyId: found.company_id,
    employeeId: found.employee_id,
    sourceId: found.source_id,
    sourceKind: found.source_kind,
    state: found.state,
    personId: found.person_id,
    benefitId: found.benefit_id,
    date: found.service_date,
    visitId: found.visit_id,
    ...(found.stay_id !== null && { stayId: found.stay_id }),
    ...(found.disability_id !== null && { disabilityId: found.disability_id }),
    planNo: found.plan_no,
    payableCents: found.payable_cents,
    pools: found.pools,
  }))
}

const familyRow = z.object({ companyId: z.string(), employeeId: z.string() })
type FamilyOfUses = Readonly<z.infer<typeof familyRow>>

/** Families of which something was decided by a plan. */
export function familiesByPlan(
  pool: CommonQueryMethods,
  scope: ClientReader,
  { companyId, planNo }: { readonly companyId: string; readonly planNo: string },
): Promise<readonly FamilyOfUses[]> {
  return usedFamilies(pool, scope, sql.fragment`company_id = ${companyId} and plan_no = ${planNo}`)
}

/** Families of which something was decided, to which one of these people belongs. */
export function familiesOfPeople(
  pool: CommonQueryMethods,
  scope: ClientReader,
  userIds: readonly string[],
): Promise<readonly FamilyOfUses[]> {
  const people = sql.array([...userIds], 'text')
  return usedFamilies(pool, scope, sql.fragment`(employee_id = any(${people}) or person_id = any(${people}))`)
}

function usedFamilies(
  pool: CommonQueryMethods,
  scope: ClientReader,
  where: ReturnType<typeof allOf>,
): Promise<readonly FamilyOfUses[]> {
  return pool.any(sql.type(familyRow)`
    select distinct company_id as "companyId", employee_id as "employeeId" from read.cover_uses
    where state = 'used' and ${where} and ${companyWithin(scope, sql.fragment`cover_uses.company_id`)} order by 1, 2`)
}
