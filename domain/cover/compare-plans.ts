/** What differs between two plans, or two versions of one: benefit by benefit and rule by rule, each in sentences before and after. */
import { formatDisplay } from '../dates/singapore-dates.ts'
import { coverTexts } from '../texts/cover-texts.ts'
import { planComparisonTexts as texts } from '../texts/plan-comparison-texts.ts'
import type { Benefit, Deductible, Limit, MemberCap, Plan, Terms } from './plan.ts'
import {
  conditionSentences,
  countedOver,
  deductibleSentence,
  limitSentence,
  memberCapSentence,
  termsSentences,
} from './rule-sentences.ts'

/** What a difference is about. */
export type PlanPart = 'plan' | 'group' | 'benefit' | 'limit' | 'deductible' | 'member-cap'

export interface PlanDifference {
  readonly part: PlanPart
  /** The plan's number, the group's code, or the id of the benefit or rule. */
  readonly id: string
  /** As it is called now, or was called before it went. */
  readonly name: string
  readonly change: 'added' | 'removed' | 'changed'
  /** What is said of it before and after. Of what came or went: all of it. */
  readonly fields: readonly FieldDifference[]
}

export interface FieldDifference {
  readonly field: Field
  readonly label: string
  /** None: it was not there. */
  readonly before: readonly string[]
  readonly after: readonly string[]
}

type Field = keyof typeof texts.fields

/** In the order of the plan: itself, its groups, benefits, limits, deductibles and caps; what went stands after what is there. */
export function comparePlans(before: Plan, after: Plan): readonly PlanDifference[] {
  return differencesBetween(before, before, after)
}

/** All that a plan says, each part as if it were new: its fields with their sentences, none before. */
export function saidInPlan(plan: Plan): readonly PlanDifference[] {
  return differencesBetween(undefined, { ...plan, groups: [], limits: [], deductibles: [], memberCaps: [] }, plan)
}

/** @param before none: everything is new @param beside the plan whose parts stand in an order with those of the other */
function differencesBetween(before: Plan | undefined, beside: Plan, after: Plan): readonly PlanDifference[] {
  const compared = <Item extends object>(part: PlanPart, kind: Kind<Item>, items: (plan: Plan) => readonly Item[]) =>
    compareItems(part, kind, { plan: beside, items: before ? items(before) : [] }, { plan: after, items: items(after) })
  return [
    ...compared('plan', planKind, (plan) => [plan]),
    ...compared('group', groupKind, ({ groups }) => groups),
    ...compared('benefit', benefitKind, placedBenefits),
    ...compared('limit', limitKind, ({ limits }) => limits),
    ...compared('deductible', deductibleKind, ({ deductibles }) => deductibles),
    ...compared('member-cap', memberCapKind, ({ memberCaps }) => memberCaps),
  ]
}

/** How one kind of thing in a plan is compared. */
interface Kind<Item> {
  readonly id: (item: Item) => string
  readonly name: (item: Item) => string
  /** Under which field each key of it is said; the compiler names the keys that are missing. */
  readonly fields: { readonly [Key in keyof Required<Item>]: Field | undefined }
  readonly say: (field: Field, item: Item, plan: Plan, other: Plan) => readonly string[]
}

interface Side<Item> {
  readonly plan: Plan
  readonly items: readonly Item[]
}

function compareItems<Item extends object>(
  part: PlanPart,
  kind: Kind<Item>,
  before: Side<Item>,
  after: Side<Item>,
): readonly PlanDifference[] {
  // There is one plan on each side, whatever its number.
  const named = (items: readonly Item[], wanted: Item) =>
    part === 'plan' ? items[0] : items.find((item) => kind.id(item) === kind.id(wanted))
  return [
    ...after.items.map((item) => difference(named(before.items, item), item)),
    ...before.items.flatMap((item) => (named(after.items, item) === undefined ? [difference(item, undefined)] : [])),
  ].filter(({ change, fields }) => change !== 'changed' || fields.length > 0)

  function difference(was: Item | undefined, is: Item | undefined): PlanDifference {
    const shown = (is ?? was) as Item
    const change = was === undefined ? 'added' : is === undefined ? 'removed' : 'changed'
    const fields = fieldsOf(kind).flatMap(({ field, keys }) => {
      const said = {
        field,
        label: texts.fields[field],
        before: was === undefined ? [] : kind.say(field, was, before.plan, after.plan),
        after: is === undefined ? [] : kind.say(field, is, after.plan, before.plan),
      }
      // Of another benefit's name or another currency a rule speaks too, but it has not changed itself.
      const isSame = was !== undefined && is !== undefined && areEqualAt(keys, was, is)
      return isSame || isEqual(said.before, said.after) ? [] : [said]
    })
    return { part, id: kind.id(shown), name: kind.name(shown), change, fields }
  }
}

function areEqualAt<Item extends object>(keys: readonly (keyof Item)[], one: Item, other: Item): boolean {
  return keys.every((key) => isEqual(one[key], other[key]))
}

function fieldsOf<Item extends object>({
  fields,
}: Kind<Item>): readonly { field: Field; keys: readonly (keyof Item)[] }[] {
  const keys = Object.keys(fields) as (keyof Item)[]
  const named = new Set(keys.flatMap((key) => fields[key] ?? []))
  return [...named].map((field) => ({ field, keys: keys.filter((key) => fields[key] === field) }))
}

const planKind: Kind<Plan> = {
  id: ({ planNo }) => planNo,
  name: ({ name }) => name,
  fields: {
    planNo: 'planNo',
    name: 'name',
    holdsFrom: 'holdsFrom',
    currency: 'currency',
    yearBegins: 'yearBegins',
    versionBy: 'versionBy',
    order: 'steps',
    shareOfYear: 'shareOfYear',
    tax: 'tax',
    otherInsurer: 'otherInsurer',
    groups: 'groupOrder',
    aroundStayBenefit: 'aroundStay',
    limits: 'ruleOrder',
    deductibles: 'ruleOrder',
    memberCaps: 'ruleOrder',
  },
  say: (field, plan, _plan, other) => {
    switch (field) {
      case 'planNo':
        return [plan.planNo]
      case 'name':
        return [plan.name]
      case 'holdsFrom':
        return [formatDisplay(plan.holdsFrom)]
      case 'currency':
        return [plan.currency]
      case 'yearBegins':
        // Any year has this day: it is the 28th at the latest.
        return [
          formatDisplay(`2000-${twoDigits(plan.yearBegins.month)}-${twoDigits(plan.yearBegins.day)}`).slice(0, -5),
        ]
      case 'versionBy':
        return [texts.datesOfClaim[plan.versionBy]]
      case 'steps':
        return plan.order.map((step) => texts.steps[step])
      case 'shareOfYear':
        return [texts.shareOfYear[plan.shareOfYear]]
      case 'tax':
        return [texts.tax[plan.tax]]
      case 'otherInsurer':
        return [texts.otherInsurer[plan.otherInsurer]]
      case 'aroundStay':
        return [plan.aroundStayBenefit === undefined ? texts.asUsual : benefitName(plan.aroundStayBenefit, plan)]
      case 'groupOrder':
        return commonIn(groupPlaces(plan), groupPlaces(other))
      case 'ruleOrder':
        return commonIn(rulePlaces(plan), rulePlaces(other))
      default:
        return []
    }
  },
}

type Group = Plan['groups'][number]

const groupKind: Kind<Group> = {
  id: ({ code }) => code,
  name: ({ name }) => name,
  fields: { code: 'code', name: 'name', benefits: undefined },
  say: (field, { code, name }) => [field === 'code' ? code : name],
}

/** A benefit with the group that it stands in. */
type PlacedBenefit = Benefit & { readonly group: string }

const benefitKind: Kind<PlacedBenefit> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  fields: {
    id: undefined,
    group: 'group',
    name: 'name',
    code: 'code',
    claimedAs: 'claimedAs',
    ptc: 'ptc',
    showsDiagnosis: 'form',
    needsDocuments: 'form',
    panel: 'panel',
    other: 'other',
    waiting: 'conditions',
    ages: 'conditions',
    coveredAs: 'conditions',
    needsReferral: 'conditions',
    aroundStay: 'conditions',
    excludes: 'conditions',
    versionBy: 'versionBy',
  },
  say: (field, benefit, plan) => {
    switch (field) {
      case 'group':
        return [benefit.group]
      case 'name':
        return [benefit.name]
      case 'code':
        return [benefit.code]
      case 'ptc':
        return [benefit.ptc]
      case 'claimedAs':
        return [texts.claimedAs[benefit.claimedAs]]
      case 'form':
        return askedInForm(benefit)
      case 'panel':
        return placeSentences(benefit.panel, plan)
      case 'other':
        return placeSentences(benefit.other, plan)
      case 'conditions':
        return allConditions(benefit)
      case 'versionBy':
        return [datedBy(benefit)]
      default:
        return []
    }
  },
}

const limitKind: Kind<Limit> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  fields: {
    id: undefined,
    name: 'name',
    measure: 'rule',
    most: 'rule',
    period: 'rule',
    months: 'rule',
    per: 'rule',
    network: 'rule',
    benefits: 'benefits',
    of: 'of',
    versionBy: 'versionBy',
  },
  say: (field, limit, plan) => {
    if (field === 'of') return [texts.of[limit.of]]
    // The benefits have a line of their own.
    return sayRule(field, limit, plan, ({ benefits: _, ...own }) => limitSentence(own, plan))
  },
}

const deductibleKind: Kind<Deductible> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  fields: {
    id: undefined,
    name: 'name',
    most: 'rule',
    period: 'rule',
    months: 'rule',
    per: 'rule',
    pool: 'pool',
    versionBy: 'versionBy',
  },
  say: (field, deductible, plan) => {
    if (field === 'pool') return [deductible.pool ?? texts.alone]
    return sayRule(field, deductible, plan, () => deductibleSentence(deductible, plan))
  },
}

const memberCapKind: Kind<MemberCap> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  fields: {
    id: undefined,
    name: 'name',
    most: 'rule',
    period: 'rule',
    months: 'rule',
    per: 'rule',
    grows: 'rule',
    repeated: 'rule',
    benefits: 'benefits',
    versionBy: 'versionBy',
  },
  say: (field, cap, plan) => sayRule(field, cap, plan, () => memberCapSentence(cap, plan)),
}

type Rule = Limit | Deductible | MemberCap

function sayRule<Item extends Rule>(
  field: Field,
  rule: Item,
  plan: Plan,
  sentence: (rule: Item) => string,
): readonly string[] {
  switch (field) {
    case 'name':
      return [rule.name]
    case 'rule':
      return [sentence(rule)]
    case 'versionBy':
      return [datedBy(rule)]
    case 'benefits':
      return [benefitNames('benefits' in rule ? rule.benefits : undefined, plan)]
    default:
      return []
  }
}

/** What holds at a place, in sentences: also what the member need not read, such as how visits are counted. */
export function placeSentences(terms: Terms | undefined, plan: Plan): readonly string[] {
  if (terms === undefined) return [texts.notCovered]
  const { coInsurance, visitShares, deductibles = [] } = terms
  return [
    ...termsSentences(terms, plan),
    ...(coInsurance === undefined
      ? []
      : [coInsurance.edges === 'charge' ? texts.partsOfCharge : texts.partsOfRest].filter(
          (sentence) => coInsurance.parts.length > 1 || sentence === texts.partsOfCharge,
        )),
    ...(visitShares === undefined ? [] : [texts.visitsCounted(countedOver(visitShares), visitShares.id)]),
    ...deductibles.map((id) => {
      const deductible = plan.deductibles.find((one) => one.id === id)
      return deductible === undefined ? id : `${deductible.name} (${id}): ${deductibleSentence(deductible, plan)}`
    }),
  ]
}

function allConditions(benefit: Benefit): readonly string[] {
  const { excludes: _, ...rest } = benefit
  const sentences = [
    ...conditionSentences(rest.coveredAs?.length === 0 ? { ...rest, coveredAs: undefined } : rest),
    ...(benefit.coveredAs?.length === 0 ? [coverTexts.rules.coveredAs([texts.nobody])] : []),
    ...(benefit.excludes ?? []).map(({ name, codes }) => texts.excludedCodes(name, codes)),
  ]
  return sentences.length === 0 ? [texts.unconditional] : sentences
}

function askedInForm({ showsDiagnosis, needsDocuments }: Benefit): readonly string[] {
  const asked = [...(showsDiagnosis ? [texts.asksDiagnosis] : []), ...(needsDocuments ? [texts.asksDocuments] : [])]
  return asked.length === 0 ? [texts.asksNothing] : asked
}

function datedBy({ versionBy }: { readonly versionBy?: Plan['versionBy'] | undefined }): string {
  return versionBy === undefined ? texts.datedAs.plan : texts.datesOfClaim[versionBy]
}

function placedBenefits({ groups }: Plan): readonly PlacedBenefit[] {
  return groups.flatMap(({ code, name, benefits }) =>
    benefits.map((benefit) => ({ ...benefit, group: `${name} (${code})` })),
  )
}

function benefitNames(ids: readonly string[] | undefined, plan: Plan): string {
  if (ids === undefined) return texts.everyBenefit
  return ids.length === 0 ? texts.noBenefit : ids.map((id) => benefitName(id, plan)).join(', ')
}

/** With the id: two benefits may have one name. */
function benefitName(id: string, plan: Plan): string {
  const benefit = plan.groups.flatMap(({ benefits }) => benefits).find((one) => one.id === id)
  return benefit === undefined ? id : `${benefit.name} (${id})`
}

/** A thing in a plan that has a place among others. */
interface Place {
  readonly key: string
  /** With its id: two may have one name. */
  readonly shown: string
}

function groupPlaces({ groups }: Plan): readonly Place[] {
  return groups.flatMap(({ code, name, benefits }) => [
    { key: `group ${code}`, shown: `${name} (${code})` },
    ...benefits.map((benefit) => ({ key: benefit.id, shown: `${benefit.name} (${benefit.id})` })),
  ])
}

function rulePlaces({ limits, deductibles, memberCaps }: Plan): readonly Place[] {
  return [...limits, ...deductibles, ...memberCaps].map(({ id, name }) => ({ key: id, shown: `${name} (${id})` }))
}

/** Those that the other plan has as well: what came or went is said by itself. */
function commonIn(places: readonly Place[], others: readonly Place[]): readonly string[] {
  const keys = new Set(others.map(({ key }) => key))
  return places.filter(({ key }) => keys.has(key)).map(({ shown }) => shown)
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
