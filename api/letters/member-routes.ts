/** Letters as PDF: the settlement letter of a claim (1§7), the proof of a panel visit (1§2). */
import { settlementLetterTexts } from '@member-care/domain/texts/letter-texts.ts'
import { proofOfVisitFileName } from '@member-care/domain/texts/visit-texts.ts'
import { create as contentDisposition } from 'content-disposition'
import { z } from 'zod'
import { claimsArea, ofClaim } from '../claims/claim-record-routes.ts'
import { maskingOf } from '../claims/member-masking.ts'
import { namesPersonOf, namesPolicyOf } from '../claims/named-in-address.ts'
import { readPanelVisit } from '../claims/read-panel-visit.ts'
import { apiError } from '../http/api-error.ts'
import type { Routes } from '../http/parts.ts'
import { printLetter } from './print-letter.ts'
import { proofOfVisit } from './proof-of-visit.ts'
import { companyOf, printing, printSettlementLetter } from './print-settlement-letter.ts'

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
      const letter = await printSettlementLetter(parts, scope, claim, {
        namesAccount: true,
        maskNric: (nric) => mask(claim.companyId, nric),
      })
      return { data: letter.toString('base64') }
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
          'Content-Disposition': contentDisposition(proofOfVisitFileName(encodeURIComponent(visit.answer.visitNo))),
          'Content-Security-Policy': "sandbox; default-src 'none'",
          'Cross-Origin-Resource-Policy': 'same-origin',
          'Cache-Control': 'private, no-store',
        })
        .send(await printLetter(letter))
    },
  )
}
