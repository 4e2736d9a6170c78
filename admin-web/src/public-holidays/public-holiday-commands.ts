/** Adding and deleting a public holiday, as methods of the data provider. */
import { apiClient, dataOf, type AnswerTo } from '../console/api-client.ts'
import { about, keyHeader, type CommandOptions } from '../console/command-options.ts'

export type PublicHoliday = AnswerTo<'/api/console/public-holidays'>[number]

export const publicHolidayCommands = {
  addPublicHoliday(body: Pick<PublicHoliday, 'day' | 'name'>, options: CommandOptions): Promise<PublicHoliday> {
    return dataOf(apiClient.POST('/api/console/public-holidays', { headers: keyHeader(options), body }))
  },
  deletePublicHoliday(id: string, options: CommandOptions): Promise<{ id: string }> {
    return dataOf(apiClient.DELETE('/api/console/public-holidays/{id}', about(id, options)))
  },
}
