/** What the console asks of exports of users (ADM-EXP), as methods of the data provider. */
import type { ExportFilterField, UserExportRequest } from '@member-care/domain/export/user-export.ts'
import { apiClient, dataOf, type AnswerTo } from '../console/api-client.ts'
import { keyHeader, type CommandOptions } from '../console/command-options.ts'

/** What is asked for; without a filter the users of every company. */
export interface AskedExport {
  readonly memberType: UserExportRequest['memberType']
  readonly filter: { readonly field: ExportFilterField; readonly query: string } | null
}

export type UserExportRecord = AnswerTo<'/api/console/exports/{id}'>

export const exportCommands = {
  /** Asks for the file; it comes later, by e-mail. */
  requestExport(body: AskedExport, options: CommandOptions): Promise<{ id: string }> {
    return dataOf(apiClient.POST('/api/console/exports', { body, headers: keyHeader(options) }))
  },

  /** The bytes of the file. The server records that it was fetched. */
  exportedFile(id: string): Promise<Blob> {
    return dataOf(
      apiClient.GET('/api/console/exports/{id}/file', { params: { path: { id } }, parseAs: 'blob' }) as Promise<{
        data?: Blob
      }>,
    )
  },
}

/** The administrator's own, the newest first; old ones go, so there are never many. */
export async function listExports() {
  const data = await dataOf(apiClient.GET('/api/console/exports'))
  return { data, total: data.length }
}
