/** Plans and claims of the tests: a plan that pays everything, to which each test adds what it is about. */
import { useOf, type CoverClaim, type Use } from '../cover-claim.ts'
import { planSchema, steps, type Benefit, type Plan, type Terms } from '../plan.ts'
import { reckon } from '../reckon.ts'
import type { Reckoning } from '../reckoning.ts'

/** One benefit, `care`, that everybody has everywhere on the given terms. */
export function examplePlan(terms: Terms = {}, change: Partial<Plan> = {}, benefit: Partial<Benefit> = {}): Plan {
  return planSchema.parse({
    planNo: 'P1',
    name: 'Example',
    holdsFrom: '2020-01-01',
    currency: 'SGD',
    yearBegins: { month: 1, day: 1 },
    versionBy: 'service',
    order: [...steps],
    shareOfYear: 'whole',
    tax: 'covered',
    otherInsurer: 'up-to-rest',
    groups: [{ code: 'G', name: 'Care', benefits: [exampleBenefit(terms, benefit)] }],
    limits: [],
    deductibles: [],
    memberCaps: [],
    ...change,
  } satisfies Plan)
}

export function exampleBenefit(terms: Terms, change: Partial<Benefit> = {}): Benefit {
  return {
    id: 'care',
    name: 'Care',
    code: 'CARE',
    claimedAs: 'outpatient',
    ptc: 'C',
    showsDiagnosis: false,
    needsDocuments: false,
    panel: terms,
    other: terms,
    ...change,
  }
}

let claims = 0

/** @param amount in dollars */
export function exampleClaim(amount: number, change: Partial<CoverClaim> = {}): CoverClaim {
  claims += 1
  const sourceId = `claim-${claims}`
  return {
    sourceId,
    visitId: sourceId,
    benefitId: 'care',
    serviceDate: '2026-06-15',
    units: 1,
    days: 1,
    amount: Math.round(amount * 100),
    tax: 0,
    currency: 'SGD',
    network: 'panel',
    isAccident: false,
    referral: 'unknown',
    otherInsurer: { state: 'none' },
    person: examplePerson('A'),
    ...change,
  }
}

export function examplePerson(id: string): CoverClaim['person'] {
  return { id, as: 'employee', coveredFrom: '2020-01-01', familyFrom: '2020-01-01' }
}

/** Reckons claims one after another, each after what the earlier ones used. */
export function reckonAll(plan: Plan, all: readonly CoverClaim[], before: readonly Use[] = []): readonly Reckoning[] {
  const uses = [...before]
  return all.map((claim) => {
    const reckoning = reckon(plan, uses, claim)
    uses.push(useOf(claim, reckoning))
    return reckoning
  })
}

/** Earlier use of a pool, in dollars. */
export function usedBefore(pool: string, amount: number, change: Partial<Use> = {}): Use {
  claims += 1
  return {
    sourceId: `earlier-${claims}`,
    state: 'used',
    personId: 'A',
    date: '2026-03-01',
    visitId: `earlier-${claims}`,
    pools: [{ pool, amount: Math.round(amount * 100) }],
    ...change,
  }
}
