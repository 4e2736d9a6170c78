/** What is added to a draft: with an id that nothing else has, and the rest still to be typed. */
import type { Benefit, Plan } from '@member-care/domain/cover/plan.ts'
import type { PlanForm } from './plan-form.ts'

/** A field of the form that is still empty. */
const empty = null as never

export function newGroup(plan: PlanForm): Plan['groups'][number] {
  return { code: freeId('group', plan), name: '', benefits: [] }
}

export function newBenefit(plan: PlanForm): Benefit {
  return {
    id: freeId('benefit', plan),
    name: '',
    code: '',
    claimedAs: 'outpatient',
    ptc: '',
    showsDiagnosis: true,
    needsDocuments: false,
    panel: {},
    other: {},
  }
}

/** @param benefits none: all of them */
export function newLimit(plan: PlanForm, name: string, benefits?: string[]): Plan['limits'][number] {
  return {
    id: freeId('limit', plan),
    name,
    period: 'policy-year',
    per: 'person',
    of: 'payment',
    measure: 'amount',
    most: empty,
    ...(benefits !== undefined && { benefits }),
  }
}

export function newDeductible(plan: PlanForm, name: string): Plan['deductibles'][number] {
  return { id: freeId('deductible', plan), name, period: 'policy-year', per: 'person', most: empty }
}

export function newMemberCap(plan: PlanForm, name: string): Plan['memberCaps'][number] {
  return { id: freeId('cap', plan), name, period: 'policy-year', per: 'person', most: empty }
}

/** An id that stands nowhere in the plan. */
function freeId(kind: string, plan: PlanForm): string {
  const said = JSON.stringify(plan)
  let number = 1
  while (said.includes(`"${kind}-${number}"`)) number += 1
  return `${kind}-${number}`
}
