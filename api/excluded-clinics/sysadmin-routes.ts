/** Excluded clinics under the names of the catalogue (3§7.7). */
import { excludedClinicCodeSchema } from '@member-care/domain/excluded-clinic/excluded-clinic-code.ts'
import {
  listExcludedClinics,
  type ExcludedClinic,
} from '@member-care/projections/excluded-clinics/excluded-clinic-queries.ts'
import { z } from 'zod'
import type { Routes } from '../http/parts.ts'
import { MOST_ROWS } from '../http/simple-rest.ts'
import { deleteExclusion, excludeClinic } from './excluded-clinics.ts'

const config = { access: { power: 'excludedClinics.manage' }, stepUp: 'always' } as const

const params = z.object({ id: z.string() })
const body = z.object({ code: excludedClinicCodeSchema })

const catalogueSchema = z
  .object({ _id: z.string(), code: z.string(), created: z.string() })
  .meta({ id: 'SysadminExcludedClinic' })

export const sysadminExcludedClinicRoutes: Routes = (app, parts) => {
  app.get(
    '/sysadmin/excludedclinics',
    {
      config,
      schema: { response: { 200: z.object({ data: z.object({ excludedClinics: z.array(catalogueSchema) }) }) } },
    },
    async ({ caller }) => {
      const listed = await listExcludedClinics(
        parts.database,
        caller.scope,
        {},
        { offset: 0, limit: MOST_ROWS },
        { field: 'createdAt', direction: 'desc' },
      )
      return { data: { excludedClinics: listed.items.map(toCatalogue) } }
    },
  )

  app.post(
    '/sysadmin/excludedclinic',
    { config, schema: { body, response: { 201: z.object({ data: z.object({ excludedClinic: catalogueSchema }) }) } } },
    async (request, reply) =>
      reply
        .code(201)
        .send({ data: { excludedClinic: toCatalogue(await excludeClinic(parts, request.caller, request.body.code)) } }),
  )

  app.delete(
    '/sysadmin/excludedclinic/:id',
    {
      config: { ...config, record: 'unowned' },
      schema: { params, response: { 200: z.object({ data: z.object({ excludedClinic: catalogueSchema }) }) } },
    },
    async (request) => ({
      data: { excludedClinic: toCatalogue(await deleteExclusion(parts, request.caller, request.params.id)) },
    }),
  )
}

function toCatalogue({ excludedClinicId, code, createdAt }: ExcludedClinic): z.infer<typeof catalogueSchema> {
  return { _id: excludedClinicId, code, created: createdAt.toISOString() }
}
