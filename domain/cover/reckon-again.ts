/**
 * What was decided, reckoned again by what is known now: a plan was corrected, a cover ended earlier, another decision fell away. What
 * differs is proposed to the claims desk. Nobody's paid claim changes by itself.
 */
import type { ClaimOnPlan } from './claim-on-plan.ts'
import { useOf, type Use } from './cover-claim.ts'
import { reckon, reckonPaid } from './reckon.ts'

/** A claim that was decided by a reckoning. */
export interface DecidedByReckoning {
  readonly claimId: string
  /** As it would be asked about now; undefined: no plan holds for it any more, or the person is covered no more. */
  readonly onPlan: ClaimOnPlan | undefined
  /** What the reckoning said when it was decided, in cents of the plan's currency. */
  readonly reckoned: number
  /** What was paid in the end. */
  readonly paid: number
  /** What stood in the account when it was decided, and has its part still, also where that came later: its rest was what they had left then. */
  readonly beside: readonly Use[]
}

export interface Difference {
  readonly claimId: string
  readonly reckoned: number
  readonly paid: number
  /** What the claim would come to now; undefined: nobody can tell any more. */
  readonly now: number | undefined
}

/**
 * @param family in the order in which each first took its part of the cover: what was decided, and what counts as it stands (a claim in work, a letter)
 * @returns the claims whose reckoning would be another one now. One that was paid otherwise on purpose is none for that alone, nor one that is paid so already.
 */
export function reckonAgain(family: readonly (DecidedByReckoning | Use)[]): readonly Difference[] {
  const uses: Use[] = []
  const inTurn = family.map((one) => {
    const before = [...uses]
    if (!('onPlan' in one)) {
      uses.push(one)
      return { one, before }
    }
    const { onPlan, paid } = one
    // What was paid stays paid, and counts for those who came later.
    if (onPlan !== undefined) uses.push(useOf(onPlan.claim, reckonPaid(onPlan.plan, uses, onPlan.claim, paid)))
    return { one, before }
  })
  return inTurn.flatMap(({ one, before }) => {
    if (!('onPlan' in one)) return []
    const { claimId, onPlan, reckoned, paid, beside } = one
    const later = uses.slice(before.length).filter(({ sourceId }) => beside.some((use) => use.sourceId === sourceId))
    const payableAfter = (others: readonly Use[]) =>
      onPlan === undefined ? 0 : reckon(onPlan.plan, [...before, ...others], onPlan.claim).payable
    const asThen = payableAfter(later.map((use) => noMoreThan(beside, use)))
    // What came to the later ones since takes nothing away from it, and is not there a second time either.
    const isMore = asThen !== undefined && asThen > reckoned
    const now = isMore ? Math.max(reckoned, payableAfter(later) ?? reckoned) : asThen
    // A decision that was corrected to what it comes to now has nothing left to pay.
    return now === reckoned || now === paid ? [] : [{ claimId, reckoned, paid, now }]
  })
}

/** What somebody took later, of which so much counts as stood there already. */
function noMoreThan(beside: readonly Use[], later: Use): Use {
  const then = beside.find(({ sourceId }) => sourceId === later.sourceId)?.pools ?? []
  const most = new Map(then.map(({ pool, amount }) => [pool, amount]))
  const pools = later.pools.map(({ pool, amount }) => ({ pool, amount: Math.min(amount, most.get(pool) ?? 0) }))
  return { ...later, pools: pools.filter(({ amount }) => amount > 0) }
}
