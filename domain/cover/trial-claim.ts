/** A claim that nobody filed, by which a plan is tried out: an employee, covered since long, with a referral, and nothing used before. */
import { addDays } from '../dates/singapore-dates.ts'
import type { CoverClaim } from './cover-claim.ts'
import type { Benefit, Plan } from './plan.ts'

export interface Trial {
  readonly benefit: Benefit
  readonly network: 'panel' | 'other'
  /** Cents, tax included. */
  readonly amount: number
  /** Of a stay; 1 for a visit. */
  readonly days: number
}

/** On the first day of the plan. A benefit of a stay, or around one, has its stay. */
export function trialClaim(plan: Plan, { benefit, network, amount, days }: Trial): CoverClaim {
  const date = plan.holdsFrom
  const longAgo = addDays(date, -COVERED_DAYS)
  const hasStay = benefit.claimedAs === 'inpatient' || benefit.aroundStay !== undefined
  return {
    sourceId: 'trial',
    visitId: 'trial',
    benefitId: benefit.id,
    serviceDate: date,
    ...(hasStay && { stay: { id: 'trial', admission: date, discharge: addDays(date, days - 1) } }),
    disabilityId: 'trial',
    units: 1,
    days,
    amount,
    tax: 0,
    currency: plan.currency,
    network,
    isAccident: false,
    referral: 'yes',
    otherInsurer: { state: 'none' },
    person: {
      id: 'trial',
      as: benefit.coveredAs?.[0] ?? 'employee',
      bornOn: `${Number(date.slice(0, 4)) - (benefit.ages?.to ?? ADULT_AGE)}${date.slice(4, 8)}01`,
      coveredFrom: longAgo,
      familyFrom: longAgo,
    },
  }
}

/** Ten years: longer than any waiting time. */
const COVERED_DAYS = 3_650
const ADULT_AGE = 40
