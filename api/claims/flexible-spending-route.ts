/** The flexible-spending claim, which no screen leads to (S40, API-059). */
import { claimReference } from '@member-care/domain/claim/claim-reference.ts'
import { flexibleSpendingRecordedText } from '@member-care/domain/texts/flexible-spending-texts.ts'
import { z } from 'zod'
import type { App, Parts } from '../http/parts.ts'
import { submitResultSchema } from './claim-answer-schemas.ts'
import { claimsArea } from './claim-record-routes.ts'
import { submitFlexibleSpendingClaim } from './submit-flexible-spending-claim.ts'

/** Nobody gives it a transaction number. */
const response = { 200: z.object({ eclaim: submitResultSchema.omit({ transactionNo: true }) }) }

/** @param app with multipart registered */
export function addFlexibleSpendingRoute(app: App, parts: Parts): void {
  app.post(
    '/eclaims',
    { config: claimsArea, schema: { consumes: ['multipart/form-data'], response } },
    async (request) => {
      const eclaimId = await submitFlexibleSpendingClaim(parts, request)
      return { eclaim: { _id: eclaimId, error: '', message: flexibleSpendingRecordedText(claimReference(eclaimId)) } }
    },
  )
}
