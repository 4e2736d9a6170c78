import { expect, test } from 'vitest'
import type { CoverClaim } from './cover-claim.ts'
import { shownLines } from './line-sentences.ts'
import type { Benefit, Plan, Terms } from './plan.ts'
import { reckon } from './reckon.ts'
import { exampleClaim, examplePlan, usedBefore } from './testing/example-plan.ts'

function linesOf(
  amount: number,
  terms: Terms,
  plan: Partial<Plan> = {},
  benefit: Partial<Benefit> = {},
  claim: Partial<CoverClaim> = {},
) {
  const whole = examplePlan(terms, plan, benefit)
  const asked = exampleClaim(amount, claim)
  const reckoning = reckon(whole, [usedBefore('year', 100)], asked)
  return shownLines(reckoning, whole, asked.benefitId, terms).map(({ title, why, change, after }) => [
    title,
    why,
    change,
    after,
  ])
}

const year = {
  id: 'year',
  name: 'GP a year',
  period: 'policy-year',
  per: 'person',
  of: 'payment',
  measure: 'amount',
} as const

test('each line says what applied, why, and what it did', () => {
  const terms: Terms = {
    schedule: { most: 100_00, per: 'visit', rest: 'member' },
    coPay: { amount: 5_00, per: 'visit' },
    coInsurance: { edges: 'rest', parts: [{ memberShare: 200_000 }] },
  }
  expect(linesOf(120, terms, { limits: [{ ...year, most: 150_00 }] })).toEqual([
    ['Highest price', 'At most SGD 100.00 a visit.', 'SGD -20.00', 'SGD 100.00'],
    ['Co-payment', 'The member pays SGD 5.00 a visit.', 'SGD -5.00', 'SGD 95.00'],
    ['Member’s share', 'The member pays 20%.', 'SGD -19.00', 'SGD 76.00'],
    ['GP a year', 'At most SGD 150.00 in a policy year.', 'SGD -26.00', 'SGD 50.00'],
  ])
})

test('a deductible and a cap are named as the plan names them', () => {
  const rule = { period: 'life', per: 'person' } as const
  const plan = {
    deductibles: [{ id: 'd', name: 'Own part', ...rule, most: 50_00 }],
    memberCaps: [{ id: 'm', name: 'Most of your own', ...rule, most: 20_00 }],
  }
  expect(linesOf(120, { deductibles: ['d'] }, plan)).toEqual([
    ['Own part', 'The member pays the first SGD 50.00 for life.', 'SGD -50.00', 'SGD 70.00'],
    ['Most of your own', 'The member pays at most SGD 20.00 for life.', 'SGD 30.00', 'SGD 100.00'],
  ])
})

test('a refusal says its reason and the rule', () => {
  expect(linesOf(10, {}, { limits: [{ ...year, most: 100_00 }] })).toEqual([
    ['GP a year', 'The limit is used up. At most SGD 100.00 in a policy year.', 'SGD -10.00', 'SGD 0.00'],
  ])
  const waiting = { waiting: { days: 5_000, exceptAccidents: false } }
  expect(linesOf(10, {}, {}, waiting)).toEqual([
    ['Cover', 'The waiting time had not passed yet. Covered after 5,000 days.', 'SGD -10.00', 'SGD 0.00'],
  ])
})

test('a conversion shows what it came to', () => {
  expect(linesOf(10, {}, {}, {}, { currency: 'USD', rateBillionths: 1_350_000_000 })).toEqual([
    ['Converted at the rate of the day', '', '', 'SGD 13.50'],
  ])
})
