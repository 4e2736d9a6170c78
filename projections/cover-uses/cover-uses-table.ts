/** The read model of what families have reserved and used of their cover: one row per claim or letter. */
import type { CoverTaken } from '@member-care/domain/cover/account/cover-account-events.ts'
import type { Position } from '@member-care/event-store/port.ts'
import type { ReadModelTable } from '../tables/read-model-table.ts'
import { statement } from '../tables/statement.ts'

/** A row as JSON. Dates are Singapore dates, YYYY-MM-DD. */
export interface CoverUseRow {
  readonly company_id: string
  readonly employee_id: string
  /** The claim or letter. */
  readonly source_id: string
  readonly source_kind: CoverTaken['sourceKind']
  /** A released row stays, so that an event that comes twice changes nothing. */
  readonly state: 'reserved' | 'used' | 'released'
  readonly person_id: string
  readonly benefit_id: string
  readonly service_date: string
  readonly visit_id: string
  readonly stay_id: string | null
  readonly disability_id: string | null
  readonly plan_no: string
  readonly plan_holds_from: string
  /** Cents of the plan's currency. */
  readonly payable_cents: number
  readonly pools: CoverTaken['pools']
  /** Where the last event stands that changed this row. */
  readonly position: Position
}

export const coverUsesTable: ReadModelTable = {
  name: 'cover_uses',
  key: ['company_id', 'employee_id', 'source_id'],
  create: (table) => statement`
    create table ${table} (
      company_id text collate "C" not null,
      employee_id text collate "C" not null,
      source_id text collate "C" not null,
      source_kind text collate "C" not null,
      state text collate "C" not null,
      person_id text collate "C" not null,
      benefit_id text collate "C" not null,
      service_date date not null,
      visit_id text collate "C" not null,
      stay_id text collate "C",
      disability_id text collate "C",
      plan_no text collate "C" not null,
      plan_holds_from date not null,
      payable_cents bigint not null,
      pools jsonb not null,
      position text collate "C" not null,
      primary key (company_id, employee_id, source_id)
    )`,
  indexes: (table) => [
    statement`create index on ${table} (employee_id)`,
    statement`create index on ${table} (source_id)`,
    statement`create index on ${table} (person_id)`,
    statement`create index on ${table} (company_id, plan_no)`,
  ],
}
