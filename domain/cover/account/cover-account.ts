/**
 * What a family has reserved and used of its cover, and how it changes. The expected revision of its stream keeps two claims at the same
 * moment from overspending: the second is decided anew on what the first has left.
 */
import type { CoverClaim, Use } from '../cover-claim.ts'
import { planFor } from '../plan-version.ts'
import type { Plan } from '../plan.ts'
import { reckon, reckonPaid } from '../reckon.ts'
import type { Reckoning } from '../reckoning.ts'
import { isOfSameStay, offsetByLetters, stayOfClaim } from '../same-stay.ts'
import type { CoverAccountEvent, CoverTaken } from './cover-account-events.ts'

/** What each claim or letter holds or has used, by its id. */
export type CoverAccountState = ReadonlyMap<string, CoverTaken & { readonly state: Use['state'] }>

export const nothingTaken: CoverAccountState = new Map()

export function evolveCoverAccount(before: CoverAccountState, { type, data }: CoverAccountEvent): CoverAccountState {
  const after = new Map(before)
  if (type === 'CoverReleased') {
    after.delete(data.sourceId)
    return after
  }
  for (const letter of data.offsets) after.delete(letter)
  return after.set(data.sourceId, { ...data, state: type === 'CoverReserved' ? 'reserved' : 'used' })
}

/** Whether somebody who had a part has another one, or none, after these events: those who came later had another rest than they should. */
export function movesPart(before: CoverAccountState, events: readonly CoverAccountEvent[], sourceId: string): boolean {
  const held = before.get(sourceId)
  const now = events.reduce(evolveCoverAccount, before).get(sourceId)
  return held !== undefined && JSON.stringify(held.pools) !== JSON.stringify(now?.pools ?? [])
}

/**
 * What stood in the account when something was decided, of those who have had their part ever since.
 * @param before the events of the account until then
 * @param since those after
 */
export function keptSince(before: readonly CoverAccountEvent[], since: readonly CoverAccountEvent[]): readonly Use[] {
  const then = before.reduce(evolveCoverAccount, nothingTaken)
  const gone = new Set<string>()
  let account = then
  for (const event of since) {
    account = evolveCoverAccount(account, event)
    for (const sourceId of then.keys()) if (!account.has(sourceId)) gone.add(sourceId)
  }
  return usesOf(then).filter(({ sourceId }) => !gone.has(sourceId))
}

/** What a reckoning is told of what was used before. */
export function usesOf(state: CoverAccountState): readonly Use[] {
  return [...state.values()].map(({ sourceId, state, personId, date, visitId, stayId, disabilityId, pools }) => ({
    sourceId,
    state,
    personId,
    date,
    visitId,
    ...(stayId !== undefined && { stayId }),
    ...(disabilityId !== undefined && { disabilityId }),
    pools,
  }))
}

/** A claim or letter that wants its part. */
export interface Wanted {
  readonly companyId: string
  readonly employeeId: string
  readonly kind: CoverTaken['sourceKind']
  readonly claim: CoverClaim
  /** Every published version of the person's plan. */
  readonly versions: readonly Plan[]
}

export type CoverDecision =
  | { readonly events: readonly CoverAccountEvent[]; readonly reckoning: Reckoning }
  | { readonly refusal: 'no-plan' | 'not-reckoned' | 'less-than-wanted'; readonly reckoning?: Reckoning }

/**
 * Holds what a claim or letter would take.
 * @param least in cents: a letter promises a whole amount, or nothing, and holds no more than that
 */
export function reserveCover(asked: Wanted, state: CoverAccountState, least = 0): CoverDecision {
  const wanted = withoutItsLetters(asked, state)
  const reckoned = reckonWanted(wanted, state)
  if ('refusal' in reckoned) return reckoned
  if (reckoned.payable < least) return { refusal: 'less-than-wanted', reckoning: reckoned.reckoning }
  const { data, rests } = billing(
    taken(wanted, state, wanted.kind === 'letter' ? promising(least, reckoned, wanted, state) : reckoned),
    state,
  )
  const held = state.get(data.sourceId)
  const isHeld = held?.state === 'reserved' && JSON.stringify(held) === JSON.stringify({ ...data, state: held.state })
  return { events: isHeld ? [] : [{ type: 'CoverReserved', data }, ...rests], reckoning: reckoned.reckoning }
}

/**
 * Holds for a letter that was issued already as much of its amount as the plan leaves: its promise stands, and nobody else shall be promised the
 * same. Nothing happens where the plan cannot tell.
 */
export function holdForPromise(
  wanted: Wanted,
  state: CoverAccountState,
  cents: number,
): { readonly events: readonly CoverAccountEvent[] } {
  const reckoned = reckonWanted(wanted, state)
  if ('refusal' in reckoned) return { events: [] }
  return { events: [{ type: 'CoverReserved', data: taken(wanted, state, promising(cents, reckoned, wanted, state)) }] }
}

/** What a letter holds: the part of its amount, not of all that the plan would pay. */
function promising(cents: number, { plan }: Reckoned, { claim }: Wanted, state: CoverAccountState): Reckoned {
  return { plan, reckoning: reckonPaid(plan, usesOf(state), claim, cents), payable: cents }
}

/** A bill stands for the letters of its stay as well: what they hold does not count against it. */
function withoutItsLetters(wanted: Wanted, state: CoverAccountState): Wanted {
  return wanted.kind === 'claim' ? { ...wanted, claim: offsettingLetters(wanted.claim, state) } : wanted
}

/** The claim with the letters that it is the bill of: those that hold cover for the same benefit of the same stay. */
export function offsettingLetters(claim: CoverClaim, state: CoverAccountState): CoverClaim {
  const letters = [...state.values()].filter(({ sourceKind }) => sourceKind === 'letter')
  return offsetByLetters(claim, letters)
}

/** What the bills of a letter's stay hold or have used, in cents: so much less is the letter to hold. */
export function billedOf({ claim }: Wanted, state: CoverAccountState): number {
  return [...state.values()]
    .filter((held) => held.sourceKind === 'claim' && isOfSameStay(held, stayOfClaim(claim)))
    .reduce((sum, { payableCents }) => sum + payableCents, 0)
}

/**
 * A bill takes the place of so much of its letters as it takes itself, or takes more than before: there may be others of the same stay, and the
 * rest stays promised (S79). Only a letter of which nothing is left ends.
 */
function billing(
  bill: CoverTaken,
  state: CoverAccountState,
): { readonly data: CoverTaken; readonly rests: readonly CoverAccountEvent[] } {
  const before = state.get(bill.sourceId)
  const more = before && isOfSameStay(before, bill) ? lessBy(bill, before) : bill
  const letters = bill.offsets.flatMap((letter) => {
    const held = state.get(letter)
    if (held === undefined) return []
    const { state: _, ...whole } = held
    return [{ ...whole, ...lessBy(whole, more) }]
  })
  const rests = letters.filter(({ payableCents }) => payableCents > 0)
  const ended = letters.filter((letter) => !rests.includes(letter))
  const isMore = more.payableCents > 0 || more.pools.length > 0
  return {
    data: { ...bill, offsets: ended.map(({ sourceId }) => sourceId) },
    rests: isMore ? rests.map((data) => ({ type: 'CoverReserved', data })) : [],
  }
}

type Part = Pick<CoverTaken, 'payableCents' | 'pools'>

function lessBy(one: Part, other: Part): Part {
  const taken = new Map(other.pools.map(({ pool, amount }) => [pool, amount]))
  return {
    payableCents: Math.max(0, one.payableCents - other.payableCents),
    pools: one.pools
      .map(({ pool, amount }) => ({ pool, amount: amount - (taken.get(pool) ?? 0) }))
      .filter(({ amount }) => amount > 0),
  }
}

/**
 * Uses what a decision has given. It was decided already, so nothing moves it any more: what was reserved for it is used as it stands, and
 * another amount than the reserved one is reckoned on what the others have left. What has been used already is another amount when a difference
 * was settled (design, "Cover"): it takes its part anew, at its own place, because those after it took what it left.
 * @param decided cents: what was reckoned when it was decided or settled, and what is paid in all
 */
export function useDecided(
  asked: Wanted,
  state: CoverAccountState,
  decided: { readonly reckonedCents: number | undefined; readonly paidCents: number },
): { readonly events: readonly CoverAccountEvent[] } {
  const wanted = withoutItsLetters(asked, state)
  const { companyId, employeeId, claim } = wanted
  const held = state.get(claim.sourceId)
  const { reckonedCents, paidCents } = decided
  const isSettled = held?.state === 'used'
  if (isSettled && held.payableCents === paidCents) return { events: [] }
  if (held?.state === 'reserved' && held.payableCents === reckonedCents && paidCents === reckonedCents) {
    const { state: _, ...reserved } = held
    return used(reserved, state)
  }
  const plan = planFor(wanted.versions, claim)
  if (plan === undefined) return releaseCover({ companyId, employeeId }, claim.sourceId, state)
  const others = usesOf(isSettled ? takenBefore(claim.sourceId, state) : state)
  const reckoning = reckonPaid(plan, others, claim, paidCents)
  return used(taken(wanted, state, { plan, reckoning, payable: paidCents }), state)
}

/** Uses what was reserved, as it stands, where nobody can reckon it any more; what has been used already stays so. */
export function useAsHeld(
  sourceId: string,
  state: CoverAccountState,
): { readonly events: readonly CoverAccountEvent[] } {
  const held = state.get(sourceId)
  if (held?.state !== 'reserved') return { events: [] }
  const { state: _, ...reserved } = held
  return used(reserved, state)
}

function used(bill: CoverTaken, state: CoverAccountState): { readonly events: readonly CoverAccountEvent[] } {
  const { data, rests } = billing(bill, state)
  return { events: [{ type: 'CoverUsed', data }, ...rests] }
}

/** What stood in the account before this one first took its part. */
function takenBefore(sourceId: string, state: CoverAccountState): CoverAccountState {
  return new Map([...state].slice(0, [...state.keys()].indexOf(sourceId)))
}

/** Gives back exactly what a claim or letter held or used; nothing happens if it holds nothing. */
export function releaseCover(
  { companyId, employeeId }: Pick<Wanted, 'companyId' | 'employeeId'>,
  sourceId: string,
  state: CoverAccountState,
): { readonly events: readonly CoverAccountEvent[] } {
  const held = state.get(sourceId)
  if (held === undefined) return { events: [] }
  return { events: [{ type: 'CoverReleased', data: { companyId, employeeId, sourceId, personId: held.personId } }] }
}

interface Reckoned {
  readonly plan: Plan
  readonly reckoning: Reckoning
  readonly payable: number
}

function reckonWanted(
  { versions, claim }: Wanted,
  state: CoverAccountState,
): Reckoned | Extract<CoverDecision, { refusal: string }> {
  const plan = planFor(versions, claim)
  if (plan === undefined) return { refusal: 'no-plan' }
  const reckoning = reckon(plan, usesOf(state), claim)
  return reckoning.payable === undefined
    ? { refusal: 'not-reckoned', reckoning }
    : { plan, reckoning, payable: reckoning.payable }
}

function taken(
  { companyId, employeeId, kind, claim }: Wanted,
  state: CoverAccountState,
  { plan, reckoning, payable }: Reckoned,
): CoverTaken {
  return {
    companyId,
    employeeId,
    sourceId: claim.sourceId,
    sourceKind: kind,
    // A letter that was released, or that another claim has ended, is offset no more.
    offsets: (claim.offsets ?? []).filter((letter) => state.has(letter)),
    personId: claim.person.id,
    benefitId: claim.benefitId ?? '',
    date: claim.serviceDate,
    visitId: claim.visitId,
    ...(claim.stay !== undefined && { stayId: claim.stay.id }),
    ...(claim.disabilityId !== undefined && { disabilityId: claim.disabilityId }),
    planNo: plan.planNo,
    planHoldsFrom: plan.holdsFrom,
    payableCents: payable,
    pools: [...reckoning.uses],
  }
}
