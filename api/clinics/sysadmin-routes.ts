/** The catalogue's calls about the panel clinics of a user (3§7.2, 3§7.7). */
import type { UserRecord } from '@member-care/projections/users/user-records.ts'
import { z } from 'zod'
import type { Caller } from '../http/caller.ts'
import type { Parts, Routes } from '../http/parts.ts'
import { clinicSchema } from './clinics.ts'
import { clinicsOf, clinicsQuery, sendList } from './user-clinics.ts'

export const sysadminClinicRoutes: Routes = (app, parts) => {
  const config = { access: { power: 'users.view' }, stepUp: 'always' } as const
  const byNric = clinicsQuery.extend({ nric: z.string().max(40) })
  app.get(
    '/sysadmin/clinics',
    { config, schema: { querystring: byNric, response: { 200: z.array(clinicSchema) } } },
    async ({ caller, query }) => clinicsOf(parts, await userOfNric(parts, caller, query.nric), query),
  )
  app.get('/sysadmin/clinics/list', { config, schema: { querystring: byNric } }, async ({ caller, query }, reply) =>
    sendList(reply, await clinicsOf(parts, await userOfNric(parts, caller, query.nric), query)),
  )
}

/** Finds only a user whom the caller reaches. A person with this number outside that reach is not found. */
function userOfNric(parts: Parts, { scope }: Caller, nric: string): Promise<UserRecord | undefined> {
  return parts.users.findUserByNric(scope, nric)
}
