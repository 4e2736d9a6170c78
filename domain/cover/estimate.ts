/** What will probably come back for a claim, reckoned before it is filed and while it is in work. */
import type { ClaimDetails } from '../claim/claim-details.ts'
import { claimOnPlan, type ClaimOnPlan } from './claim-on-plan.ts'
import { entitlement } from './entitlement.ts'
import { coveredMember, versionsOf, type MemberCover } from './member-cover.ts'
import type { Terms } from './plan.ts'
import { networkOf } from './provider-network.ts'
import { rateOfDay } from './rates/rate-of-day.ts'
import { reckon } from './reckon.ts'
import type { Reckoning } from './reckoning.ts'
import { offsetByLetters } from './same-stay.ts'

export interface Estimate extends ClaimOnPlan {
  /** Those that were reckoned by; none where nothing is covered. */
  readonly terms: Terms
  readonly reckoning: Reckoning
}

/** Whose claim it is. */
export interface EstimateOf {
  readonly personId: string
  /** The claim, if there is one: what it holds already is not counted against it. */
  readonly claimId?: string | undefined
  /** The day on which it was filed; absent: it would be filed today. */
  readonly filedOn?: string | undefined
}

/** The source of what is no claim yet. */
const NO_CLAIM = 'estimate'

/** Undefined: no plan is kept for this person and date. */
export function estimateClaim(
  cover: MemberCover,
  details: ClaimDetails,
  { personId, claimId = NO_CLAIM, filedOn = cover.today }: EstimateOf,
): Estimate | undefined {
  const member = coveredMember(cover, personId)
  if (member === undefined) return undefined
  const network = networkOf(details.providerName, cover.providers)
  const facts = { sourceId: claimId, person: member.person, network, receiptDate: filedOn }
  const onPlan = claimOnPlan(details, facts, versionsOf(cover, member))
  return onPlan && estimate(cover, withItsLetters(cover, withRateOfDay(cover, onPlan)))
}

/** As at the desk: what the letters of a stay hold does not count against its bill. */
function withItsLetters({ uses }: MemberCover, { plan, claim }: ClaimOnPlan): ClaimOnPlan {
  const letters = uses.flatMap(({ told, ...use }) =>
    told?.kind === 'letter' ? [{ ...use, benefitId: told.benefitId }] : [],
  )
  return { plan, claim: offsetByLetters(claim, letters) }
}

function withRateOfDay({ rates }: MemberCover, { plan, claim }: ClaimOnPlan): ClaimOnPlan {
  if (claim.currency === plan.currency) return { plan, claim }
  const rateBillionths = rateOfDay(rates, claim.currency, claim.serviceDate, plan.currency)
  return { plan, claim: { ...claim, ...(rateBillionths !== undefined && { rateBillionths }) } }
}

/** For what is asked before there is a claim at all. */
export function estimate({ uses }: Pick<MemberCover, 'uses'>, { plan, claim }: ClaimOnPlan): Estimate {
  const entitled = entitlement(plan, claim)
  return { plan, claim, terms: 'refusal' in entitled ? {} : entitled.terms, reckoning: reckon(plan, uses, claim) }
}
