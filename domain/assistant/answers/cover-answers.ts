/** Answers about what the plan covers, and what is left of it. They are reckoned by the rules of My cover. */
import { balances, type Balance } from '../../cover/balances.ts'
import type { CoverClaim } from '../../cover/cover-claim.ts'
import { entitlement } from '../../cover/entitlement.ts'
import { quantity } from '../../cover/estimate-words.ts'
import { planOn, type CoveredMember, type MemberCover } from '../../cover/member-cover.ts'
import type { Benefit, Plan } from '../../cover/plan.ts'
import { conditionSentences, termsSentences } from '../../cover/rule-sentences.ts'
import { shownBalances } from '../../cover/shown-balances.ts'
import { formatDisplay } from '../../dates/singapore-dates.ts'
import { shownCount } from '../../language/shown-count.ts'
import { coverTexts } from '../../texts/cover-texts.ts'
import { coverAnswers as texts } from '../../texts/assistant-texts.ts'
import { pageTexts } from '../../texts/page-texts.ts'
import type { Named } from '../asked.ts'
import { benefitKinds, type BenefitKind } from '../recognise/lexicon/cover-words.ts'
import { answer, linkTo, type AssistantAnswer } from './answer.ts'
import type { CoverFacts } from './facts.ts'

/** So many benefits are told at once; My cover has the rest. */
const MOST_BENEFITS = 4
/** A shorter word is part of too many others. */
const SHORTEST_WORD = 4

/** What was found for one person. */
interface Told {
  readonly sentences: readonly string[]
  /** Whether it says what the plan has. */
  readonly isFound: boolean
}

/** What the plan says of the benefits that are named, of somebody of the family or the member; of all where none is named. */
export function coverAnswer(named: Named, { cover, today, pages }: CoverFacts): AssistantAnswer {
  if (cover === undefined || cover.people.length === 0) return answer('offers-person', [texts.notShown])
  const { sentences, isFound } = ofCover(named, cover, today)
  const isOfTreatment = isFound && named.subject !== ''
  return answer(
    isFound ? 'answered' : 'offers-person',
    [...sentences, ...(isOfTreatment ? [texts.singleTreatment] : [])],
    linkTo('myCover', pages),
  )
}

function ofCover(named: Named, cover: MemberCover, today: string): Told {
  const { whose } = named
  const [self] = cover.people
  const people =
    whose === undefined
      ? [self].filter((one) => one !== undefined)
      : cover.people.filter(({ person }) => person.as === whose)
  if (people.length === 0) return { sentences: [texts.noSuchPerson], isFound: false }
  const told = people.map((member) => ofMember(named, cover, member, today))
  return { sentences: told.flatMap(({ sentences }) => sentences), isFound: told.some(({ isFound }) => isFound) }
}

function ofMember(named: Named, cover: MemberCover, member: CoveredMember, today: string): Told {
  const plan = planOn(cover, member, today)
  if (plan === undefined) return { sentences: [texts.noPlan(member.name)], isFound: false }
  if (named.benefits.length === 0 && named.subject === '') return overview(cover, member, plan, today)
  const found = benefitsNamed(named, plan)
  if (found.length === 0) return { sentences: [texts.nothingFound(whatIsNamed(named))], isFound: false }
  const shown = found.slice(0, MOST_BENEFITS)
  const told = shown.flatMap((benefit) => ofBenefit(benefit, member, plan, today))
  // What is left of a benefit that is not theirs says nothing.
  const left = leftOf(
    shown.filter((benefit) => isOpen(benefit, member, plan, today)),
    cover,
    member,
    plan,
    today,
  )
  const more = found.length > MOST_BENEFITS ? [texts.moreThere] : []
  return { sentences: [...told, ...left, ...more], isFound: true }
}

function overview(cover: MemberCover, member: CoveredMember, plan: Plan, today: string): Told {
  const open = benefitsOf(plan).filter((benefit) => isOpen(benefit, member, plan, today))
  const nearly = shownBalances(cover, member, today)?.nearlyUsed ?? []
  return {
    sentences: [
      texts.planOf(member.name, plan.name),
      texts.benefits(open.map(({ name }) => name)),
      ...nearly.map((balance) => leftSentence(balance, plan)),
      texts.moreThere,
    ],
    isFound: true,
  }
}

function isOpen(benefit: Benefit, member: CoveredMember, plan: Plan, today: string): boolean {
  return 'benefit' in entitlement(plan, seen(benefit, member, plan, today))
}

/** By kind, in the benefits' own names or else their groups'; and by the words that are no kind. */
function benefitsNamed({ benefits, subject }: Named, plan: Plan): readonly Benefit[] {
  const words = subject.split(' ').filter((word) => word.length >= SHORTEST_WORD)
  const bySubject = benefitsOf(plan).filter(({ name }) => words.some((word) => name.toLowerCase().includes(word)))
  const byKind = benefits.flatMap((kind) => ofKind(kind as BenefitKind, plan))
  return [...new Set([...bySubject, ...byKind])]
}

function ofKind(kind: BenefitKind, { groups }: Plan): readonly Benefit[] {
  const { inPlan } = benefitKinds[kind]
  const all = groups.flatMap((group) => group.benefits)
  const byName = all.filter(({ name }) => inPlan.test(name))
  return byName.length > 0 ? byName : groups.filter(({ name }) => inPlan.test(name)).flatMap((group) => group.benefits)
}

function whatIsNamed({ benefits, subject }: Named): string {
  if (subject !== '') return subject
  const [kind] = benefits
  return kind === undefined ? '' : texts.kinds[kind as BenefitKind]
}

function ofBenefit(benefit: Benefit, member: CoveredMember, plan: Plan, today: string): readonly string[] {
  const judged = entitlement(plan, seen(benefit, member, plan, today))
  if ('refusal' in judged)
    return [
      texts.notOpen(member.name, benefit.name, coverTexts.refusals[judged.refusal]),
      ...conditionSentences(benefit),
    ]
  return [texts.covers(member.name, benefit.name), ...conditionSentences(benefit), ...placesOf(benefit, plan)]
}

function placesOf({ panel, other }: Benefit, plan: Plan): readonly string[] {
  const said = (terms: typeof panel) =>
    terms === undefined ? undefined : pageTexts.sentences(termsSentences(terms, plan))
  const [atPanel, elsewhere] = [said(panel), said(other)]
  if (atPanel !== undefined && atPanel === elsewhere) return [texts.anywhere(atPanel)]
  return [
    ...(atPanel === undefined ? [] : [texts.atPanel(atPanel)]),
    elsewhere === undefined ? texts.panelOnly : texts.elsewhere(elsewhere),
  ]
}

function leftOf(
  found: readonly Benefit[],
  { uses }: MemberCover,
  { person }: CoveredMember,
  plan: Plan,
  today: string,
): readonly string[] {
  return balances(plan, uses, person, today)
    .filter(({ kind, benefits }) => kind === 'limit' && found.some(({ id }) => benefits?.includes(id) ?? true))
    .map((balance) => leftSentence(balance, plan))
}

function leftSentence({ rule, measure, left, most, renewsOn }: Balance, plan: Plan): string {
  const ofMost = quantity(most, measure, plan)
  const renews = renewsOn === undefined ? undefined : formatDisplay(renewsOn)
  if (left === 0) return renews === undefined ? texts.usedUp(rule.name) : texts.usedUpUntil(rule.name, renews)
  const shown = measure === 'amount' ? quantity(left, measure, plan) : shownCount(left)
  return renews === undefined ? texts.left(rule.name, shown, ofMost) : texts.leftUntil(rule.name, shown, ofMost, renews)
}

function benefitsOf({ groups }: Plan): readonly Benefit[] {
  return groups.flatMap(({ benefits }) => benefits)
}

/** A visit today about which nothing is known yet. */
function seen(benefit: Benefit, { person }: CoveredMember, { currency }: Plan, today: string): CoverClaim {
  return {
    sourceId: '',
    benefitId: benefit.id,
    serviceDate: today,
    visitId: '',
    units: 0,
    days: 0,
    amount: 0,
    tax: 0,
    currency,
    network: 'unknown',
    isAccident: false,
    referral: 'unknown',
    otherInsurer: { state: 'none' },
    person,
  }
}
