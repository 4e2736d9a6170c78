import { expect, test } from 'vitest'
import { familyPart } from './family-part.ts'
import { examplePlan, usedBefore } from './testing/example-plan.ts'

const limit = { period: 'policy-year', of: 'payment', measure: 'amount', most: 500_00 } as const
const plan = examplePlan(
  {},
  {
    limits: [
      { ...limit, id: 'together', name: 'Family', per: 'family' },
      { ...limit, id: 'own', name: 'Each', per: 'person' },
    ],
    deductibles: [{ id: 'first', name: 'First', pool: 'firsts', most: 50_00, period: 'policy-year', per: 'family' }],
  },
)

test('of a use that is not told, what the family has together counts and nothing else is said', () => {
  const pools = ['together', 'own', 'firsts'].map((pool) => ({ pool, amount: 10_00 }))
  const use = { ...usedBefore('', 0, { personId: 'B', stayId: 'B/2026-03-01', pools }), told: { benefitId: 'care' } }
  expect(familyPart(use, [plan], 'hidden-1')).toEqual([
    {
      sourceId: 'hidden-1',
      visitId: 'hidden-1',
      personId: 'hidden-1',
      state: 'used',
      date: '2026-03-01',
      pools: [pools[0], pools[2]],
    },
  ])
})

test('a use of what only that person has is not told at all', () => {
  expect(familyPart(usedBefore('own', 10, { personId: 'B' }), [plan], 'hidden-1')).toEqual([])
})
