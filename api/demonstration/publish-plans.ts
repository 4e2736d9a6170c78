/** Publishes the plans of the demonstration, each written by one administrator and published by another, before the year in which it holds. */
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import type { Plan } from '@member-care/domain/cover/plan.ts'
import { decidePlan, type PlanCommand } from '@member-care/domain/cover/plans/decide-plan.ts'
import { evolvePlan, type PlanState } from '@member-care/domain/cover/plans/plan-state.ts'
import type { EventLog } from '@member-care/event-store/event-log.ts'
import { v5 as uuidV5 } from 'uuid'
import { planIdOf } from '../plans/plans.ts'
import { demonstrationPlans } from './plans.ts'

const ID_NAMESPACE = '7be0a1c5-94d2-4f3f-8a66-20c3d18f5e94'

/** Who published the plans: user ids of administrators. */
export interface PlanPublishers {
  readonly author: string
  readonly publisher: string
}

/** What is published for a client: all that claims of the last year are reckoned by, and one plan that is dearer since this year began. */
export async function publishDemonstrationPlans(
  eventLog: EventLog,
  companyIds: readonly string[],
  { author, publisher }: PlanPublishers,
  now: Date,
): Promise<void> {
  const thisYear = Number(singaporeToday(now).slice(0, 4))
  const versions = demonstrationPlans(`${thisYear - 1}-01-01`).map((plan) =>
    plan.planNo === 'B' ? [withFewerVisits(plan), { ...plan, holdsFrom: `${thisYear}-01-01` }] : [plan],
  )
  const published = companyIds.flatMap((companyId) => versions.map((plan) => ({ companyId, plan })))
  await Promise.all(
    published.map(({ companyId, plan }) => publishPlan(eventLog, companyId, plan, { author, publisher })),
  )
}

/** Last year staff had 20 visits to a GP. */
function withFewerVisits(plan: Plan): Plan {
  return { ...plan, limits: plan.limits.map((limit) => (limit.id === 'gp-visits' ? { ...limit, most: 20 } : limit)) }
}

async function publishPlan(
  eventLog: EventLog,
  companyId: string,
  versions: readonly Plan[],
  { author, publisher }: PlanPublishers,
): Promise<void> {
  const plan = { planId: planIdOf(companyId, versions[0]?.planNo ?? ''), companyId }
  let state: PlanState
  let revision = -1
  for (const draft of versions) {
    const steps: readonly { command: PlanCommand; by: string; on: string }[] = [
      { command: { type: state ? 'SaveDraft' : 'CreatePlan', draft }, by: author, on: '11-10' },
      { command: { type: 'SubmitDraft' }, by: author, on: '11-12' },
      { command: { type: 'PublishDraft' }, by: publisher, on: '11-16' },
    ]
    for (const { command, by, on } of steps) {
      const decision = decidePlan(command, state, { ...plan, askedBy: by })
      if ('refusal' in decision) throw new Error(decision.refusal.message)
      const appended = await eventLog.append(`plan-${plan.planId}`, decision.events, {
        expected: revision < 0 ? { kind: 'no-stream' } : { kind: 'revision', revision },
        context: {
          actor: { kind: 'system-administrator', id: by, role: 'ADMIN_OPERATION' },
          commandId: uuidV5(`${plan.planId}/${draft.holdsFrom}/${command.type}`, ID_NAMESPACE),
          correlationId: plan.planId,
          occurredAt: `${Number(draft.holdsFrom.slice(0, 4)) - 1}-${on}T02:00:00.000Z`,
        },
      })
      revision = appended.revision
      state = decision.events.reduce(evolvePlan, state)
    }
  }
}
