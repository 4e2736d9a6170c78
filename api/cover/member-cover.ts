/** What a member's browser is told of the family's cover under one company, so that it reckons by itself. */
import { spelledClaimStatuses } from '@member-care/domain/claim/claim-status.ts'
import { familyPart } from '@member-care/domain/cover/family-part.ts'
import type { CoveredMember, FamilyUse, MemberCover } from '@member-care/domain/cover/member-cover.ts'
import type { Plan } from '@member-care/domain/cover/plan.ts'
import { seesUsesOf, type FamilyViewer } from '@member-care/domain/cover/whose-uses.ts'
import { monthsBefore, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import type { MemberClaim } from '@member-care/projections/claims/claim-records.ts'
import { listCoverUses, type CoverUse } from '@member-care/projections/cover-uses/cover-use-queries.ts'
import { ratesSince } from '@member-care/projections/exchange-rates/exchange-rate-queries.ts'
import { planOfPerson } from '@member-care/projections/plans/plan-queries.ts'
import type { FamilyRecord } from '@member-care/projections/users/user-records.ts'
import type { Family } from '../aggregates/cover.ts'
import { readProviderNames } from '../clinics/provider-names.ts'
import { apiError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'
import { coveredPerson } from './cover-of-claim.ts'

/** Before every claim. */
const THE_BEGINNING = '1900-01-01'
/** A browser need not load more: older visits are rare, and the claims desk knows the rates of all. */
const MONTHS_OF_RATES = 13

/**
 * Of whom the member is told what they used says the client (`whoSeesUses`). What the others used counts where the family has it together, and
 * says neither who it was nor for what.
 * @throws ApiError 404 for a company that does not cover the caller
 */
export async function readMemberCover(
  parts: Parts,
  { own }: Pick<Caller, 'own'>,
  companyId: string,
): Promise<MemberCover> {
  const [client, entries, user] = await Promise.all([
    parts.clients.getClient(own, companyId),
    parts.users.companiesOf(own, own.userId),
    parts.users.getUser(own, own.userId),
  ])
  const entry = entries.find((one) => one.companyId === companyId)
  if (!client || entry === undefined) throw apiError('NOT_FOUND')
  const today = singaporeToday(parts.clock())
  if (!client.featuresConfig.allowViewBenefitBalance) return { ...nothingShown, today }
  const isEmployee = entry.memberType === 'E'
  const membership = user?.memberships.find((one) => one.companyId === companyId)
  const family: Family = { companyId, employeeId: isEmployee ? own.userId : (membership?.employeeId ?? own.userId) }
  const viewer: FamilyViewer = { userId: own.userId, isEmployee }
  const isTold = (personId: string) => seesUsesOf(client.featuresConfig.whoSeesUses, viewer, personId)
  const records = isEmployee ? entry.records : await recordsOfFamily(parts, family, entry.records)
  const [members, uses, claims, providers, rates] = await Promise.all([
    Promise.all(records.filter(({ uuid }) => isTold(uuid)).map((record) => memberOf(parts, family, record))),
    listCoverUses(parts.database, parts.systemReader, family),
    parts.claims.listMemberClaims(own, { from: THE_BEGINNING, to: today, companyId }),
    readProviderNames(parts.database),
    ratesSince(parts.database, parts.systemReader, monthsBefore(today, MONTHS_OF_RATES)),
  ])
  const covered = members.filter((one) => one !== undefined)
  const plans = Object.fromEntries(
    covered.flatMap(({ plan }) => (plan === undefined ? [] : [[plan.planId, plan.versions]])),
  )
  const addresses = new Map(claims.map((claim) => [claim.claimId, addressOf(claim)]))
  return {
    today,
    // The member first.
    people: covered.map(({ member }) => member).toSorted((one) => (one.person.id === own.userId ? -1 : 0)),
    plans,
    uses: uses.flatMap((use, index) =>
      isTold(use.personId)
        ? [told(use, addresses.get(use.sourceId))]
        : familyPart(use, Object.values(plans).flat(), `hidden-${index}`),
    ),
    providers,
    rates,
  }
}

const nothingShown = { people: [], plans: {}, uses: [], providers: { panel: [], excluded: [] }, rates: {} } as const

/** The family of a dependant, as the employee has it. The dependant's own records say whose family it is. */
async function recordsOfFamily(
  { users, systemReader }: Parts,
  { companyId, employeeId }: Family,
  own: readonly FamilyRecord[],
): Promise<readonly FamilyRecord[]> {
  const entries = await users.companiesOf(systemReader, employeeId)
  return entries.find((entry) => entry.companyId === companyId)?.records ?? own
}

interface MemberWithPlan {
  readonly member: CoveredMember
  readonly plan: { readonly planId: string; readonly versions: readonly Plan[] } | undefined
}

async function memberOf(
  parts: Parts,
  family: Family,
  { uuid, name }: FamilyRecord,
): Promise<MemberWithPlan | undefined> {
  const [person, plan] = await Promise.all([
    coveredPerson(parts, family, uuid),
    planOfPerson(parts.database, parts.systemReader, family.companyId, uuid),
  ])
  if (person === undefined) return undefined
  return { plan, member: { name: name ?? '', person, ...(plan !== undefined && { planId: plan.planId }) } }
}

function told(
  {
    sourceId,
    sourceKind,
    state,
    personId,
    date,
    visitId,
    stayId,
    disabilityId,
    pools,
    benefitId,
    payableCents,
  }: CoverUse,
  claim: ReturnType<typeof addressOf> | undefined,
): FamilyUse {
  return {
    sourceId,
    state,
    personId,
    date,
    visitId,
    ...(stayId !== undefined && { stayId }),
    ...(disabilityId !== undefined && { disabilityId }),
    pools: [...pools],
    told: { kind: sourceKind, benefitId, payableCents, ...(claim !== undefined && { claim }) },
  }
}

/** As an address of the portal names a claim: by its id until it has a number. */
function addressOf({ claimId, kind, transactionNo, status }: MemberClaim) {
  return {
    kind,
    no: status === 'PROCESSING' ? claimId : (transactionNo ?? claimId),
    status: spelledClaimStatuses[status],
  }
}
