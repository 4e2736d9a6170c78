/** Companies with plans, for tests of what names one. */
import { randomUUID } from 'node:crypto'
import { examplePlan } from '@member-care/domain/cover/testing/example-plan.ts'
import { createCompany, type AccountsUnderTest } from './accounts-cast.ts'

/** A company with a draft of a plan for each of these numbers. */
export async function createCompanyWithPlans(api: AccountsUnderTest, planNos: readonly string[]): Promise<string> {
  const companyId = await createCompany(api)
  for (const planNo of planNos) {
    const plan = { planId: randomUUID(), companyId }
    const draft = { ...examplePlan(), planNo }
    await api.record(`plan-${plan.planId}`, { type: 'PlanDraftSaved', data: { ...plan, draft, savedBy: 'olga' } })
  }
  return companyId
}
