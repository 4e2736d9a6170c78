/** Keeps the read model of what families have reserved and used of their cover. */
import {
  coverAccountEventDefinitions,
  type CoverAccountEvent,
  type CoverTaken,
} from '@member-care/domain/cover/account/cover-account-events.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import type { Position } from '@member-care/event-store/port.ts'
import { sql } from 'slonik'
import type { Projection } from '../runner/projection.ts'
import { loadRows, upsertRows } from '../tables/read-model-table.ts'
import { coverUsesTable, type CoverUseRow } from './cover-uses-table.ts'

export const coverUsesProjection: Projection = {
  name: 'cover_uses',
  version: 1,
  handles: coverAccountEventDefinitions.map(({ type }) => type),
  tables: [coverUsesTable],
  apply: async (events, instance) => {
    const own = events.filter(isCoverAccountEvent)
    const employees = sql.array([...new Set(own.map(({ data }) => data.employeeId))], 'text')
    const sources = sql.array([...new Set(own.flatMap(sourcesOf))], 'text')
    const present = await loadRows<CoverUseRow>(
      instance,
      coverUsesTable,
      sql.fragment`employee_id = any(${employees}) and source_id = any(${sources})`,
    )
    await upsertRows(instance, coverUsesTable, foldCoverUses(present, own))
  },
}

function isCoverAccountEvent(event: Recorded): event is Recorded<CoverAccountEvent> {
  return coverAccountEventDefinitions.some(({ type }) => type === event.type)
}

/** The claim or letter of the event, and the letters that it ends. */
function sourcesOf({ data }: CoverAccountEvent): readonly string[] {
  return 'offsets' in data ? [data.sourceId, ...data.offsets] : [data.sourceId]
}

/** The rows that these events change, as they are afterwards; an event that a row has seen already leaves it as it is. */
function foldCoverUses(
  present: readonly CoverUseRow[],
  events: readonly Recorded<CoverAccountEvent>[],
): readonly CoverUseRow[] {
  const rows = new Map(present.map((row) => [keyOf(row.company_id, row.employee_id, row.source_id), row]))
  const changed = new Set<string>()
  for (const event of events) {
    const { companyId, employeeId, sourceId } = event.data
    const change = (source: string, after: (before: CoverUseRow | undefined) => CoverUseRow | undefined) => {
      const key = keyOf(companyId, employeeId, source)
      const before = rows.get(key)
      if (before && event.position <= before.position) return
      const row = after(before)
      if (row === undefined) return
      rows.set(key, row)
      changed.add(key)
    }
    const release = (before: CoverUseRow | undefined) =>
      before && ({ ...before, state: 'released', position: event.position } as const)
    if (event.type === 'CoverReleased') {
      change(sourceId, release)
      continue
    }
    const { data } = event
    for (const letter of data.offsets) change(letter, release)
    change(sourceId, () => rowOf(data, event.type === 'CoverReserved' ? 'reserved' : 'used', event.position))
  }
  return [...changed].flatMap((key) => rows.get(key) ?? [])
}

function keyOf(...ids: readonly string[]): string {
  return ids.join(' ')
}

function rowOf(taken: CoverTaken, state: 'reserved' | 'used', position: Position): CoverUseRow {
  return {
    company_id: taken.companyId,
    employee_id: taken.employeeId,
    source_id: taken.sourceId,
    source_kind: taken.sourceKind,
    state,
    person_id: taken.personId,
    benefit_id: taken.benefitId,
    service_date: taken.date,
    visit_id: taken.visitId,
    stay_id: taken.stayId ?? null,
    disability_id: taken.disabilityId ?? null,
    plan_no: taken.planNo,
    plan_holds_from: taken.planHoldsFrom,
    payable_cents: taken.payableCents,
    pools: taken.pools,
    position,
  }
}
