/** What a family has of its cover before and after a decision is corrected, for who is about to correct it. */
import { planFor } from '../plan-version.ts'
import { reckonPaid } from '../reckon.ts'
import type { Left } from '../reckoning.ts'
import {
  evolveCoverAccount,
  offsettingLetters,
  releaseCover,
  useDecided,
  usesOf,
  type CoverAccountState,
  type Wanted,
} from './cover-account.ts'

/** A limit, deductible or cap that the claim touches: cents, or a number where the measure is one. */
export interface PoolEffect extends Pick<Left, 'kind' | 'measure' | 'most'> {
  readonly name: string
  /** Used and reserved by others. */
  readonly others: number
  /** What the claim takes as it was decided, and as it will be. */
  readonly before: number
  readonly after: number
}

/** @param paidCents what is paid from now on; undefined: nothing, because the claim is rejected */
export function correctionEffect(
  wanted: Wanted,
  state: CoverAccountState,
  paidCents: number | undefined,
): readonly PoolEffect[] {
  const { claim, versions } = wanted
  const plan = planFor(versions, claim)
  if (plan === undefined) return []
  const { events } =
    paidCents === undefined
      ? releaseCover(wanted, claim.sourceId, state)
      : useDecided(wanted, state, { reckonedCents: undefined, paidCents })
  const afterwards = events.reduce(evolveCoverAccount, state)
  const paid = paidCents ?? state.get(claim.sourceId)?.payableCents ?? 0
  return reckonPaid(plan, usesOf(state), offsettingLetters(claim, state), paid).left.map(
    ({ pool, rule, kind, measure, most, used, reserved }) => ({
      name: rule.name,
      kind,
      measure,
      most,
      others: used + reserved,
      before: takenOf(state, claim.sourceId, pool),
      after: takenOf(afterwards, claim.sourceId, pool),
    }),
  )
}

function takenOf(state: CoverAccountState, sourceId: string, pool: string): number {
  return state.get(sourceId)?.pools.find((one) => one.pool === pool)?.amount ?? 0
}
