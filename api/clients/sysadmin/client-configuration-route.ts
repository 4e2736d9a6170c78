/** `PUT /sysadmin/client/{clientId}` of the catalogue (3§7.7): form data plus `teleconsult_features_config`, over what the console's own call does. */
import { configurationInputSchema } from '@member-care/domain/client/configuration-input.ts'
import { z } from 'zod'
import { changeConfiguration, endsClient } from '../change-configuration.ts'
import { consoleClientSchema, toConsoleClient } from '../client-record.ts'
import type { Routes } from '../../http/parts.ts'

/** What is read-only for everybody (3§6) may be sent along, and is not looked at. */
const body = configurationInputSchema.extend({ expectedVersion: z.number().int().optional() })
const answer = z.object({
  data: z.object({ client: consoleClientSchema.omit({ id: true }).extend({ _id: z.string() }) }),
})

export const sysadminClientConfigurationRoute: Routes = (app, parts) => {
  app.put(
    '/sysadmin/client/:clientId',
    {
      config: { access: { power: 'clients.edit' }, stepUp: 'always', record: 'client', freshProof: endsClient },
      schema: { params: z.object({ clientId: z.string() }), body, response: { 200: answer } },
    },
    async ({ caller, params: { clientId }, body: { expectedVersion, ...input } }) => {
      const { id, ...client } = await toConsoleClient(
        parts,
        caller,
        await changeConfiguration(parts, caller, { clientId, input, expectedVersion }),
      )
      return { data: { client: { _id: id, ...client } } }
    },
  )
}
