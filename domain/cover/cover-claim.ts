/** What a reckoning is asked about, and what it is told of what was used before. Cents of the plan's currency; Singapore dates, YYYY-MM-DD. */
import type { coveredAs } from './plan.ts'

/** One charge of one person for one benefit: a claim in work, an estimate, or a letter of guarantee. */
export interface CoverClaim {
  /** The claim, draft or letter itself. What it used before is reckoned again, and not counted twice. */
  readonly sourceId: string
  /** What it stands for as well: the letter that it offsets. */
  readonly offsets?: readonly string[]
  /** Absent: nobody has said of which benefit of the plan it is. */
  readonly benefitId?: string
  readonly serviceDate: string
  readonly receiptDate?: string
  /** A stay in hospital, if it belongs to one. */
  readonly stay?: { readonly id: string; readonly admission: string; readonly discharge?: string }
  readonly disabilityId?: string
  /** Several payments may belong to one visit. */
  readonly visitId: string
  readonly units: number
  /** Days of the stay; 1 for a visit. */
  readonly days: number
  /** Hundredths of its currency, tax included. */
  readonly amount: number
  readonly tax: number
  readonly currency: string
  /** What one unit of the currency is in the plan's currency on the day of the visit, in billionths; absent: not known. */
  readonly rateBillionths?: number
  readonly network: 'panel' | 'other' | 'excluded' | 'unknown'
  readonly isAccident: boolean
  readonly referral: 'yes' | 'no' | 'unknown'
  /** Absent: only told in words. */
  readonly diagnosisCode?: string
  /** What another insurer pays, in the plan's currency. */
  readonly otherInsurer: { readonly state: 'none' | 'unknown' } | { readonly state: 'paid'; readonly amount: number }
  readonly person: CoveredPerson
}

export interface CoveredPerson {
  readonly id: string
  readonly as: (typeof coveredAs)[number]
  readonly bornOn?: string
  /** First and last day of the cover; no last day: open. */
  readonly coveredFrom: string
  readonly coveredTo?: string
  /** The same of the employee, by which a family's limits are shared out. */
  readonly familyFrom: string
  readonly familyTo?: string
  /** When else they are covered, of somebody who left and came back (S80), and when else the employee is. */
  readonly otherCovers?: readonly CoveredDays[]
  readonly otherFamilyCovers?: readonly CoveredDays[]
}

/** First and last day; no last day: open. */
export interface CoveredDays {
  readonly from: string
  readonly to?: string
}

/** What one claim or letter of the family has used or reserved of each pool (a limit, a deductible, a cap, a count). */
export interface Use {
  readonly sourceId: string
  readonly state: 'reserved' | 'used'
  readonly personId: string
  readonly date: string
  readonly visitId: string
  readonly stayId?: string
  readonly disabilityId?: string
  readonly pools: readonly PoolUse[]
}

export interface PoolUse {
  readonly pool: string
  /** Cents, or a number where the pool counts. */
  readonly amount: number
}

/** What a reckoned claim takes, as the next claims see it. */
export function useOf(
  claim: CoverClaim,
  { uses }: { readonly uses: readonly PoolUse[] },
  state: Use['state'] = 'used',
): Use {
  const { sourceId, person, serviceDate, visitId, stay, disabilityId } = claim
  return {
    sourceId,
    state,
    personId: person.id,
    date: serviceDate,
    visitId,
    ...(stay !== undefined && { stayId: stay.id }),
    ...(disabilityId !== undefined && { disabilityId }),
    pools: uses,
  }
}
