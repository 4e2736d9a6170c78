/** Keeps the read model of claims that were looked at, whether they are decided at once. What was judged last counts. */
import type { ClaimJudged } from '@member-care/domain/cover/straight-through-events.ts'
import { happenedAt } from '@member-care/domain/events/metadata.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { sql } from 'slonik'
import type { Projection } from '../runner/projection.ts'
import { loadRows, upsertRows } from '../tables/read-model-table.ts'
import { judgedClaimsTable, type JudgedClaimRow } from './judged-claims-table.ts'

export const judgedClaimsProjection: Projection = {
  name: 'judged_claims',
  version: 2,
  handles: ['StraightThroughJudged'],
  tables: [judgedClaimsTable],
  apply: async (events, instance) => {
    const own = events.filter(isJudged)
    const ids = sql.array([...new Set(own.map(({ data }) => data.claimId))], 'text')
    const present = await loadRows<JudgedClaimRow>(instance, judgedClaimsTable, sql.fragment`claim_id = any(${ids})`)
    const rows = new Map(present.map((row) => [row.claim_id, row]))
    const changed = new Map<string, JudgedClaimRow>()
    for (const event of own) {
      const before = rows.get(event.data.claimId)
      // An event that a row has seen already leaves it as it is.
      if (before && event.position <= before.position) continue
      const row = rowOf(event)
      rows.set(row.claim_id, row)
      changed.set(row.claim_id, row)
    }
    await upsertRows(instance, judgedClaimsTable, [...changed.values()])
  },
}

function isJudged(event: Recorded): event is Recorded<ClaimJudged> {
  return event.type === 'StraightThroughJudged'
}

function rowOf(event: Recorded<ClaimJudged>): JudgedClaimRow {
  const { claimId, companyId, reasons, reckonedCents, receiptDifferences = [] } = event.data
  return {
    claim_id: claimId,
    company_id: companyId,
    reasons,
    reckoned_cents: reckonedCents ?? null,
    receipt_differences: receiptDifferences,
    judged_at: happenedAt(event).toISOString(),
    position: event.position,
  }
}
