/** The limits that stand in the row of their benefit: so much, or so many visits, in a policy year. */
import type { Benefit, Limit } from '../plan.ts'

/** What the row of a benefit can say of its own limits for a policy year. */
export const ownMeasures = ['amount', 'visits'] as const
export type OwnMeasure = (typeof ownMeasures)[number]

/** A limit of one benefit alone for a policy year, as the benefit's row says it. */
export function ownLimit({ id, name }: Pick<Benefit, 'id' | 'name'>, measure: OwnMeasure, most: number): Limit {
  return {
    id: `${id}-${measure === 'amount' ? 'year' : 'visits'}`,
    name,
    period: 'policy-year',
    per: 'person',
    of: 'payment',
    measure,
    most,
    benefits: [id],
  }
}

/** Whether a limit says what the row of a benefit can say, whatever it is called. */
export function isOwnLimit(limit: Limit, benefitId: string, measure: OwnMeasure): boolean {
  const { id, name, most } = limit
  return isAlike(limit, { ...ownLimit({ id: benefitId, name }, measure, most), id })
}

/** Whether two limits say the same, in whatever order their fields stand. */
export function isAlike(one: Limit, other: Limit): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]) as ReadonlySet<keyof Limit>
  return [...keys].every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]))
}
