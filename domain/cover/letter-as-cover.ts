/** A letter of guarantee as a reckoning is asked about it: a stay in a hospital of the panel, of which nobody knows the bill yet. */
import { MAXIMUM_AMOUNT_CENTS } from '../money/money.ts'
import { stayBenefit, stayFrom } from './claim-as-cover.ts'
import type { CoverClaim, CoveredPerson } from './cover-claim.ts'
import { planFor } from './plan-version.ts'
import type { Plan } from './plan.ts'

/** As long as a letter holds: how long the stay will be is not known, and its bill is reckoned by its own days. */
const MOST_DAYS = 30

export interface LetterFacts {
  readonly guaranteeId: string
  /** Singapore date. */
  readonly admissionOn: string
  readonly person: CoveredPerson
}

/**
 * The highest bill that there can be: what is payable of it is the most that a letter may promise.
 * @param versions published ones of the person's plan, in the order of their publication
 * @returns undefined: no version holds on the day of admission
 */
export function letterOnPlan(
  facts: LetterFacts,
  versions: readonly Plan[],
): { readonly plan: Plan; readonly claim: CoverClaim } | undefined {
  const [anyVersion] = versions
  if (anyVersion === undefined) return undefined
  const plan = planFor(versions, letterAsCover(facts, anyVersion))
  return plan && { plan, claim: letterAsCover(facts, plan) }
}

function letterAsCover({ guaranteeId, admissionOn, person }: LetterFacts, plan: Plan): CoverClaim {
  return {
    sourceId: guaranteeId,
    visitId: guaranteeId,
    benefitId: stayBenefit(plan),
    serviceDate: admissionOn,
    stay: stayFrom(person, admissionOn),
    units: 1,
    days: MOST_DAYS,
    amount: MAXIMUM_AMOUNT_CENTS,
    tax: 0,
    currency: 'SGD',
    network: 'panel',
    isAccident: false,
    referral: 'unknown',
    otherInsurer: { state: 'none' },
    person,
  }
}
