/** A member says that something is wrong about a clinic. */
import { clinicFaults, clinicFaultSchema } from '@member-care/domain/clinic/clinic-report.ts'
import { z } from 'zod'
import { apiError } from '../http/api-error.ts'
import type { Routes } from '../http/parts.ts'
import { requireClinicLocator } from './clinic-locator-access.ts'
import { reportClinic } from './clinic-reports.ts'
import { findPanelClinic } from './panel-clinic-list.ts'

const params = z.object({ code: z.string().max(40) })

export const reportClinicRoute: Routes = (app, parts) => {
  const { database, clock } = parts
  app.post(
    '/clinics/:code/reports',
    {
      config: { access: { userType: 'client' }, stepUp: 'requireOTPClinicLocator', record: 'unowned' },
      schema: {
        params,
        querystring: z.object({ companyId: z.string() }),
        body: z.object({ faults: z.array(clinicFaultSchema).min(1).max(clinicFaults.length) }),
        response: { 201: z.object({ reported: z.literal(true) }) },
      },
    },
    async ({ caller, params: { code }, query: { companyId }, body: { faults } }, reply) => {
      await requireClinicLocator(parts, caller, companyId)
      const clinic = await findPanelClinic(database, code, clock())
      if (!clinic || clinic.isExcluded) throw apiError('NOT_FOUND')
      await reportClinic(database, clinic.code, faults, { by: caller.user.userId, at: clock() })
      return reply.code(201).send({ reported: true as const })
    },
  )
}
