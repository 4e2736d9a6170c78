/**
 * What was decided, reckoned again by what is known now: a plan was corrected, a cover ended earlier, another decision fell away. What
 * differs is proposed to the claims desk. Nobody's paid claim changes by itself.
 */
import type { ClaimOnPlan } from './claim-on-plan.ts'
import { useOf, type Use } from './cover-claim.ts'
import { reckonPaid } from './reckon.ts'

/** A claim that was decided by a reckoning. */
export interface DecidedByReckoning {
  readonly claimId: string
  /** As it would be asked about now; undefined: no plan holds for it any more, or the person is covered no more. */
  readonly onPlan: ClaimOnPlan | undefined
  /** What the reckoning said when it was decided, in cents of the plan's currency. */
  readonly reckoned: number
  /** What was paid in the end. */
  readonly paid: number
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
  return family.flatMap((one) => {
    if (!('onPlan' in one)) {
      uses.push(one)
      return []
    }
    const { claimId, onPlan, reckoned, paid } = one
    const now = onPlan && reckonPaid(onPlan.plan, uses, onPlan.claim, paid)
    // What was paid stays paid, and counts for those who came later.
    if (onPlan !== undefined && now !== undefined) uses.push(useOf(onPlan.claim, now))
    const payable = now === undefined ? 0 : now.payable
    // A decision that was corrected to what it comes to now has nothing left to pay.
    return payable === reckoned || payable === paid ? [] : [{ claimId, reckoned, paid, now: payable }]
  })
}
