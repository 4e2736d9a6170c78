/** One client company, with everything that is configured for it: reading and changing it. */
import { configurationInputSchema } from '@member-care/domain/client/configuration-input.ts'
import { takenOverSchema } from '@member-care/domain/client/company-details.ts'
import { z } from 'zod'
import type { App, Parts } from '../http/parts.ts'
import { changeConfiguration, endsClient, reachedClient } from './change-configuration.ts'
import { consoleClientSchema, toConsoleClient } from './client-record.ts'

const params = z.object({ id: z.string() })
const body = configurationInputSchema.extend({
  expectedVersion: z.number().int(),
  /** What is to be taken over from the company master. */
  company: takenOverSchema.optional(),
})

export function addClientConfigurationRoutes(app: App, parts: Parts): void {
  app.get(
    '/console/clients/:id',
    {
      config: { access: { power: 'clients.view' }, stepUp: 'always', record: 'client' },
      schema: { params, response: { 200: consoleClientSchema } },
    },
    async ({ caller, params: { id } }) => toConsoleClient(parts, caller, await reachedClient(parts, caller, id)),
  )

  app.put(
    '/console/clients/:id',
    {
      config: { access: { power: 'clients.edit' }, stepUp: 'always', record: 'client', freshProof: endsClient },
      schema: { params, body, response: { 200: consoleClientSchema } },
    },
    async ({ caller, params: { id }, body: { expectedVersion, company, ...input } }) =>
      toConsoleClient(
        parts,
        caller,
        await changeConfiguration(parts, caller, { clientId: id, input, company, expectedVersion }),
      ),
  )
}
