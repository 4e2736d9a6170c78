/** What is done with a plan's draft, and its spreadsheet, as methods of the data provider. */
import type { Sheet } from '@member-care/domain/cover/sheet/find-tables.ts'
import type { Plan } from '@member-care/domain/cover/plan.ts'
import { apiClient, dataOf } from '../console/api-client.ts'
import { keyHeader, type CommandOptions } from '../console/command-options.ts'
import { fetchJson } from '../console/rest-client.ts'
import { wholeList } from '../console/whole-list.ts'
import { asSent, type PlanRecord } from './plan-record.ts'

/** A plan as somebody looked at it. */
type Looked = Pick<PlanRecord, 'planId' | 'revision'>

/** Days of the visits or admissions, YYYY-MM-DD, both included. */
export interface WhatIfPeriod {
  readonly from: string
  readonly to: string
}

/** What drafts of the plan `filter.planId` were run over, the latest first. */
export const listWhatIfs = wholeList(({ filter }) =>
  apiClient.GET('/api/console/plans/{planId}/what-ifs', { params: { path: { planId: String(filter.planId) } } }),
)

const about = ({ planId }: Looked, options: CommandOptions) => ({
  params: { path: { planId } },
  headers: keyHeader(options),
})

export const planCommands = {
  savePlanDraft(plan: Looked, draft: Plan, options: CommandOptions): Promise<PlanRecord> {
    const body = { draft: asSent(draft), revision: plan.revision }
    return dataOf(apiClient.PUT('/api/console/plans/{planId}/draft', { ...about(plan, options), body }))
  },

  submitPlan(plan: Looked, options: CommandOptions): Promise<PlanRecord> {
    const { revision } = plan
    return dataOf(apiClient.POST('/api/console/plans/{planId}/submit', { ...about(plan, options), body: { revision } }))
  },

  returnPlan(plan: Looked, reason: string, options: CommandOptions): Promise<PlanRecord> {
    const body = { reason, revision: plan.revision }
    return dataOf(apiClient.POST('/api/console/plans/{planId}/return', { ...about(plan, options), body }))
  },

  discardPlanDraft(plan: Looked, options: CommandOptions): Promise<PlanRecord> {
    const { revision } = plan
    return dataOf(
      apiClient.POST('/api/console/plans/{planId}/discard', { ...about(plan, options), body: { revision } }),
    )
  },

  publishPlan(plan: Looked, options: CommandOptions): Promise<PlanRecord> {
    const { revision } = plan
    return dataOf(
      apiClient.POST('/api/console/plans/{planId}/publish', { ...about(plan, options), body: { revision } }),
    )
  },

  /** The sheets of a file with their cells as text. Nothing is saved. */
  async readPlanFile(file: File, options: CommandOptions): Promise<readonly Sheet[]> {
    const body = new FormData()
    body.append('file', file)
    const { json } = await fetchJson('/api/console/plans/sheet', { method: 'POST', body, headers: keyHeader(options) })
    return (json as { readonly sheets: readonly Sheet[] }).sheets
  },

  /** Asks for a run of the draft over approved claims of these days; the list of runs then shows it. */
  askWhatIf(planId: string, period: WhatIfPeriod, options: CommandOptions): Promise<{ id: string }> {
    const path = { planId }
    return dataOf(
      apiClient.POST('/api/console/plans/{planId}/what-ifs', {
        params: { path },
        headers: keyHeader(options),
        body: period,
      }),
    )
  },

  planFile(planId: string): Promise<Blob> {
    const path = { planId }
    return dataOf(
      apiClient.GET('/api/console/plans/{planId}/sheet', { params: { path }, parseAs: 'blob' }),
    ) as Promise<Blob>
  },
}
