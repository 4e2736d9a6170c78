/** Claims that HR filed: the console's list and detail, and the catalogue's calls, which HR administrators may make for their own companies (C57). */
import {
  findHrClaim,
  hrClaimSortFields,
  listHrClaims,
  type HrClaim,
} from '@member-care/projections/claims/hr-claims.ts'
import { z } from 'zod'
import { recordView } from '../../http/record-view.ts'
import {
  describePlacedPage,
  listQuerySchema,
  neighbourQuery,
  placeOf,
  readPage,
  sortBy,
} from '../../http/simple-rest.ts'
import { sendDocument } from '../../documents/send-file.ts'
import { apiError } from '../../http/api-error.ts'
import type { Caller } from '../../http/caller.ts'
import type { App, Parts, Routes } from '../../http/parts.ts'
import { pageQuery, paginationSchema, placedPageOf, placedPaginationOf } from '../../http/catalogue-pages.ts'
import {
  catalogueHrClaimSchema,
  hrClaimRowSchema,
  hrClaimSchema,
  toCatalogueHrClaim,
  toHrClaim,
  toHrClaimRow,
} from './hr-claim-answers.ts'

const params = z.object({ id: z.string() })
const listQuery = listQuerySchema({
  sortFields: ['id', ...hrClaimSortFields],
  filter: { companyId: z.string().optional(), kind: z.enum(['inpatient', 'outpatient']).optional() },
}).extend(neighbourQuery)

export const hrClaimRoutes: Routes = (app, parts) => {
  addConsoleRoutes(app, parts)
  addCatalogueRoutes(app, parts)
}

function addConsoleRoutes(app: App, parts: Parts): void {
  const config = { access: { power: 'claims.view' }, stepUp: 'always' } as const

  app.get(
    '/console/hr-claims',
    { config, schema: { querystring: listQuery, response: { 200: z.array(hrClaimRowSchema) } } },
    async ({ caller, query }, reply) => {
      const { id: claimIds, companyId, kind } = query.filter ?? {}
      const page = readPage(query)
      const [field, direction] = query.sort ?? ['filedAt', 'DESC']
      const filter = { claimIds, companyId: companyId || undefined, kind }
      const listed = await listHrClaims(parts, caller.scope, filter, {
        place: placeOf(query, page),
        limit: page.limit,
        sort: sortBy(field === 'id' ? 'filedAt' : field, direction),
      })
      describePlacedPage(reply, 'hr-claims', page, listed)
      return listed.items.map(toHrClaimRow)
    },
  )

  app.get(
    '/console/hr-claims/:id',
    { config: { ...config, record: 'claim' }, schema: { params, response: { 200: hrClaimSchema } } },
    async (request) => toHrClaim(await openHrClaim(parts, request.caller, request.params.id)),
  )
}

function addCatalogueRoutes(app: App, parts: Parts): void {
  const config = { access: { power: 'hrClaims.view' }, stepUp: 'requireOTPClaims' } as const

  app.get(
    '/hradmin/hrclaims',
    {
      config,
      schema: {
        querystring: z.object(pageQuery),
        response: {
          200: z.object({
            data: z.object({ hrclaims: z.array(catalogueHrClaimSchema), pagination: paginationSchema }),
          }),
        },
      },
    },
    async ({ caller, query }, reply) => {
      const listed = await listHrClaims(
        parts,
        caller.scope,
        {},
        { ...placedPageOf(query), sort: { field: 'filedAt', direction: 'desc' } },
      )
      const pagination = placedPaginationOf(reply, query, listed)
      return { data: { hrclaims: listed.items.map(toCatalogueHrClaim), pagination } }
    },
  )

  app.get(
    '/hradmin/hrclaims/:id',
    {
      config: { ...config, record: 'claim' },
      schema: { params, response: { 200: z.object({ data: z.object({ hrclaim: catalogueHrClaimSchema }) }) } },
    },
    async (request) => ({
      data: { hrclaim: toCatalogueHrClaim(await openHrClaim(parts, request.caller, request.params.id)) },
    }),
  )

  app.get(
    '/hradmin/hrclaims/:id/attachments/:attachmentId',
    {
      config: { ...config, record: 'claim' },
      schema: {
        params: params.extend({ attachmentId: z.string() }),
        querystring: z.object({ view: z.string().optional() }),
      },
    },
    async ({ caller, params: { id, attachmentId }, query }, reply) => {
      const claim = await findClaim(parts, caller, id)
      const attachment = claim.attachments.find((one) => one.attachmentId === attachmentId)
      if (!attachment) throw apiError('NOT_FOUND')
      await recordView(
        parts.eventLog,
        { subjectId: claim.claimantId, what: 'claim-attachment', recordId: attachmentId },
        caller.context(),
      )
      return sendDocument(
        reply,
        parts,
        { stream: `claim-${claim.claimId}`, fileId: attachmentId },
        { view: query.view === '1' },
      )
    },
  )
}

/** Who opens a claim is on record before they see it (S46). */
async function openHrClaim(parts: Parts, caller: Caller, claimId: string): Promise<HrClaim> {
  const claim = await findClaim(parts, caller, claimId)
  await recordView(
    parts.eventLog,
    { subjectId: claim.claimantId, what: 'claim', recordId: claim.claimId },
    caller.context(),
  )
  return claim
}

async function findClaim(parts: Parts, { scope }: Caller, claimId: string): Promise<HrClaim> {
  const claim = await findHrClaim(parts, scope, claimId)
  if (!claim) throw apiError('NOT_FOUND')
  return claim
}
