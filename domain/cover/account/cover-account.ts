/**
 * What a family has reserved and used of its cover, and how it changes. The expected revision of its stream keeps two claims at the same
 * moment from overspending: the second is decided anew on what the first has left.
 */
import type { CoverClaim, Use } from '../cover-claim.ts'
import { planFor } from '../plan-version.ts'
import type { Plan } from '../plan.ts'
import { reckon, reckonPaid } from '../reckon.ts'
import type { Reckoning } from '../reckoning.ts'
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
  | { readonly refusal: 'no-plan' | 'not-reckoned' | 'less-than-wanted' | 'moved'; readonly reckoning?: Reckoning }

/**
 * Holds what a claim or letter would take.
 * @param least in cents: a letter promises a whole amount, or nothing
 */
export function reserveCover(wanted: Wanted, state: CoverAccountState, least = 0): CoverDecision {
  const reckoned = reckonWanted(wanted, state)
  if ('refusal' in reckoned) return reckoned
  if (reckoned.payable < least) return { refusal: 'less-than-wanted', reckoning: reckoned.reckoning }
  return taking('CoverReserved', wanted, state, reckoned)
}

/**
 * Uses what a decision gives. It is reckoned again: when what others used has moved since the decider saw the amount, nothing happens, and
 * the new reckoning is answered.
 * @param shown the payable amount that the decider saw, in cents
 * @param paid what was decided, in cents
 */
export function useCover(wanted: Wanted, state: CoverAccountState, shown: number, paid: number): CoverDecision {
  const reckoned = reckonWanted(wanted, state)
  if ('refusal' in reckoned) return reckoned
  if (reckoned.payable !== shown) return { refusal: 'moved', reckoning: reckoned.reckoning }
  const reckoning = reckonPaid(reckoned.plan, usesOf(state), wanted.claim, paid)
  return taking('CoverUsed', wanted, state, { ...reckoned, reckoning })
}

/** Gives back exactly what a claim or letter held or used; nothing happens if it holds nothing. */
export function releaseCover(
  { companyId, employeeId }: Pick<Wanted, 'companyId' | 'employeeId'>,
  sourceId: string,
  state: CoverAccountState,
): { readonly events: readonly CoverAccountEvent[] } {
  return {
    events: state.has(sourceId) ? [{ type: 'CoverReleased', data: { companyId, employeeId, sourceId } }] : [],
  }
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

function taking(
  type: 'CoverReserved' | 'CoverUsed',
  { companyId, employeeId, kind, claim }: Wanted,
  state: CoverAccountState,
  { plan, reckoning, payable }: Reckoned,
): CoverDecision {
  const data: CoverTaken = {
    companyId,
    employeeId,
    sourceId: claim.sourceId,
    sourceKind: kind,
    // A letter that was released, or that another claim has ended, is offset no more.
    offsets: (claim.offsets ?? []).filter((letter) => state.has(letter)),
    personId: claim.person.id,
    benefitId: claim.benefitId,
    date: claim.serviceDate,
    visitId: claim.visitId,
    ...(claim.stay !== undefined && { stayId: claim.stay.id }),
    ...(claim.disabilityId !== undefined && { disabilityId: claim.disabilityId }),
    planNo: plan.planNo,
    planHoldsFrom: plan.holdsFrom,
    payableCents: payable,
    pools: [...reckoning.uses],
  }
  const held = state.get(data.sourceId)
  const isSame = held !== undefined && JSON.stringify(held) === JSON.stringify({ ...data, state: held.state })
  const isUnchanged = isSame && held.state === (type === 'CoverReserved' ? 'reserved' : 'used')
  return { events: isUnchanged ? [] : [{ type, data }], reckoning }
}
