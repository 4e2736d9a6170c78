/** Whether a person has a benefit on a date at a place at all, before any amount is looked at. */
import { addDays, daysBetween } from '../dates/singapore-dates.ts'
import type { CoverClaim } from './cover-claim.ts'
import type { Benefit, Plan, Terms } from './plan.ts'
import type { Question, Refusal } from './reckoning.ts'

export type Entitlement =
  | { readonly refusal: Refusal; readonly questions: readonly [] }
  | { readonly benefit: Benefit; readonly terms: Terms; readonly questions: readonly Question[] }

/** What one condition says: fulfilled, not fulfilled, or not known. */
type Judgement = { readonly refusal: Refusal } | { readonly question: Question } | undefined

/** The terms that hold for a claim, or the first thing that speaks against it. What is not known is taken in the member's favour, and asked. */
export function entitlement(plan: Plan, claim: CoverClaim): Entitlement {
  const benefit = plan.groups.flatMap(({ benefits }) => benefits).find(({ id }) => id === claim.benefitId)
  if (benefit === undefined) return { refusal: 'no-such-benefit', questions: [] }
  const judgements = conditions.map((condition) => condition(benefit, claim))
  for (const judgement of judgements) {
    if (judgement !== undefined && 'refusal' in judgement) return { ...judgement, questions: [] }
  }
  const terms = termsFor(benefit, claim)
  if (terms === undefined) return { refusal: 'not-covered-there', questions: [] }
  const asked = judgements.flatMap((judgement) =>
    judgement !== undefined && 'question' in judgement ? [judgement.question] : [],
  )
  return { benefit, terms, questions: asked }
}

/** The benefits that a visit is claimed under. One around a stay has its own, and the form says that it was one. */
export function visitBenefits({ groups, aroundStayBenefit }: Plan): readonly Benefit[] {
  return groups
    .flatMap(({ benefits }) => benefits)
    .filter(({ id, claimedAs }) => claimedAs === 'outpatient' && id !== aroundStayBenefit)
}

/**
 * The benefits of a plan that a person can claim on a date by a form, each with its group. A benefit whose waiting time still runs is among
 * them if an accident needs not wait.
 * @param on the date of the visit, YYYY-MM-DD
 */
export function benefitsOpenTo(
  plan: Plan,
  person: CoverClaim['person'],
  on: string,
  claimedAs: Benefit['claimedAs'],
): readonly { readonly group: Plan['groups'][number]; readonly benefits: readonly Benefit[] }[] {
  const isOpen = (benefit: Benefit): boolean => {
    const seen = { person, serviceDate: on, isAccident: true } as const
    const judged = [covered(benefit, seen), related(benefit, seen), ages(benefit, seen), waiting(benefit, seen)]
    // A visit around a stay is claimed by its own benefit, and the form says that it was one.
    const isAsked = benefit.claimedAs === claimedAs && benefit.id !== plan.aroundStayBenefit
    return isAsked && !judged.some((one) => one !== undefined && 'refusal' in one)
  }
  return plan.groups
    .map((group) => ({ group, benefits: group.benefits.filter(isOpen) }))
    .filter(({ benefits }) => benefits.length > 0)
}

/** An unknown provider is taken for one outside the panel, or for one of the panel where only that is covered. */
export function termsFor({ panel, other }: Benefit, { network }: Pick<CoverClaim, 'network'>): Terms | undefined {
  if (network === 'panel') return panel
  return network === 'unknown' ? (other ?? panel) : other
}

const conditions: readonly ((benefit: Benefit, claim: CoverClaim) => Judgement)[] = [
  covered,
  related,
  ages,
  waiting,
  (_, { network }) => (network === 'excluded' ? { refusal: 'excluded-provider' } : undefined),
  (benefit, { network }) =>
    network === 'unknown' && JSON.stringify(benefit.panel) !== JSON.stringify(benefit.other)
      ? { question: 'provider' }
      : undefined,
  ({ needsReferral }, { referral }) =>
    needsReferral !== true || referral === 'yes'
      ? undefined
      : referral === 'no'
        ? { refusal: 'no-referral' }
        : { question: 'referral' },
  aroundStay,
  excluded,
  (_, { otherInsurer }) => (otherInsurer.state === 'unknown' ? { question: 'other-insurer' } : undefined),
]

/** Who asks, and when: what needs no bill. */
type Visit = Pick<CoverClaim, 'person' | 'serviceDate' | 'isAccident'>

function covered(_: Benefit, { person, serviceDate }: Visit): Judgement {
  return serviceDate < person.coveredFrom || (person.coveredTo !== undefined && serviceDate > person.coveredTo)
    ? { refusal: 'not-covered-then' }
    : undefined
}

function related({ coveredAs }: Benefit, { person }: Visit): Judgement {
  return coveredAs === undefined || coveredAs.includes(person.as) ? undefined : { refusal: 'relationship' }
}

function ages({ ages }: Benefit, { person, serviceDate }: Visit): Judgement {
  if (ages === undefined) return undefined
  if (person.bornOn === undefined) return { question: 'age' }
  const age = ageOn(person.bornOn, serviceDate)
  return age < ages.from || age > ages.to ? { refusal: 'age' } : undefined
}

/** In whole years. Who was born on 29 February is a year older on 1 March. */
function ageOn(bornOn: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(bornOn.slice(0, 4))
  return date.slice(5) < bornOn.slice(5) ? years - 1 : years
}

function waiting({ waiting }: Benefit, { person, serviceDate, isAccident }: Visit): Judgement {
  if (waiting === undefined || (waiting.exceptAccidents && isAccident)) return undefined
  return daysBetween(person.coveredFrom, serviceDate) < waiting.days ? { refusal: 'waiting' } : undefined
}

function aroundStay({ aroundStay }: Benefit, { stay, serviceDate }: CoverClaim): Judgement {
  if (aroundStay === undefined) return undefined
  if (stay === undefined) return { question: 'stay' }
  const first = addDays(stay.admission, -aroundStay.daysBefore)
  if (serviceDate < first) return { refusal: 'outside-stay' }
  if (serviceDate <= stay.admission) return undefined
  if (stay.discharge === undefined) return { question: 'stay' }
  return serviceDate > addDays(stay.discharge, aroundStay.daysAfter) ? { refusal: 'outside-stay' } : undefined
}

function excluded({ excludes }: Benefit, { diagnosisCode }: CoverClaim): Judgement {
  if (excludes === undefined || excludes.length === 0) return undefined
  if (diagnosisCode === undefined) return { question: 'diagnosis' }
  const isExcluded = excludes.some(({ codes }) => codes.some((code) => diagnosisCode.startsWith(code)))
  return isExcluded ? { refusal: 'excluded-diagnosis' } : undefined
}
