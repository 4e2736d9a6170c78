/** Keeps the read model of letters of guarantee: one row per request, blanked where a person concerned has been forgotten. */
import { guaranteeEventDefinitions } from '@member-care/domain/guarantee/guarantee-events.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { sql } from 'slonik'
import type { Projection } from '../runner/projection.ts'
import { loadRows, upsertRows } from '../tables/read-model-table.ts'
import { foldGuarantees, isGuaranteeEvent } from './fold-guarantees.ts'
import { guaranteesTable, type GuaranteeRow } from './guarantees-table.ts'

export const guaranteesProjection: Projection = {
  name: 'guarantees',
  version: 2,
  handles: [...guaranteeEventDefinitions.map(({ type }) => type), 'PersonalDataErased'],
  tables: [guaranteesTable],
  apply: async (events, instance) => {
    const present = await loadRows<GuaranteeRow>(instance, guaranteesTable, concernedBy(events))
    await upsertRows(instance, guaranteesTable, foldGuarantees(present, events))
  },
}

/** Condition on the rows that these events may change. */
function concernedBy(events: readonly Recorded[]) {
  const ids = [...new Set(events.filter(isGuaranteeEvent).map(({ data }) => data.guaranteeId))]
  const forgotten = events.filter((event) => event.type === 'PersonalDataErased').map((event) => event.data.userId)
  const byId = sql.fragment`guarantee_id = any(${sql.array(ids, 'text')})`
  if (forgotten.length === 0) return byId
  const people = sql.array(forgotten, 'text')
  return sql.fragment`(${byId} or patient_id = any(${people}) or employee_id = any(${people}))`
}
