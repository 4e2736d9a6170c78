/** What members do with claims: file, update and delete (1§7). */
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { decideClaim } from '@member-care/domain/claim/decide-claim.ts'
import { claimReference } from '@member-care/domain/claim/claim-reference.ts'
import { claimRegisteredText, claimUpdatedText } from '@member-care/domain/texts/claim-texts.ts'
import type { ClaimRecord } from '@member-care/projections/claims/claim-records.ts'
import type { Reader } from '@member-care/projections/scope.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { carryOutClaim } from '../aggregates/claim.ts'
import { apiError } from '../http/api-error.ts'
import type { App, Parts } from '../http/parts.ts'
import { submitResultSchema } from './claim-answer-schemas.ts'
import { claimsArea, ofClaim } from './claim-record-routes.ts'
import { namesPersonOf } from './named-in-address.ts'
import { submitClaim, type SubmittedClaim } from './submit-claim.ts'
import { updateClaim } from './update-claim.ts'

const submitQuery = z.object({ companyId: z.string(), captchaResponse: z.string().optional() })

/** @param app with multipart registered */
export function addClaimCommandRoutes(app: App, parts: Parts): void {
  const consumes = ['multipart/form-data']
  const outpatientAnswer = { 200: z.object({ outpatientclaim: submitResultSchema }) }
  app.post(
    '/outpatientclaim/v2',
    { config: claimsArea, schema: { consumes, querystring: submitQuery, response: outpatientAnswer } },
    async (request) => ({
      outpatientclaim: toSubmitResult(
        await submitClaim(parts, request, { kind: 'outpatient', captchaResponse: undefined, ...request.query }),
      ),
    }),
  )
  const inpatientAnswer = { 200: z.object({ inpatientclaim: submitResultSchema }) }
  app.post(
    '/inpatientclaim',
    { config: claimsArea, schema: { consumes, querystring: submitQuery, response: inpatientAnswer } },
    async (request) => ({
      inpatientclaim: toSubmitResult(
        await submitClaim(parts, request, { kind: 'inpatient', captchaResponse: undefined, ...request.query }),
      ),
    }),
  )

  addUpdateRoutes(app, parts)

  for (const kind of ['outpatient', 'inpatient'] as const) {
    const response = { 200: z.literal(true) }
    const byId = z.object({ claimId: z.string() })
    app.delete(
      `/${kind}claim/delete/:claimId`,
      { config: ofClaim, schema: { params: byId, response } },
      async (request) => {
        return deleteClaim(parts, request, kind, (scope) => parts.claims.getClaim(scope, request.params.claimId))
      },
    )
    const byNumber = z.object({ transactionNo: z.string() })
    app.delete(
      `/${kind}claim/:transactionNo`,
      { config: ofClaim, schema: { params: byNumber, response } },
      async (request) => {
        return deleteClaim(parts, request, kind, (scope) =>
          parts.claims.findClaimByTransactionNo(scope, request.params.transactionNo),
        )
      },
    )
  }
}

/** By claim id, and by transaction number, the outpatient one with an NRIC that must be right. */
function addUpdateRoutes(app: App, parts: Parts): void {
  const consumes = ['multipart/form-data']
  const byId = z.object({ claimId: z.string() })
  const byNumber = z.object({ transactionNo: z.string() })
  const update = async (request: FastifyRequest, kind: ClaimKind, claim: ClaimRecord | undefined) => {
    if (!claim || claim.kind !== kind) throw apiError('NOT_FOUND')
    const { claim: updated, answersRequest } = await updateClaim(parts, request, claim)
    const { claimId, transactionNo = '' } = updated
    return {
      transactionNo,
      _id: claimId,
      error: '',
      message: claimUpdatedText(transactionNo || claimReference(claimId), answersRequest),
    }
  }
  const findById = (request: FastifyRequest, { claimId }: z.infer<typeof byId>) =>
    parts.claims.getClaim(request.caller.scope, claimId)
  const findByNumber = (request: FastifyRequest, { transactionNo }: z.infer<typeof byNumber>) =>
    parts.claims.findClaimByTransactionNo(request.caller.scope, transactionNo)

  const outpatient = { consumes, response: { 200: z.object({ outpatientclaim: submitResultSchema }) } }
  app.put(
    '/outpatientclaim/v3/:claimId/web',
    { config: ofClaim, schema: { ...outpatient, params: byId } },
    async (request) => ({
      outpatientclaim: await update(request, 'outpatient', await findById(request, request.params)),
    }),
  )
  app.put(
    '/outpatientclaim/v2/web/:nric/:transactionNo',
    { config: ofClaim, schema: { ...outpatient, params: byNumber.extend({ nric: z.string() }) } },
    async (request) => {
      const claim = await findByNumber(request, request.params)
      const isNamed = claim !== undefined && (await namesPersonOf(parts, request.caller, claim, request.params.nric))
      return { outpatientclaim: await update(request, 'outpatient', isNamed ? claim : undefined) }
    },
  )
  const inpatient = { consumes, response: { 200: z.object({ inpatientclaim: submitResultSchema }) } }
  app.put(
    '/inpatientclaim/update/:claimId/web',
    { config: ofClaim, schema: { ...inpatient, params: byId } },
    async (request) => ({
      inpatientclaim: await update(request, 'inpatient', await findById(request, request.params)),
    }),
  )
  app.put(
    '/inpatientclaim/:transactionNo',
    { config: ofClaim, schema: { ...inpatient, params: byNumber } },
    async (request) => ({
      inpatientclaim: await update(request, 'inpatient', await findByNumber(request, request.params)),
    }),
  )
}

function toSubmitResult({ claimId, transactionNo = '' }: SubmittedClaim): z.infer<typeof submitResultSchema> {
  return {
    transactionNo,
    _id: claimId,
    error: '',
    message: claimRegisteredText(transactionNo || claimReference(claimId)),
  }
}

/** The patient may see a claim; the employee whose cover it is deletes it. */
async function deleteClaim(
  parts: Parts,
  request: FastifyRequest,
  kind: ClaimKind,
  find: (reader: Reader) => Promise<ClaimRecord | undefined>,
): Promise<true> {
  const { scope, user } = request.caller
  const claim = await find(scope)
  // Members do not see what they have deleted; but a call whose answer was lost comes again, and is told that it was done.
  if (!claim && isDeletedBy(await find(parts.systemReader), kind, user.userId)) return true
  if (!claim || claim.kind !== kind) throw apiError('NOT_FOUND')
  if (claim.employeeId !== user.userId) throw apiError('FORBIDDEN')
  await carryOutClaim(parts, claim.claimId, {
    context: request.caller.context(),
    decide: (state) => decideClaim({ type: 'DeleteClaim', data: {} }, state),
    visibleIn: ['claims'],
  })
  return true
}

function isDeletedBy(claim: ClaimRecord | undefined, kind: ClaimKind, employeeId: string): boolean {
  return claim?.status === 'DELETED' && claim.kind === kind && claim.employeeId === employeeId
}
