/** What the console asks of the read models, as methods of the data provider. */
import { apiClient, dataOf } from '../console/api-client.ts'
import { keyHeader, type CommandOptions } from '../console/command-options.ts'
import type { ReadModelStatus, SystemStatus } from './read-model-record.ts'

export const readModelCommands = {
  systemStatus(signal: AbortSignal): Promise<SystemStatus> {
    return dataOf(apiClient.GET('/api/console/system', { signal }))
  },

  retryReadModel(name: string, options: CommandOptions): Promise<ReadModelStatus> {
    return dataOf(
      apiClient.POST('/api/console/projections/{name}/retry', {
        params: { path: { name } },
        headers: keyHeader(options),
      }),
    )
  },
}

/** All of them: there are never so many that they have pages. */
export async function listReadModels() {
  const data = await dataOf(apiClient.GET('/api/console/projections'))
  return { data, total: data.length }
}
