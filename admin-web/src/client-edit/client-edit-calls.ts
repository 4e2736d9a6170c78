/** The calls about one client. */
import type { paths } from '@member-care/api/client/client.ts'
import type { ConfigurationInput } from '@member-care/domain/client/configuration-input.ts'
import type { ClientTemplates } from '@member-care/domain/notification/notification-templates.ts'
import { apiClient, dataOf, type AnswerTo } from '../console/api-client.ts'
import type { CommandOptions } from '../console/data-provider.ts'

/** A client with everything that is configured for it. */
export type EditedClient = AnswerTo<'/api/console/clients/{id}'>

/** Parsed by the same schema as on the server; TypeScript tells a field that is undefined from one that is missing, and JSON has only the latter. */
type Body<Path extends keyof paths> = paths[Path] extends { put: { requestBody: { content: { 'application/json': infer Sent } } } } ? Sent : never

/** Where the cache keeps it. */
export function clientKey(clientId: string): readonly unknown[] {
  return ['console-client', clientId]
}

export function readClient(id: string, signal?: AbortSignal): Promise<EditedClient> {
  return dataOf(apiClient.GET('/api/console/clients/{id}', { params: { path: { id } }, ...(signal && { signal }) }))
}

/** Changes what the input names. Rejects with 409 when the client is no longer at `expectedVersion`. */
export function updateClient(id: string, expectedVersion: number, input: ConfigurationInput, { idempotencyKey }: CommandOptions): Promise<EditedClient> {
  return dataOf(
    apiClient.PUT('/api/console/clients/{id}', { params: { path: { id } }, headers: { 'Idempotency-Key': idempotencyKey }, body: { expectedVersion, ...input } as Body<'/api/console/clients/{id}'> }),
  )
}

/** Has the welcome e-mail sent to the saved test e-mail. */
export function sendTrial(id: string, { idempotencyKey }: CommandOptions): Promise<{ id: string }> {
  return dataOf(apiClient.POST('/api/console/clients/{id}/onboarding-trial', { params: { path: { id } }, headers: { 'Idempotency-Key': idempotencyKey } }))
}

export async function readNotificationTexts(id: string, signal?: AbortSignal): Promise<ClientTemplates> {
  const answer = await dataOf(apiClient.GET('/api/console/clients/{id}/notification-templates', { params: { path: { id } }, ...(signal && { signal }) }))
  return answer.templates as ClientTemplates
}

export async function changeNotificationTexts(id: string, templates: ClientTemplates, { idempotencyKey }: CommandOptions): Promise<ClientTemplates> {
  const answer = await dataOf(
    apiClient.PUT('/api/console/clients/{id}/notification-templates', { params: { path: { id } }, headers: { 'Idempotency-Key': idempotencyKey }, body: { templates } as Body<'/api/console/clients/{id}/notification-templates'> }),
  )
  return answer.templates
}
