/** Plans as the console reads them, and where their pages stand. */
import type { Plan } from '@member-care/domain/cover/plan.ts'
import type { AnswerTo } from '../console/api-client.ts'
import { choiceFilter, textFilter, type ListAddress } from '../list/list-address.ts'
import { keptText } from '../list/list-search.ts'

export type PlanRow = AnswerTo<'/api/console/plans'>[number]
export type PlanRecord = AnswerTo<'/api/console/plans/{planId}'>
export type PlanVersion = PlanRecord['versions'][number]

/** A draft run over claims of the past. */
export type WhatIf = AnswerTo<'/api/console/plans/{planId}/what-ifs'>[number]
export type WhatIfOutcome = NonNullable<WhatIf['result']>

/** A plan as the API has it: what is not there is left out. */
export type PlanContent = PlanVersion['content']

/** JSON leaves out what is undefined. */
export function asSent(plan: Plan): PlanContent {
  return plan as PlanContent
}

export const planListPath = '/plans'
export const createPlanPath = '/plans/create'

export function planAddress(planId: string): string {
  return `/plans/${encodeURIComponent(planId)}`
}

export function editPlanAddress(planId: string): string {
  return `${planAddress(planId)}/edit`
}

export function importPlanAddress(planId: string): string {
  return `${planAddress(planId)}/import`
}

export function planHistoryAddress(planId: string): string {
  return `${planAddress(planId)}/history`
}

/** What can be asked of the list. */
export const planStatuses = ['draft', 'submitted', 'published', 'discarded'] as const

export const planListAddress: ListAddress = {
  sortFields: ['companyName', 'planNo', 'name', 'holdsFrom', 'status', 'updatedAt'],
  defaultSort: { field: 'updatedAt', order: 'DESC' },
  filters: {
    companyId: textFilter('companyId'),
    status: choiceFilter('status', Object.fromEntries(planStatuses.map((status) => [status, status]))),
  },
  keeps: { query: keptText },
}

/** What the editor begins with: the draft, or else the version that was published last. */
export function contentToEdit({ draft, versions }: PlanRecord): PlanContent {
  const content = draft?.content ?? versions.at(-1)?.content
  if (content === undefined) throw new Error('A plan has a draft or a version')
  return content
}

/** The version by which a claim of this day is reckoned; undefined before the first one. Of two from the same day the later one corrects the earlier. */
export function versionOn(versions: readonly PlanVersion[], date: string): PlanVersion | undefined {
  return versions
    .filter(({ holdsFrom }) => holdsFrom <= date)
    .toSorted((one, other) => other.holdsFrom.localeCompare(one.holdsFrom) || other.version - one.version)[0]
}
