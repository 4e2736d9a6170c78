/** The panel clinics of a user, for administrators: the tab of their record, and the catalogue's calls (3§2.10, 3§7.2, 3§7.7). */
import { chosenClinics } from '@member-care/domain/clinic/clinic-choice.ts'
import type { UserRecord } from '@member-care/projections/users/user-records.ts'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { apiError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts, Routes } from '../http/parts.ts'
import { CLINIC_LIST_TYPE, writeClinicList } from './clinic-list-file.ts'
import { clinicSchema, readClinics, type Clinic } from './clinics.ts'

const config = { access: { power: 'users.view' }, stepUp: 'always' } as const
const list = z.array(clinicSchema)

/** Which of the clinics are wanted; all of them, unless told. */
const narrowing = {
  type: z.coerce.number().int().min(0).max(9).optional(),
  zone: z.string().max(100).optional(),
  area: z.string().max(100).optional(),
}
interface Narrowing {
  readonly type?: number | undefined
  readonly zone?: string | undefined
  readonly area?: string | undefined
}

/** Whose clinics they are is told by the record's id in the console's own calls, so that no NRIC stands in an address. */
export const userClinicRoutes: Routes = (app, parts) => {
  const ofUser = { ...config, record: 'user' } as const
  const params = z.object({ id: z.string() })
  const byCompany = z.object({ companyId: z.string(), ...narrowing })

  app.get(
    '/console/users/:id/clinics',
    { config: ofUser, schema: { params, querystring: byCompany, response: { 200: list } } },
    async ({ caller, params, query }) => clinicsOf(parts, await parts.users.getUser(caller.scope, params.id), query),
  )
  app.get(
    '/console/users/:id/clinics/file',
    { config: ofUser, schema: { params, querystring: byCompany } },
    async ({ caller, params, query }, reply) =>
      sendList(reply, await clinicsOf(parts, await parts.users.getUser(caller.scope, params.id), query)),
  )

  const byNric = byCompany.extend({ nric: z.string().max(40) })
  app.get(
    '/sysadmin/clinics',
    { config, schema: { querystring: byNric, response: { 200: list } } },
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

/** @throws ApiError 404 for a user who is not within reach, or whom the company does not cover */
async function clinicsOf(
  parts: Parts,
  user: UserRecord | undefined,
  { companyId, type, zone = '', area = '' }: Narrowing & { readonly companyId: string },
): Promise<Clinic[]> {
  if (!user?.memberships.some((membership) => membership.companyId === companyId)) throw apiError('NOT_FOUND')
  return [
    ...chosenClinics(await readClinics(parts.database), { type: type === undefined ? '' : String(type), zone, area }),
  ]
}

async function sendList(reply: FastifyReply, clinics: readonly Clinic[]) {
  return reply
    .headers({
      'Content-Type': CLINIC_LIST_TYPE,
      'Content-Disposition': 'attachment; filename="Clinic_List.xlsx"',
      'Cache-Control': 'private, no-store',
    })
    .send(await writeClinicList(clinics))
}
