import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CoverClaim } from './cover-claim.ts'
import { anyClaims, anyPlan } from './testing/any-cover.ts'
import { exampleBenefit, exampleClaim, examplePerson, examplePlan, reckonAll } from './testing/example-plan.ts'
import { WhatIf } from './what-if.ts'

const yearly = {
  id: 'yearly',
  name: 'A year',
  period: 'policy-year',
  per: 'person',
  of: 'payment',
  measure: 'amount',
} as const
const groups = [
  {
    code: 'G',
    name: 'Care',
    benefits: [exampleBenefit({}), exampleBenefit({}, { id: 'dental', panel: {}, other: {} })],
  },
]
const present = [examplePlan({}, { groups, limits: [{ ...yearly, most: 100_00, benefits: ['care'] }] })]
const changed = [
  examplePlan(
    {},
    {
      groups: [
        {
          code: 'G',
          name: 'Care',
          benefits: [
            exampleBenefit({}),
            exampleBenefit({}, { id: 'dental', panel: { coPay: { amount: 10_00, per: 'visit' } } }),
          ],
        },
      ],
      limits: [{ ...yearly, most: 150_00, benefits: ['care'] }],
    },
  ),
]
const claim = (sourceId: string, amount: number, change: Partial<CoverClaim> = {}) =>
  exampleClaim(amount, { sourceId, ...change })

test('sums by benefit, people and the largest differences', () => {
  const whatIf = new WhatIf(present, changed)
  const b = { person: examplePerson('B') }
  whatIf.add([claim('c1', 80), claim('c2', 90), claim('c3', 60, { ...b, benefitId: 'dental' })])
  whatIf.add([
    claim('c4', 5, { person: examplePerson('C') }),
    claim('c5', 5, { currency: 'USD', person: examplePerson('C') }),
  ])
  expect(whatIf.outcome()).toEqual({
    claims: 4,
    before: 165_00,
    after: 205_00,
    benefits: [
      { benefitId: 'care', claims: 3, before: 105_00, after: 155_00 },
      { benefitId: 'dental', claims: 1, before: 60_00, after: 50_00 },
    ],
    people: { gain: 1, lose: 1, same: 1 },
    largest: [
      { claimId: 'c2', benefitId: 'care', before: 20_00, after: 70_00 },
      { claimId: 'c3', benefitId: 'dental', before: 60_00, after: 50_00 },
    ],
    notReckoned: 1,
    uncertain: 0,
  })
})

test('the largest differences are the largest of all, the first of equals first', () => {
  const whatIf = new WhatIf(present, changed)
  const dearer = Array.from({ length: 60 }, (_, index) => (index * 37) % 60)
  for (const [index, more] of dearer.entries()) {
    whatIf.add([claim(`f${index}`, 100 + more / 2, { person: examplePerson(`p${index}`) })])
  }
  const expected = dearer
    .map((more, index) => [more * 50, index] as const)
    .toSorted(([one, oneAt], [other, otherAt]) => other - one || oneAt - otherAt)
    .slice(0, 20)
    .map(([cents, index]) => ({ claimId: `f${index}`, difference: cents }))
  expect(
    whatIf.outcome().largest.map(({ claimId, before, after }) => ({ claimId, difference: after - before })),
  ).toEqual(expected)
})

test('an unchanged plan changes nothing, and pays what a reckoning says', () => {
  fc.assert(
    fc.property(anyPlan, anyClaims, (plan, claims) => {
      const whatIf = new WhatIf([plan], [plan])
      whatIf.add(claims)
      const { before, after, people, largest } = whatIf.outcome()
      const paid = reckonAll(plan, claims).reduce((sum, { payable }) => sum + (payable ?? 0), 0)
      expect([before, after, people.gain, people.lose, largest]).toEqual([paid, paid, 0, 0, []])
    }),
  )
})
