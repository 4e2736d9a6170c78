/** Keeps the read model of decided claims that would be reckoned otherwise now. */
import {
  coverDifferenceEventDefinitions,
  type CoverDifferenceEvent,
} from '@member-care/domain/cover/differences/cover-difference-events.ts'
import { happenedAt } from '@member-care/domain/events/metadata.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { sql } from 'slonik'
import type { Projection } from '../runner/projection.ts'
import { loadRows, upsertRows } from '../tables/read-model-table.ts'
import { coverDifferencesTable, type CoverDifferenceRow } from './cover-differences-table.ts'

export const coverDifferencesProjection: Projection = {
  name: 'cover_differences',
  version: 2,
  handles: coverDifferenceEventDefinitions.map(({ type }) => type),
  tables: [coverDifferencesTable],
  apply: async (events, instance) => {
    const own = events.filter(isDifferenceEvent)
    const ids = sql.array([...new Set(own.map(({ data }) => data.claimId))], 'text')
    const present = await loadRows<CoverDifferenceRow>(
      instance,
      coverDifferencesTable,
      sql.fragment`claim_id = any(${ids})`,
    )
    const rows = new Map(present.map((row) => [row.claim_id, row]))
    const changed = new Map<string, CoverDifferenceRow>()
    for (const event of own) {
      const before = rows.get(event.data.claimId)
      // An event that a row has seen already leaves it as it is.
      if (before && event.position <= before.position) continue
      const row = rowAfter(before, event)
      if (row === undefined) continue
      rows.set(row.claim_id, row)
      changed.set(row.claim_id, row)
    }
    await upsertRows(instance, coverDifferencesTable, [...changed.values()])
  },
}

function isDifferenceEvent(event: Recorded): event is Recorded<CoverDifferenceEvent> {
  return coverDifferenceEventDefinitions.some(({ type }) => type === event.type)
}

function rowAfter(
  before: CoverDifferenceRow | undefined,
  event: Recorded<CoverDifferenceEvent>,
): CoverDifferenceRow | undefined {
  const { position } = event
  switch (event.type) {
    case 'CoverDifferenceFound': {
      const { claimId, companyId, employeeId, personId, planNo, reckonedCents, paidCents, nowCents, cause } = event.data
      return {
        claim_id: claimId,
        company_id: companyId,
        employee_id: employeeId,
        person_id: personId,
        plan_no: planNo,
        reckoned_cents: reckonedCents,
        paid_cents: paidCents,
        now_cents: nowCents ?? null,
        cause: cause ?? null,
        status: 'open',
        outcome: null,
        found_at: happenedAt(event).toISOString(),
        position,
      }
    }
    case 'CoverDifferenceGone':
      return before && { ...before, status: 'gone', outcome: null, position }
    case 'CoverDifferenceClosed':
      return before && { ...before, status: 'closed', outcome: event.data.outcome, position }
  }
}
