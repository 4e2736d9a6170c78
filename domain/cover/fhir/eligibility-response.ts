/** What a person has of each limit on a date, and what of it is used, as a CoverageEligibilityResponse of FHIR R4. */
import { coverTexts } from '../../texts/cover-texts.ts'
import { fhirTexts } from '../../texts/fhir-texts.ts'
import type { Balance } from '../balances.ts'
import { policyYear } from '../counted-before.ts'
import type { CoveredPerson } from '../cover-claim.ts'
import type { Deductible, Limit, MemberCap, Plan } from '../plan.ts'
import { deductibleSentence, limitSentence, memberCapSentence } from '../rule-sentences.ts'
import { money } from './amounts.ts'
import { concept, hl7Code, ownCode } from './code-systems.ts'
import type {
  CodeableConcept,
  CoverageEligibilityRequest,
  CoverageEligibilityResponse,
  EligibilityBenefit,
  EligibilityItem,
  Reference,
} from './fhir-types.ts'

export interface Eligibility {
  readonly plan: Plan
  readonly person: CoveredPerson
  /** Of the person on the date, as `balances` gives them. */
  readonly balances: readonly Balance[]
  /** The date that they are of. */
  readonly date: string
  /** When it was asked, as an instant: 2026-06-15T08:30:00.000Z. */
  readonly asked: string
}

export interface EligibilityReferences {
  readonly person: Reference
  readonly coverage: Reference
  readonly client: Reference
  readonly request: Reference
}

/** A response answers a request; the bundle has both. */
export function eligibilityRequest(
  id: string,
  { date, asked }: Eligibility,
  { person, coverage, client }: EligibilityReferences,
): CoverageEligibilityRequest {
  return {
    resourceType: 'CoverageEligibilityRequest',
    id,
    status: 'active',
    purpose: ['benefits'],
    patient: person,
    servicedDate: date,
    created: asked,
    insurer: client,
    insurance: [{ coverage }],
  }
}

/** @param base as {@link ownCode} has it */
export function eligibilityResponse(
  id: string,
  eligibility: Eligibility,
  { person, coverage, client, request }: EligibilityReferences,
  base: string,
): CoverageEligibilityResponse {
  const { plan, date, asked, balances } = eligibility
  const { coveredFrom, coveredTo } = eligibility.person
  const { from, to } = policyYear(plan, date)
  return {
    resourceType: 'CoverageEligibilityResponse',
    id,
    status: 'active',
    purpose: ['benefits'],
    patient: person,
    servicedDate: date,
    created: asked,
    request,
    outcome: 'complete',
    insurer: client,
    insurance: [
      {
        coverage,
        inforce: coveredFrom <= date && (coveredTo === undefined || coveredTo >= date),
        benefitPeriod: { start: from, end: to },
        ...(balances.length > 0 && { item: balances.map((balance) => item(balance, plan, base)) }),
      },
    ],
  }
}

function item(balance: Balance, plan: Plan, base: string): EligibilityItem {
  const { rule, benefits } = balance
  const network = 'network' in rule ? rule.network : undefined
  return {
    category: concept(rule.name, ownCode(base, 'plan-rule', rule.id, rule.name)),
    name: rule.name,
    description: [sentenceOf(balance, plan), forBenefits(benefits, plan)].filter((text) => text !== '').join(' '),
    ...(network !== undefined && {
      network: concept(
        network === 'panel' ? coverTexts.document.panel : coverTexts.document.other,
        hl7Code('benefit-network', network === 'panel' ? 'in' : 'out'),
      ),
    }),
    unit: concept(
      fhirTexts.countedFor[rule.per],
      hl7Code('benefit-unit', rule.per === 'family' ? 'family' : 'individual'),
    ),
    term: term(rule, base),
    benefit: benefitsOf(balance, plan, base),
  }
}

function sentenceOf({ kind, rule }: Balance, plan: Plan): string {
  switch (kind) {
    case 'limit':
      return limitSentence(rule as Limit, plan)
    case 'deductible':
      return deductibleSentence(rule as Deductible, plan)
    case 'member-cap':
      return memberCapSentence(rule as MemberCap, plan)
  }
}

/** The sentence of a limit names its benefits only where there are several. */
function forBenefits(benefits: Balance['benefits'], plan: Plan): string {
  if (benefits === undefined || benefits.length === 0) return fhirTexts.forAllBenefits
  const named = plan.groups.flatMap((group) => group.benefits).filter(({ id }) => benefits.includes(id))
  return fhirTexts.forBenefits(named.map(({ name }) => name))
}

function term({ period, months }: Balance['rule'], base: string): CodeableConcept {
  const text =
    period === 'rolling-months' ? coverTexts.periods['rolling-months'](months ?? 1) : coverTexts.periods[period]
  const own = ownCode(base, 'counted-over', period, text)
  if (period === 'policy-year') return concept(text, hl7Code('benefit-term', 'annual'), own)
  return period === 'life' ? concept(text, hl7Code('benefit-term', 'lifetime'), own) : concept(text, own)
}

/** What there is and what decided claims have used; what claims in work hold stands apart, because it may come back. */
function benefitsOf(balance: Balance, plan: Plan, base: string): readonly EligibilityBenefit[] {
  const { measure, most, used, reserved } = balance
  const isMoney = measure === 'amount'
  const allowed = isMoney ? { allowedMoney: money(most, plan.currency) } : { allowedUnsignedInt: unsignedInt(most) }
  const usedOf = (amount: number) =>
    isMoney ? { usedMoney: money(amount, plan.currency) } : { usedUnsignedInt: unsignedInt(amount) }
  return [
    { type: benefitType(balance, base), ...allowed, ...usedOf(used) },
    ...(reserved === 0
      ? []
      : [
          {
            type: concept(fhirTexts.reserved, ownCode(base, 'benefit-type', 'reserved', fhirTexts.reserved)),
            ...usedOf(reserved),
          },
        ]),
  ]
}

function benefitType({ kind, measure, rule }: Balance, base: string): CodeableConcept {
  if (kind === 'deductible') return concept(rule.name, hl7Code('benefit-type', 'deductible'))
  if (kind === 'member-cap') return concept(rule.name, hl7Code('benefit-type', 'copay-maximum'))
  if (measure === 'amount') return concept(rule.name, hl7Code('benefit-type', 'benefit'))
  if (measure === 'visits') return concept(rule.name, hl7Code('benefit-type', 'visit'))
  return concept(rule.name, ownCode(base, 'benefit-type', measure, fhirTexts.units[measure]))
}

function unsignedInt(count: number): number {
  return Math.min(count, MAX_INTEGER)
}

/** FHIR has no higher number; a plan that says one has no limit in truth. */
const MAX_INTEGER = 2_147_483_647
