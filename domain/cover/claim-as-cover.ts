/** A member's claim as a reckoning is asked about it: what the form says, and what others have answered since. */
import type { ClaimDetails, InpatientDetails, OutpatientDetails } from '../claim/claim-details.ts'
import { daysBetween } from '../dates/singapore-dates.ts'
import { unlessRedacted } from '../events/event-definition.ts'
import type { CoverClaim, CoveredPerson } from './cover-claim.ts'
import { visitBenefits } from './entitlement.ts'
import type { Plan, coveredAs } from './plan.ts'

/** What the form does not say: what the house knows, and what the desk has found out. */
export interface CoverFacts {
  readonly sourceId: string
  readonly person: CoveredPerson
  readonly network: CoverClaim['network']
  /** Of which outpatient benefit it is, where the form does not say it. */
  readonly benefitId?: string
  /** What a unit of the claim's currency was on the day, in billionths of the plan's; absent: not known. */
  readonly rateBillionths?: number
  readonly receiptDate?: string
  readonly referral?: 'yes' | 'no'
  /** Cents that the other insurer pays. */
  readonly otherInsurerPays?: number
  readonly disabilityId?: string
  /** The day on which the stay ended to which an outpatient claim belongs. */
  readonly discharge?: string
  /** The visit that this is another payment for; absent: a visit of its own. */
  readonly visitId?: string
  /** Letters of guarantee of which this is the bill. */
  readonly offsets?: readonly string[]
}

/** @param details of the claim; of a forgotten person they say no diagnosis, and a reckoning asks for it */
export function claimAsCover(details: ClaimDetails, facts: CoverFacts, plan: Plan): CoverClaim {
  return {
    ...(details.kind === 'outpatient' ? outpatient(details, facts, plan) : inpatient(details, facts, plan)),
    ...(facts.offsets !== undefined && { offsets: facts.offsets }),
    ...(facts.receiptDate !== undefined && { receiptDate: facts.receiptDate }),
    ...(facts.disabilityId !== undefined && { disabilityId: facts.disabilityId }),
    ...(facts.rateBillionths !== undefined && { rateBillionths: facts.rateBillionths }),
    sourceId: facts.sourceId,
    visitId: facts.visitId ?? facts.sourceId,
    units: 1,
    amount: details.amountCents,
    currency: details.currency,
    network: facts.network,
    isAccident: details.accident !== undefined,
    referral: facts.referral ?? 'unknown',
    otherInsurer: otherInsurer(details, facts),
    person: facts.person,
  }
}

type OfItsForm = Pick<CoverClaim, 'benefitId' | 'serviceDate' | 'days' | 'tax' | 'stay' | 'diagnosisCode'>

function outpatient(details: OutpatientDetails, facts: CoverFacts, plan: Plan): OfItsForm {
  const { person, discharge } = facts
  const { prePostHospitalisation, admissionDate, visitDate, includesGst, gstAmountCents } = details
  const diagnosisCode = unlessRedacted(details.diagnosisCode)
  const stay =
    prePostHospitalisation && admissionDate !== undefined
      ? { ...stayFrom(person, admissionDate), ...(discharge !== undefined && { discharge }) }
      : undefined
  const benefitId = (prePostHospitalisation ? plan.aroundStayBenefit : undefined) ?? visitBenefit(details, facts, plan)
  return {
    ...(benefitId !== undefined && { benefitId }),
    serviceDate: visitDate,
    days: 1,
    tax: includesGst ? gstAmountCents : 0,
    ...(stay !== undefined && { stay }),
    ...(diagnosisCode !== undefined && { diagnosisCode }),
  }
}

/** What the form says; where it says none (HR's does not ask), what was found out, if the plan has that. */
function visitBenefit(details: OutpatientDetails, { benefitId }: CoverFacts, plan: Plan): string | undefined {
  if (details.benefitId !== '') return details.benefitId
  return visitBenefits(plan).find(({ id }) => id === benefitId)?.id
}

/** A plan has one benefit for stays; where it has none, '' is one that no plan has. */
export function stayBenefit({ groups }: Plan): string {
  return groups.flatMap(({ benefits }) => benefits).find(({ claimedAs }) => claimedAs === 'inpatient')?.id ?? ''
}

function inpatient(details: InpatientDetails, { person }: CoverFacts, plan: Plan): OfItsForm {
  const { admissionDate, dischargeDate } = details
  const diagnosisCode = unlessRedacted(details.reasonForTreatmentCode)
  return {
    benefitId: stayBenefit(plan),
    serviceDate: admissionDate,
    // A day surgery is one day.
    days: Math.max(1, daysBetween(admissionDate, dischargeDate)),
    tax: 0,
    stay: { ...stayFrom(person, admissionDate), discharge: dischargeDate },
    ...(diagnosisCode !== undefined && { diagnosisCode }),
  }
}

/** Claims of one person with one day of admission belong to one stay. */
export function stayFrom({ id }: Pick<CoveredPerson, 'id'>, admission: string) {
  return { id: `${id}/${admission}`, admission }
}

function otherInsurer({ otherInsurer }: ClaimDetails, { otherInsurerPays }: CoverFacts): CoverClaim['otherInsurer'] {
  if (otherInsurerPays !== undefined) return { state: 'paid', amount: otherInsurerPays }
  return { state: otherInsurer === undefined ? 'none' : 'unknown' }
}

/** Relationships are typed freely; these words are known, and everything else is another dependant. */
const relationshipWords: Readonly<Record<string, (typeof coveredAs)[number]>> = {
  spouse: 'spouse',
  husband: 'spouse',
  wife: 'spouse',
  child: 'child',
  son: 'child',
  daughter: 'child',
  parent: 'parent',
  father: 'parent',
  mother: 'parent',
}

/** As what a dependant is covered. */
export function coveredAsOf(relationship: string): (typeof coveredAs)[number] {
  return relationshipWords[relationship.trim().toLowerCase()] ?? 'other'
}
