/** Making and cloning clients, and their own words for notifications, as methods of the data provider. */
import type { paths } from '@member-care/api/client/client.ts'
import type { ClientTemplates } from '@member-care/domain/notification/notification-templates.ts'
import { apiClient, dataOf } from '../console/api-client.ts'
import { about, keyHeader, type CommandOptions } from '../console/command-options.ts'
import type { ClientRow } from './client-record.ts'

/** A client's own words for notifications, under the client's id. */
export interface NotificationTexts {
  readonly id: string
  readonly templates: ClientTemplates
}

/** Parsed by the same schema as on the server; TypeScript tells a field that is undefined from one that is missing, and JSON has only the latter. */
type ChangedTemplates = NonNullable<
  paths['/api/console/clients/{id}/notification-templates']['put']['requestBody']
>['content']['application/json']['templates']

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

  /** Changes some of the client's own words for notifications. A text that is emptied is ours again. */
  async changeNotificationTexts(
    id: string,
    change: ClientTemplates,
    options: CommandOptions,
  ): Promise<NotificationTexts> {
    const { templates } = await dataOf(
      apiClient.PUT('/api/console/clients/{id}/notification-templates', {
        ...about(id, options),
        body: { templates: change as ChangedTemplates },
      }),
    )
    return { id, templates: templates as ClientTemplates }
  },
}

export async function readNotificationTexts(id: string): Promise<NotificationTexts> {
  const { templates } = await dataOf(
    apiClient.GET('/api/console/clients/{id}/notification-templates', { params: { path: { id } } }),
  )
  return { id, templates: templates as ClientTemplates }
}
