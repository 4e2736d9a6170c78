/** A member's own cover as FHIR, to keep or to hand on. */
import { coverBundle } from '@member-care/domain/cover/fhir/cover-bundle.ts'
import { z } from 'zod'
import { DOWNLOAD_MILLISECONDS } from '../http/patient-call.ts'
import type { Routes } from '../http/parts.ts'
import { exportCover } from './export-cover.ts'
import { fhirNaming } from './fhir-naming.ts'
import { ownFamily } from './own-family.ts'
import { sendFhir } from './send-fhir.ts'

export const fhirMemberRoutes: Routes = (app, parts) => {
  app.get(
    '/cover/fhir',
    {
      handlerTimeout: DOWNLOAD_MILLISECONDS,
      // It tells of claims, and who somebody is.
      config: { access: { userType: 'client' }, stepUp: ['requireOTPClaims', 'requireOTPProfile'] },
      schema: { querystring: z.object({ companyId: z.string() }) },
    },
    async ({ caller, query: { companyId } }, reply) => {
      const exported = await exportCover(parts, await ownFamily(parts, caller, companyId))
      return sendFhir(reply, `cover-${exported.date}.fhir.json`, coverBundle(exported, fhirNaming(parts.settings)))
    },
  )
}
