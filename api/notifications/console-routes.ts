/** A client's own words for the notifications of its members. */
import { decideClient } from '@member-care/domain/client/decide-client.ts'
import { recordedClientTemplatesSchema } from '@member-care/domain/notification/notification-templates.ts'
import { z } from 'zod'
import { carryOutClient } from '../aggregates/client.ts'
import { apiError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { App, Parts } from '../http/parts.ts'

const params = z.object({ id: z.string() })
const templatesSchema = z.object({ templates: recordedClientTemplatesSchema })

export function addNotificationTemplateRoutes(app: App, parts: Parts): void {
  app.get(
    '/console/clients/:id/notification-templates',
    {
      config: { access: { power: 'clients.view' }, stepUp: 'always', record: 'client' },
      schema: { params, response: { 200: templatesSchema } },
    },
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
      await carryOutClient(parts, id, {
        context: caller.context(),
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
