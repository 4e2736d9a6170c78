/** The read model of plans: a row for each plan of a client, and one for each of its published versions. */
import type { Plan } from '@member-care/domain/cover/plan.ts'
import type { PlanDraft, PlanStatus } from '@member-care/domain/cover/plans/plan-state.ts'
import type { Position } from '@member-care/event-store/port.ts'
import type { ReadModelTable } from '../tables/read-model-table.ts'
import { statement } from '../tables/statement.ts'

/** A row as JSON. Times are UTC in ISO, dates are YYYY-MM-DD. */
export interface PlanRow {
  readonly plan_id: string
  readonly company_id: string
  readonly plan_no: string
  /** The number as numbers are compared. */
  readonly plan_no_key: string
  /** Of the version that was published last; of the draft, where none was. */
  readonly name: string
  readonly holds_from: string
  readonly status: PlanStatus
  /** How many were published. */
  readonly versions: number
  readonly draft: PlanDraft | null
  readonly created_at: string
  readonly updated_at: string
  readonly updated_by: string
  readonly revision: number
  /** Where the last event stands that changed this row. */
  readonly position: Position
}

export interface PlanVersionRow {
  readonly plan_id: string
  readonly version: number
  readonly content: Plan
  readonly written_by: readonly string[]
  readonly submitted_by: string
  readonly published_by: string
  readonly published_at: string
}

export const plansTable: ReadModelTable = {
  name: 'plans',
  key: ['plan_id'],
  create: (table) => statement`
    create table ${table} (
      plan_id text collate "C" primary key,
      company_id text collate "C" not null,
      plan_no text not null,
      plan_no_key text collate "C" not null,
      name text not null,
      holds_from date not null,
      status text not null,
      versions integer not null,
      draft jsonb,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      updated_by text not null,
      revision integer not null,
      position text collate "C" not null
    )`,
  indexes: (table) => [statement`create index on ${table} (company_id, plan_no_key)`],
}

export const planVersionsTable: ReadModelTable = {
  name: 'plan_versions',
  key: ['plan_id', 'version'],
  create: (table) => statement`
    create table ${table} (
      plan_id text collate "C" not null,
      version integer not null,
      content jsonb not null,
      written_by text[] not null,
      submitted_by text not null,
      published_by text not null,
      published_at timestamptz not null,
      primary key (plan_id, version)
    )`,
  indexes: () => [],
}
