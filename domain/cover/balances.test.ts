import { expect, test } from 'vitest'
import { balances, isNearlyUsed } from './balances.ts'
import type { Use } from './cover-claim.ts'
import type { Limit } from './plan.ts'
import { examplePerson, examplePlan, usedBefore } from './testing/example-plan.ts'

const limit = (change: Partial<Limit>): Limit => ({
  id: 'l',
  name: 'Limit',
  period: 'policy-year',
  per: 'person',
  of: 'payment',
  measure: 'amount',
  most: 1_000_00,
  ...change,
})

function balancesOf(limits: readonly Limit[], uses: readonly Use[]) {
  const plan = examplePlan({}, { limits: [...limits], yearBegins: { month: 4, day: 1 } })
  return balances(plan, uses, examplePerson('A'), '2026-06-15')
}

test('used, reserved and left, with the claims that count, and the day on which it begins anew', () => {
  const uses = [
    usedBefore('l', 300, { date: '2026-04-01', sourceId: 'first' }),
    usedBefore('l', 200, { date: '2026-05-01', sourceId: 'second', state: 'reserved' }),
    usedBefore('l', 400, { date: '2026-03-31' }),
    usedBefore('l', 400, { personId: 'B', date: '2026-05-01' }),
    usedBefore('other', 400, { date: '2026-05-01' }),
  ]
  expect(balancesOf([limit({})], uses)).toMatchObject([
    {
      most: 1_000_00,
      used: 300_00,
      reserved: 200_00,
      left: 500_00,
      renewsOn: '2027-04-01',
      sources: ['second', 'first'],
    },
  ])
})

test('what holds for each visit or stay has no balance, what holds for life has no renewal', () => {
  const limits = [limit({ period: 'visit' }), limit({ id: 'life', period: 'life' })]
  expect(balancesOf(limits, []).map(({ rule, renewsOn }) => [rule.id, renewsOn])).toEqual([['life', undefined]])
})

test('a deductible of another’s pool shows what counted for both, for the benefits that name it', () => {
  const deductible = {
    id: 'd',
    name: 'Deductible',
    period: 'life',
    per: 'person',
    most: 100_00,
    pool: 'general',
  } as const
  const plan = examplePlan({ deductibles: ['d'] }, { deductibles: [deductible] })
  expect(balances(plan, [usedBefore('general', 60)], examplePerson('A'), '2026-06-15')).toMatchObject([
    { kind: 'deductible', used: 60_00, left: 40_00, benefits: ['care'] },
  ])
})

test.each([
  [800, true],
  [799.99, false],
])('of 1,000, %d used is nearly all: %s', (used, expected) => {
  const [balance] = balancesOf([limit({})], [usedBefore('l', used, { date: '2026-05-01' })])
  expect(balance && isNearlyUsed(balance)).toBe(expected)
})
