/** What the console asks of the read models, as methods of the data provider. */
import { apiClient, dataOf } from '../console/api-client.ts'
import { keyHeader, type CommandOptions } from '../console/command-options.ts'
import { wholeList } from '../console/whole-list.ts'
import type { ReadModelStatus } from './read-model-record.ts'

export const readModelCommands = {
  retryReadModel(name: string, options: CommandOptions): Promise<ReadModelStatus> {
    return dataOf(
      apiClient.POST('/api/console/projections/{name}/retry', {
        params: { path: { name } },
        headers: keyHeader(options),
      }),
    )
  },
}

export const listReadModels = wholeList(() => apiClient.GET('/api/console/projections'))
