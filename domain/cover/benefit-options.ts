/** The outpatient benefits of a plan as the claim form offers them: in the answer shape of the call catalogue (CLM-027). */
import type { OutpatientOptions } from '../claim/claim-options.ts'
import type { CoveredPerson } from './cover-claim.ts'
import { benefitsOpenTo } from './entitlement.ts'
import type { Plan } from './plan.ts'

/** @param on the date of the visit, YYYY-MM-DD */
export function benefitOptions(plan: Plan, person: CoveredPerson, on: string): OutpatientOptions['bl'] {
  return benefitsOpenTo(plan, person, on, 'outpatient').map(({ group, benefits }) => ({
    n: group.name,
    c: group.code,
    ol: benefits.map(({ id, code, name, showsDiagnosis, ptc }) => ({
      n: name,
      c: code,
      g: group.name,
      id,
      sd: showsDiagnosis,
      ptc,
    })),
  }))
}
