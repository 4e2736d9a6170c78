/** The claims desk's calls about decided claims that would be reckoned otherwise now: proposals, of which nothing is paid or taken back by itself. */
import { claimReference } from '@member-care/domain/claim/claim-reference.ts'
import { differenceCauses, differenceOutcomes } from '@member-care/domain/cover/differences/cover-difference-events.ts'
import { closeDifference } from '@member-care/domain/cover/differences/decide-cover-difference.ts'
import {
  differenceSortFields,
  differenceStatuses,
  listCoverDifferences,
} from '@member-care/projections/cover-differences/cover-difference-queries.ts'
import { z } from 'zod'
import { carryOutDifference, loadPaidCents } from '../../aggregates/cover-difference.ts'
import { loadClaim } from '../../cover/cover-of-claim.ts'
import { findClaim } from '../console/claim-list-routes.ts'
import type { App, Parts } from '../../http/parts.ts'
import { describePage, listQuerySchema, readPage, sortBy } from '../../http/simple-rest.ts'
import { listScope } from '../../users/user-list-routes.ts'

const desk = { access: { power: 'claims.decide' }, stepUp: 'always' } as const
const cents = z.number()

const rowSchema = z
  .object({
    /** The claim's. */
    id: z.string(),
    claimNo: z.string(),
    kind: z.enum(['inpatient', 'outpatient']),
    companyId: z.string(),
    companyName: z.string(),
    claimantName: z.string().nullable(),
    /** Null of an inpatient claim, which names none. */
    benefitName: z.string().nullable(),
    planNo: z.string(),
    /** YYYY-MM-DD. */
    visitDate: z.string(),
    /** Cents of the plan's currency: as it was reckoned when it was decided, as it was paid, and as it comes to now. */
    reckonedCents: cents,
    paidCents: cents,
    /** Null: nobody can tell any more. */
    nowCents: cents.nullable(),
    /** The plan's. */
    currency: z.string(),
    /** What has changed; null of what was found before causes were kept. */
    cause: z.enum(differenceCauses).nullable(),
    status: z.enum(differenceStatuses),
    /** Null unless it is closed. */
    outcome: z.enum(differenceOutcomes).nullable(),
    /** UTC, ISO. */
    foundAt: z.string(),
  })
  .meta({ id: 'CoverDifference' })

const query = listQuerySchema({
  sortFields: ['id', ...differenceSortFields],
  filter: {
    claimId: z.string().optional(),
    companyId: z.string().optional(),
    /** What is open, unless told. */
    status: z.enum(differenceStatuses).optional(),
  },
})

export function addCoverDifferenceRoutes(app: App, parts: Parts): void {
  addListRoute(app, parts)
  addClosingRoute(app, parts)
}

function addListRoute(app: App, parts: Parts): void {
  app.get(
    '/console/cover-differences',
    { config: desk, schema: { querystring: query, response: { 200: z.array(rowSchema) } } },
    async ({ caller, query }, reply) => {
      const page = readPage(query)
      const [field, direction] = query.sort ?? ['foundAt', 'DESC']
      const listed = await listCoverDifferences(
        parts.database,
        listScope(caller.scope),
        query.filter ?? {},
        page,
        sortBy(field === 'id' ? 'foundAt' : field, direction),
      )
      describePage(reply, 'cover-differences', page, listed)
      return listed.items.map(({ claimId, foundAt, ...row }) => ({
        id: claimId,
        claimNo: claimReference(claimId),
        ...row,
        foundAt: foundAt.toISOString(),
      }))
    },
  )
}

function addClosingRoute(app: App, parts: Parts): void {
  const body = z.object({
    /** The amount that it comes to now, as it was shown; null where nobody can tell. */
    shownCents: cents.nullable(),
    /** What was paid in all, as it was shown: another amount by now is another difference (409 DIFFERENCE_MOVED). */
    shownPaidCents: cents,
    outcome: z.enum(differenceOutcomes),
    reason: z.string().max(2000),
  })
  app.post(
    '/console/claims/:id/cover-difference-closing',
    {
      config: { ...desk, record: 'claim' },
      schema: { params: z.object({ id: z.string() }), body, response: { 200: z.object({ id: z.string() }) } },
    },
    async ({ caller, params, body: { shownCents, ...closing } }) => {
      const { claimId } = await findClaim(parts, caller, params.id)
      const loaded = await loadClaim(parts, claimId)
      const paidCents = loaded && (await loadPaidCents(parts, loaded))
      const asked = { ...closing, paidCents, shownCents: shownCents ?? undefined, decidedBy: caller.user.userId }
      await carryOutDifference(parts, claimId, {
        context: caller.context(),
        decide: (state) => closeDifference(asked, state),
        visibleIn: ['cover_differences'],
      })
      return { id: claimId }
    },
  )
}
