/** Claim Records and My Visits: the lists, a claim's detail, its documents (1§2, 1§7). */
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { defaultListPeriod, parseCompact, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { claimFormTexts } from '@member-care/domain/texts/claim-form-texts.ts'
import type { ClaimRecord } from '@member-care/projections/claims/claim-records.ts'
import type { Scope } from '@member-care/projections/scope.ts'
import { z } from 'zod'
import { sendDocument } from '../documents/send-file.ts'
import { apiError, fieldError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import { peopleNamed } from '../http/names-beside.ts'
import type { App, Parts } from '../http/parts.ts'
import {
  claimRowSchema,
  inpatientDetailSchema,
  outpatientDetailSchema,
  type ClaimRowAnswer,
} from './claim-answer-schemas.ts'
import { toClaimDetail, toClaimRow } from './claim-answers.ts'
import { readToldOfClaim } from './claim-timeline.ts'
import { maskingOf } from './member-masking.ts'
import { namesPersonOf } from './named-in-address.ts'
import { panelVisitDetailAnswerSchema, toVisitRow } from './panel-visit-answers.ts'
import { listPanelVisits } from './panel-visits.ts'
import { peopleOfVisits, readPanelVisit } from './read-panel-visit.ts'

export const claimsArea = { access: { userType: 'client' }, stepUp: 'requireOTPClaims' } as const
/** The same, for an address that names a claim. */
export const ofClaim = { ...claimsArea, record: 'claim' } as const

/** Before every claim. */
const THE_BEGINNING = '1900-01-01'

/** Dates YYYYMMDD, one month ago to today where none is given; `uuid` is the claimant's. */
const listQuery = z.object({
  from: z.string().optional(),
  to: z.string().optional(),
  companyId: z.string().optional(),
  uuid: z.string().optional(),
})

export function addClaimRecordRoutes(app: App, parts: Parts): void {
  app.get(
    '/claims',
    { config: claimsArea, schema: { querystring: listQuery, response: { 200: z.array(claimRowSchema) } } },
    async (request) => {
      const { scope } = request.caller
      const filter = readFilter(parts, request.query)
      const [claims, visits] = await Promise.all([
        parts.claims.listMemberClaims(scope, { ...filter, claimantId: filter.personId }),
        visitRows(parts, scope, filter),
      ])
      const mask = await maskingOf(
        parts,
        scope,
        claims.map(({ companyId }) => companyId),
      )
      return inOrder([...claims.map((claim) => toClaimRow(claim, mask)), ...visits])
    },
  )

  for (const kind of ['outpatient', 'inpatient'] as const) {
    const schema = { querystring: listQuery.pick({ companyId: true }), response: { 200: z.array(claimRowSchema) } }
    app.get(`/${kind}claim`, { config: claimsArea, schema }, async (request) => {
      const { scope } = request.caller
      const everything = {
        from: THE_BEGINNING,
        to: singaporeToday(parts.clock()),
        companyId: request.query.companyId || undefined,
      }
      const claims = (await parts.claims.listMemberClaims(scope, everything)).filter((claim) => claim.kind === kind)
      const mask = await maskingOf(
        parts,
        scope,
        claims.map(({ companyId }) => companyId),
      )
      return claims.map((claim) => toClaimRow(claim, mask))
    })
  }

  app.get(
    '/visits/v2',
    { config: claimsArea, schema: { querystring: listQuery, response: { 200: z.array(claimRowSchema) } } },
    (request) => visitRows(parts, request.caller.scope, readFilter(parts, request.query)),
  )

  const visitDetail = { params: z.object({ visitId: z.string() }), response: { 200: panelVisitDetailAnswerSchema } }
  app.get(
    '/visitDetail/v2/:visitId',
    { config: { ...claimsArea, record: 'visit' }, schema: visitDetail },
    async (request) => {
      const { answer } = await readPanelVisit(parts, request.caller.scope, request.params.visitId)
      return answer
    },
  )

  addDetailRoutes(app, parts, 'outpatient')
  addDetailRoutes(app, parts, 'inpatient')

  const attachmentParams = z.object({ claimId: z.string(), attachmentId: z.string() })
  // `image` is the catalogue's word for `view=1` (S28). Its value does not matter: the type is the one found in the
  // content.
  const attachmentQuery = z.object({ view: z.string().optional(), image: z.string().optional() })
  app.get(
    '/outpatient/:claimId/attachments/:attachmentId',
    { config: ofClaim, schema: { params: attachmentParams, querystring: attachmentQuery } },
    async (request, reply) => {
      const claim = await parts.claims.getClaim(request.caller.scope, request.params.claimId)
      const attachment = claim?.attachments.find(({ attachmentId }) => attachmentId === request.params.attachmentId)
      if (!attachment) throw apiError('NOT_FOUND')
      return sendDocument(
        reply,
        parts,
        { stream: `claim-${request.params.claimId}`, fileId: attachment.attachmentId },
        { view: request.query.view === '1' || request.query.image !== undefined },
      )
    },
  )
}

/** By claim id, and by transaction number (or claim id, with `useRecordId`) with an NRIC that must be right. */
function addDetailRoutes(app: App, parts: Parts, kind: ClaimKind): void {
  const schema = { response: { 200: kind === 'outpatient' ? outpatientDetailSchema : inpatientDetailSchema } }
  const answer = async (scope: Scope, claim: ClaimRecord | undefined) => {
    if (!claim || claim.kind !== kind) throw apiError('NOT_FOUND')
    const [mask, told, names] = await Promise.all([
      maskingOf(parts, scope, [claim.companyId]),
      readToldOfClaim(parts, claim.claimId),
      peopleNamed(parts, [claim.employeeId]),
    ])
    return toClaimDetail(claim, mask, { told, payeeName: names.get(claim.employeeId) })
  }
  const find = (scope: Scope, reference: string, useRecordId: boolean) =>
    useRecordId ? parts.claims.getClaim(scope, reference) : parts.claims.findClaimByTransactionNo(scope, reference)

  app.get(
    `/${kind}claim/v3/:claimId`,
    { config: ofClaim, schema: { ...schema, params: z.object({ claimId: z.string() }) } },
    async (request) => {
      const { scope } = request.caller
      return answer(scope, await parts.claims.getClaim(scope, request.params.claimId))
    },
  )

  const byNumber = z.object({ nric: z.string(), transactionNo: z.string() })
  const findNamed = async (caller: Caller, { nric, transactionNo }: z.infer<typeof byNumber>, useRecordId: boolean) => {
    const claim = await find(caller.scope, transactionNo, useRecordId)
    return claim && (await namesPersonOf(parts, caller, claim, nric)) ? claim : undefined
  }
  if (kind === 'outpatient') {
    const query = z.object({ useRecordId: z.string().optional() })
    app.get(
      '/outpatientclaim/v2/web/:nric/:transactionNo',
      { config: ofClaim, schema: { ...schema, params: byNumber, querystring: query } },
      async (request) => {
        const { scope } = request.caller
        return answer(scope, await findNamed(request.caller, request.params, request.query.useRecordId === 'true'))
      },
    )
  } else {
    const params = byNumber.extend({ useRecordId: z.string() })
    app.get(
      '/inpatientclaim/v2/:nric/:transactionNo/:useRecordId',
      { config: ofClaim, schema: { ...schema, params } },
      async (request) => {
        const { scope } = request.caller
        return answer(scope, await findNamed(request.caller, request.params, request.params.useRecordId === 'true'))
      },
    )
  }
}

interface ListFilter {
  readonly from: string
  readonly to: string
  readonly companyId?: string | undefined
  readonly personId?: string | undefined
}

function readFilter(parts: Parts, { from, to, companyId, uuid }: z.infer<typeof listQuery>): ListFilter {
  const usual = defaultListPeriod(singaporeToday(parts.clock()))
  return {
    from: readDate('from', from) ?? usual.from,
    to: readDate('to', to) ?? usual.to,
    companyId: companyId || undefined,
    personId: uuid || undefined,
  }
}

function readDate(field: string, text: string | undefined): string | undefined {
  if (!text) return undefined
  const date = parseCompact(text)
  if (date === undefined) throw fieldError(field, claimFormTexts.dateInvalid)
  return date
}

async function visitRows(parts: Parts, scope: Scope, { personId, ...filter }: ListFilter): Promise<ClaimRowAnswer[]> {
  const visits = await listPanelVisits(parts.database, scope, { ...filter, patientId: personId })
  const companyIds = [...new Set(visits.map(({ companyId }) => companyId))]
  const patientIds = [...new Set(visits.map(({ patientId }) => patientId))]
  const [mask, clients, people] = await Promise.all([
    maskingOf(parts, scope, companyIds),
    Promise.all(companyIds.map((companyId) => parts.clients.getClient(scope, companyId))),
    peopleOfVisits(parts, patientIds),
  ])
  return visits.flatMap((visit) => {
    const features = clients.find((candidate) => candidate?.companyId === visit.companyId)?.featuresConfig
    // The company decides whether visits are shown at all.
    return features?.allowMyVisit ? [toVisitRow(visit, people.get(visit.patientId), mask, features)] : []
  })
}

/** PROCESSING first, each part by visit or admission date, latest first (1§2). */
function inOrder(rows: readonly ClaimRowAnswer[]): ClaimRowAnswer[] {
  const key = ({ s, vd, ad }: ClaimRowAnswer) =>
    `${s === 'PROCESSING' ? 1 : 0}${(vd || ad).split('/').reverse().join('')}`
  return rows.toSorted((a, b) => key(b).localeCompare(key(a)))
}
