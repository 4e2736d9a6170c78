/** What members say is wrong about clinics, for administrators. */
import { clinicFaultSchema } from '@member-care/domain/clinic/clinic-report.ts'
import { z } from 'zod'
import { describePage, listQuerySchema, readPage, sortBy } from '../http/simple-rest.ts'
import type { Routes } from '../http/parts.ts'
import { listReportedClinics, reportedClinicSortFields } from './clinic-reports.ts'

const reportedSchema = z
  .object({
    /** The clinic's code. */
    id: z.string(),
    name: z.string(),
    address: z.string(),
    /** By how many people each was reported; who they are is told to nobody. */
    faults: z.array(z.object({ fault: clinicFaultSchema, people: z.number().int() })),
    /** Of the first report: UTC, ISO. */
    since: z.string(),
  })
  .meta({ id: 'ReportedClinic' })

export const clinicReportRoutes: Routes = (app, { database }) => {
  const listQuery = listQuerySchema({ sortFields: ['id', ...reportedClinicSortFields], filter: {} })
  app.get(
    '/console/clinic-reports',
    {
      config: { access: { power: 'content.manage' }, stepUp: 'always' },
      schema: { querystring: listQuery, response: { 200: z.array(reportedSchema) } },
    },
    async ({ query }, reply) => {
      const page = readPage(query)
      const [field, direction] = query.sort ?? ['since', 'ASC']
      const listed = await listReportedClinics(
        database,
        { codes: query.filter?.id },
        page,
        sortBy(field === 'id' ? 'name' : field, direction),
      )
      describePage(reply, 'clinic-reports', page, listed)
      return listed.items.map(({ code, since, faults, ...clinic }) => ({
        id: code,
        ...clinic,
        faults: [...faults],
        since: since.toISOString(),
      }))
    },
  )
}
