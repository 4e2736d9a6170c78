/** Keeps the read model of plans. */
import { planEventDefinitions, type PlanEvent } from '@member-care/domain/cover/plans/plan-events.ts'
import { planNoKey } from '@member-care/domain/cover/plans/plan-number.ts'
import { evolvePlan, planStatusOf } from '@member-care/domain/cover/plans/plan-state.ts'
import { happenedAt } from '@member-care/domain/events/metadata.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { sql } from 'slonik'
import type { Projection } from '../runner/projection.ts'
import { loadRows, upsertRows } from '../tables/read-model-table.ts'
import { planVersionsTable, plansTable, type PlanRow, type PlanVersionRow } from './plans-tables.ts'

export const plansProjection: Projection = {
  name: 'plans',
  version: 1,
  handles: planEventDefinitions.map(({ type }) => type),
  tables: [plansTable, planVersionsTable],
  apply: async (events, instance) => {
    const own = events.filter(isPlanEvent)
    const ids = sql.array([...new Set(own.map(({ data }) => data.planId))], 'text')
    const present = await loadRows<PlanRow>(instance, plansTable, sql.fragment`plan_id = any(${ids})`)
    await upsertRows(instance, plansTable, foldPlans(present, own))
    const versions = new Map(own.flatMap(toVersions).map((row) => [`${row.plan_id} ${row.version}`, row]))
    await upsertRows(instance, planVersionsTable, [...versions.values()])
  },
}

function isPlanEvent(event: Recorded): event is Recorded<PlanEvent> {
  return planEventDefinitions.some(({ type }) => type === event.type)
}

/** The rows that these events change, as they are afterwards; an event that a row has seen already leaves it as it is. */
function foldPlans(present: readonly PlanRow[], events: readonly Recorded<PlanEvent>[]): readonly PlanRow[] {
  const plans = new Map(present.map((row) => [row.plan_id, row]))
  const changed = new Set<string>()
  for (const event of events) {
    const { planId } = event.data
    const before = plans.get(planId)
    if (before && event.position <= before.position) continue
    const after = withEvent(before, event)
    if (!after) continue
    plans.set(planId, after)
    changed.add(planId)
  }
  return [...plans.values()].filter(({ plan_id }) => changed.has(plan_id))
}

/** @returns undefined for what happened to a plan that was never begun */
function withEvent(before: PlanRow | undefined, event: Recorded<PlanEvent>): PlanRow | undefined {
  const { planId, companyId } = event.data
  const published = event.type === 'PlanVersionPublished' ? event.data : undefined
  const state = evolvePlan(
    { planId, companyId, versions: [], ...(before?.draft && { draft: before.draft }) },
    // What is read of a stored event has the fields of the domain's.
    event,
  )
  const draft = state?.draft ?? null
  const versions = published?.version ?? before?.versions ?? 0
  // Of a plan with a version it is that version which holds, whatever its draft says.
  const shown = published?.content ?? (versions === 0 ? draft?.content : undefined)
  const planNo = shown?.planNo ?? before?.plan_no
  const name = shown?.name ?? before?.name
  const holdsFrom = shown?.holdsFrom ?? before?.holds_from
  if (planNo === undefined || name === undefined || holdsFrom === undefined) return undefined
  const at = happenedAt(event).toISOString()
  return {
    plan_id: planId,
    company_id: companyId,
    plan_no: planNo,
    plan_no_key: planNoKey(planNo),
    name,
    holds_from: holdsFrom,
    status: planStatusOf(draft ?? undefined, versions),
    versions,
    draft,
    created_at: before?.created_at ?? at,
    updated_at: at,
    updated_by: event.metadata.actor.id,
    revision: event.revision,
    position: event.position,
  }
}

function toVersions(event: Recorded<PlanEvent>): readonly PlanVersionRow[] {
  if (event.type !== 'PlanVersionPublished') return []
  const { planId, version, content, writtenBy, submittedBy, publishedBy } = event.data
  return [
    {
      plan_id: planId,
      version,
      content,
      written_by: writtenBy,
      submitted_by: submittedBy,
      published_by: publishedBy,
      published_at: happenedAt(event).toISOString(),
    },
  ]
}
