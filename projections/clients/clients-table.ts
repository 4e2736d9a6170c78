/** The read model of client companies: one row per company. */
import {
  unconfigured,
  withChange,
  type ClientConfiguration,
  type ClientStatus,
  type EnrolmentConfig,
  type TeleconsultFeature,
} from '@member-care/domain/client/client-configuration.ts'
import type { ElogConfig } from '@member-care/domain/client/elog-config.ts'
import type { FeaturesConfig, PaymentConfig } from '@member-care/domain/client/features-config.ts'
import type { OwnPlanDocument } from '@member-care/domain/client/own-plan-document.ts'
import type { MicroserviceTemplates } from '@member-care/domain/client/microservice-templates.ts'
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
  readonly status: ClientStatus
  /** Its entry in the company master. */
  readonly company_master_id: string | null
  readonly cloned_from: string | null
  readonly features_config: FeaturesConfig
  readonly payment_config: PaymentConfig
  readonly elog_config: ElogConfig
  readonly enrolment_config: EnrolmentConfig
  /** Empty while nobody is sent a welcome e-mail. */
  readonly onboarding_template_alias: string
  readonly onboarding_test_user_id: string | null
  readonly microservice_templates: MicroserviceTemplates
  readonly teleconsult_features: readonly TeleconsultFeature[]
  readonly notification_templates: ClientTemplates
  /** What the client wrote of its plan itself. */
  readonly plan_document: OwnPlanDocument | null
  readonly created_at: string
  readonly updated_at: string
  /** Who changed it last. */
  readonly updated_by: string
  readonly revision: number
  /** Where the last event stands that changed this row. */
  readonly position: Position
}

type ConfigurationColumns = Pick<
  ClientRow,
  | 'status'
  | 'features_config'
  | 'payment_config'
  | 'elog_config'
  | 'enrolment_config'
  | 'onboarding_template_alias'
  | 'onboarding_test_user_id'
  | 'microservice_templates'
  | 'teleconsult_features'
>

/** What a row says of the client's configuration; a field that was added to it since has its usual value. */
export function configurationOf(row: ConfigurationColumns): ClientConfiguration {
  return withChange(unconfigured, {
    status: row.status,
    featuresConfig: row.features_config,
    paymentConfig: row.payment_config,
    eLogConfig: row.elog_config,
    enrolmentConfig: row.enrolment_config,
    onboardingEmailConfig: { templateAlias: row.onboarding_template_alias, testUserId: row.onboarding_test_user_id },
    microserviceTemplates: row.microservice_templates,
    teleconsultFeatures: row.teleconsult_features,
  })
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
      status text not null,
      company_master_id text,
      cloned_from text,
      features_config jsonb not null,
      payment_config jsonb not null,
      elog_config jsonb not null,
      enrolment_config jsonb not null,
      onboarding_template_alias text not null,
      onboarding_test_user_id text,
      microservice_templates jsonb not null,
      teleconsult_features text[] not null,
      notification_templates jsonb not null,
      plan_document jsonb,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      updated_by text not null,
      revision integer not null,
      position text collate "C" not null
    )`,
  indexes: (table) => [
    statement`create index on ${table} (group_code)`,
    statement`create index on ${table} (name, company_id)`,
  ],
}
