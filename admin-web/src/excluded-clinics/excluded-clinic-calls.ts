/** The calls of excluding clinics and taking that back. */
import { apiClient, dataOf, type AnswerTo } from '../console/api-client.ts'
import type { CommandOptions } from '../console/data-provider.ts'

export type ExcludedClinic = AnswerTo<'/api/console/excluded-clinics'>[number]

export function excludeClinic(code: string, { idempotencyKey }: CommandOptions): Promise<ExcludedClinic> {
  return dataOf(apiClient.POST('/api/console/excluded-clinics', { body: { code }, headers: { 'Idempotency-Key': idempotencyKey } }))
}

export function deleteExclusion(id: string, { idempotencyKey }: CommandOptions): Promise<{ id: string }> {
  return dataOf(apiClient.DELETE('/api/console/excluded-clinics/{id}', { params: { path: { id } }, headers: { 'Idempotency-Key': idempotencyKey } }))
}
