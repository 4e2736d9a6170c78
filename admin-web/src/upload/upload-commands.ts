/** What is asked of uploads besides their lists (ADM-UPL, ADM-JOB), as methods of a data provider: the console's, and the HR area's. */
import type { DataProvider, GetListParams } from 'react-admin'
import { apiClient, dataOf, type AnswerTo } from '../console/api-client.ts'
import { about, type CommandOptions } from '../console/command-options.ts'
import { listFrom } from '../list/rest-list.ts'
import { sendFile, type SendingOptions } from './send-upload.ts'
import type { UploadRecord } from './upload-record.ts'

/** What files are read by, besides the list of banks; of a company's own HR, with the company. */
export type ReadingRules = AnswerTo<'/api/console/upload-rules'> &
  Partial<AnswerTo<'/api/hradmin/upload-rules'>> & { readonly id: string }

export interface UploadCommands {
  /** @param companyId of a file of this company's own HR */
  sendUpload(
    file: File,
    companyId: string | undefined,
    options: SendingOptions,
  ): Promise<{ readonly id: string } | undefined>
  submitUpload(id: string, options: CommandOptions): Promise<UploadRecord>
  discardUpload(id: string, options: CommandOptions): Promise<UploadRecord>
  /** The rows that were rejected, as a file that can be corrected and sent again. */
  rejectedRows(id: string): Promise<Blob>
  uploadTemplate(): Promise<Blob>
}

export type UploadDataProvider = DataProvider & UploadCommands

export const uploadCommands: UploadCommands = {
  sendUpload: (file, _companyId, options) => sendFile('/api/console/uploads', file, options),
  submitUpload: (id, options) => dataOf(apiClient.POST('/api/console/uploads/{id}/submission', about(id, options))),
  discardUpload: (id, options) => dataOf(apiClient.DELETE('/api/console/uploads/{id}', about(id, options))),
  rejectedRows: (id) =>
    fileOf(apiClient.GET('/api/console/uploads/{id}/rejected-rows', { params: { path: { id } }, parseAs: 'blob' })),
  uploadTemplate: () => fileOf(apiClient.GET('/api/console/upload-template', { parseAs: 'blob' })),
}

/** The description of a call that answers a file says nothing of it. */
export function fileOf(call: Promise<{ data?: unknown }>): Promise<Blob> {
  return dataOf(call as Promise<{ data?: Blob }>)
}

export async function readUploadRules(id: string): Promise<ReadingRules> {
  return { id, ...(await dataOf(apiClient.GET('/api/console/upload-rules'))) }
}

/** The rows of the upload `filter.uploadId`, in the order of the file. */
export function listUploadRows(api: string, { filter: { uploadId, ...filter }, ...params }: GetListParams) {
  return listFrom(api, `uploads/${encodeURIComponent(String(uploadId))}/rows`, { ...params, filter })
}
