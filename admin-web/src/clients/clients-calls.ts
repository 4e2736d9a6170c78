/** The calls of creating and cloning clients. */
import { apiClient, dataOf } from '../console/api-client.ts'
import type { CommandOptions } from '../console/data-provider.ts'
import type { ClientRow } from './client-record.ts'

/** Makes a company of the company master a client. */
export function createClient(companyMasterId: string, { idempotencyKey }: CommandOptions): Promise<ClientRow> {
  return dataOf(apiClient.POST('/api/console/clients', { body: { companyMasterId }, headers: { 'Idempotency-Key': idempotencyKey } }))
}

/** Makes a company of the company master a client that is configured like another one. */
export function cloneClient(clientId: string, companyMasterId: string, { idempotencyKey }: CommandOptions): Promise<ClientRow> {
  return dataOf(apiClient.POST('/api/console/clients/{id}/clone', { params: { path: { id: clientId } }, body: { companyMasterId }, headers: { 'Idempotency-Key': idempotencyKey } }))
}
