/** Claims that look alike: told beside a claim, and put aside once somebody has compared them. */
import { isHeldFromBatch } from '@member-care/domain/claim/claim-likeness.ts'
import { decideClaim } from '@member-care/domain/claim/decide-claim.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { findSimilarClaims } from '@member-care/projections/claims/similar-claims.ts'
import { z } from 'zod'
import { administratorsNamed } from '../../http/names-beside.ts'
import { carryOutClaim } from '../../aggregates/claim.ts'
import type { Caller } from '../../http/caller.ts'
import type { App, Parts } from '../../http/parts.ts'
import { findClaim } from '../console/claim-list-routes.ts'
import { becauseSchema, likenessSchema } from './duplicate-answers.ts'
import { queueRowSchema, toQueueRow } from './queue-answers.ts'

const config = { access: { power: 'claims.decide' }, stepUp: 'always', record: 'claim' } as const
const params = z.object({ id: z.string() })

const duplicatesSchema = z.object({
  /** Those that are most alike, in the order of comparing. */
  items: z.array(
    z.object({
      claim: queueRowSchema,
      likeness: likenessSchema,
      because: becauseSchema,
      /** Compared before, and found to be another. */
      isDismissed: z.boolean(),
      /** Whether the claim is not approved before the two were compared. */
      isHeld: z.boolean(),
    }),
  ),
  /** How many look alike, those that are not listed too. */
  total: z.number(),
  /** How many of them were not compared yet. */
  open: z.number(),
  /** Whether there are more than were counted. */
  areMore: z.boolean(),
})

export function addDuplicateRoutes(app: App, parts: Parts): void {
  app.get(
    '/console/claims/:id/possible-duplicates',
    { config, schema: { params, response: { 200: duplicatesSchema } } },
    async ({ caller, params: { id } }) =>
      describeDuplicates(parts, caller, (await findClaim(parts, caller, id)).claimId),
  )

  const dismissal = { params, body: z.object({ otherClaimId: z.string() }), response: { 200: duplicatesSchema } }
  app.post('/console/claims/:id/dismissed-duplicates', { config, schema: dismissal }, async (request) => {
    const { caller } = request
    const { claimId } = await findClaim(parts, caller, request.params.id)
    const other = await findClaim(parts, caller, request.body.otherClaimId)
    await carryOutClaim(parts, claimId, {
      context: caller.context(),
      decide: (claim) => decideClaim({ type: 'DismissDuplicate', data: { otherClaimId: other.claimId } }, claim),
      visibleIn: ['claims'],
    })
    return describeDuplicates(parts, caller, claimId)
  })
}

async function describeDuplicates(
  parts: Parts,
  caller: Caller,
  claimId: string,
): Promise<z.infer<typeof duplicatesSchema>> {
  const [{ items, ...counts }, companyNames] = await Promise.all([
    findSimilarClaims(parts.database, caller.scope, claimId),
    parts.clients.clientNames(caller.scope),
  ])
  const assignees = items.flatMap(({ claim: { assigneeId } }) => (assigneeId === null ? [] : [assigneeId]))
  const viewer = {
    powers: caller.powers,
    companyNames,
    administratorNames: await administratorsNamed(parts, assignees),
    today: singaporeToday(parts.clock()),
  }
  return {
    ...counts,
    items: items.map(({ claim, likeness, because, isDismissed }) => ({
      claim: toQueueRow(claim, viewer),
      likeness,
      because: [...because],
      isDismissed,
      isHeld: isHeldFromBatch({ likeness, isDismissed }),
    })),
  }
}
