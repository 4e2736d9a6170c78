/** What the console asks of uploads besides their lists (ADM-UPL, ADM-JOB), as methods of the data provider. */
import { apiClient, dataOf } from '../console/api-client.ts'
import { about, type CommandOptions } from '../console/command-options.ts'
import { sendUpload } from './send-upload.ts'
import type { UploadRecord } from './upload-record.ts'

export const uploadCommands = {
  sendUpload,

  /** What files are read by, besides the list of banks. */
  uploadRules(signal: AbortSignal) {
    return dataOf(apiClient.GET('/api/console/upload-rules', { signal }))
  },

  submitUpload(id: string, options: CommandOptions): Promise<UploadRecord> {
    return dataOf(apiClient.POST('/api/console/uploads/{id}/submission', about(id, options)))
  },

  discardUpload(id: string, options: CommandOptions): Promise<UploadRecord> {
    return dataOf(apiClient.DELETE('/api/console/uploads/{id}', about(id, options)))
  },

  /** The rows that were rejected, as a file that can be corrected and sent again. */
  rejectedRows(id: string): Promise<Blob> {
    return fileOf(
      apiClient.GET('/api/console/uploads/{id}/rejected-rows', { params: { path: { id } }, parseAs: 'blob' }),
    )
  },

  uploadTemplate(): Promise<Blob> {
    return fileOf(apiClient.GET('/api/console/upload-template', { parseAs: 'blob' }))
  },
}

/** The description of a call that answers a file says nothing of it. */
function fileOf(call: Promise<{ data?: unknown }>): Promise<Blob> {
  return dataOf(call as Promise<{ data?: Blob }>)
}
