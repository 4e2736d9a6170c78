/** The calls about administrators. */
import { statusByAction, type AdministratorAction } from '@member-care/domain/access/administrator-actions.ts'
import { apiClient, dataOf, type AnswerTo } from '../console/api-client.ts'
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

export type PendingAddressChange = NonNullable<AnswerTo<'/api/console/own-address-change'>['pending']>

/** What waits for an administrator, or for oneself; null when nothing does. */
export async function loadAddressChange(userId: string | 'own', signal: AbortSignal): Promise<PendingAddressChange | null> {
  const answer = userId === 'own' ? apiClient.GET('/api/console/own-address-change', { signal }) : apiClient.GET('/api/console/administrators/{userId}/address-change', { params: { path: { userId } }, signal })
  return (await dataOf(answer)).pending
}

/** Invites somebody who has an account to another address. */
export async function askAddressChange(userId: string, asked: { email: string; reason: string }, options: CommandOptions): Promise<void> {
  await dataOf(apiClient.POST('/api/console/administrators/{userId}/address-change', { ...about(userId, options), body: asked }))
}

export async function cancelAddressChange(userId: string | 'own', options: CommandOptions): Promise<void> {
  if (userId === 'own') await dataOf(apiClient.DELETE('/api/console/own-address-change', { headers: keyHeader(options) }))
  else await dataOf(apiClient.DELETE('/api/console/administrators/{userId}/address-change', about(userId, options)))
}

/** Administrators who hold roles that check each other. */
export function loadCombinedRoles(signal: AbortSignal): Promise<AnswerTo<'/api/console/combined-roles'>> {
  return dataOf(apiClient.GET('/api/console/combined-roles', { signal }))
}

function about(userId: string, options: CommandOptions) {
  return { params: { path: { userId } }, headers: keyHeader(options) }
}

function keyHeader({ idempotencyKey }: CommandOptions) {
  return { 'Idempotency-Key': idempotencyKey }
}
