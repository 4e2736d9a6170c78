/** Commands on a client's plan. */
import type { PlanEvent } from '@member-care/domain/cover/plans/plan-events.ts'
import { evolvePlan, type PlanState } from '@member-care/domain/cover/plans/plan-state.ts'
import { bindAggregate } from './bind-aggregate.ts'

export const carryOutPlan = bindAggregate<string, PlanState, PlanEvent>((planId) => `plan-${planId}`, {
  initial: undefined,
  evolve: evolvePlan,
})
