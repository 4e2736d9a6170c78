import { expect, test } from 'vitest'
import { planSchema, type Plan } from './plan.ts'
import { exampleBenefit, examplePlan } from './testing/example-plan.ts'

const limit = {
  id: 'l',
  name: 'Limit',
  period: 'life',
  per: 'person',
  of: 'payment',
  measure: 'amount',
  most: 1,
} as const
const benefitWith = (change: Parameters<typeof exampleBenefit>[0]) => ({
  groups: [{ code: 'G', name: 'G', benefits: [exampleBenefit(change)] }],
})
const half = 500_000

test.each<[string, Partial<Plan>]>([
  ['This is not a date. Write it as year, month and day, such as 2027-01-31.', { holdsFrom: '2027-02-30' }],
  ['Name the currency by its three capital letters, such as SGD.', { currency: 'sgd' }],
  ['Give SGD as the currency: claims are paid in Singapore dollars.', { currency: 'USD' }],
  ['The step tax stands twice in the order.', { order: ['tax', 'tax'] }],
  ['The limits of the payment come after the member’s cap.', { order: ['payment-limits', 'member-cap'] }],
  [
    'The other insurer’s payment comes before the member’s share, or after the member’s cap.',
    { order: ['co-pay', 'other-insurer', 'co-insurance', 'member-cap'] },
  ],
  ['The member’s cap comes after the step co-pay.', { order: ['member-cap', 'co-pay'] }],
  ['The step schedule comes before the member’s share.', { order: ['deductible', 'schedule'] }],
  ['l stands for two things.', { limits: [limit, limit] }],
  [
    'l stands for two things.',
    { limits: [limit], deductibles: [{ id: 'd', name: 'D', period: 'life', per: 'person', most: 1, pool: 'l' }] },
  ],
  ['l names a number of months only if it is counted over rolling months.', { limits: [{ ...limit, months: 3 }] }],
  [
    'l names a number of months only if it is counted over rolling months.',
    { limits: [{ ...limit, period: 'rolling-months' }] },
  ],
  ['l names the benefit none, which is not in the plan.', { limits: [{ ...limit, benefits: ['none'] }] }],
  ['P1 names the benefit none, which is not in the plan.', { aroundStayBenefit: 'none' }],
  ['care names the deductible none, which is not in the plan.', benefitWith({ deductibles: ['none'] })],
  [
    'The parts of the percentage of care rise, and only the last has no end.',
    benefitWith({ coInsurance: { edges: 'rest', parts: [{ memberShare: half }, { upTo: 5, memberShare: half }] } }),
  ],
  [
    'The numbers of visits of care rise.',
    benefitWith({
      visitShares: {
        id: 'v',
        period: 'life',
        per: 'person',
        parts: [5, 5].map((upTo) => ({ upTo, memberShare: half })),
      },
    }),
  ],
])('%s', (sentence, change) => {
  const plan = { ...examplePlan(), ...change }
  expect(planSchema.safeParse(plan).error?.issues.map(({ message }) => message)).toContain(sentence)
})
