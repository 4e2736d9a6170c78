/** A difference between what was decided and what is known now: found, gone again, and closed by the claims desk. */
import { coverDifferenceTexts } from '../../texts/cover-difference-texts.ts'
import type { Refusal } from '../../errors/refusal.ts'
import type { CoverDifferenceEvent, DifferenceFound, differenceOutcomes } from './cover-difference-events.ts'

/** The last difference that was found; undefined: never one. */
export type CoverDifferenceState =
  | {
      readonly found: DifferenceFound
      readonly status: 'open' | 'gone' | 'closed'
      /** What the claim has been paid in all, once a difference was settled: from then on it is reckoned again as if it had been decided so. */
      readonly settledCents?: number
    }
  | undefined

export type CoverDifferenceDecision =
  | { readonly events: readonly CoverDifferenceEvent[] }
  | { readonly refusal: Refusal<keyof typeof coverDifferenceTexts.refusals> }

export function evolveCoverDifference(
  before: CoverDifferenceState,
  { type, data }: CoverDifferenceEvent,
): CoverDifferenceState {
  switch (type) {
    case 'CoverDifferenceFound':
      return { ...before, found: data, status: 'open' }
    case 'CoverDifferenceGone':
      return before && { ...before, status: 'gone' }
    case 'CoverDifferenceClosed':
      return (
        before && {
          ...before,
          status: 'closed',
          ...(data.settledCents !== undefined && { settledCents: data.settledCents }),
        }
      )
  }
}

/** Says what differs now. What was closed is told again only when it has become another difference. */
export function noteDifference(
  claim: { readonly claimId: string; readonly companyId: string },
  found: DifferenceFound | undefined,
  state: CoverDifferenceState,
): { readonly events: readonly CoverDifferenceEvent[] } {
  if (found === undefined)
    return { events: state?.status === 'open' ? [{ type: 'CoverDifferenceGone', data: claim }] : [] }
  const isKnown = state !== undefined && state.status !== 'gone' && isSame(state.found, found)
  return { events: isKnown ? [] : [{ type: 'CoverDifferenceFound', data: found }] }
}

export interface ClosedDifference {
  /** What was shown as the amount that it comes to now, in cents; undefined: nobody can tell. */
  readonly shownCents: number | undefined
  /** What was shown as paid, and what is paid by now, in cents: a decision that was corrected meanwhile is told only later. */
  readonly shownPaidCents: number
  readonly paidCents: number | undefined
  readonly outcome: (typeof differenceOutcomes)[number]
  readonly reason: string
  readonly decidedBy: string
}

export function closeDifference(
  { shownCents, shownPaidCents, paidCents: paidByNow, outcome, reason, decidedBy }: ClosedDifference,
  state: CoverDifferenceState,
): CoverDifferenceDecision {
  if (state?.status !== 'open') return refuse('DIFFERENCE_NOT_OPEN')
  const { claimId, companyId, personId, nowCents, paidCents } = state.found
  const isSeen = nowCents === shownCents && paidCents === shownPaidCents && paidByNow === shownPaidCents
  if (!isSeen) return refuse('DIFFERENCE_MOVED')
  if (reason.trim() === '') return refuse('DIFFERENCE_REASON_MISSING', 'reason')
  const settledCents = outcome === 'settled' ? nowCents : undefined
  const data = {
    ...{ claimId, companyId, personId, outcome },
    ...(settledCents !== undefined && { settledCents }),
    ...{ reason: reason.trim(), decidedBy },
  }
  return { events: [{ type: 'CoverDifferenceClosed', data }] }
}

function isSame(one: DifferenceFound, other: DifferenceFound): boolean {
  return (
    one.reckonedCents === other.reckonedCents && one.paidCents === other.paidCents && one.nowCents === other.nowCents
  )
}

function refuse(code: keyof typeof coverDifferenceTexts.refusals, field?: string): CoverDifferenceDecision {
  return { refusal: { code, message: coverDifferenceTexts.refusals[code], ...(field !== undefined && { field }) } }
}
