/** Letters as PDF: the settlement letter of a claim (1§7), the proof of a panel visit (1§2). */
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { settlementLetterTexts } from '@member-care/domain/texts/letter-texts.ts'
import { proofOfVisitFileName } from '@member-care/domain/texts/visit-texts.ts'
import type { Scope } from '@member-care/projections/scope.ts'
import { z } from 'zod'
import { claimsArea, ofClaim } from '../claims/claim-record-routes.ts'
import { maskingOf } from '../claims/member-masking.ts'
import { namesPersonOf, namesPolicyOf } from '../claims/named-in-address.ts'
import { readPanelVisit } from '../claims/read-panel-visit.ts'
import { loadClaim } from '../cover/cover-of-claim.ts'
import { describeReckoning } from '../cover/reckon-claim.ts'
import { apiError, ApiError } from '../http/api-error.ts'
import type { Parts, Routes } from '../http/parts.ts'
import { printLetter } from './print-letter.ts'
import { proofOfVisit } from './proof-of-visit.ts'
import { settlementLetter } from './settlement-letter.ts'

/** The transaction number names the claim, and the token says whose it must be (C50); NRIC and policy number must be the claim's, or `-`. */
const settlementParams = z.object({ nric: z.string(), policyNo: z.string(), transactionNo: z.string() })

export const letterRoutes: Routes = (app, parts) => {
  const settlement = { params: settlementParams, response: { 200: z.object({ data: z.base64() }) } }
  app.get(
    '/claims/settlement/:nric/:policyNo/:transactionNo',
    { config: ofClaim, schema: settlement },
    async (request) => {
      const { caller, params } = request
      const { scope } = caller
      const claim = await parts.claims.findClaimByTransactionNo(scope, params.transactionNo)
      const isNamed =
        claim &&
        (await namesPersonOf(parts, caller, claim, params.nric)) &&
        (await namesPolicyOf(parts, caller, claim, params.policyNo))
      if (!claim || !isNamed) throw apiError('NOT_FOUND', settlementLetterTexts.notAvailable)
      const mask = await maskingOf(parts, scope, [claim.companyId])
      const [history, loaded] = await Promise.all([
        parts.eventLog.load<ClaimEvent>(`claim-${claim.claimId}`),
        loadClaim(parts, claim.claimId),
      ])
      const letter = settlementLetter(history, {
        reckoning: loaded === undefined ? null : await describeReckoning(parts, loaded),
        ...(await companyOf(parts, scope, claim.companyId, claim.kind)),
        ...printing(parts),
        maskNric: (nric) => mask(claim.companyId, nric),
      })
      if (letter === undefined)
        throw new ApiError('SETTLEMENT_LETTER_NOT_AVAILABLE', { status: 409, text: settlementLetterTexts.notAvailable })
      return { data: (await printLetter(letter)).toString('base64') }
    },
  )

  app.get(
    '/visits/:visitNo/invoice',
    { config: { ...claimsArea, record: 'visit' }, schema: { params: z.object({ visitNo: z.string() }) } },
    async (request, reply) => {
      const { scope } = request.caller
      const visit = await readPanelVisit(parts, scope, request.params.visitNo)
      const letter = proofOfVisit(visit.answer, {
        ...(await companyOf(parts, scope, visit.companyId, 'outpatient')),
        ...printing(parts),
      })
      return reply
        .headers({
          'Content-Type': 'application/pdf',
          'Content-Disposition': `attachment; filename="${proofOfVisitFileName(encodeURIComponent(visit.answer.visitNo))}"`,
          'Content-Security-Policy': "sandbox; default-src 'none'",
          'Cross-Origin-Resource-Policy': 'same-origin',
          'Cache-Control': 'private, no-store',
        })
        .send(await printLetter(letter))
    },
  )
}

/** The company as the letter names it, with its policy for this kind of treatment where it has one of its own. */
async function companyOf(parts: Parts, scope: Scope, companyId: string, kind: 'outpatient' | 'inpatient') {
  const client = await parts.clients.getClient(scope, companyId)
  const ofKind = kind === 'inpatient' ? client?.inpatientPolicyNo : client?.outpatientPolicyNo
  return { companyName: client?.name ?? '', policyNo: ofKind || (client?.policyNo ?? '') }
}

function printing({ settings, clock }: Parts) {
  return { support: settings.support, printedOn: singaporeToday(clock()) }
}
