/** Keeps the read model of excluded clinics. */
import { happenedAt } from '@member-care/domain/events/metadata.ts'
import {
  excludedClinicEventDefinitions,
  type ExcludedClinicEvent,
} from '@member-care/domain/excluded-clinic/excluded-clinic-events.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { sql } from 'slonik'
import type { Projection } from '../runner/projection.ts'
import { loadRows, upsertRows } from '../tables/read-model-table.ts'
import { excludedClinicsTable, type ExcludedClinicRow } from './excluded-clinics-table.ts'

export const excludedClinicsProjection: Projection = {
  name: 'excluded_clinics',
  version: 1,
  handles: excludedClinicEventDefinitions.map((definition) => definition.type),
  tables: [excludedClinicsTable],
  apply: async (events, instance) => {
    const own = events.filter(isExcludedClinicEvent)
    const ids = sql.array([...new Set(own.map((event) => event.data.excludedClinicId))], 'text')
    const present = await loadRows<ExcludedClinicRow>(
      instance,
      excludedClinicsTable,
      sql.fragment`excluded_clinic_id = any(${ids})`,
    )
    await upsertRows(instance, excludedClinicsTable, foldExcludedClinics(present, own))
  },
}

function isExcludedClinicEvent(event: Recorded): event is Recorded<ExcludedClinicEvent> {
  return excludedClinicEventDefinitions.some((definition) => definition.type === event.type)
}

/** The rows that these events change, as they are afterwards; an event that a row has seen already leaves it as it is. */
function foldExcludedClinics(
  present: readonly ExcludedClinicRow[],
  events: readonly Recorded<ExcludedClinicEvent>[],
): readonly ExcludedClinicRow[] {
  const clinics = new Map(present.map((row) => [row.excluded_clinic_id, row]))
  const changed = new Set<string>()
  for (const event of events) {
    const { excludedClinicId, code } = event.data
    const before = clinics.get(excludedClinicId)
    if (before && event.position <= before.position) continue
    const excluded = event.type === 'ClinicExcluded'
    const created_at = excluded || !before ? happenedAt(event).toISOString() : before.created_at
    clinics.set(excludedClinicId, {
      excluded_clinic_id: excludedClinicId,
      code,
      excluded,
      created_at,
      position: event.position,
    })
    changed.add(excludedClinicId)
  }
  return [...clinics.values()].filter((row) => changed.has(row.excluded_clinic_id))
}
