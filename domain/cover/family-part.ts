/** What counts for a family together of a use that a member is told nothing else of. */
import type { Use } from './cover-claim.ts'
import type { Plan } from './plan.ts'

/**
 * Neither who it was, nor the claim, nor what only that person has. None where nothing is counted for the family.
 * @param plans all versions of the plans by which the member reckons
 * @param instead stands in place of the claim's id
 */
export function familyPart({ state, date, pools }: Use, plans: readonly Plan[], instead: string): readonly Use[] {
  const together = new Set(plans.flatMap(poolsOfFamily))
  const counting = pools.filter(({ pool }) => together.has(pool))
  if (counting.length === 0) return []
  return [{ sourceId: instead, visitId: instead, personId: instead, state, date, pools: counting }]
}

function poolsOfFamily({ groups, limits, deductibles, memberCaps }: Plan): readonly string[] {
  const terms = groups.flatMap(({ benefits }) => benefits).flatMap(({ panel, other }) => [panel, other])
  const shares = terms.flatMap((one) => one?.visitShares ?? [])
  const counted = [...limits, ...deductibles, ...memberCaps, ...shares].filter(({ per }) => per === 'family')
  // A cap also counts how often it was reached (docs/cover.md, 6).
  return counted.flatMap((rule) => [('pool' in rule ? rule.pool : undefined) ?? rule.id, `${rule.id}:times`])
}
