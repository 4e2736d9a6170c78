/** The console's calls that list the panel's clinics, show one, correct it, and confirm it. */
import { panelClinicFields } from '@member-care/domain/clinic/panel-clinic-fields.ts'
import { changedFields, withoutUndefined } from '@member-care/domain/schemas/changed-fields.ts'
import { z } from 'zod'
import { describePage, listQuerySchema, readPage, sortBy } from '../http/simple-rest.ts'
import type { Routes } from '../http/parts.ts'
import { confirmClinic } from './clinic-reports.ts'
import { panelClinicAnswer, panelClinicSchema, requirePanelClinic } from './panel-clinic-answer.ts'
import { correctPanelClinic, listPanelClinics, panelClinicSortFields } from './panel-clinic-list.ts'

const keeping = { access: { power: 'content.manage' }, stepUp: 'always' } as const
/** The panel list is the same for all. */
const ofClinic = { ...keeping, record: 'unowned' } as const
const params = z.object({ code: z.string().max(40) })

export const panelClinicRoutes: Routes = (app, parts) => {
  const { database, clock } = parts
  const listQuery = listQuerySchema({
    sortFields: panelClinicSortFields,
    filter: { q: z.string().max(100).optional() },
  })
  app.get(
    '/console/panel-clinics',
    { config: keeping, schema: { querystring: listQuery, response: { 200: z.array(panelClinicSchema) } } },
    async ({ query }, reply) => {
      const page = readPage(query)
      const [field, direction] = query.sort ?? ['name', 'ASC']
      const listed = await listPanelClinics(
        database,
        clock(),
        { codes: query.filter?.id, q: query.filter?.q },
        page,
        sortBy(field, direction),
      )
      describePage(reply, 'panel-clinics', page, listed)
      return listed.items.map(panelClinicAnswer)
    },
  )

  app.get(
    '/console/panel-clinics/:code',
    { config: ofClinic, schema: { params, response: { 200: panelClinicSchema } } },
    async ({ params: { code } }) => panelClinicAnswer(await requirePanelClinic(parts, code)),
  )

  app.put(
    '/console/panel-clinics/:code',
    {
      config: ofClinic,
      schema: { params, body: changedFields(panelClinicFields), response: { 200: panelClinicSchema } },
    },
    async ({ caller, params: { code }, body }) => {
      const clinic = await requirePanelClinic(parts, code)
      await correctPanelClinic(database, clinic.code, { ...clinic, ...withoutUndefined(body) })
      await confirmClinic(database, clinic.code, { by: caller.user.userId, at: clock() })
      return panelClinicAnswer(await requirePanelClinic(parts, clinic.code))
    },
  )

  app.post(
    '/console/panel-clinics/:code/confirmation',
    { config: ofClinic, schema: { params, response: { 200: panelClinicSchema } } },
    async ({ caller, params: { code } }) => {
      const clinic = await requirePanelClinic(parts, code)
      await confirmClinic(database, clinic.code, { by: caller.user.userId, at: clock() })
      return panelClinicAnswer(await requirePanelClinic(parts, clinic.code))
    },
  )
}
