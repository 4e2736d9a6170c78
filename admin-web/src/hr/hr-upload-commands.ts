/** Uploads of the HR area: the console's calls, with the reader's own companies for their reach (S94). */
import { apiClient, dataOf } from '../console/api-client.ts'
import { about } from '../console/command-options.ts'
import { sendFile } from '../upload/send-upload.ts'
import { fileOf, type UploadCommands } from '../upload/upload-commands.ts'

export const hrUploadCommands: UploadCommands = {
  sendUpload: (file, companyId, options) =>
    sendFile(
      `/api/hradmin/uploads?${new URLSearchParams(companyId === undefined ? {} : { companyId })}`,
      file,
      options,
    ),
  submitUpload: (id, options) => dataOf(apiClient.POST('/api/hradmin/uploads/{id}/submission', about(id, options))),
  discardUpload: (id, options) => dataOf(apiClient.DELETE('/api/hradmin/uploads/{id}', about(id, options))),
  rejectedRows: (id) =>
    fileOf(apiClient.GET('/api/hradmin/uploads/{id}/rejected-rows', { params: { path: { id } }, parseAs: 'blob' })),
  uploadTemplate: () => fileOf(apiClient.GET('/api/hradmin/upload-template', { parseAs: 'blob' })),
}
