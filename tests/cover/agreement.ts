/** Compares both reckonings of one family's claims, to the cent. */
import { useOf, type CoverClaim, type Use } from '@member-care/domain/cover/cover-claim.ts'
import { planFor } from '@member-care/domain/cover/plan-version.ts'
import type { Plan } from '@member-care/domain/cover/plan.ts'
import { reckon } from '@member-care/domain/cover/reckon.ts'
import type { Reckoning } from '@member-care/domain/cover/reckoning.ts'
import { reckonByLedger, type Settlement } from './second-reckoning.ts'

/** The same words for what both say. */
interface Answer {
  readonly payable: number | 'not known'
  readonly memberBears: number
  readonly otherInsurerPays: number
  readonly writtenOff: number
  readonly taxPart: number
  readonly refusal: string | 'none'
  readonly takes: Readonly<Record<string, number>>
}

/** An answer that says nothing, for want of a rate or a plan. */
const notKnown: Answer = {
  payable: 'not known',
  memberBears: 0,
  otherInsurerPays: 0,
  writtenOff: 0,
  taxPart: 0,
  refusal: 'none',
  takes: {},
}

export interface Difference {
  readonly claim: CoverClaim
  readonly first: Answer
  readonly second: Answer
}

/** @returns the first claim of which they say something different */
export function differenceOf(versions: readonly Plan[], claims: readonly CoverClaim[]): Difference | undefined {
  const first = firstAnswers(versions, claims)
  const second = reckonByLedger(JSON.stringify(versions), JSON.stringify(claims)).map(answerOfSettlement)
  const index = claims.findIndex((_, at) => JSON.stringify(first[at]) !== JSON.stringify(second[at]))
  const [claim, one, other] = [claims[index], first[index], second[index]]
  return claim === undefined || one === undefined || other === undefined
    ? undefined
    : { claim, first: one, second: other }
}

function firstAnswers(versions: readonly Plan[], claims: readonly CoverClaim[]): readonly Answer[] {
  const uses: Use[] = []
  return claims.map((claim) => {
    const plan = planFor(versions, claim)
    if (plan === undefined) return notKnown
    const reckoning = reckon(plan, uses, claim)
    uses.push(useOf(claim, reckoning))
    return answerOfReckoning(reckoning)
  })
}

function answerOfReckoning(reckoning: Reckoning): Answer {
  const { payable, memberBears, otherInsurerPays, writtenOff, taxPart, refusal, uses } = reckoning
  const takes = new Map(uses.map(({ pool }) => [pool, 0]))
  for (const { pool, amount } of uses) takes.set(pool, (takes.get(pool) ?? 0) + amount)
  if (payable === undefined) return { ...notKnown, takes: inOrder(takes) }
  return {
    payable,
    memberBears,
    otherInsurerPays,
    writtenOff,
    taxPart,
    refusal: refusal === undefined ? 'none' : wordOf(refusal),
    takes: inOrder(takes),
  }
}

function answerOfSettlement(settlement: Settlement): Answer {
  const { payable, memberBears, otherInsurerPays, writtenOff, taxPart, refusal, takes } = settlement
  if (payable === undefined) return notKnown
  return {
    payable: Number(payable),
    memberBears: Number(memberBears),
    otherInsurerPays: Number(otherInsurerPays),
    writtenOff: Number(writtenOff),
    taxPart: Number(taxPart),
    refusal: refusal ?? 'none',
    takes: inOrder(new Map([...takes].map(([pool, amount]) => [pool, Number(amount)]))),
  }
}

/** The document does not tell apart what is used up. */
function wordOf(refusal: string): string {
  return refusal === 'no-visit-left' || refusal === 'nothing-left' ? 'used-up' : refusal
}

function inOrder(takes: ReadonlyMap<string, number>): Readonly<Record<string, number>> {
  return Object.fromEntries([...takes].filter(([, amount]) => amount !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
