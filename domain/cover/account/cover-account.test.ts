import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CoverClaim } from '../cover-claim.ts'
import { reckon } from '../reckon.ts'
import type { Plan } from '../plan.ts'
import { anyClaims, anyPlan } from '../testing/any-cover.ts'
import { exampleClaim, examplePlan } from '../testing/example-plan.ts'
import type { CoverAccountEvent } from './cover-account-events.ts'
import {
  billedOf,
  evolveCoverAccount,
  holdForPromise,
  keptSince,
  movesPart,
  nothingTaken,
  releaseCover,
  reserveCover,
  useDecided,
  usesOf,
  type CoverAccountState,
  type CoverDecision,
  type Wanted,
} from './cover-account.ts'

const yearly = {
  id: 'yearly',
  name: 'A year',
  period: 'policy-year',
  per: 'family',
  of: 'payment',
  measure: 'amount',
} as const
const plan = examplePlan({}, { limits: [{ ...yearly, most: 500_00 }] })

const wanted = (claim: CoverClaim, kind: Wanted['kind'] = 'claim', versions: readonly Plan[] = [plan]): Wanted => ({
  companyId: 'company',
  employeeId: 'A',
  kind,
  claim,
  versions,
})
const after = (
  state: CoverAccountState,
  decision: { readonly events: readonly CoverAccountEvent[] } | { refusal: string },
) => ('events' in decision ? decision.events.reduce(evolveCoverAccount, state) : state)
const payableOf = (decision: CoverDecision) => decision.reckoning?.payable
const heldIn = (state: CoverAccountState) =>
  usesOf(state)
    .flatMap(({ pools }) => pools)
    .reduce((sum, { amount }) => sum + amount, 0)

test('a claim in work reserves, its decision uses, a rejection releases', () => {
  const claim = exampleClaim(120)
  const reserved = after(nothingTaken, reserveCover(wanted(claim), nothingTaken))
  expect([...reserved.values()]).toMatchObject([{ state: 'reserved', pools: [{ pool: 'yearly', amount: 120_00 }] }])
  const used = after(reserved, useDecided(wanted(claim), reserved, { reckonedCents: 120_00, paidCents: 120_00 }))
  expect([...used.values()]).toMatchObject([{ state: 'used', pools: [{ pool: 'yearly', amount: 120_00 }] }])
  expect(after(used, releaseCover(wanted(claim), claim.sourceId, used))).toEqual(nothingTaken)
})

test('a reservation that says nothing new is no event', () => {
  const claim = exampleClaim(120)
  const reserved = after(nothingTaken, reserveCover(wanted(claim), nothingTaken))
  expect(reserveCover(wanted(claim), reserved)).toMatchObject({ events: [] })
  expect(reserveCover(wanted({ ...claim, amount: 130_00 }), reserved)).toMatchObject({
    events: [{ type: 'CoverReserved' }],
  })
})

test('less is used where less is paid, and what is paid beyond the plan uses nothing', () => {
  const claim = exampleClaim(600)
  const used = (paidCents: number) =>
    heldIn(after(nothingTaken, useDecided(wanted(claim), nothingTaken, { reckonedCents: 500_00, paidCents })))
  expect([used(200_00), used(500_00), used(600_00)]).toEqual([200_00, 500_00, 500_00])
})

test('what was paid without the rate of the day takes up the limits, and nothing of the member’s share', () => {
  const shared = examplePlan({ coPay: { amount: 10_00, per: 'visit' } }, { limits: plan.limits })
  const abroad = exampleClaim(900, { currency: 'USD', tax: 50_00, otherInsurer: { state: 'unknown' } })
  const paid = (paidCents: number, before: CoverAccountState = nothingTaken) =>
    after(before, useDecided(wanted(abroad, 'claim', [shared]), before, { reckonedCents: undefined, paidCents }))
  expect([heldIn(paid(300_00)), heldIn(paid(600_00)), heldIn(paid(0))]).toEqual([300_00, 500_00, 0])
  // Settled since, or corrected.
  expect(heldIn(paid(200_00, paid(300_00)))).toBe(200_00)
})

test('a letter’s reservation is offset by its claim', () => {
  const letter = exampleClaim(450, { sourceId: 'letter' })
  const reserved = after(nothingTaken, reserveCover(wanted(letter, 'letter'), nothingTaken, 450_00))
  const bill = exampleClaim(480, { offsets: ['letter'] })
  const decision = reserveCover(wanted(bill), reserved)
  expect(payableOf(decision)).toBe(480_00)
  expect([...after(reserved, decision).keys()]).toEqual([bill.sourceId])
})

describe('of a bill that is less than its letter', () => {
  const stay = { id: 'A 2026-03-03', admission: '2026-03-03' }
  const ofStay = (amount: number, sourceId: string) => exampleClaim(amount, { sourceId, visitId: sourceId, stay })
  const letter = wanted(ofStay(400, 'letter'), 'letter')
  const issued = after(nothingTaken, reserveCover(letter, nothingTaken, 400_00))
  const bill = (amount: number) => wanted(ofStay(amount, 'bill'))
  const reserve = (state: CoverAccountState, amount: number) => after(state, reserveCover(bill(amount), state))
  const parts = (state: CoverAccountState) =>
    [...state.values()].map(({ sourceId, payableCents, pools }) => [sourceId, payableCents, pools[0]?.amount])

  test('the rest stays promised, whatever the bill grows to, and the decision changes nothing of that', () => {
    const deposit = reserve(issued, 1)
    expect(parts(deposit)).toEqual([
      ['letter', 399_00, 399_00],
      ['bill', 1_00, 1_00],
    ])
    expect(reserveCover(bill(1), deposit)).toMatchObject({ events: [] })
    const grown = reserve(deposit, 150)
    expect(parts(grown)).toEqual([
      ['letter', 250_00, 250_00],
      ['bill', 150_00, 150_00],
    ])
    const used = after(grown, useDecided(bill(150), grown, { reckonedCents: 150_00, paidCents: 150_00 }))
    expect(parts(used)).toEqual(parts(grown))
    expect(payableOf(reserveCover(wanted(exampleClaim(900)), used))).toBe(100_00)
    expect(parts(reserve(deposit, 480))).toEqual([['bill', 480_00, 480_00]])
  })

  test('a second one of the stay has the rest for itself', () => {
    const deposit = reserve(issued, 100)
    const second = wanted(ofStay(900, 'second'))
    expect(payableOf(reserveCover(second, deposit))).toBe(400_00)
    expect([billedOf(letter, deposit), billedOf(letter, after(deposit, reserveCover(second, deposit)))]).toEqual([
      100_00, 500_00,
    ])
  })
})

test('published case 19, docs.stigg.io reserve-and-settle: of 20 letters of 75 on 500, exactly 6 are promised', () => {
  const letters = Array.from({ length: 20 }, () => exampleClaim(75))
  const promised = letters.reduce(
    (state, claim) => after(state, reserveCover(wanted(claim, 'letter'), state, 75_00)),
    nothingTaken,
  )
  expect([promised.size, heldIn(promised)]).toEqual([6, 450_00])
})

test('a letter that was issued holds what is left of its amount, where others have taken more', () => {
  const letter = exampleClaim(450, { sourceId: 'letter' })
  const crowded = after(nothingTaken, reserveCover(wanted(exampleClaim(300)), nothingTaken))
  expect(reserveCover(wanted(letter, 'letter'), crowded, 450_00)).toMatchObject({ refusal: 'less-than-wanted' })
  const held = after(crowded, holdForPromise(wanted(letter, 'letter'), crowded, 450_00))
  expect(held.get('letter')).toMatchObject({ payableCents: 450_00, pools: [{ pool: 'yearly', amount: 200_00 }] })
  expect(heldIn(held)).toBe(500_00)
  const unreckoned = wanted(exampleClaim(10, { currency: 'USD' }), 'letter')
  expect(holdForPromise(unreckoned, crowded, 10_00)).toEqual({ events: [] })
})

test('without a plan, or without the rate of the day, nothing is reserved', () => {
  expect(reserveCover(wanted(exampleClaim(10, { serviceDate: '2019-01-01' })), nothingTaken)).toEqual({
    refusal: 'no-plan',
  })
  expect(reserveCover(wanted(exampleClaim(10, { currency: 'USD' })), nothingTaken)).toMatchObject({
    refusal: 'not-reckoned',
  })
})

test('releasing gives back exactly what was reserved: others see what they saw before', () => {
  fc.assert(
    fc.property(anyPlan, anyClaims, (plan, claims) => {
      const [first, last, ...others] = claims
      if (first === undefined || last === undefined) return
      const want = (claim: CoverClaim) => wanted(claim, 'claim', [plan])
      const before = others.reduce((state, claim) => after(state, reserveCover(want(claim), state)), nothingTaken)
      const held = after(before, reserveCover(want(first), before))
      const free = after(held, releaseCover(want(first), first.sourceId, held))
      expect(free).toEqual(before)
      expect(reckon(plan, usesOf(free), last)).toEqual(reckon(plan, usesOf(before), last))
    }),
    { numRuns: 300 },
  )
})

test('in whatever order claims come and go, a family never holds more than there is', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ claim: fc.nat(7), amount: fc.integer({ min: 1, max: 300_00 }), release: fc.boolean() }), {
        maxLength: 40,
      }),
      (steps) => {
        let state = nothingTaken
        for (const { claim, amount, release } of steps) {
          const asked = exampleClaim(0, { sourceId: `c${claim}`, visitId: `c${claim}`, amount })
          state = after(
            state,
            release ? releaseCover(wanted(asked), asked.sourceId, state) : reserveCover(wanted(asked), state),
          )
          expect(heldIn(state)).toBeLessThanOrEqual(500_00)
        }
      },
    ),
  )
})

test('a decision uses what was reserved for it, although what others used has moved since', () => {
  const claim = exampleClaim(120)
  const reserved = after(nothingTaken, reserveCover(wanted(claim), nothingTaken))
  const crowded = after(reserved, reserveCover(wanted(exampleClaim(900)), reserved))
  const decided = { reckonedCents: 120_00, paidCents: 120_00 }
  const used = after(crowded, useDecided(wanted(claim), crowded, decided))
  expect(used.get(claim.sourceId)).toMatchObject({ state: 'used', pools: [{ pool: 'yearly', amount: 120_00 }] })
  expect(useDecided(wanted(claim), used, decided)).toEqual({ events: [] })
})

test('a decision for another amount than was reserved uses what the plan has for it', () => {
  const claim = exampleClaim(120)
  const reserved = after(nothingTaken, reserveCover(wanted(claim), nothingTaken))
  const used = (paidCents: number) =>
    heldIn(after(reserved, useDecided(wanted(claim), reserved, { reckonedCents: 120_00, paidCents })))
  expect([used(50_00), used(400_00)]).toEqual([50_00, 120_00])
})

test('what is settled later takes its part anew, at its own place, and what came after it is left as it is', () => {
  const first = exampleClaim(600)
  const second = exampleClaim(300)
  const use = (claim: CoverClaim, state: CoverAccountState, paidCents: number) =>
    after(state, useDecided(wanted(claim), state, { reckonedCents: paidCents, paidCents }))
  const both = use(second, use(first, nothingTaken, 300_00), 200_00)
  expect(heldIn(both)).toBe(500_00)
  // It should have come to 400.00: the second one has had too much, and the account says so until that is settled too.
  const corrected = use(first, both, 400_00)
  expect(usesOf(corrected).map(({ state, pools }) => [state, pools[0]?.amount])).toEqual([
    ['used', 400_00],
    ['used', 200_00],
  ])
  expect(use(first, corrected, 400_00)).toEqual(corrected)
  expect(heldIn(use(second, corrected, 100_00))).toBe(500_00)
  // Asked back, it holds nothing any more.
  expect(heldIn(use(first, both, 0))).toBe(200_00)
})

test('what stood there when something was decided is known as it stood, but for who gave their part back since', () => {
  const [ann, ben] = [exampleClaim(120), exampleClaim(80)]
  const held = [ann, ben].flatMap((claim) => {
    const decision = reserveCover(wanted(claim), nothingTaken)
    return 'events' in decision ? decision.events : []
  })
  const state = held.reduce(evolveCoverAccount, nothingTaken)
  const used = useDecided(wanted(ann), state, { reckonedCents: undefined, paidCents: 50_00 }).events
  const released = releaseCover(wanted(ben), ben.sourceId, state).events
  expect(keptSince(held, [...used, ...released, ...held.slice(1)])).toMatchObject([
    { sourceId: ann.sourceId, state: 'reserved', pools: [{ amount: 120_00 }] },
  ])
  expect(keptSince([], held)).toEqual([])
})

test('a part is moved where it was there before and is another one or none, and not by the decision that uses it', () => {
  const claim = exampleClaim(120)
  const reserved = reserveCover(wanted(claim), nothingTaken)
  const events = 'events' in reserved ? reserved.events : []
  const state = events.reduce(evolveCoverAccount, nothingTaken)
  const using = (paidCents: number) => useDecided(wanted(claim), state, { reckonedCents: 120_00, paidCents }).events
  expect(movesPart(nothingTaken, events, claim.sourceId)).toBe(false)
  expect(movesPart(state, using(120_00), claim.sourceId)).toBe(false)
  expect(movesPart(state, using(50_00), claim.sourceId)).toBe(true)
  expect(movesPart(state, releaseCover(wanted(claim), claim.sourceId, state).events, claim.sourceId)).toBe(true)
})
