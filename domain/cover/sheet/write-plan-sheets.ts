/** A plan as a spreadsheet that a broker recognises: one sheet about the plan, one of its benefits, one of what several have together. */
import { comparePlans } from '../compare-plans.ts'
import { newPlan } from '../new-plan.ts'
import type { Limit, Plan } from '../plan.ts'
import { planSheetTexts as texts } from '../../texts/plan-sheet-texts.ts'
import type { Sheet } from './find-tables.ts'
import { isAlike, isOwnLimit, ownLimit, ownMeasures, type OwnMeasure } from './own-limits.ts'
import { benefitColumns, ruleColumns, type BenefitRow, type RuleRow } from './plan-columns.ts'
import { planHeading, planRows, valueHeading } from './plan-rows.ts'
import { readPlanSheets } from './read-plan-sheets.ts'

/** The sheets with their cells as text, read again by {@link readPlanSheets}. What they cannot say, {@link unsaidInSheets} says. */
export function writePlanSheets(plan: Plan): readonly Sheet[] {
  const own = ownLimits(plan)
  const rules: readonly RuleRow[] = [
    ...plan.limits.filter((limit) => !own.includes(limit)).map((limit) => ({ ...limit, kind: 'limit' as const })),
    ...plan.deductibles.map((one) => ({ ...one, ...amountOnly, kind: 'deductible' as const })),
    ...plan.memberCaps.map((one) => ({ ...one, ...amountOnly, kind: 'cap' as const })),
  ]
  return [
    {
      name: 'Plan',
      rows: [[planHeading, valueHeading], ...planRows.map(({ heading, write }) => [heading, write(plan)])],
    },
    { name: 'Benefits', rows: tableOf(benefitColumns, rowsOf(plan, own)) },
    { name: 'Rules', rows: tableOf(ruleColumns, rules) },
  ]
}

const amountOnly = { measure: 'amount', of: undefined } as const

/** What the sheets have no place for, or would be read otherwise, in sentences. */
export function unsaidInSheets(plan: Plan): readonly string[] {
  const read = readPlanSheets(writePlanSheets(plan), newPlan(plan))
  if (read.plan === undefined) return read.faults.map(({ sheet, message }) => texts.kept(sheet, message))
  return comparePlans(plan, read.plan).flatMap(({ name, fields }) =>
    fields.map(({ label, before, after }) => {
      const unsaid = before.filter((sentence) => !after.includes(sentence))
      return texts.kept(name, (unsaid.length === 0 ? [label] : unsaid).join(' '))
    }),
  )
}

function tableOf<Row>(
  columns: readonly { readonly heading: string; readonly write: (row: Row) => string }[],
  rows: readonly Row[],
): Sheet['rows'] {
  return [columns.map(({ heading }) => heading), ...rows.map((row) => columns.map(({ write }) => write(row)))]
}

function rowsOf(plan: Plan, own: readonly Limit[]): readonly BenefitRow[] {
  return plan.groups.flatMap(({ code, name, benefits }) =>
    benefits.map((benefit) => {
      const mostOf = (measure: OwnMeasure) => own.find((limit) => isOwnLimit(limit, benefit.id, measure))?.most
      return { group: { code, name }, benefit, yearLimit: mostOf('amount'), visits: mostOf('visits') }
    }),
  )
}

/** The limits that stand in their benefits' rows: those with the id, name and place that reading gives them. */
function ownLimits(plan: Plan): readonly Limit[] {
  const benefits = plan.groups.flatMap((group) => group.benefits)
  const own = benefits.flatMap((benefit) =>
    ownMeasures.flatMap((measure) => {
      return plan.limits.find((limit) => isAlike(limit, ownLimit(benefit, measure, limit.most))) ?? []
    }),
  )
  const isInPlace = own.every((limit, index) => plan.limits[index] === limit)
  return isInPlace ? own : []
}
