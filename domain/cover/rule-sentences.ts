/** The rules of a plan in plain sentences: for the member, the desk, the plan's editor and the letters. */
import { formatMoney } from '../money/money.ts'
import { coverTexts } from '../texts/cover-texts.ts'
import { pageTexts } from '../texts/page-texts.ts'
import type { Counter } from './counted-before.ts'
import type { Benefit, Deductible, Limit, MemberCap, Plan, Terms } from './plan.ts'

const { rules, periods, measures, each, network, shared } = coverTexts

/** A limit: "At most SGD 500.00 in a policy year, for the family together." */
export function limitSentence(limit: Limit, plan: Plan): string {
  const most = limit.measure === 'amount' ? money(limit.most, plan) : measures[limit.measure](limit.most)
  const together = (limit.benefits?.length ?? 0) > 1 ? shared(namesOf(limit.benefits ?? [], plan)) : ''
  return rules.limit(most, countedOver(limit) + together + (limit.network === undefined ? '' : network[limit.network]))
}

export function deductibleSentence(deductible: Deductible, plan: Plan): string {
  return rules.deductible(money(deductible.most, plan), countedOver(deductible))
}

export function memberCapSentence(cap: MemberCap, plan: Plan): string {
  return pageTexts.sentences([
    rules.memberCap(money(cap.most, plan), countedOver(cap)),
    cap.grows && rules.memberCapGrows(percent(cap.grows.share), money(cap.grows.above, plan)),
    cap.repeated && rules.memberCapRepeated(cap.repeated.from, cap.repeated.months, money(cap.repeated.most, plan)),
  ])
}

/** What holds at a place, one sentence a rule. The first says the price. */
export function termsSentences(terms: Terms, plan: Plan): readonly string[] {
  const { schedule, proRation, coPay, coInsurance, visitShares } = terms
  return [
    scheduleSentence(schedule, plan),
    ...(proRation === undefined ? [] : [rules.proRation(percent(proRation))]),
    ...(coPay === undefined ? [] : [rules.coPay(money(coPay.amount, plan), each[coPay.per])]),
    ...(coInsurance === undefined ? [] : coInsuranceSentences(coInsurance, plan)),
    ...(visitShares === undefined ? [] : visitShareSentences(visitShares)),
  ]
}

/** Who has a benefit, and when, one sentence a condition; none where everybody has it at once. */
export function conditionSentences(benefit: Benefit): readonly string[] {
  const { waiting, ages, coveredAs, needsReferral, aroundStay, excludes } = benefit
  return [
    waiting && (waiting.exceptAccidents ? rules.waitingExceptAccidents(waiting.days) : rules.waiting(waiting.days)),
    ages && rules.ages(ages.from, ages.to),
    coveredAs && rules.coveredAs(coveredAs.map((one) => coverTexts.coveredAs[one])),
    needsReferral === true ? rules.referral : undefined,
    aroundStay && rules.aroundStay(aroundStay.daysBefore, aroundStay.daysAfter),
    excludes && excludes.length > 0 ? rules.excludes(excludes.map(({ name }) => name)) : undefined,
  ].filter((sentence) => sentence !== undefined)
}

function scheduleSentence(schedule: Terms['schedule'], plan: Plan): string {
  if (schedule === undefined) return rules.asCharged
  const sentence = schedule.rest === 'member' ? rules.schedule : rules.scheduleWrittenOff
  return sentence(money(schedule.most, plan), each[schedule.per])
}

function coInsuranceSentences({ parts }: NonNullable<Terms['coInsurance']>, plan: Plan): readonly string[] {
  return parts.map(({ upTo, memberShare }, index) => {
    const share = percent(memberShare)
    if (upTo !== undefined) return rules.coInsuranceUpTo(share, money(upTo, plan))
    return index === 0 ? rules.coInsurance(share) : rules.coInsuranceAbove(share)
  })
}

function visitShareSentences({ parts }: NonNullable<Terms['visitShares']>): readonly string[] {
  const sentences = parts.map(({ upTo, memberShare }, index) =>
    rules.visitShare(percent(memberShare), (parts[index - 1]?.upTo ?? 0) + 1, upTo),
  )
  return [...sentences, rules.noMoreVisits]
}

/** Over what something is counted: "in a policy year, for the family together". */
export function countedOver({ period, months, per }: Counter): string {
  const time = period === 'rolling-months' ? periods['rolling-months'](months ?? 1) : periods[period]
  return time + (per === 'family' ? coverTexts.family : '')
}

function namesOf(ids: readonly string[], plan: Plan): readonly string[] {
  const benefits = plan.groups.flatMap((group) => group.benefits)
  return ids.map((id) => benefits.find((benefit) => benefit.id === id)?.name ?? id)
}

function money(cents: number, plan: Plan): string {
  return formatMoney(cents, plan.currency)
}

/** Millionths as a percentage with as many digits as it has: 333,333 is 33.3333 %. */
function percent(share: number): string {
  return `${share / 10_000}%`
}
