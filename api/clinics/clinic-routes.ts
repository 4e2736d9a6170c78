/** The call of the clinic locator (3§7.2). */
import { z } from 'zod'
import { apiError } from '../http/api-error.ts'
import type { Routes } from '../http/parts.ts'
import { clinicSchema, readClinics } from './clinics.ts'

const config = { access: { userType: 'client' }, stepUp: 'requireOTPClinicLocator' } as const

export const clinicRoutes: Routes = (app, parts) => {
  for (const url of ['/clinics', '/cliniclocator/clinics']) {
    app.get(
      url,
      {
        config,
        schema: { querystring: z.object({ companyId: z.string() }), response: { 200: z.array(clinicSchema) } },
      },
      async (request) => {
        const client = await parts.clients.getClient(request.caller.scope, request.query.companyId)
        if (!client) throw apiError('NOT_FOUND')
        if (!client.featuresConfig.allowClinicLocator) throw apiError('FORBIDDEN')
        return [...(await readClinics(parts.database))]
      },
    )
  }
}
