import { expect, test } from 'vitest'
import type { Benefit } from './plan.ts'
import { reckon } from './reckon.ts'
import { exampleBenefit, examplePlan } from './testing/example-plan.ts'
import { trialClaim } from './trial-claim.ts'

test.each<[string, Partial<Benefit>]>([
  ['everybody', {}],
  ['people after a waiting time', { waiting: { days: 720, exceptAccidents: false } }],
  ['children', { coveredAs: ['child'], ages: { from: 0, to: 17 } }],
  ['people of 65', { ages: { from: 65, to: 65 } }],
  ['people with a referral', { needsReferral: true }],
  ['a stay in hospital', { claimedAs: 'inpatient' }],
  ['a visit around a stay', { aroundStay: { daysBefore: 0, daysAfter: 0 } }],
])('a benefit for %s is tried out without a refusal or a question', (_who, change) => {
  const plan = examplePlan({ coPay: { amount: 5_00, per: 'visit' } }, {}, change)
  const trial = { benefit: exampleBenefit({}, change), network: 'panel', amount: 50_00, days: 1 } as const
  expect(reckon(plan, [], trialClaim(plan, trial))).toMatchObject({ payable: 45_00, questions: [] })
})
