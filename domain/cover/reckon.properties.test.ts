/** What holds for every plan and every history. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { useOf, type CoverClaim, type Use } from './cover-claim.ts'
import type { Plan } from './plan.ts'
import { reckon } from './reckon.ts'
import type { Reckoning } from './reckoning.ts'
import { anyClaims, anyPlan } from './testing/any-cover.ts'
import { reckonAll } from './testing/example-plan.ts'

const RUNS = { numRuns: 400 }

function forEveryHistory(check: (plan: Plan, claims: readonly CoverClaim[]) => void): void {
  fc.assert(fc.property(anyPlan, anyClaims, check), RUNS)
}

test('what is payable is never below 0, nor above what was claimed, and all shares add up to the bill', () => {
  forEveryHistory((plan, claims) => {
    for (const one of reckonAll(plan, claims)) {
      const { payable = NaN, claimed, memberBears, otherInsurerPays, writtenOff } = one
      expect(payable).toBeGreaterThanOrEqual(0)
      expect(payable).toBeLessThanOrEqual(claimed - writtenOff)
      expect(memberBears).toBeGreaterThanOrEqual(0)
      // Two insurers may pay more than the bill only where the plan subtracts nothing for the other.
      if (plan.order.includes('other-insurer'))
        expect(payable + memberBears + otherInsurerPays + writtenOff).toBe(claimed)
    }
  })
})

test('the lines lead from what was claimed to what is payable, to the cent', () => {
  forEveryHistory((plan, claims) => {
    reckonAll(plan, claims).forEach(({ lines, payable, claimed }, index) => {
      const start = lines[0]?.step === 'currency' ? claims[index]?.amount : claimed
      const end = lines.reduce((amount, line) => {
        expect(line.before).toBe(amount)
        return line.after
      }, start)
      expect(end).toBe(payable)
    })
  })
})

test('no pool is ever used beyond what there is', () => {
  forEveryHistory((plan, claims) => {
    for (const { left } of reckonAll(plan, claims)) {
      for (const { most, used, reserved, taken, kind } of left) {
        // A longer stay, a dearer claim or a later join date has more room than the one before.
        if (kind !== 'member-cap') expect(taken).toBeLessThanOrEqual(Math.max(0, most - used - reserved))
      }
    }
  })
})

test('a higher bill never gives less', () => {
  fc.assert(
    fc.property(anyPlan, anyClaims, fc.integer({ min: 1, max: 20_000 }), (plan, claims, more) => {
      const uses = usesOf(plan, claims.slice(0, -1))
      const last = claims.at(-1)
      if (last === undefined) return
      const { payable = NaN } = reckon(plan, uses, last)
      const higher = reckon(plan, uses, { ...last, amount: last.amount + more })
      expect(higher.payable).toBeGreaterThanOrEqual(payable)
    }),
    RUNS,
  )
})

test('a claim that is reckoned again sees neither itself nor the letter that it offsets', () => {
  forEveryHistory((plan, claims) => {
    const [first] = claims
    if (first === undefined) return
    const before = usesOf(plan, claims.slice(1))
    const once = reckon(plan, before, first)
    expect(reckon(plan, [...before, useOf(first, once, 'reserved')], first)).toEqual(once)
    const letter = { ...useOf(first, once, 'reserved'), sourceId: 'letter' }
    expect(reckon(plan, [letter, ...before], { ...first, offsets: ['letter'] })).toEqual(once)
  })
})

test('a refused claim takes nothing from any pool', () => {
  forEveryHistory((plan, claims) => {
    for (const { refusal, uses, payable } of reckonAll(plan, claims))
      if (refusal !== undefined) expect([uses, payable]).toEqual([[], 0])
  })
})

function usesOf(plan: Plan, claims: readonly CoverClaim[]): readonly Use[] {
  const reckonings: readonly Reckoning[] = reckonAll(plan, claims)
  return reckonings.map((one, index) => useOf(claims[index] as CoverClaim, one))
}
