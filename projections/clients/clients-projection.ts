/** Keeps the read model of client companies. */
import { clientEventDefinitions, type ClientEvent } from '@member-care/domain/client/client-events.ts'
import { happenedAt } from '@member-care/domain/events/metadata.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { sql } from 'slonik'
import type { Projection } from '../runner/projection.ts'
import { loadRows, upsertRows } from '../tables/read-model-table.ts'
import { clientsTable, type ClientRow } from './clients-table.ts'

export const clientsProjection: Projection = {
  name: 'clients',
  version: 2,
  handles: clientEventDefinitions.map((definition) => definition.type),
  tables: [clientsTable],
  apply: async (events, schema, transaction) => {
    const own = events.filter(isClientEvent)
    const companyIds = sql.array([...new Set(own.map((event) => event.data.companyId))], 'text')
    const present = await loadRows<ClientRow>(transaction, schema, clientsTable, sql.fragment`company_id = any(${companyIds})`)
    await upsertRows(transaction, schema, clientsTable, foldClients(present, own))
  },
}

function isClientEvent(event: Recorded): event is Recorded<ClientEvent> {
  return clientEventDefinitions.some((definition) => definition.type === event.type)
}

/** The rows that these events change, as they are afterwards; an event that a row has seen already leaves it as it is. */
export function foldClients(present: readonly ClientRow[], events: readonly Recorded<ClientEvent>[]): readonly ClientRow[] {
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
  const seen = { updated_at: at, revision: event.revision, position: event.position }
  switch (event.type) {
    case 'ClientCreated':
      return {
        company_id: event.data.companyId,
        name: event.data.name,
        company_code: event.data.companyCode,
        group_code: event.data.groupCode,
        policy_no: event.data.policyNo,
        inpatient_policy_no: event.data.inpatientPolicyNo,
        outpatient_policy_no: event.data.outpatientPolicyNo,
        features_config: null,
        payment_config: null,
        notification_templates: {},
        created_at: at,
        ...seen,
      }
    case 'ClientConfigured':
      return before && { ...before, features_config: event.data.featuresConfig, payment_config: event.data.paymentConfig, ...seen }
    case 'NotificationTemplatesChanged':
      return before && { ...before, notification_templates: event.data.templates, ...seen }
  }
}
