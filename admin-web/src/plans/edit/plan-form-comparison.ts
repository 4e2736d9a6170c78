/** What was changed in a draft, in sentences, and how it goes on top of what somebody else saved meanwhile. Pure. */
import { comparePlans, type PlanDifference } from '@member-care/domain/cover/compare-plans.ts'
import type { Plan } from '@member-care/domain/cover/plan.ts'
import { planComparisonTexts } from '@member-care/domain/texts/plan-comparison-texts.ts'
import type { FieldDifference, FieldEdit } from '../../console/edit-differences.ts'
import type { FormComparison, FormVersions } from '../../record/form-comparison.ts'
import { FAULTS, planOfForm, type PlanForm } from './plan-form.ts'

export const planComparison: FormComparison<PlanForm> = {
  edits: (from, to) => editsOf(comparePlans(planOfForm(from), planOfForm(to))),
  differences: ({ base, theirs, mine }) => {
    const own = editsOf(comparePlans(planOfForm(base), planOfForm(mine)))
    return editsOf(comparePlans(planOfForm(base), planOfForm(theirs))).map(
      ({ from, to, ...about }): FieldDifference => {
        const same = own.find(({ field }) => field === about.field)
        return {
          ...about,
          base: from,
          theirs: to,
          mine: same ? same.to : from,
          isContested: same !== undefined && same.to !== to,
        }
      },
    )
  },
  rebased: rebasedPlan,
  // The server says one fault at a time, by the path of the field; what is about the whole plan stands on top.
  fieldOf: (name) => (name === '' ? FAULTS : name),
}

function editsOf(differences: readonly PlanDifference[]): readonly FieldEdit[] {
  return differences.flatMap(({ part, id, name, fields }) =>
    fields.map(({ field, label, before, after }) => ({
      field: `${part} ${id} ${field}`,
      label: part === 'plan' ? label : planComparisonTexts.fieldOf(name, label),
      from: textOf(before),
      to: textOf(after),
    })),
  )
}

function textOf(sentences: readonly string[]): string | null {
  return sentences.length === 0 ? null : sentences.join(' ')
}

/** What somebody else left, with the parts of the plan that were changed here: benefit by benefit and rule by rule. */
function rebasedPlan({ base, theirs, mine }: FormVersions<PlanForm>): PlanForm {
  const plan = { ...theirs }
  for (const key of Object.keys(mine) as (keyof Plan)[])
    if (!isSame(base[key], mine[key])) Object.assign(plan, { [key]: mine[key] })
  return {
    ...plan,
    groups: merged({ base: base.groups, theirs: theirs.groups, mine: mine.groups }, ({ code }) => code, mergedGroup),
    limits: merged({ base: base.limits, theirs: theirs.limits, mine: mine.limits }, idOf),
    deductibles: merged({ base: base.deductibles, theirs: theirs.deductibles, mine: mine.deductibles }, idOf),
    memberCaps: merged({ base: base.memberCaps, theirs: theirs.memberCaps, mine: mine.memberCaps }, idOf),
  }
}

type Group = Plan['groups'][number]

function mergedGroup({ base, theirs, mine }: FormVersions<Group>): Group {
  const own = isSame({ ...base, benefits: [] }, { ...mine, benefits: [] }) ? theirs : mine
  return {
    ...own,
    benefits: merged({ base: base.benefits, theirs: theirs.benefits, mine: mine.benefits }, idOf),
  }
}

const idOf = ({ id }: { readonly id: string }) => id

/**
 * Their list, in which what was changed here is as it is here; what came here stands at the end, and what went here is gone.
 * @param both how one is made of which both sides have a version
 */
function merged<Item>(
  { base, theirs, mine }: FormVersions<readonly Item[]>,
  keyOf: (item: Item) => string,
  both: (versions: FormVersions<Item>) => Item = (versions) =>
    isSame(versions.base, versions.mine) ? versions.theirs : versions.mine,
): Item[] {
  const named = (items: readonly Item[], key: string) => items.find((item) => keyOf(item) === key)
  const kept = theirs.flatMap((item) => {
    const [was, own] = [named(base, keyOf(item)), named(mine, keyOf(item))]
    if (own === undefined) return was === undefined ? [item] : []
    return [both({ base: was ?? item, theirs: item, mine: own })]
  })
  const isNew = (item: Item) => {
    const was = named(base, keyOf(item))
    // What they took away and was changed here comes back.
    return named(theirs, keyOf(item)) === undefined && (was === undefined || !isSame(was, item))
  }
  return [...kept, ...mine.filter(isNew)]
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
