/** Taking an exclusion back, as a method of the data provider. */
import { apiClient, dataOf, type AnswerTo } from '../console/api-client.ts'
import { about, type CommandOptions } from '../console/command-options.ts'

export type ExcludedClinic = AnswerTo<'/api/console/excluded-clinics'>[number]

export const excludedClinicCommands = {
  deleteExclusion(id: string, options: CommandOptions): Promise<{ id: string }> {
    return dataOf(apiClient.DELETE('/api/console/excluded-clinics/{id}', about(id, options)))
  },
}
