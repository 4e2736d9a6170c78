/** How long a claim usually takes, for the end of its timeline. */
import { isActionPossible } from '@member-care/domain/claim/claim-status.ts'
import { z } from 'zod'
import { apiError } from '../http/api-error.ts'
import type { Routes } from '../http/parts.ts'
import { usualTimeSchema } from '../usual-times/usual-times.ts'
import { ofClaim } from './claim-record-routes.ts'
import { usualTimesOfClaims } from './usual-claim-times.ts'

const answerSchema = z.object({
  status: z.string(),
  /** Null when the claim has been decided, and when too few claims were decided to say anything. */
  usualTime: usualTimeSchema.nullable(),
})

export const usualTimeRoute: Routes = (app, parts) => {
  const usualTimes = usualTimesOfClaims(parts)
  const schema = { params: z.object({ claimId: z.string() }), response: { 200: answerSchema } }
  app.get('/claims/:claimId/usual-time', { config: ofClaim, schema }, async (request) => {
    const claim = await parts.claims.getClaim(request.caller.scope, request.params.claimId)
    if (!claim) throw apiError('NOT_FOUND')
    // As long as it may be changed, it has not been decided.
    const usualTime = isActionPossible('update', claim.status) ? await usualTimes.usualTimeOf(claim) : undefined
    return { status: claim.status, usualTime: usualTime ?? null }
  })
}
