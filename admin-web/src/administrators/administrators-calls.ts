/** The calls about administrators. */
import { statusByAction, type AdministratorAction } from '@member-care/domain/access/administrator-actions.ts'
import { apiClient, dataOf } from '../console/api-client.ts'
import type { CommandOptions } from '../console/data-provider.ts'
import { fetchJson } from '../console/rest-client.ts'
import type { AdministratorRecord, BatchOutcome, ChangedAdministrator, NewAdministrator } from './administrator-record.ts'

export function loadAdministrator(userId: string, signal: AbortSignal): Promise<AdministratorRecord> {
  return dataOf(apiClient.GET('/api/console/administrators/{userId}', { params: { path: { userId } }, signal }))
}

export function addAdministrator(administrator: NewAdministrator, options: CommandOptions): Promise<AdministratorRecord> {
  return dataOf(apiClient.POST('/api/console/administrators', { body: administrator, headers: keyHeader(options) }))
}

export function changeAdministrator(userId: string, change: ChangedAdministrator, options: CommandOptions): Promise<AdministratorRecord> {
  return dataOf(apiClient.PUT('/api/console/administrators/{userId}', { ...about(userId, options), body: change }))
}

/** Does what one of the buttons says. @param reason kept with it; an invitation has none */
export async function actOnAdministrator(action: AdministratorAction, userId: string, reason: string, options: CommandOptions): Promise<void> {
  const target = about(userId, options)
  if (action === 'invite') await dataOf(apiClient.POST('/api/console/administrators/{userId}/invitation', target))
  else if (action === 'delete') await dataOf(apiClient.DELETE('/api/console/administrators/{userId}', { ...target, body: { reason } }))
  else if (action === 'removeFactors') await dataOf(apiClient.POST('/api/console/administrators/{userId}/second-factors-removal', { ...target, body: { reason } }))
  else await dataOf(apiClient.PUT('/api/console/administrators/{userId}/status', { ...target, body: { status: statusByAction[action], reason } }))
}

/** Sends a file with administrators, an .xlsx or a CSV. */
export async function uploadAdministrators(file: File, { idempotencyKey }: CommandOptions): Promise<readonly BatchOutcome[]> {
  const form = new FormData()
  form.append('file', file)
  const { json } = await fetchJson('/api/console/administrators/batches', { method: 'POST', body: form, headers: { 'Idempotency-Key': idempotencyKey } })
  return (json as { rows: readonly BatchOutcome[] }).rows
}

/** The server's public key, in PEM (SPKI). */
export async function readPublicKey(): Promise<string> {
  return (await dataOf(apiClient.GET('/api/publickey'))).publicKey
}

function about(userId: string, options: CommandOptions) {
  return { params: { path: { userId } }, headers: keyHeader(options) }
}

function keyHeader({ idempotencyKey }: CommandOptions) {
  return { 'Idempotency-Key': idempotencyKey }
}
