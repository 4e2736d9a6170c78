/** Plans that tests find published, put there as events. */
import { randomUUID } from 'node:crypto'
import type { Plan } from '@member-care/domain/cover/plan.ts'
import type { ApiUnderTest } from './api-under-test.ts'

/** Publishes a plan as the one of everybody under the client whose membership names none. @returns its id */
export async function recordPlan(api: Pick<ApiUnderTest, 'record'>, companyId: string, plan: Plan): Promise<string> {
  const planId = randomUUID()
  const by = { writtenBy: ['ann'], submittedBy: 'ann', publishedBy: 'ben' }
  await api.record(`plan-${planId}`, {
    type: 'PlanVersionPublished',
    data: { planId, companyId, version: 1, content: plan, ...by },
  })
  await api.record(`client-${companyId}`, {
    type: 'ClientFeaturesChanged',
    data: { companyId, featuresConfig: { defaultPlanEmployee: plan.planNo, defaultPlanDependant: plan.planNo } },
  })
  return planId
}
