/** Making and cloning clients, as methods of the data provider. */
import { apiClient, dataOf } from '../console/api-client.ts'
import { about, keyHeader, type CommandOptions } from '../console/command-options.ts'
import type { ClientRow } from './client-record.ts'

export const clientCommands = {
  /** Makes a company of the company master a client. */
  createClient(companyMasterId: string, options: CommandOptions): Promise<ClientRow> {
    return dataOf(apiClient.POST('/api/console/clients', { body: { companyMasterId }, headers: keyHeader(options) }))
  },

  /** Makes a company of the company master a client that is configured like another one. */
  cloneClient(clientId: string, companyMasterId: string, options: CommandOptions): Promise<ClientRow> {
    return dataOf(
      apiClient.POST('/api/console/clients/{id}/clone', { ...about(clientId, options), body: { companyMasterId } }),
    )
  },
}
