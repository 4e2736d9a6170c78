/** The calls that keep and show pictures of clinics. */
import { apiClient, dataOf, type AnswerTo } from '../console/api-client.ts'
import { fetchJson } from '../console/rest-client.ts'
import type { CommandOptions } from '../console/command-options.ts'

export type PanelClinicRecord = AnswerTo<'/api/console/panel-clinics'>[number]

export function readClinicImage(code: string, signal: AbortSignal): Promise<Blob> {
  return dataOf(
    apiClient.GET('/api/v2/api/clinics/{code}/image', { params: { path: { code } }, parseAs: 'blob', signal }),
  )
}

export async function sendClinicImage(
  code: string,
  file: File,
  { idempotencyKey }: CommandOptions,
): Promise<PanelClinicRecord> {
  const form = new FormData()
  form.append('image', file)
  const { json } = await fetchJson(`/api/console/panel-clinics/${encodeURIComponent(code)}/image`, {
    method: 'POST',
    body: form,
    headers: { 'Idempotency-Key': idempotencyKey },
  })
  return json as PanelClinicRecord
}

export function removeClinicImage(code: string, { idempotencyKey }: CommandOptions): Promise<PanelClinicRecord> {
  return dataOf(
    apiClient.DELETE('/api/console/panel-clinics/{code}/image', {
      params: { path: { code } },
      headers: { 'Idempotency-Key': idempotencyKey },
    }),
  )
}
