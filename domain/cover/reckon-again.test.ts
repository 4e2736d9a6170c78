import fc from 'fast-check'
import { expect, test } from 'vitest'
import { useOf, type CoverClaim, type Use } from './cover-claim.ts'
import { planFor } from './plan-version.ts'
import type { Plan } from './plan.ts'
import { reckon, reckonPaid } from './reckon.ts'
import { reckonAgain, type DecidedByReckoning } from './reckon-again.ts'
import { anyClaims, anyPlan } from './testing/any-cover.ts'
import { exampleClaim, examplePerson, examplePlan } from './testing/example-plan.ts'

const yearly = {
  id: 'yearly',
  name: 'A year',
  period: 'policy-year',
  per: 'family',
  of: 'payment',
  measure: 'amount',
} as const
const withYear = (most: number) => examplePlan({}, { limits: [{ ...yearly, most: most * 100 }] })
const claim = (sourceId: string, amount: number, change: Partial<CoverClaim> = {}) =>
  exampleClaim(amount, { sourceId, ...change })
const decided = (one: CoverClaim, reckoned: number, paid = reckoned, beside: readonly Use[] = []) => ({
  claim: one,
  reckoned: reckoned * 100,
  paid: paid * 100,
  beside,
})
type Decided = ReturnType<typeof decided>

/** By the version of a plan that holds for each. */
function reckonByPlan(versions: readonly Plan[], all: readonly (Decided | Use)[]) {
  return reckonAgain(
    all.map((one): DecidedByReckoning | Use => {
      if (!('claim' in one)) return one
      const { claim: claimed, ...asDecided } = one
      const plan = planFor(versions, claimed)
      return { claimId: claimed.sourceId, onPlan: plan && { plan, claim: claimed }, ...asDecided }
    }),
  )
}

test('nothing has changed, and nothing differs, also what a person decided otherwise', () => {
  expect(reckonByPlan([withYear(100)], [decided(claim('a', 80), 80, 50), decided(claim('b', 80), 50)])).toEqual([])
})

test('a corrected plan tells which claims it would have paid otherwise', () => {
  expect(reckonByPlan([withYear(120)], [decided(claim('a', 80), 80), decided(claim('b', 80), 20)])).toEqual([
    { claimId: 'b', reckoned: 20_00, paid: 20_00, now: 40_00 },
  ])
})

test('what is paid already what it comes to now differs no more', () => {
  expect(reckonByPlan([withYear(100)], [decided(claim('a', 90), 50, 90)])).toEqual([])
})

test('a cover that ended earlier', () => {
  const ended = { ...examplePerson('A'), coveredTo: '2026-05-31' }
  expect(reckonByPlan([withYear(100)], [decided(claim('a', 80, { person: ended }), 80)])).toEqual([
    { claimId: 'a', reckoned: 80_00, paid: 80_00, now: 0 },
  ])
})

test('a decision that fell away leaves more for those after it', () => {
  expect(reckonByPlan([withYear(100)], [decided(claim('b', 80), 20)])).toEqual([
    { claimId: 'b', reckoned: 20_00, paid: 20_00, now: 80_00 },
  ])
})

test('what a claim in work holds counts as it stands, for those who came after it', () => {
  const inWork = useOf(claim('w', 60), { uses: [{ pool: 'yearly', amount: 60_00 }] }, 'reserved')
  expect(reckonByPlan([withYear(100)], [inWork, decided(claim('a', 80), 40)])).toEqual([])
  expect(reckonByPlan([withYear(100)], [decided(claim('a', 80), 80), inWork])).toEqual([])
})

test('what was changed in work, and decided after others who came later, is reckoned again after them', () => {
  // A held 100 of 500, B was approved for the other 400, then A became a bill of 300.
  const b = useOf(claim('b', 450), { uses: [{ pool: 'yearly', amount: 400_00 }] }, 'used')
  const family = (paidToB: number) => [decided(claim('a', 300), 100, 100, [b]), decided(claim('b', 450), 400, paidToB)]
  expect(reckonByPlan([withYear(500)], family(400))).toEqual([])
  expect(reckonByPlan([withYear(520)], family(400))).toMatchObject([
    { claimId: 'a', now: 120_00 },
    { claimId: 'b', now: 420_00 },
  ])
  // What came to B since, and was paid, is not there for A a second time, and takes nothing away from A; what was taken back is A's.
  expect(reckonByPlan([withYear(520)], family(420))).toEqual([])
  const lessForA = [decided(claim('a', 300), 100, 50, [b]), decided(claim('b', 450), 450)]
  expect(reckonByPlan([withYear(500)], lessForA)).toEqual([])
  expect(reckonByPlan([withYear(500)], family(250))).toMatchObject([{ claimId: 'a', now: 250_00 }])
})

test('no plan any more is 0, and a rate that is missing is not known', () => {
  const usd = claim('u', 10, { currency: 'USD' })
  expect(reckonByPlan([], [decided(claim('a', 80), 80)])).toMatchObject([{ now: 0 }])
  expect(reckonByPlan([withYear(100)], [decided(usd, 13)])).toMatchObject([{ now: undefined }])
})

test('what was decided by a plan is the same by the same plan, whatever was paid', () => {
  fc.assert(
    fc.property(anyPlan, anyClaims, fc.array(fc.nat(50_000), { minLength: 8, maxLength: 8 }), (plan, claims, paids) => {
      const uses: Use[] = []
      const all = claims.flatMap((one, index) => {
        const { payable } = reckon(plan, uses, one)
        const paid = index % 2 === 0 ? (payable ?? 0) : (paids[index] ?? 0)
        uses.push(useOf(one, reckonPaid(plan, uses, one, paid)))
        return payable === undefined ? [] : [{ claim: one, reckoned: payable, paid, beside: [] }]
      })
      expect(reckonByPlan([plan], all)).toEqual([])
    }),
  )
})
