/** A plan before anybody has written anything into it: no benefits, and the usual answers to all else. */
import { steps, type Plan } from './plan.ts'

/** @param holdsFrom YYYY-MM-DD */
export function newPlan(named: Pick<Plan, 'planNo' | 'name' | 'holdsFrom'>): Plan {
  return {
    ...named,
    currency: 'SGD',
    yearBegins: { month: 1, day: 1 },
    versionBy: 'service',
    order: [...steps],
    shareOfYear: 'whole',
    tax: 'covered',
    otherInsurer: 'up-to-rest',
    groups: [],
    limits: [],
    deductibles: [],
    memberCaps: [],
  }
}
