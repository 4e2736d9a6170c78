/** The console's calls about excluded clinics. */
import { excludedClinicCodeSchema } from '@member-care/domain/excluded-clinic/excluded-clinic-code.ts'
import {
  excludedClinicSortFields,
  listExcludedClinics,
  type ExcludedClinic,
} from '@member-care/projections/excluded-clinics/excluded-clinic-queries.ts'
import { z } from 'zod'
import { clinicNames } from '../clinics/clinics.ts'
import { describePage, listQuerySchema, readPage, sortBy } from '../http/simple-rest.ts'
import type { Routes } from '../http/parts.ts'
import { deleteExclusion, excludeClinic } from './excluded-clinics.ts'

const config = { access: { power: 'excludedClinics.manage' }, stepUp: 'always' } as const

const params = z.object({ id: z.string() })
const body = z.object({ code: excludedClinicCodeSchema })

const rowSchema = z
  .object({
    id: z.string(),
    code: z.string(),
    /** What the panel list calls the clinic; null when it is not on it. */
    clinicName: z.string().nullable(),
    /** UTC, ISO. */
    createdAt: z.string(),
  })
  .meta({ id: 'ExcludedClinic' })
const listQuery = listQuerySchema({
  sortFields: ['id', ...excludedClinicSortFields],
  filter: { code: z.string().optional(), q: z.string().optional() },
})

export const excludedClinicRoutes: Routes = (app, parts) => {
  app.get(
    '/console/excluded-clinics',
    { config, schema: { querystring: listQuery, response: { 200: z.array(rowSchema) } } },
    async ({ caller, query }, reply) => {
      const { id: ids, code, q } = query.filter ?? {}
      const page = readPage(query)
      const [field, direction] = query.sort ?? ['createdAt', 'DESC']
      const listed = await listExcludedClinics(
        parts.database,
        caller.scope,
        { ids, code: code ?? q },
        page,
        sortBy(field === 'id' ? 'createdAt' : field, direction),
      )
      describePage(reply, 'excluded-clinics', page, listed)
      const names = await clinicNames(
        parts.database,
        listed.items.map(({ code }) => code),
      )
      return listed.items.map((clinic) => toRow(clinic, names))
    },
  )

  app.post(
    '/console/excluded-clinics',
    { config, schema: { body, response: { 201: rowSchema } } },
    async (request, reply) => {
      const clinic = await excludeClinic(parts, request.caller, request.body.code)
      return reply.code(201).send(toRow(clinic, await clinicNames(parts.database, [clinic.code])))
    },
  )

  app.delete(
    '/console/excluded-clinics/:id',
    { config: { ...config, record: 'unowned' }, schema: { params, response: { 200: z.object({ id: z.string() }) } } },
    async (request) => {
      const { excludedClinicId } = await deleteExclusion(parts, request.caller, request.params.id)
      return { id: excludedClinicId }
    },
  )
}

function toRow(
  { excludedClinicId, code, createdAt }: ExcludedClinic,
  names: ReadonlyMap<string, string>,
): z.infer<typeof rowSchema> {
  return { id: excludedClinicId, code, clinicName: names.get(code) ?? null, createdAt: createdAt.toISOString() }
}
