/** A member's claim as a charge under the version of the plan that holds for it. */
import type { ClaimDetails } from '../claim/claim-details.ts'
import { claimAsCover, type CoverFacts } from './claim-as-cover.ts'
import type { CoverClaim } from './cover-claim.ts'
import { planFor } from './plan-version.ts'
import type { Plan } from './plan.ts'

export interface ClaimOnPlan {
  readonly plan: Plan
  readonly claim: CoverClaim
}

/**
 * @param versions published ones of the person's plan, in the order of their publication
 * @returns undefined: no version held then
 */
export function claimOnPlan(
  details: ClaimDetails,
  facts: CoverFacts,
  versions: readonly Plan[],
): ClaimOnPlan | undefined {
  const [anyVersion] = versions
  if (anyVersion === undefined) return undefined
  // The dates pick the version, and only the version says under which of its benefits the claim falls.
  const plan = planFor(versions, claimAsCover(details, facts, anyVersion))
  return plan && { plan, claim: claimAsCover(details, facts, plan) }
}
