/** What is done with answers that are given often besides writing them, as methods of the data provider. */
import { apiClient, dataOf } from '../console/api-client.ts'
import { about, type CommandOptions } from '../console/command-options.ts'

export const cannedAnswerCommands = {
  deleteCannedAnswer(id: string, options: CommandOptions): Promise<{ id: string }> {
    return dataOf(apiClient.DELETE('/api/console/canned-answers/{id}', about(id, options)))
  },
}
