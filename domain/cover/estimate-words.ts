/** An estimate in plain words, for the member. */
import { shownCount } from '../language/shown-count.ts'
import { formatMoney } from '../money/money.ts'
import { coverTexts } from '../texts/cover-texts.ts'
import { adviceTexts, assumptionTexts, estimateTexts, usedOfText } from '../texts/my-cover-texts.ts'
import type { Estimate } from './estimate.ts'
import { shownLines, type ShownLine } from './line-sentences.ts'
import type { Plan } from './plan.ts'
import type { Left, Question } from './reckoning.ts'

export interface EstimateWords {
  readonly headline: string
  readonly outcome: 'something' | 'nothing' | 'unknown'
  /** Who pays the rest; or why nothing comes back, and what to do. */
  readonly facts: readonly string[]
  /** What the amount rests on, or what is missing to say one. */
  readonly conditions: readonly string[]
  /** How far the limits are used up before this claim: "GP visits: 3 of 12 visits used". */
  readonly used: readonly string[]
  readonly lines: readonly ShownLine[]
  readonly claimed: string
  readonly payable: string
}

export function estimateWords(estimate: Estimate): EstimateWords {
  const { plan, claim, terms, reckoning } = estimate
  const money = (cents: number) => formatMoney(cents, plan.currency)
  const lines = shownLines(reckoning, plan, claim.benefitId, terms)
  const common = {
    lines,
    used: reckoning.left.flatMap((left) => usedSentence(left, plan)),
    claimed: money(reckoning.claimed),
    payable: money(reckoning.payable ?? 0),
  }
  const { payable, refusal } = reckoning
  if (payable === undefined)
    return {
      ...common,
      outcome: 'unknown',
      headline: estimateTexts.unknown,
      facts: [],
      conditions: reckoning.questions.map((question) =>
        question === 'rate' ? estimateTexts.rateMissing : coverTexts.questions[question],
      ),
    }
  const conditions = reckoning.questions.map((question) => assumptionTexts[assumptionOf(question, estimate)])
  if (refusal !== undefined)
    return {
      ...common,
      outcome: 'nothing',
      headline: estimateTexts.nothing,
      facts: [lines.at(-1)?.why ?? '', adviceTexts[refusal]].filter((text) => text !== ''),
      conditions,
    }
  const { memberBears, otherInsurerPays, writtenOff } = reckoning
  return {
    ...common,
    outcome: payable === 0 ? 'nothing' : 'something',
    headline: payable === 0 ? estimateTexts.nothing : estimateTexts.back(money(payable)),
    facts: [
      estimateTexts.bears(money(memberBears)),
      ...(otherInsurerPays > 0 ? [estimateTexts.otherPays(money(otherInsurerPays))] : []),
      ...(writtenOff > 0 ? [estimateTexts.writtenOff(money(writtenOff))] : []),
    ],
    conditions,
  }
}

/** An unknown provider is taken for one outside the panel, where the benefit is covered there. */
function assumptionOf(question: Question, { plan, claim }: Estimate): keyof typeof assumptionTexts {
  if (question !== 'provider') return question
  const benefit = plan.groups.flatMap(({ benefits }) => benefits).find(({ id }) => id === claim.benefitId)
  return benefit?.other === undefined ? 'provider-panel' : 'provider-other'
}

/** What has no end before the next claim says nothing: a limit for each visit is always whole. */
function usedSentence({ pool, kind, rule, measure, used, reserved, most }: Left, plan: Plan): readonly string[] {
  const limit = plan.limits.find(({ id }) => id === pool)
  const isOfEach = limit !== undefined && ['claim', 'visit', 'day'].includes(limit.period)
  if (kind !== 'limit' || isOfEach) return []
  const before = used + reserved
  return [
    usedOfText(
      rule.name,
      measure === 'amount' ? quantity(before, measure, plan) : shownCount(before),
      quantity(most, measure, plan),
    ),
  ]
}

/** Cents as money, and a number as what it counts: "3 visits". */
export function quantity(amount: number, measure: Left['measure'], plan: Pick<Plan, 'currency'>): string {
  return measure === 'amount' ? formatMoney(amount, plan.currency) : coverTexts.measures[measure](amount)
}
