/** The form of a plan's draft: the plan itself, where a field may be empty (null) or hold what was typed and cannot be read. Pure. */
import type { FieldTexts } from '../../record/rule-resolver.ts'
import { planSchema, type Benefit, type Plan, type Terms } from '@member-care/domain/cover/plan.ts'
import { planEditTexts as texts } from '@member-care/domain/texts/plan-editor-texts.ts'
import { get } from 'react-hook-form'
import { typedFieldNamed } from './typed-fields.ts'

/** The values as react-hook-form keeps them: of the plan's shape, but not checked yet. */
export type PlanForm = Plan

/** Where faults stand that are about several fields. */
export const FAULTS = 'faults'

/** The plan that the form means: what is empty is not there. Not checked. */
export function planOfForm(values: PlanForm): Plan {
  const plan = withoutNull(values) as Plan
  return {
    ...plan,
    groups: plan.groups.map((group) => ({ ...group, benefits: group.benefits.map(benefitOf) })),
    memberCaps: plan.memberCaps.map((cap) => withoutEmpty(cap, ['grows', 'repeated'])),
  }
}

/** The text at each field that is wrong; what does not fit together stands under {@link FAULTS}, a line each. */
export function planFormErrors(values: PlanForm): FieldTexts<Record<string, string>> {
  const { error } = planSchema.safeParse(planOfForm(values))
  const issues = error?.issues ?? []
  const faults = issues.filter(({ path }) => path.length === 0)
  return {
    ...Object.fromEntries(
      issues
        .filter(({ path }) => path.length > 0)
        .map(({ path }) => {
          const field = path.join('.')
          return [field, textAt(field, get(values, field))]
        }),
    ),
    ...(faults.length > 0 && { [FAULTS]: faults.map(({ message }) => message).join('\n') }),
  }
}

function textAt(field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return texts.required
  return typeof value === 'string' ? (typedFieldNamed(field)?.error(value) ?? texts.wrong) : texts.wrong
}

/** What holds only together with its first field, and is gone without it. */
function benefitOf(benefit: Benefit): Benefit {
  const { waiting, aroundStay, panel, other, ...rest } = benefit
  return {
    ...rest,
    ...(panel !== undefined && { panel: termsOf(panel, `${rest.id}-shares-panel`) }),
    ...(other !== undefined && { other: termsOf(other, `${rest.id}-shares-other`) }),
    ...(waiting !== undefined && 'days' in waiting && { waiting }),
    ...(aroundStay !== undefined && Object.keys(aroundStay).length > 0 && { aroundStay: { ...noDays, ...aroundStay } }),
  }
}

const noDays = { daysBefore: 0, daysAfter: 0 }

/** Over what visits are counted, where nobody has said it. */
export const usualCount = { period: 'policy-year', per: 'person' } as const

function termsOf({ visitShares, ...terms }: Terms, id: string): Terms {
  if (visitShares === undefined || !('parts' in visitShares)) return terms
  // One that was just typed has no id yet.
  const given = visitShares.id as string | undefined
  return { ...terms, visitShares: { ...usualCount, ...visitShares, id: given ?? id } }
}

function withoutEmpty<Item extends object>(item: Item, keys: readonly (keyof Item)[]): Item {
  return Object.fromEntries(
    Object.entries(item).filter(
      ([key, value]) => !keys.includes(key as keyof Item) || Object.keys(value as object).length > 0,
    ),
  ) as Item
}

function withoutNull(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNull)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null && inner !== undefined)
      .map(([key, inner]) => [key, withoutNull(inner)]),
  )
}
