/** The console's calls about the panel clinics of a user: the tab of their record (3§2.10). */
import { z } from 'zod'
import type { Routes } from '../http/parts.ts'
import { clinicSchema } from './clinics.ts'
import { clinicsOf, clinicsQuery, sendList } from './user-clinics.ts'

/** Whose clinics they are is told by the record's id in the console's own calls, so that no NRIC stands in an address. */
export const userClinicRoutes: Routes = (app, parts) => {
  const ofUser = { access: { power: 'users.view' }, stepUp: 'always', record: 'user' } as const
  const params = z.object({ id: z.string() })

  app.get(
    '/console/users/:id/clinics',
    { config: ofUser, schema: { params, querystring: clinicsQuery, response: { 200: z.array(clinicSchema) } } },
    async ({ caller, params, query }) => clinicsOf(parts, await parts.users.getUser(caller.scope, params.id), query),
  )
  app.get(
    '/console/users/:id/clinics/file',
    { config: ofUser, schema: { params, querystring: clinicsQuery } },
    async ({ caller, params, query }, reply) =>
      sendList(reply, await clinicsOf(parts, await parts.users.getUser(caller.scope, params.id), query)),
  )
}
