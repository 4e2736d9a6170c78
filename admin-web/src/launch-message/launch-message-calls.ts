/** Reading and saving the launch message. */
import { apiClient, dataOf, type AnswerTo } from '../console/api-client.ts'
import type { CommandOptions } from '../console/data-provider.ts'
import type { LaunchMessageForm } from './launch-message-form.ts'

export type KeptLaunchMessage = AnswerTo<'/api/console/launch-message'>

/** Where the cache keeps it. */
export const launchMessageKey = ['launch-message'] as const

export function readLaunchMessage(signal?: AbortSignal): Promise<KeptLaunchMessage> {
  return dataOf(apiClient.GET('/api/console/launch-message', signal ? { signal } : {}))
}

/** Rejects with 409 when somebody else has saved one since `expectedVersion`. */
export function saveLaunchMessage(expectedVersion: number, message: LaunchMessageForm, { idempotencyKey }: CommandOptions): Promise<KeptLaunchMessage> {
  return dataOf(apiClient.PUT('/api/console/launch-message', { headers: { 'Idempotency-Key': idempotencyKey }, body: { expectedVersion, ...message } }))
}
