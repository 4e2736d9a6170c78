/** The tasks of the audit area, as methods of the data provider. */
import { apiClient, dataOf } from '../console/api-client.ts'
import { keyHeader, type CommandOptions } from '../console/command-options.ts'

export const auditCommands = {
  /** Asks for a verification of the log; the list of verifications then shows it. */
  verifyLog(options: CommandOptions) {
    return dataOf(apiClient.POST('/api/console/chain-verifications', { headers: keyHeader(options) }))
  },

  exportLog(options: CommandOptions) {
    return dataOf(apiClient.POST('/api/console/audit-exports', { headers: keyHeader(options) }))
  },

  replayReadModel(readModel: string, options: CommandOptions) {
    return dataOf(apiClient.POST('/api/console/replays', { headers: keyHeader(options), body: { readModel } }))
  },

  logExportFile(id: string): Promise<Blob> {
    return dataOf(apiClient.GET('/api/console/audit-exports/{id}/file', { params: { path: { id } }, parseAs: 'blob' }))
  },
}
