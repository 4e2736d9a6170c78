/** The claims desk's queue (S37): what waits, how much of it, and who there is to work on it. */
import { claimAgeBands, filingDatesOf } from '@member-care/domain/claim/claim-age.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { countClaimQueue, countWaitingClaims, listClaimQueue } from '@member-care/projections/claims/claim-queue.ts'
import { findEnteredAccounts } from '@member-care/projections/bank-accounts/entered-accounts.ts'
import { findLikelyDuplicateIds } from '@member-care/projections/claims/likely-duplicates.ts'
import { findLookalikes } from '@member-care/projections/claims/similar-claims.ts'
import { whyLeftToPerson } from '@member-care/projections/straight-through/judged-claim-queries.ts'
import { MOST_COUNTED } from '@member-care/projections/tables/list-place.ts'
import { listActiveHolders } from '@member-care/projections/users/administrator-queries.ts'
import { z } from 'zod'
import { administratorsNamed } from '../../http/names-beside.ts'
import type { Caller } from '../../http/caller.ts'
import type { App, Parts } from '../../http/parts.ts'
import { handoverFailuresOf } from '../console/claim-list-routes.ts'
import { shownPayoutWait } from '../../bank-proposals/payout-wait-answer.ts'
import { toLeftToPerson } from '../left-to-person-answer.ts'
import { listScope } from '../../users/user-list-routes.ts'
import { toQueueLikeness } from './duplicate-answers.ts'
import {
  administratorNameSchema,
  queueCountsSchema,
  queuePageSchema,
  toQueueCount,
  toQueueRow,
} from './queue-answers.ts'
import {
  asksForUndecided,
  queueFilter,
  queueQuerySchema,
  readPlace,
  writePlace,
  type QueueQuery,
} from './queue-query.ts'

const desk = { access: { power: 'claims.decide' }, stepUp: 'always' } as const
/** What a page asks again by itself does not keep the session from going idle (S08). */
const polled = { countsAsUse: false } as const

export function addQueueRoutes(app: App, parts: Parts): void {
  const page = { querystring: queueQuerySchema, response: { 200: queuePageSchema } }
  app.get('/console/claim-queue', { config: desk, schema: page }, async ({ caller, query }) =>
    readQueue(parts, caller, query),
  )
  app.get('/console/claim-queue/again', { config: { ...desk, ...polled }, schema: page }, async ({ caller, query }) =>
    readQueue(parts, caller, query),
  )

  const counts = { querystring: z.object({ companyId: z.string().optional() }), response: { 200: queueCountsSchema } }
  app.get(
    '/console/claim-queue/counts',
    { config: { access: { power: 'claims.view' }, stepUp: 'always', ...polled }, schema: counts },
    async ({ caller, query }) => {
      const today = singaporeToday(parts.clock())
      const periods = claimAgeBands.map((band) => filingDatesOf(band, today))
      const waiting = await countWaitingClaims(parts.database, caller.scope, {
        userId: caller.user.userId,
        periods,
        companyId: query.companyId || undefined,
      })
      return { counts: waiting.map(toQueueCount) }
    },
  )

  app.get(
    '/console/claim-queue/colleagues',
    { config: desk, schema: { response: { 200: z.array(administratorNameSchema) } } },
    async () => {
      const holders = await listActiveHolders(parts.database, parts.systemReader, 'ADMIN_CLAIM')
      return holders.map(({ userId, name }) => ({ id: userId, name }))
    },
  )
}

async function readQueue(parts: Parts, caller: Caller, query: QueueQuery): Promise<z.infer<typeof queuePageSchema>> {
  const today = singaporeToday(parts.clock())
  const asked = {
    ...queueFilter(query, { userId: caller.user.userId, today }),
    nricByPart: caller.powers.has('nric.unmasked'),
  }
  const likely = await likelyDuplicates(parts, caller, query)
  const filter = query.likeness === undefined ? asked : { ...asked, claimIds: likely }
  const sort = { field: query.sort === 'likeness' ? 'filedAt' : query.sort, direction: query.order } as const
  const after = readPlace(query.after)
  const [listed, total, companyNames] = await Promise.all([
    listClaimQueue(parts.database, caller.scope, filter, {
      after,
      limit: query.limit,
      sort,
      first: query.sort === 'likeness' ? likely : undefined,
    }),
    after === undefined ? countClaimQueue(parts.database, caller.scope, filter) : null,
    parts.clients.clientNames(caller.scope),
  ])
  const assignees = listed.items.flatMap(({ assigneeId }) => (assigneeId === null ? [] : [assigneeId]))
  const claimIds = listed.items.map(({ claimId }) => claimId)
  const [names, handoverFailures, lookalikes, accounts, left] = await Promise.all([
    administratorsNamed(parts, assignees),
    handoverFailuresOf(parts, caller, listed.items),
    findLookalikes(parts.database, caller.scope, claimIds),
    findEnteredAccounts(parts.database, caller.scope, claimIds),
    whyLeftToPerson(parts.database, listScope(caller.scope), claimIds),
  ])
  const viewer = { powers: caller.powers, companyNames, administratorNames: names, today, handoverFailures }
  return {
    items: listed.items.map((claim) => ({
      ...toQueueRow(claim, viewer),
      likeness: toQueueLikeness(lookalikes.get(claim.claimId)),
      payoutWait: shownPayoutWait(parts, accounts.get(claim.claimId), claim.status),
      leftToPerson: toLeftToPerson(left.get(claim.claimId)),
    })),
    next: listed.next ? writePlace(listed.next) : null,
    total: total === null ? null : Math.min(total, MOST_COUNTED),
    areMore: total !== null && total > MOST_COUNTED,
  }
}

/** Looked up only where the queue is narrowed or put in order by them. */
async function likelyDuplicates(parts: Parts, caller: Caller, query: QueueQuery): Promise<readonly string[]> {
  if (query.likeness === undefined && query.sort !== 'likeness') return []
  return findLikelyDuplicateIds(parts.database, caller.scope, { areUndecided: asksForUndecided(query) })
}
