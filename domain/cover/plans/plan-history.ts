/** A plan as its history compares and labels it: what it says, part by part in its sentences, and how far its draft has come. Pure. */
import { formatDisplay } from '../../dates/singapore-dates.ts'
import type { AggregateHistory } from '../../history/history-engine.ts'
import { planComparisonTexts } from '../../texts/plan-comparison-texts.ts'
import { planHistoryTexts, planListTexts, planPageTexts } from '../../texts/plan-editor-texts.ts'
import { saidInPlan } from '../compare-plans.ts'
import type { PlanEvent } from './plan-events.ts'
import { evolvePlan, planStatusOf, type PlanState } from './plan-state.ts'

/** One thing that is said of a plan. */
export interface PlanField {
  /** Its path: `benefit.<id>.panel`, `versions.2`. */
  readonly field: string
  /** The part of the plan that it stands in, and what it is called there. */
  readonly group: string
  readonly label: string
  readonly value: string
}

/** How a plan is read from its events. */
export const planHistory: AggregateHistory<PlanEvent, PlanState> = {
  initial: undefined,
  evolve: evolvePlan,
  fieldsOf: (state) => new Map(planFields(state).map(({ field, value }) => [field, value])),
}

/**
 * All that is said of a plan: its draft's content, or else that of the version which was published last. What the versions before say stays as it
 * was published, and is told with their publication.
 */
export function planFields(state: PlanState): readonly PlanField[] {
  if (state === undefined) return []
  const { draft, versions } = state
  const general = (field: string, label: string, value: string) => ({
    field,
    group: planPageTexts.general,
    label,
    value,
  })
  const last = versions.at(-1)
  const content = draft?.content ?? last?.content
  return [
    general('status', planListTexts.status, planListTexts.statuses[planStatusOf(draft, versions.length)]),
    ...(draft?.returned ? [general('returned', planHistoryTexts.returned, draft.returned.reason)] : []),
    ...versions.map(({ version, content: { holdsFrom } }) =>
      general(`versions.${version}`, planHistoryTexts.holdsFrom(version), formatDisplay(holdsFrom)),
    ),
    ...(content === undefined
      ? []
      : [
          general(
            'shown',
            planHistoryTexts.shown,
            draft ? planPageTexts.theDraft : planPageTexts.version(last?.version ?? 0),
          ),
          ...saidInPlan(content).flatMap(({ part, id, name, fields }) =>
            fields.map(({ field, label, after }) => ({
              field: `${part}.${id}.${field}`,
              group: planPageTexts.parts[part],
              label: part === 'plan' ? label : planComparisonTexts.fieldOf(name, label),
              value: inOneLine(after),
            })),
          ),
        ]),
  ]
}

/** What each field is called that these events ever stated, by its path; as it was called last. */
export function planFieldLabels(events: readonly PlanEvent[]): ReadonlyMap<string, string> {
  const labels = new Map<string, string>()
  let state: PlanState
  for (const event of events) {
    state = evolvePlan(state, event)
    for (const { field, label } of planFields(state)) labels.set(field, label)
  }
  return labels
}

/** Sentences one after the other; of names and other words a list. */
function inOneLine(said: readonly string[]): string {
  return said.join(said.every((text) => text.endsWith('.')) ? ' ' : ', ')
}
