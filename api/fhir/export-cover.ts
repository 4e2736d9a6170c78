/** The cover of some people of a family under one client, as it is exported. */
import type { CoverExport, ExportedPerson } from '@member-care/domain/cover/fhir/cover-bundle.ts'
import { publishedPlan, type PublishedPlan } from '@member-care/domain/cover/fhir/insurance-plan.ts'
import { versionOn } from '@member-care/domain/cover/member-cover.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import type { ClientRecord } from '@member-care/projections/clients/client-queries.ts'
import { listCoverUses } from '@member-care/projections/cover-uses/cover-use-queries.ts'
import { planOfPerson } from '@member-care/projections/plans/plan-queries.ts'
import type { Scope } from '@member-care/projections/scope.ts'
import type { Parts } from '../http/parts.ts'
import { listDecidedClaims } from './decided-claims.ts'

/** Who is exported, to whom. */
export interface Asked {
  /** How far who asks may read claims. */
  readonly scope: Scope
  readonly client: ClientRecord
  /** The employee whose family it is. */
  readonly employeeId: string
  /** Those whose cover who asks may see. */
  readonly people: readonly Pick<ExportedPerson, 'name' | 'identity' | 'person'>[]
  /** Whether who asks is told the plan, and what is left of it. */
  readonly isPlanTold: boolean
}

/**
 * The plan and the uses of the family are read for the system's own work: balances count everybody, and show sums.
 */
export async function exportCover(
  parts: Parts,
  { scope, client, employeeId, people, isPlanTold }: Asked,
): Promise<CoverExport> {
  const { companyId, name, policyNo } = client
  const now = parts.clock()
  const date = singaporeToday(now)
  const [employees, uses] = await Promise.all([
    parts.users.getUsers(parts.systemReader, [employeeId]),
    listCoverUses(parts.database, parts.systemReader, { companyId, employeeId }),
  ])
  const employment = employees.get(employeeId)?.memberships.find((membership) => membership.companyId === companyId)
  return {
    client: { companyId, name, policyNo },
    employee: { userId: employeeId, staffId: employment?.staffId ?? '' },
    people: await Promise.all(
      people.map(async (one) => {
        const plan = isPlanTold ? await planOfDate(parts, companyId, one, date) : undefined
        return {
          ...one,
          ...(plan !== undefined && { plan }),
          claims: await listDecidedClaims(parts, scope, { companyId, claimantId: one.person.id }),
        }
      }),
    ),
    uses,
    date,
    asked: now.toISOString(),
  }
}

/** The version that holds on a date. Undefined: no plan is kept for the person, or none holds yet. */
async function planOfDate(
  { database, systemReader }: Parts,
  companyId: string,
  { person }: Pick<ExportedPerson, 'person'>,
  date: string,
): Promise<PublishedPlan | undefined> {
  const found = await planOfPerson(database, systemReader, companyId, person.id)
  const plan = found && versionOn(found.versions, person, date)
  return plan && publishedPlan(found.planId, found.versions, plan)
}
