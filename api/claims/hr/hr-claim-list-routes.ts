/** The console's list and detail of claims that HR filed. */
import { findEnteredAccounts } from '@member-care/projections/bank-accounts/entered-accounts.ts'
import { hrClaimSortFields, listHrClaims } from '@member-care/projections/claims/hr-claims.ts'
import { z } from 'zod'
import type { Routes } from '../../http/parts.ts'
import {
  describePlacedPage,
  listQuerySchema,
  neighbourQuery,
  placeOf,
  readPage,
  sortBy,
} from '../../http/simple-rest.ts'
import { shownPayoutWait } from '../../bank-proposals/payout-wait-answer.ts'
import { hrClaimRowSchema, hrClaimSchema, toHrClaim, toHrClaimRow } from './hr-claim-answers.ts'
import { openHrClaim } from './open-hr-claim.ts'

const params = z.object({ id: z.string() })
const listQuery = listQuerySchema({
  sortFields: ['id', ...hrClaimSortFields],
  filter: { companyId: z.string().optional(), kind: z.enum(['inpatient', 'outpatient']).optional() },
}).extend(neighbourQuery)

export const hrClaimListRoutes: Routes = (app, parts) => {
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
    async ({ caller, params }) => {
      const claim = await openHrClaim(parts, caller, params.id)
      const accounts = await findEnteredAccounts(parts.database, caller.scope, [claim.claimId])
      return toHrClaim(claim, shownPayoutWait(parts, accounts.get(claim.claimId), claim.status))
    },
  )
}
