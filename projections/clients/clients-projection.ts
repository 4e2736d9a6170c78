/** Keeps the read model of client companies. */
import { unconfigured, withChange, type ClientConfiguration } from '@member-care/domain/client/client-configuration.ts'
import { clientEventDefinitions, type ClientEvent } from '@member-care/domain/client/client-events.ts'
import { configurationChangeOf } from '@member-care/domain/client/client-state.ts'
import { happenedAt } from '@member-care/domain/events/metadata.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { sql } from 'slonik'
import type { Projection } from '../runner/projection.ts'
import { loadRows, upsertRows } from '../tables/read-model-table.ts'
import { clientsTable, configurationOf, type ClientRow } from './clients-table.ts'

export const clientsProjection: Projection = {
  name: 'clients',
  version: 6,
  handles: clientEventDefinitions.map((definition) => definition.type),
  tables: [clientsTable],
  apply: async (events, instance) => {
    const own = events.filter(isClientEvent)
    const companyIds = sql.array([...new Set(own.map((event) => event.data.companyId))], 'text')
    const present = await loadRows<ClientRow>(instance, clientsTable, sql.fragment`company_id = any(${companyIds})`)
    await upsertRows(instance, clientsTable, foldClients(present, own))
  },
}

function isClientEvent(event: Recorded): event is Recorded<ClientEvent> {
  return clientEventDefinitions.some((definition) => definition.type === event.type)
}

/** The rows that these events change, as they are afterwards; an event that a row has seen already leaves it as it is. */
function foldClients(present: readonly ClientRow[], events: readonly Recorded<ClientEvent>[]): readonly ClientRow[] {
  const clients = new Map(present.map((row) => [row.company_id, row]))
  const changed = new Set<string>()
  for (const event of events) {
    const before = clients.get(event.data.companyId)
    if (before && event.position <= before.position) continue
    const after = afterEvent(before, event)
    if (!after) continue
    clients.set(after.company_id, after)
    changed.add(after.company_id)
  }
  return [...clients.values()].filter((row) => changed.has(row.company_id))
}

function afterEvent(before: ClientRow | undefined, event: Recorded<ClientEvent>): ClientRow | undefined {
  const at = happenedAt(event).toISOString()
  const seen = {
    updated_at: at,
    updated_by: event.metadata.actor.id,
    revision: event.revision,
    position: event.position,
  }
  if (event.type === 'ClientCreated') {
    return {
      company_id: event.data.companyId,
      name: event.data.name,
      company_code: event.data.companyCode,
      group_code: event.data.groupCode,
      policy_no: event.data.policyNo,
      inpatient_policy_no: event.data.inpatientPolicyNo,
      outpatient_policy_no: event.data.outpatientPolicyNo,
      company_master_id: event.data.companyMasterId ?? null,
      cloned_from: event.data.clonedFrom ?? null,
      ...columnsOf(unconfigured),
      notification_templates: {},
      plan_document: null,
      created_at: at,
      ...seen,
    }
  }
  if (!before) return undefined
  if (event.type === 'ClientCompanyChanged') {
    const { name, companyCode, groupCode, policyNo, inpatientPolicyNo, outpatientPolicyNo } = event.data
    return {
      ...before,
      name: name ?? before.name,
      company_code: companyCode ?? before.company_code,
      group_code: groupCode ?? before.group_code,
      policy_no: policyNo ?? before.policy_no,
      inpatient_policy_no: inpatientPolicyNo ?? before.inpatient_policy_no,
      outpatient_policy_no: outpatientPolicyNo ?? before.outpatient_policy_no,
      ...seen,
    }
  }
  if (event.type === 'NotificationTemplatesChanged')
    return { ...before, notification_templates: event.data.templates, ...seen }
  if (event.type === 'ClientPlanDocumentChanged')
    return { ...before, plan_document: event.data.planDocument ?? null, ...seen }
  // The tokens stand in a table of their own (projections/provisioning).
  if (event.type === 'ProvisioningTokenMade' || event.type === 'ProvisioningTokenEnded') return { ...before, ...seen }
  return { ...before, ...columnsOf(withChange(configurationOf(before), configurationChangeOf(event))), ...seen }
}

function columnsOf({ onboardingEmailConfig, ...configuration }: ClientConfiguration) {
  return {
    status: configuration.status,
    features_config: configuration.featuresConfig,
    payment_config: configuration.paymentConfig,
    elog_config: configuration.eLogConfig,
    enrolment_config: configuration.enrolmentConfig,
    onboarding_template_alias: onboardingEmailConfig.templateAlias,
    onboarding_test_user_id: onboardingEmailConfig.testUserId,
    microservice_templates: configuration.microserviceTemplates,
    teleconsult_features: configuration.teleconsultFeatures,
  }
}
