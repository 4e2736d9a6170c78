/** The cover of one person under a client as a Coverage of FHIR R4. */
import { coverTexts } from '../../texts/cover-texts.ts'
import { fhirTexts } from '../../texts/fhir-texts.ts'
import type { CoveredPerson } from '../cover-claim.ts'
import type { Plan } from '../plan.ts'
import { concept, hl7Code } from './code-systems.ts'
import type { Coverage, Reference } from './fhir-types.ts'

export interface CoverOfPerson {
  readonly person: Pick<CoveredPerson, 'as' | 'coveredFrom' | 'coveredTo'>
  /** The client, and the number of its policy; '' where it has none. */
  readonly client: { readonly name: string; readonly policyNo: string }
  /** The number of the employee at the client; '' where nobody has one. */
  readonly staffId: string
  /** Absent: no plan is kept for the person. */
  readonly plan?: Pick<Plan, 'planNo' | 'name'>
}

/** Who and what the cover is tied to, in the same bundle. */
export interface CoverageReferences {
  readonly client: Reference
  /** Absent: the bundle does not have the employee. */
  readonly employee?: Reference
  readonly person: Reference
}

/** @param id of the resource */
export function coverage(
  id: string,
  { person, client, staffId, plan }: CoverOfPerson,
  references: CoverageReferences,
): Coverage {
  const { coveredFrom, coveredTo } = person
  const classes = classesOf(client, plan)
  return {
    resourceType: 'Coverage',
    id,
    status: 'active',
    type: concept(fhirTexts.medicalPlan, hl7Code('v3-ActCode', 'HIP')),
    policyHolder: references.client,
    ...(references.employee !== undefined && { subscriber: references.employee }),
    ...(staffId.trim() !== '' && { subscriberId: staffId.trim() }),
    beneficiary: references.person,
    relationship: relationship(person),
    period: { start: coveredFrom, ...(coveredTo !== undefined && { end: coveredTo }) },
    // The house does not know who underwrites a client's plan; the client answers for it.
    payor: [references.client],
    ...(classes.length > 0 && { class: classes }),
  }
}

/** The client's policy, and the plan in it. */
function classesOf(client: CoverOfPerson['client'], plan: CoverOfPerson['plan']): NonNullable<Coverage['class']> {
  const value = client.policyNo.trim()
  const group = concept(fhirTexts.policy, hl7Code('coverage-class', 'group'))
  const ofPlan = concept(fhirTexts.plan, hl7Code('coverage-class', 'plan'))
  return [
    ...(value === '' ? [] : [{ type: group, value, name: client.name }]),
    ...(plan === undefined ? [] : [{ type: ofPlan, value: plan.planNo, name: plan.name }]),
  ]
}

function relationship({ as }: Pick<CoveredPerson, 'as'>) {
  return concept(coverTexts.coveredAs[as], hl7Code('subscriber-relationship', as === 'employee' ? 'self' : as))
}
