/** The read model of client companies: one row per company. */
import type { FeaturesConfig, PaymentConfig } from '@member-care/domain/client/features-config.ts'
import type { ClientTemplates } from '@member-care/domain/notification/notification-templates.ts'
import type { Position } from '@member-care/event-store/port.ts'
import type { ReadModelTable } from '../tables/read-model-table.ts'
import { statement } from '../tables/statement.ts'

/** A row as JSON. Times are UTC in ISO. */
export interface ClientRow {
  readonly company_id: string
  readonly name: string
  readonly company_code: string
  readonly group_code: string
  readonly policy_no: string
  readonly inpatient_policy_no: string
  readonly outpatient_policy_no: string
  /** Both null until the company is configured for the first time. */
  readonly features_config: FeaturesConfig | null
  readonly payment_config: PaymentConfig | null
  readonly notification_templates: ClientTemplates
  readonly created_at: string
  readonly updated_at: string
  readonly revision: number
  /** Where the last event stands that changed this row. */
  readonly position: Position
}

export const clientsTable: ReadModelTable = {
  name: 'clients',
  key: ['company_id'],
  create: (table) => statement`
    create table ${table} (
      company_id text collate "C" primary key,
      name text not null,
      company_code text not null,
      group_code text not null,
      policy_no text not null,
      inpatient_policy_no text not null,
      outpatient_policy_no text not null,
      features_config jsonb,
      payment_config jsonb,
      notification_templates jsonb not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      revision integer not null,
      position text collate "C" not null
    )`,
  indexes: (table) => [statement`create index on ${table} (group_code)`, statement`create index on ${table} (name, company_id)`],
}
