/** The read model of excluded clinics: one row per clinic that was ever excluded. */
import type { Position } from '@member-care/event-store/port.ts'
import type { ReadModelTable } from '../tables/read-model-table.ts'
import { statement } from '../tables/statement.ts'

/** A row as JSON. Times are UTC in ISO. */
export interface ExcludedClinicRow {
  readonly excluded_clinic_id: string
  readonly code: string
  /** False once the exclusion was deleted. */
  readonly excluded: boolean
  /** When it was excluded last. */
  readonly created_at: string
  /** Where the last event stands that changed this row. */
  readonly position: Position
}

export const excludedClinicsTable: ReadModelTable = {
  name: 'excluded_clinics',
  key: ['excluded_clinic_id'],
  create: (table) => statement`
    create table ${table} (
      excluded_clinic_id text collate "C" primary key,
      code text collate "C" not null,
      excluded boolean not null,
      created_at timestamptz not null,
      position text collate "C" not null
    )`,
  indexes: (table) => [statement`create index on ${table} (code) where excluded`],
}
