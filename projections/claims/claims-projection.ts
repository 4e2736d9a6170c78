/** Keeps the read model of claims: one row per claim, blanked where a person concerned has been forgotten. */
import { claimEventDefinitions } from '@member-care/domain/claim/claim-events.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { sql } from 'slonik'
import type { Projection } from '../runner/projection.ts'
import { loadRows, upsertRows } from '../tables/read-model-table.ts'
import { claimsTable, type ClaimRow } from './claims-table.ts'
import { foldClaims, isClaimEvent } from './fold-claims.ts'

export const claimsProjection: Projection = {
  name: 'claims',
  version: 4,
  handles: [...claimEventDefinitions.map((definition) => definition.type), 'PersonalDataErased'],
  tables: [claimsTable],
  apply: async (events, schema, transaction) => {
    const present = await loadRows<ClaimRow>(transaction, schema, claimsTable, concernedBy(events))
    await upsertRows(transaction, schema, claimsTable, foldClaims(present, events))
  },
}

/** Condition on the rows that these events may change. */
function concernedBy(events: readonly Recorded[]) {
  const claimIds = [...new Set(events.filter(isClaimEvent).map((event) => event.data.claimId))]
  const forgotten = events.filter((event) => event.type === 'PersonalDataErased').map((event) => event.data.userId)
  const byClaim = sql.fragment`claim_id = any(${sql.array(claimIds, 'text')})`
  if (forgotten.length === 0) return byClaim
  const people = sql.array(forgotten, 'text')
  return sql.fragment`(${byClaim} or claimant_id = any(${people}) or employee_id = any(${people}))`
}
