/** A published version of a plan as an InsurancePlan of FHIR R4. */
import { addDays } from '../../dates/singapore-dates.ts'
import { coverTexts } from '../../texts/cover-texts.ts'
import { fhirTexts } from '../../texts/fhir-texts.ts'
import type { Benefit, Limit, Plan, Terms } from '../plan.ts'
import {
  conditionSentences,
  deductibleSentence,
  limitSentence,
  memberCapSentence,
  termsSentences,
} from '../rule-sentences.ts'
import { concept, hl7Code, moneyQuantity, ownCode, ownIdentifier, percentQuantity } from './code-systems.ts'
import type {
  CodeableConcept,
  InsurancePlan,
  PlanCost,
  PlanCosts,
  PlanCoverage,
  Quantity,
  Reference,
} from './fhir-types.ts'

export interface PublishedPlan {
  readonly planId: string
  /** Counted from 1, in the order of publication. */
  readonly version: number
  readonly plan: Plan
  /** The last day on which this version holds; absent: it is the newest. */
  readonly holdsTo?: string
}

/**
 * One of the versions of a plan.
 * @param versions in the order of their publication; of two from the same date the later one corrects the earlier
 * @param plan as it holds on a date: the version of that date, with what `planFor` took from others
 */
export function publishedPlan(planId: string, versions: readonly Plan[], plan: Plan): PublishedPlan {
  const laterDates = versions.map(({ holdsFrom }) => holdsFrom).filter((date) => date > plan.holdsFrom)
  const [next] = laterDates.toSorted()
  return {
    planId,
    version: versions.findLastIndex(({ holdsFrom }) => holdsFrom === plan.holdsFrom) + 1,
    plan,
    ...(next !== undefined && { holdsTo: addDays(next, -1) }),
  }
}

/**
 * @param id of the resource
 * @param client whose plan it is
 * @param date on which it is asked
 * @param base as {@link ownCode} has it
 */
export function insurancePlan(
  id: string,
  { planId, version, plan, holdsTo }: PublishedPlan,
  client: Reference,
  date: string,
  base: string,
): InsurancePlan {
  const identifier = [ownIdentifier(base, 'plan', planId)]
  return {
    resourceType: 'InsurancePlan',
    id,
    meta: { versionId: String(version) },
    identifier,
    status: holdsTo !== undefined && holdsTo < date ? 'retired' : 'active',
    type: [concept(fhirTexts.medicalPlan, hl7Code('insurance-plan-type', 'medical'))],
    name: plan.name,
    period: { start: plan.holdsFrom, ...(holdsTo !== undefined && { end: holdsTo }) },
    ownedBy: client,
    coverage: groupsWithBenefits(plan).map((group) => coverage(group, plan, base)),
    plan: [{ identifier, ...costsOf(plan, base) }],
  }
}

type Group = Plan['groups'][number]

/** A coverage has one benefit at least. */
function groupsWithBenefits({ groups }: Plan): readonly Group[] {
  return groups.filter(({ benefits }) => benefits.length > 0)
}

/** A group of benefits: who has each, and up to what. */
function coverage(group: Group, plan: Plan, base: string): PlanCoverage {
  return {
    type: groupConcept(group, base),
    benefit: group.benefits.map((benefit) => {
      const requirement = conditionSentences(benefit).join(' ')
      const limits = plan.limits.filter(({ benefits }) => benefits === undefined || benefits.includes(benefit.id))
      return {
        type: benefitConcept(benefit, base),
        ...(requirement !== '' && { requirement }),
        ...(limits.length > 0 && {
          limit: limits.map((limit) => ({
            value: limitQuantity(limit, plan.currency),
            code: concept(limitSentence(limit, plan), ownCode(base, 'plan-rule', limit.id, limit.name)),
          })),
        }),
      }
    }),
  }
}

function limitQuantity({ measure, most }: Limit, currency: string): Quantity {
  // The unit alone: `visits`.
  return measure === 'amount' ? moneyQuantity(most, currency) : { value: most, unit: fhirTexts.units[measure] }
}

/** What each benefit costs the member, at panel clinics and elsewhere. */
function costsOf(plan: Plan, base: string): Pick<PlanCosts, 'specificCost'> {
  const groups = groupsWithBenefits(plan)
  if (groups.length === 0) return {}
  return {
    specificCost: groups.map((group) => ({
      category: groupConcept(group, base),
      benefit: group.benefits.map((benefit) => {
        const cost = [
          ...costsAt('in-network', benefit.panel, benefit, plan, base),
          ...costsAt('out-of-network', benefit.other, benefit, plan, base),
        ]
        return { type: benefitConcept(benefit, base), ...(cost.length > 0 && { cost }) }
      }),
    })),
  }
}

function costsAt(
  place: 'in-network' | 'out-of-network',
  terms: Terms | undefined,
  benefit: Benefit,
  plan: Plan,
  base: string,
): readonly PlanCost[] {
  const { panel, other, notCovered } = coverTexts.document
  const applicability = concept(place === 'in-network' ? panel : other, hl7Code('applicability', place))
  if (terms === undefined)
    return [{ type: concept(notCovered, ownCode(base, 'benefit-cost', 'not-covered', notCovered)), applicability }]
  return [...pricesOf(terms, plan, base), ...sharesOf(terms, benefit, plan)].map(({ type, sentence, value }) => ({
    type,
    applicability,
    qualifiers: [{ text: sentence }],
    value,
  }))
}

interface Cost {
  readonly type: CodeableConcept
  /** What the plan says of it. */
  readonly sentence: string
  readonly value: Quantity
}

/** What counts of the bill. */
function pricesOf({ schedule, proRation }: Terms, plan: Plan, base: string): readonly Cost[] {
  const type = (code: 'schedule' | 'pro-ration') =>
    concept(coverTexts.steps[code], ownCode(base, 'benefit-cost', code, coverTexts.steps[code]))
  return [
    ...(schedule === undefined
      ? []
      : withSentences(type('schedule'), termsSentences({ schedule }, plan), [
          moneyQuantity(schedule.most, plan.currency),
        ])),
    ...(proRation === undefined
      ? []
      : withSentences(type('pro-ration'), sentencesAfterPrice({ proRation }, plan), [percentQuantity(proRation)])),
  ]
}

/** What the member bears of that. */
function sharesOf(terms: Terms, benefit: Benefit, plan: Plan): readonly Cost[] {
  const { coPay, coInsurance, visitShares } = terms
  const money = (cents: number) => moneyQuantity(cents, plan.currency)
  const percentages = concept(coverTexts.steps['co-insurance'], hl7Code('benefit-type', 'copay-percent'))
  const sharesOfParts = (parts: readonly { readonly memberShare: number }[]) =>
    parts.map(({ memberShare }) => percentQuantity(memberShare))
  return [
    ...plan.deductibles
      .filter(({ id }) => terms.deductibles?.includes(id) === true)
      .map((one) => ({
        type: concept(one.name, hl7Code('benefit-type', 'deductible')),
        sentence: deductibleSentence(one, plan),
        value: money(one.most),
      })),
    ...(coPay === undefined
      ? []
      : withSentences(
          concept(coverTexts.steps['co-pay'], hl7Code('benefit-type', 'copay')),
          sentencesAfterPrice({ coPay }, plan),
          [money(coPay.amount)],
        )),
    ...(coInsurance === undefined
      ? []
      : withSentences(percentages, sentencesAfterPrice({ coInsurance }, plan), sharesOfParts(coInsurance.parts))),
    ...(visitShares === undefined
      ? []
      : withSentences(percentages, sentencesAfterPrice({ visitShares }, plan), sharesOfParts(visitShares.parts))),
    ...plan.memberCaps
      .filter(({ benefits }) => benefits === undefined || benefits.includes(benefit.id))
      .map((cap) => ({
        type: concept(cap.name, hl7Code('benefit-type', 'copay-maximum')),
        sentence: memberCapSentence(cap, plan),
        value: money(cap.most),
      })),
  ]
}

/** The first sentence of terms is that of their price. */
function sentencesAfterPrice(terms: Terms, plan: Plan): readonly string[] {
  return termsSentences(terms, plan).slice(1)
}

/** Each value with its own sentence. */
function withSentences(
  type: CodeableConcept,
  sentences: readonly string[],
  values: readonly Quantity[],
): readonly Cost[] {
  return values.map((value, index) => ({ type, sentence: sentences[index] ?? '', value }))
}

function groupConcept({ code, name }: Group, base: string): CodeableConcept {
  return concept(name, ownCode(base, 'benefit-group', code, name))
}

/** The benefit's id, because two benefits of a plan may have one code. */
export function benefitConcept({ id, name }: Pick<Benefit, 'id' | 'name'>, base: string): CodeableConcept {
  return concept(name, ownCode(base, 'benefit', id, name))
}
