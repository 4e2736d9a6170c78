/** What a visit would cost, before there is one: a benefit, a place, a day and an amount. */
import type { CoverClaim, CoveredPerson } from './cover-claim.ts'
import { benefitsOpenTo } from './entitlement.ts'
import type { Benefit, Plan } from './plan.ts'

export interface AskedVisit {
  readonly benefitId: string
  /** YYYY-MM-DD */
  readonly date: string
  readonly network: 'panel' | 'other'
  /** Cents of the plan's currency. */
  readonly amount: number
}

/** The benefits that can be asked about, in the order of the plan, by whatever form they are claimed. */
export function benefitsToAsk(plan: Plan, person: CoveredPerson, on: string): readonly Benefit[] {
  const forms = ['outpatient', 'inpatient', 'flexible-spending'] as const
  const open = new Set(
    forms.flatMap((form) => benefitsOpenTo(plan, person, on, form).flatMap(({ benefits }) => benefits)),
  )
  return plan.groups.flatMap(({ benefits }) => benefits.filter((benefit) => open.has(benefit)))
}

/** A stay in hospital is asked about as one of a day. */
export function askedAsCover(plan: Plan, person: CoveredPerson, { benefitId, date, ...asked }: AskedVisit): CoverClaim {
  const benefit = plan.groups.flatMap(({ benefits }) => benefits).find(({ id }) => id === benefitId)
  const stay = { id: `${person.id}/${date}`, admission: date, discharge: date }
  return {
    sourceId: 'asked',
    visitId: 'asked',
    benefitId,
    serviceDate: date,
    units: 1,
    days: 1,
    amount: asked.amount,
    tax: 0,
    currency: plan.currency,
    network: asked.network,
    isAccident: false,
    referral: 'unknown',
    otherInsurer: { state: 'none' },
    person,
    ...(benefit?.claimedAs === 'inpatient' && { stay }),
  }
}
