/** What a reckoning of a claim is told: the versions of the person's plan, the person, and the facts of the claim. */
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import {
  evolve,
  initialState,
  isFiled,
  type ClaimState,
  type FiledClaim,
} from '@member-care/domain/claim/claim-state.ts'
import { dayOfClaim } from '@member-care/domain/claim/claim-details.ts'
import { isCoveredOn, periodsInFamily } from '@member-care/domain/claim/visit-date.ts'
import type { DecidedReckoning } from '@member-care/domain/claim/decided-reckoning.ts'
import { coveredAsOf, type CoverFacts } from '@member-care/domain/cover/claim-as-cover.ts'
import { claimOnPlan, type ClaimOnPlan } from '@member-care/domain/cover/claim-on-plan.ts'
import type { Wanted } from '@member-care/domain/cover/account/cover-account.ts'
import type { CoveredDays, CoveredPerson } from '@member-care/domain/cover/cover-claim.ts'
import { rateFoundOut, type DeskFacts } from '@member-care/domain/cover/desk-facts.ts'
import type { Plan } from '@member-care/domain/cover/plan.ts'
import { networkOf } from '@member-care/domain/cover/provider-network.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { happenedAt } from '@member-care/domain/events/metadata.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { rateOn } from '@member-care/projections/exchange-rates/exchange-rate-queries.ts'
import { hadPlanOn, planOfPerson, planVersionsOf } from '@member-care/projections/plans/plan-queries.ts'
import type { Membership, UserRecord } from '@member-care/projections/users/user-records.ts'
import type { Family } from '../aggregates/cover.ts'
import { readProviderNames } from '../clinics/provider-names.ts'
import type { Parts } from '../http/parts.ts'

export type CoverParts = Pick<Parts, 'database' | 'eventLog' | 'readModels' | 'systemReader' | 'users'>

/** A claim as its stream has it. */
export interface LoadedClaim {
  readonly claim: FiledClaim
  readonly events: readonly Recorded<ClaimEvent>[]
}

/** Undefined when there is no such claim. */
export async function loadClaim(
  { eventLog }: Pick<CoverParts, 'eventLog'>,
  claimId: string,
): Promise<LoadedClaim | undefined> {
  const { events } = await eventLog.load<ClaimEvent>(`claim-${claimId}`)
  const claim = events.reduce<ClaimState>(evolve, initialState)
  return isFiled(claim) ? { claim, events } : undefined
}

export function familyOf({ companyId, employeeId }: Pick<FiledClaim, 'companyId' | 'employeeId'>): Family {
  return { companyId, employeeId }
}

/** A claim under its plan, and all that is asked to reserve for it or to use. */
export interface CoverOfClaim extends ClaimOnPlan {
  readonly wanted: Wanted
}

/**
 * How a claim is covered. Who asks has been let see the claim before: the plan, the family and the panel are read for the system's own work.
 * @param desk what the claims desk has found out
 * @returns undefined: the client has no plan for this person, or none on this date
 */
export async function coverOfClaim(
  parts: CoverParts,
  loaded: LoadedClaim,
  desk: DeskFacts = {},
): Promise<CoverOfClaim | undefined> {
  const { claim } = loaded
  const family = familyOf(claim)
  const day = dayOfClaim(claim.details)
  const plan = await planOfPerson(parts.database, parts.systemReader, family.companyId, claim.claimantId, day)
  if (plan === undefined) return undefined
  const [person, providers] = await Promise.all([
    coveredPerson(parts, family, claim.claimantId, day),
    readProviderNames(parts.database, claim.details.providerName),
  ])
  if (person === undefined) return undefined
  const network = desk.network ?? networkOf(claim.details.providerName, providers)
  const { versions } = plan
  const onPlan = claimOnPlan(claim.details, factsOf(loaded, person, { ...desk, network }), versions)
  if (onPlan === undefined) return undefined
  const rated = await withRateOfDay(parts, onPlan)
  return { ...rated, wanted: { ...family, kind: 'claim', claim: rated.claim, versions } }
}

/**
 * Why nobody can tell by a plan what a claim pays that no plan covers: the person has one of which no version held on the day of the claim, or is in the
 * company no more. Undefined for one of a client without a plan: the client had none at all on that day, or none for the person.
 */
export async function whyWithoutPlan(
  parts: CoverParts,
  { claim }: LoadedClaim,
): Promise<'PLAN_NOT_IN_FORCE' | 'NOT_COVERED_ANY_MORE' | undefined> {
  const { companyId, claimantId } = claim
  const day = dayOfClaim(claim.details)
  const [plan, hadPlan, person] = await Promise.all([
    planOfPerson(parts.database, parts.systemReader, companyId, claimantId, day),
    hadPlanOn(parts.database, parts.systemReader, companyId, day),
    coveredPerson(parts, familyOf(claim), claimantId, day),
  ])
  if (!hadPlan) return undefined
  if (person === undefined) return 'NOT_COVERED_ANY_MORE'
  return plan && 'PLAN_NOT_IN_FORCE'
}

/** What the claims desk found out goes before the table of rates. */
async function withRateOfDay(
  { database, systemReader }: Pick<CoverParts, 'database' | 'systemReader'>,
  { plan, claim }: ClaimOnPlan,
): Promise<ClaimOnPlan> {
  if (claim.currency === plan.currency || claim.rateBillionths !== undefined) return { plan, claim }
  const rateBillionths = await rateOn(database, systemReader, claim.currency, claim.serviceDate, plan.currency)
  return { plan, claim: { ...claim, ...(rateBillionths !== undefined && { rateBillionths }) } }
}

/**
 * A decided claim under its plan as that was published when it was decided.
 * @returns undefined: nobody is covered so any more, and nothing can be said in the plan's words
 */
export async function coverOfDecidedClaim(
  parts: CoverParts,
  loaded: LoadedClaim,
  { planNo, planVersions, network, desk }: DecidedReckoning,
): Promise<ClaimOnPlan | undefined> {
  const family = familyOf(loaded.claim)
  const [versions, person] = await Promise.all([
    planVersionsOf(parts.database, parts.systemReader, family.companyId, planNo),
    coveredPerson(parts, family, loaded.claim.claimantId, dayOfClaim(loaded.claim.details)),
  ])
  if (person === undefined) return undefined
  return claimOnPlan(
    loaded.claim.details,
    factsOf(loaded, person, { ...desk, network }),
    versions.slice(0, planVersions),
  )
}

/**
 * A claim of the past as versions of a plan are asked about it, by what was known when it was decided; what nobody noted then is taken from the
 * house as it is.
 * @returns undefined: none of the versions held then
 */
export async function coverOfPastClaim(
  parts: Pick<CoverParts, 'database' | 'systemReader'>,
  loaded: LoadedClaim,
  person: CoveredPerson,
  versions: readonly Plan[],
): Promise<ClaimOnPlan | undefined> {
  const { details, reckoning } = loaded.claim
  const network =
    reckoning?.network ?? networkOf(details.providerName, await readProviderNames(parts.database, details.providerName))
  const onPlan = claimOnPlan(details, factsOf(loaded, person, { ...reckoning?.desk, network }), versions)
  return onPlan && withRateOfDay(parts, onPlan)
}

/**
 * A claim as its family's account has it. What was decided by a plan goes by that plan, as it has been published since, and by what was known
 * then: another plan number or another panel of today does not move it (S134). All else is asked about as it is now.
 */
export async function coverOfAccount(parts: CoverParts, loaded: LoadedClaim): Promise<CoverOfClaim | undefined> {
  const { status, reckoning, claimantId, details } = loaded.claim
  if (status !== 'APPROVED' || reckoning === undefined) return coverOfClaim(parts, loaded, reckoning?.desk)
  const family = familyOf(loaded.claim)
  const [versions, person] = await Promise.all([
    planVersionsOf(parts.database, parts.systemReader, family.companyId, reckoning.planNo),
    coveredPerson(parts, family, claimantId, dayOfClaim(details)),
  ])
  const onPlan = person && (await coverOfPastClaim(parts, loaded, person, versions))
  return onPlan && { ...onPlan, wanted: { ...family, kind: 'claim', claim: onPlan.claim, versions } }
}

function factsOf(
  { claim, events: [filed] }: LoadedClaim,
  person: CoveredPerson,
  {
    network,
    benefitId,
    referral,
    otherInsurerPaysCents,
    ...rates
  }: Omit<DeskFacts, 'network'> & { readonly network: CoverFacts['network'] },
): CoverFacts {
  const rateBillionths = rateFoundOut(rates)
  return {
    sourceId: claim.claimId,
    person,
    network,
    ...(benefitId !== undefined && { benefitId }),
    ...(rateBillionths !== undefined && { rateBillionths }),
    ...(referral !== undefined && { referral }),
    ...(otherInsurerPaysCents !== undefined && { otherInsurerPays: otherInsurerPaysCents }),
    // The day on which it was filed.
    ...(filed !== undefined && { receiptDate: singaporeToday(happenedAt(filed)) }),
  }
}

/**
 * Somebody of a family as they are covered; undefined for somebody who is not, or no more.
 * @param on of somebody who left and came back, the day whose period of cover is meant (S80); without one the last one
 */
export async function coveredPerson(
  { users, systemReader }: Pick<CoverParts, 'users' | 'systemReader'>,
  family: Family,
  personId: string,
  on?: string,
): Promise<CoveredPerson | undefined> {
  const found = await users.getUsers(systemReader, [family.employeeId, personId])
  const own = membershipIn(family, found.get(personId), on)
  if (own === undefined) return undefined
  const bornOn = found.get(personId)?.birthdate ?? undefined
  const employee = membershipIn(family, found.get(family.employeeId), on) ?? own
  return {
    id: personId,
    as: own.memberType === 'E' ? 'employee' : coveredAsOf(own.relationship ?? ''),
    ...(bornOn !== undefined && { bornOn }),
    coveredFrom: own.effectiveStartDate,
    ...(own.effectiveEndDate !== null && { coveredTo: own.effectiveEndDate }),
    familyFrom: employee.effectiveStartDate,
    ...(employee.effectiveEndDate !== null && { familyTo: employee.effectiveEndDate }),
    ...(own.others.length > 0 && { otherCovers: own.others }),
    ...(employee.others.length > 0 && { otherFamilyCovers: employee.others }),
  }
}

interface CoverInFamily extends Membership {
  /** The other times of theirs in the family. */
  readonly others: readonly CoveredDays[]
}

function membershipIn(
  { companyId, employeeId }: Family,
  user: UserRecord | undefined,
  on?: string,
): CoverInFamily | undefined {
  const membership = user?.memberships.find((one) => one.companyId === companyId)
  if (user === undefined || membership === undefined) return undefined
  const period = membership.earlierPeriods.find((earlier) => on !== undefined && isCoveredOn(on, [earlier]))
  const meant = { ...membership, ...period }
  const others = periodsInFamily(employeeId, user.userId, membership)
    .filter(({ effectiveStartDate }) => effectiveStartDate !== meant.effectiveStartDate)
    .map(({ effectiveStartDate: from, effectiveEndDate: to }) => ({ from, ...(typeof to === 'string' && { to }) }))
  return { ...meant, others }
}
