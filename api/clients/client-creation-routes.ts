/** Making clients: of a company in the company master, and as a clone of another client (3§2.5, 3§2.6). */
import { z } from 'zod'
import type { App, Parts } from '../http/parts.ts'
import { clientRowSchema, toClientRow } from './client-row.ts'
import { cloneClient, createClient } from './create-client.ts'

const body = z.object({ companyMasterId: z.string() })

export function addClientCreationRoutes(app: App, parts: Parts): void {
  app.post(
    '/console/clients',
    {
      config: { access: { power: 'clients.create' }, stepUp: 'always' },
      schema: { body, response: { 201: clientRowSchema } },
    },
    async ({ caller, body: { companyMasterId } }, reply) => {
      const client = toClientRow(await createClient(parts, caller, companyMasterId))
      return reply
        .code(201)
        .header('Location', `/api/console/clients/${encodeURIComponent(client.id)}`)
        .send(client)
    },
  )

  app.post(
    '/console/clients/:id/clone',
    {
      config: { access: { power: 'clients.clone' }, stepUp: 'always', record: 'client' },
      schema: { params: z.object({ id: z.string() }), body, response: { 201: clientRowSchema } },
    },
    async ({ caller, params, body: { companyMasterId } }, reply) => {
      const client = toClientRow(await cloneClient(parts, caller, params.id, companyMasterId))
      return reply
        .code(201)
        .header('Location', `/api/console/clients/${encodeURIComponent(client.id)}`)
        .send(client)
    },
  )
}
