/** The call of the clinic locator (3§7.2). */
import { z } from 'zod'
import type { Routes } from '../http/parts.ts'
import { requireClinicLocator } from './clinic-locator-access.ts'
import { clinicSchema } from './clinics.ts'
import { keepClinics } from './kept-clinics.ts'

const config = { access: { userType: 'client' }, stepUp: 'requireOTPClinicLocator' } as const

export const clinicRoutes: Routes = (app, parts) => {
  const clinicsAsJson = keepClinics(parts)
  for (const url of ['/clinics', '/cliniclocator/clinics']) {
    app.get(
      url,
      {
        config,
        schema: { querystring: z.object({ companyId: z.string() }), response: { 200: z.array(clinicSchema) } },
      },
      async (request, reply) => {
        await requireClinicLocator(parts, request.caller, request.query.companyId)
        return reply.type('application/json; charset=utf-8').send((await clinicsAsJson()) as never)
      },
    )
  }
}
