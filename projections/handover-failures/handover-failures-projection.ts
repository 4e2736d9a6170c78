/** Keeps the read model of failed hand-overs. */
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { happenedAt } from '@member-care/domain/events/metadata.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { sql } from 'slonik'
import type { Projection } from '../runner/projection.ts'
import { loadRows, upsertRows } from '../tables/read-model-table.ts'
import { handoverFailuresTable, type HandoverFailureRow } from './handover-failures-table.ts'

const handled = ['ClaimHandoverFailed', 'ClaimReprocessRequested', 'ClaimRegistered', 'ClaimDeleted'] as const
type Handled = Extract<ClaimEvent, { type: (typeof handled)[number] }>

export const handoverFailuresProjection: Projection = {
  name: 'handover_failures',
  version: 1,
  handles: handled,
  tables: [handoverFailuresTable],
  apply: async (events, instance) => {
    const own = events.filter(isHandled)
    const ids = sql.array([...new Set(own.map((event) => event.data.claimId))], 'text')
    const present = await loadRows<HandoverFailureRow>(
      instance,
      handoverFailuresTable,
      sql.fragment`claim_id = any(${ids})`,
    )
    await upsertRows(instance, handoverFailuresTable, foldHandoverFailures(present, own))
  },
}

function isHandled(event: Recorded): event is Recorded<Handled> {
  return handled.some((type) => type === event.type)
}

/** The rows that these events change, as they are afterwards; an event that a row has seen already leaves it as it is. */
function foldHandoverFailures(
  present: readonly HandoverFailureRow[],
  events: readonly Recorded<Handled>[],
): readonly HandoverFailureRow[] {
  const failures = new Map(present.map((row) => [row.claim_id, row]))
  const changed = new Set<string>()
  for (const event of events) {
    const { claimId } = event.data
    const before = failures.get(claimId)
    const { position } = event
    if (before && position <= before.position) continue
    if (event.type === 'ClaimHandoverFailed') {
      failures.set(claimId, {
        claim_id: claimId,
        reason: event.data.reason,
        failed_at: happenedAt(event).toISOString(),
        gave_up: event.data.gaveUp,
        position,
      })
    } else if (before) failures.set(claimId, { ...before, reason: null, position })
    else continue
    changed.add(claimId)
  }
  return [...failures.values()].filter((row) => changed.has(row.claim_id))
}
