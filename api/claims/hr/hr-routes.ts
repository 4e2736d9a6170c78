/** Claims that HR filed, as HR administrators see those of their own companies (C57). */
import { listHrClaims } from '@member-care/projections/claims/hr-claims.ts'
import { z } from 'zod'
import { recordView } from '../../http/record-view.ts'
import { sendDocument } from '../../documents/send-file.ts'
import { apiError } from '../../http/api-error.ts'
import type { Routes } from '../../http/parts.ts'
import { pageQuery, paginationSchema, placedPageOf, placedPaginationOf } from '../../http/catalogue-pages.ts'
import { catalogueHrClaimSchema, toCatalogueHrClaim } from './hr-claim-answers.ts'
import { openHrClaim, reachedHrClaim } from './open-hr-claim.ts'
import { companiesWithTreatment, seesTreatment } from './sees-treatment.ts'

const params = z.object({ id: z.string() })
export const hrClaimRoutes: Routes = (app, parts) => {
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
      const shown = await companiesWithTreatment(
        parts,
        caller,
        listed.items.map(({ companyId }) => companyId),
      )
      const hrclaims = listed.items.map((claim) => toCatalogueHrClaim(claim, shown.has(claim.companyId)))
      return { data: { hrclaims, pagination } }
    },
  )

  app.get(
    '/hradmin/hrclaims/:id',
    {
      config: { ...config, record: 'claim' },
      schema: { params, response: { 200: z.object({ data: z.object({ hrclaim: catalogueHrClaimSchema }) }) } },
    },
    async ({ caller, params: { id } }) => {
      const claim = await openHrClaim(parts, caller, id)
      return { data: { hrclaim: toCatalogueHrClaim(claim, await seesTreatment(parts, caller, claim.companyId)) } }
    },
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
      const claim = await reachedHrClaim(parts, caller, id)
      const attachment = claim.attachments.find((one) => one.attachmentId === attachmentId)
      if (!attachment || !(await seesTreatment(parts, caller, claim.companyId))) throw apiError('NOT_FOUND')
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
