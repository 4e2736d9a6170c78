/** The history of benefit plans, in the sentences of their rules. */
import { planFieldLabels, planFields, planHistory } from '@member-care/domain/cover/plans/plan-history.ts'
import type { PlanEvent } from '@member-care/domain/cover/plans/plan-events.ts'
import type { PlanState } from '@member-care/domain/cover/plans/plan-state.ts'
import { reasonOf } from '@member-care/domain/history/record-fields.ts'
import { eventTitle } from '@member-care/domain/texts/record-history-texts.ts'
import { reachedPlan } from '../plans/plans.ts'
import type { HistoryKind } from './history-kind.ts'
import { namesIn } from './history-names.ts'
import { recordEventSchema, recordMomentSchema, type RecordMoment } from './record-moment.ts'

export const planHistories: HistoryKind<PlanEvent, PlanState, RecordMoment> = {
  path: 'plans',
  record: 'plan',
  power: 'plans.history',
  eventSchema: recordEventSchema,
  momentSchema: recordMomentSchema,
  find: async (parts, caller, id) => {
    const { planId } = await reachedPlan(parts, caller, id)
    return { stream: `plan-${planId}`, view: undefined }
  },
  aggregate: () => planHistory,
  teller: async ({ parts, events }) => {
    const labels = planFieldLabels(events)
    return {
      names: await namesIn(parts, events),
      tell: ({ event, differences }) => ({
        title: eventTitle(event.type),
        changes: differences.map(({ field, from, to }) => ({ field, label: labels.get(field) ?? field, from, to })),
        reason: reasonOf(event),
      }),
    }
  },
  describe: ({ state, revision, changedAt }) =>
    Promise.resolve({ revision, recordedAt: changedAt.toISOString(), fields: [...planFields(state)] }),
}
