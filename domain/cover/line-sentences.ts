/** The lines of a reckoning in plain words, for the member, the desk and the letter. */
import { formatMoney } from '../money/money.ts'
import { coverTexts } from '../texts/cover-texts.ts'
import { pageTexts } from '../texts/page-texts.ts'
import type { Plan, Terms } from './plan.ts'
import type { Line, Reckoning } from './reckoning.ts'
import {
  conditionSentences,
  deductibleSentence,
  limitSentence,
  memberCapSentence,
  termsSentences,
} from './rule-sentences.ts'

/** One line as it is shown: what applied, why, and what it did to the amount. */
export interface ShownLine {
  readonly title: string
  readonly why: string
  /** What is left of the amount: `SGD 80.00`. */
  readonly after: string
  /** What went off or came back: `SGD -20.00`; '' for the conversion of a currency. */
  readonly change: string
}

/** @param terms those that held for the claim: of the panel or of others @param benefitId the benefit that was claimed */
export function shownLines(
  { lines }: Pick<Reckoning, 'lines'>,
  plan: Plan,
  benefitId: string | undefined,
  terms: Terms,
): readonly ShownLine[] {
  return lines.map((line) => ({
    title: titleOf(line),
    why: line.refusal === undefined ? ruleSentence(line, plan, terms) : refusalSentence(line, plan, benefitId),
    after: formatMoney(line.after, plan.currency),
    // The amount before stands in another currency.
    change: line.step === 'currency' ? '' : formatMoney(line.after - line.before, plan.currency),
  }))
}

function titleOf({ step, rule }: Line): string {
  const isNamed =
    step === 'charge-limits' || step === 'payment-limits' || step === 'deductible' || step === 'member-cap'
  return isNamed && rule !== undefined ? rule.name : coverTexts.steps[step]
}

/** The sentence of the rule that applied; '' where the title says all. */
function ruleSentence({ step, rule }: Line, plan: Plan, terms: Terms): string {
  const named = <Rule extends { readonly id: string }>(rules: readonly Rule[]) =>
    rules.find(({ id }) => id === rule?.id)
  switch (step) {
    case 'charge-limits':
    case 'payment-limits': {
      const limit = named(plan.limits)
      return limit === undefined ? '' : limitSentence(limit, plan)
    }
    case 'deductible': {
      const deductible = named(plan.deductibles)
      return deductible === undefined ? '' : deductibleSentence(deductible, plan)
    }
    case 'member-cap': {
      const cap = named(plan.memberCaps)
      return cap === undefined ? '' : memberCapSentence(cap, plan)
    }
    case 'tax':
      return coverTexts.rules.tax
    case 'schedule':
      return sentenceOf({ schedule: terms.schedule }, plan)
    case 'pro-ration':
      return sentenceOf({ proRation: terms.proRation }, plan)
    case 'co-pay':
      return sentenceOf({ coPay: terms.coPay }, plan)
    case 'co-insurance':
      return sentenceOf({ coInsurance: terms.coInsurance, visitShares: terms.visitShares }, plan)
    case 'currency':
    case 'cover':
    case 'other-insurer':
      return ''
  }
}

/** What these terms alone say. Without a price of their own the first sentence is that of the price, and is left out. */
function sentenceOf(terms: { readonly [Term in keyof Terms]?: Terms[Term] | undefined }, plan: Plan): string {
  const sentences = termsSentences(terms as Terms, plan)
  return pageTexts.sentences(terms.schedule === undefined ? sentences.slice(1) : sentences)
}

/** Why nothing is paid: the reason, and the rule that says so. */
function refusalSentence({ refusal, rule }: Line, plan: Plan, benefitId: string | undefined): string {
  if (refusal === undefined) return ''
  const limit = plan.limits.find(({ id }) => id === rule?.id)
  const benefit = plan.groups.flatMap(({ benefits }) => benefits).find(({ id }) => id === benefitId)
  const isOfCondition = ['waiting', 'age', 'relationship', 'no-referral', 'outside-stay', 'excluded-diagnosis']
  const rules =
    limit !== undefined
      ? [limitSentence(limit, plan)]
      : benefit !== undefined && isOfCondition.includes(refusal)
        ? conditionSentences(benefit)
        : []
  return pageTexts.sentences([coverTexts.refusals[refusal], ...rules])
}
