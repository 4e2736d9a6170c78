/** Keeps the read model of claims: one row per claim, blanked where a person concerned has been forgotten, and how many there are. */
import { claimEventDefinitions } from '@member-care/domain/claim/claim-events.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { sql } from 'slonik'
import type { Projection } from '../runner/projection.ts'
import { loadRows, tableIn, upsertRows, type ReadModelInstance } from '../tables/read-model-table.ts'
import { statement } from '../tables/statement.ts'
import {
  claimCountsTable,
  claimsTable,
  duplicateKeyCountsTable,
  type ClaimCountRow,
  type ClaimRow,
  type DuplicateKeyCountRow,
} from './claims-table.ts'
import { changesOfCounts, changesOfKeyCounts, foldClaims, isClaimEvent } from './fold-claims.ts'

export const claimsProjection: Projection = {
  name: 'claims',
  version: 9,
  handles: [...claimEventDefinitions.map((definition) => definition.type), 'PersonalDataErased'],
  tables: [claimsTable, claimCountsTable, duplicateKeyCountsTable],
  apply: async (events, instance) => {
    const present = await loadRows<ClaimRow>(instance, claimsTable, concernedBy(events))
    const after = foldClaims(present, events)
    await upsertRows(instance, claimsTable, after)
    await addToCounts(instance, changesOfCounts(present, after))
    await addToKeyCounts(instance, changesOfKeyCounts(present, after))
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

/** A count that comes to nothing leaves no row, so that the rows do not tell how the events were divided into batches. */
async function addToCounts(
  { transaction, schema }: ReadModelInstance,
  counts: readonly ClaimCountRow[],
): Promise<void> {
  if (counts.length === 0) return
  const name = tableIn(schema, claimCountsTable)
  await transaction.query(statement`
    insert into ${name} as present select * from json_populate_recordset(null::${name}, ${JSON.stringify(counts)}::json)
    on conflict (company_id, kind, status, filed_by) do update set claims = present.claims + excluded.claims`)
  await transaction.query(statement`delete from ${name} where claims = 0`)
}

async function addToKeyCounts(
  { transaction, schema }: ReadModelInstance,
  counts: readonly DuplicateKeyCountRow[],
): Promise<void> {
  if (counts.length === 0) return
  const name = tableIn(schema, duplicateKeyCountsTable)
  await transaction.query(statement`
    insert into ${name} as present select * from json_populate_recordset(null::${name}, ${JSON.stringify(counts)}::json)
    on conflict (key) do update set claims = present.claims + excluded.claims, waiting = present.waiting + excluded.waiting`)
  const fallen = counts.filter(({ claims }) => claims < 0).map(({ key }) => key)
  if (fallen.length > 0)
    await transaction.query(statement`delete from ${name} where key = any(${sql.array(fallen, 'text')}) and claims = 0`)
}
