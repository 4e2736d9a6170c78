/** What becomes of another amount than the plan says. */
import { needsSecondPerson } from '../money/second-person.ts'

/**
 * Whether it is only proposed, for a second person to agree to.
 * @param plan what the plan says, null where it cannot; undefined for a client without one
 * @param limitCents the client's; undefined where it has none
 */
export function otherAmountNeedsSecondPerson(
  payableCents: number,
  plan: { readonly payableCents: number | null } | undefined,
  limitCents: number | undefined,
): boolean {
  if (plan === undefined || payableCents === plan.payableCents) return false
  return needsSecondPerson(payableCents, limitCents)
}
