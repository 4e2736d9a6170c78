/** The read model of failed hand-overs to the insurer: why the last one of a claim failed (C09). */
import type { Position } from '@member-care/event-store/port.ts'
import type { ReadModelTable } from '../tables/read-model-table.ts'
import { statement } from '../tables/statement.ts'

/** A row as JSON. A claim has one once a hand-over of it has failed. */
export interface HandoverFailureRow {
  readonly claim_id: string
  /** Technical, without personal data. Null since the claim was handed over, is tried anew, or was deleted. */
  readonly reason: string | null
  /** UTC, ISO; of the last failure. */
  readonly failed_at: string
  readonly gave_up: boolean
  /** Where the last event stands that changed this row. */
  readonly position: Position
}

export const handoverFailuresTable: ReadModelTable = {
  name: 'handover_failures',
  key: ['claim_id'],
  create: (table) => statement`
    create table ${table} (
      claim_id text collate "C" primary key,
      reason text collate "C",
      failed_at timestamptz not null,
      gave_up boolean not null,
      position text collate "C" not null
    )`,
  // Few of all that ever failed fail now.
  indexes: (table) => [statement`create index on ${table} (reason, claim_id) where reason is not null`],
}
