/** A client's own words for the notifications of its members. */
import type { ClientEvent } from '@member-care/domain/client/client-events.ts'
import { evolveClient, type ClientState } from '@member-care/domain/client/client-state.ts'
import { decideClient } from '@member-care/domain/client/decide-client.ts'
import { recordedClientTemplatesSchema } from '@member-care/domain/notification/notification-templates.ts'
import { z } from 'zod'
import { handleCommand } from '../commands/handle-command.ts'
import { apiError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { App, Parts } from '../parts.ts'

const params = z.object({ id: z.string() })
const templatesSchema = z.object({ templates: recordedClientTemplatesSchema })

export function addNotificationTemplateRoutes(app: App, parts: Parts): void {
  app.get(
    '/console/clients/:id/notification-templates',
    { config: { access: { power: 'clients.view' }, stepUp: 'always', record: 'client' }, schema: { params, response: { 200: templatesSchema } } },
    async ({ caller, params: { id } }) => ({ templates: await templatesOf(parts, caller, id) }),
  )

  app.put(
    '/console/clients/:id/notification-templates',
    {
      config: { access: { power: 'clients.edit' }, stepUp: 'always', record: 'client' },
      schema: { params, body: templatesSchema, response: { 200: templatesSchema } },
    },
    async ({ caller, params: { id }, body: { templates } }) => {
      await templatesOf(parts, caller, id)
      await handleCommand<ClientState, ClientEvent>(parts, {
        stream: `client-${id}`,
        context: caller.context(),
        initial: undefined,
        evolve: evolveClient,
        decide: (state) => decideClient({ type: 'ChangeNotificationTemplates', data: { templates } }, state),
        visibleIn: ['clients'],
      })
      return { templates: await templatesOf(parts, caller, id) }
    },
  )
}

/** @throws ApiError NOT_FOUND for a client that the caller does not reach */
async function templatesOf({ clients }: Parts, { scope }: Caller, id: string) {
  const client = await clients.getClient(scope, id)
  if (!client) throw apiError('NOT_FOUND')
  return client.notificationTemplates
}
