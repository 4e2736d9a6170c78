/** A second reckoning, written apart, agrees with the first one. `tests/cover/compare-reckonings.ts` does the same with 100,000 histories. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyOddClaims, anyVersions } from '@member-care/domain/cover/testing/any-cover.ts'
import { exampleClaim, examplePlan } from '@member-care/domain/cover/testing/example-plan.ts'
import { differenceOf } from './agreement.ts'
import { reckonByLedger } from './second-reckoning.ts'

test('both reckonings agree to the cent, on any plan and any history', () => {
  fc.assert(
    fc.property(anyVersions, anyOddClaims, (versions, claims) => {
      expect(differenceOf(versions, claims)).toBeUndefined()
    }),
    { numRuns: 2_000 },
  )
})

test('the second one by itself: a deductible of $100, 10 % of the rest, and $500 a year', () => {
  const plan = examplePlan(
    { deductibles: ['d'], coInsurance: { edges: 'rest', parts: [{ memberShare: 100_000 }] } },
    {
      deductibles: [{ id: 'd', name: 'D', period: 'policy-year', per: 'person', most: 10_000 }],
      limits: [
        { id: 'l', name: 'L', period: 'policy-year', per: 'person', of: 'payment', measure: 'amount', most: 50_000 },
      ],
    },
  )
  const claims = [
    exampleClaim(300),
    exampleClaim(1_000),
    exampleClaim(1),
    exampleClaim(1, { serviceDate: '2027-01-01' }),
  ]
  const settlements = reckonByLedger(JSON.stringify([plan]), JSON.stringify(claims))
  expect(settlements.map(({ payable, memberBears }) => [payable, memberBears])).toEqual([
    [18_000n, 12_000n],
    [32_000n, 68_000n],
    [0n, 100n],
    [0n, 100n],
  ])
  expect(settlements.map(({ refusal }) => refusal)).toEqual([undefined, undefined, 'used-up', undefined])
  expect(settlements.map(({ takes }) => Object.fromEntries(takes))).toEqual([
    { d: 10_000n, l: 18_000n },
    { d: 0n, l: 32_000n },
    {},
    { d: 100n, l: 0n },
  ])
})
