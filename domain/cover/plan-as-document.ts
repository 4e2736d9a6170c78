/** A plan as its members read it under My Plan (PRO-007): the same document that a client may write itself, made from the rules. */
import type { PlanContent, PlanDocument, PlanSection } from '../plan/plan-document.ts'
import { formatDisplay } from '../dates/singapore-dates.ts'
import { coverTexts } from '../texts/cover-texts.ts'
import { pageTexts } from '../texts/page-texts.ts'
import type { Benefit, Limit, Plan } from './plan.ts'
import {
  conditionSentences,
  deductibleSentence,
  limitSentence,
  memberCapSentence,
  termsSentences,
} from './rule-sentences.ts'

const { document } = coverTexts

/** Each benefit stands under its group with all that holds for it; what holds for several stands once more at the end. */
export function planAsDocument(plan: Plan): PlanDocument {
  const shared = [
    ...plan.limits.filter(isShared).map((limit) => line(limit.name, [limitSentence(limit, plan)])),
    ...plan.memberCaps.map((cap) => line(cap.name, [memberCapSentence(cap, plan)])),
  ]
  return {
    headerTitle: plan.name,
    sections: [
      ...plan.groups.map((group) => ({
        buttonTitle: group.name,
        contents: group.benefits.flatMap((benefit) => contentsOf(benefit, plan)),
      })),
      ...(shared.length === 0 ? [] : [{ buttonTitle: document.together, contents: shared } satisfies PlanSection]),
    ],
    footerTitle: document.holdsFrom(formatDisplay(plan.holdsFrom)),
  }
}

function contentsOf(benefit: Benefit, plan: Plan): readonly PlanContent[] {
  const { panel, other } = benefit
  const isAlike = JSON.stringify(panel) === JSON.stringify(other)
  const places = isAlike
    ? [line(document.everywhere, [...termsOf(panel)])]
    : [line(document.panel, termsOf(panel)), line(document.other, termsOf(other))]
  const limits = plan.limits
    .filter(({ benefits }) => benefits?.includes(benefit.id) === true)
    .map((limit) => line(limit.name, [limitSentence(limit, plan)]))
  const conditions = conditionSentences(benefit).map((sentence) => line(document.condition, [sentence]))
  return [{ type: 'header', leftValue: benefit.name, rightValue: '' }, ...places, ...limits, ...conditions]

  function termsOf(terms: Benefit['panel']): readonly string[] {
    if (terms === undefined) return [document.notCovered]
    const deductibles = plan.deductibles.filter(({ id }) => terms.deductibles?.includes(id) === true)
    return [...termsSentences(terms, plan), ...deductibles.map((one) => deductibleSentence(one, plan))]
  }
}

function isShared({ benefits }: Limit): boolean {
  return benefits === undefined || benefits.length > 1
}

function line(leftValue: string, sentences: readonly string[]): PlanContent {
  return { type: 'single', leftValue, rightValue: pageTexts.sentences(sentences) }
}
