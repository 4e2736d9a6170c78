/** The read model of decided claims that would be reckoned otherwise now: one row per claim that ever was one. */
import type {
  DifferenceCause,
  differenceOutcomes,
} from '@member-care/domain/cover/differences/cover-difference-events.ts'
import type { Position } from '@member-care/event-store/port.ts'
import type { ReadModelTable } from '../tables/read-model-table.ts'
import { statement } from '../tables/statement.ts'

/** A row as JSON. Times are UTC in ISO, amounts cents of the plan's currency. */
export interface CoverDifferenceRow {
  readonly claim_id: string
  readonly company_id: string
  readonly employee_id: string
  readonly person_id: string
  readonly plan_no: string
  readonly reckoned_cents: number
  readonly paid_cents: number
  readonly now_cents: number | null
  /** Null of what was found before causes were kept. */
  readonly cause: DifferenceCause | null
  readonly status: 'open' | 'gone' | 'closed'
  readonly outcome: (typeof differenceOutcomes)[number] | null
  readonly found_at: string
  /** Where the last event stands that changed this row. */
  readonly position: Position
}

export const coverDifferencesTable: ReadModelTable = {
  name: 'cover_differences',
  key: ['claim_id'],
  create: (table) => statement`
    create table ${table} (
      claim_id text collate "C" primary key,
      company_id text collate "C" not null,
      employee_id text collate "C" not null,
      person_id text collate "C" not null,
      plan_no text collate "C" not null,
      reckoned_cents bigint not null,
      paid_cents bigint not null,
      now_cents bigint,
      cause text,
      status text not null,
      outcome text,
      found_at timestamptz not null,
      position text collate "C" not null
    )`,
  indexes: (table) => [statement`create index on ${table} (found_at) where status = 'open'`],
}
