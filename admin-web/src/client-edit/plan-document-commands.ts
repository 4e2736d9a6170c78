/** The document that a client wrote of its plan itself, as methods of the data provider. */
import { apiClient, dataOf } from '../console/api-client.ts'
import { keyHeader, type CommandOptions } from '../console/command-options.ts'
import { fetchJson } from '../console/rest-client.ts'
import type { EditedClient } from './client-edit-calls.ts'

export const planDocumentCommands = {
  async keepPlanDocument(clientId: string, file: File, options: CommandOptions): Promise<EditedClient> {
    const body = new FormData()
    body.append('document', file)
    const { json } = await fetchJson(`/api/console/clients/${encodeURIComponent(clientId)}/plan-document`, {
      method: 'POST',
      body,
      headers: keyHeader(options),
    })
    return json as EditedClient
  },

  removePlanDocument(clientId: string, options: CommandOptions): Promise<EditedClient> {
    return dataOf(
      apiClient.DELETE('/api/console/clients/{id}/plan-document', {
        params: { path: { id: clientId } },
        headers: keyHeader(options),
      }),
    )
  },

  planDocument(clientId: string): Promise<Blob> {
    return dataOf(
      apiClient.GET('/api/console/clients/{id}/plan-document', { params: { path: { id: clientId } }, parseAs: 'blob' }),
    ) as Promise<Blob>
  },
}
