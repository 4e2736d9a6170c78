/** The outpatient benefits that somebody's plan covers on a day, as the claim form offers them (CLM-027). */
import type { OutpatientOptions } from '@member-care/domain/claim/claim-options.ts'
import { benefitOptions } from '@member-care/domain/cover/benefit-options.ts'
import { versionOn } from '@member-care/domain/cover/member-cover.ts'
import { planOfPerson } from '@member-care/projections/plans/plan-queries.ts'
import type { Family } from '../aggregates/cover.ts'
import type { Parts } from '../http/parts.ts'
import { coveredPerson } from './cover-of-claim.ts'

/**
 * Who asks has been let see the person before.
 * @param on the date of the visit, YYYY-MM-DD
 * @returns undefined: no plan is kept for the person, or none on this date
 */
export async function benefitsOfPlan(
  parts: Pick<Parts, 'database' | 'users' | 'systemReader'>,
  family: Family,
  personId: string,
  on: string,
): Promise<OutpatientOptions['bl'] | undefined> {
  const plan = await planOfPerson(parts.database, parts.systemReader, family.companyId, personId, on)
  if (plan === undefined) return undefined
  const person = await coveredPerson(parts, family, personId, on)
  const version = person && versionOn(plan.versions, person, on)
  return version && person && benefitOptions(version, person, on)
}
