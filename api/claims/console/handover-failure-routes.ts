/** How many claims are not with the insurer yet, by the reason of their last failed hand-over (C09). */
import { claimKinds } from '@member-care/domain/claim/claim-terms.ts'
import { countHandoverFailures } from '@member-care/projections/handover-failures/handover-failure-queries.ts'
import { z } from 'zod'
import type { App, Parts } from '../../http/parts.ts'

const countsSchema = z.array(
  z.object({
    /** As a claim's `handoverFailure` states it, and as the lists are filtered by it. */
    reason: z.string(),
    kind: z.enum(claimKinds),
    retried: z.number(),
    gaveUp: z.number(),
    lastFailedAt: z.string(),
  }),
)

export function addHandoverFailureRoutes(app: App, parts: Parts): void {
  app.get(
    '/console/handover-failures',
    { config: { access: { power: 'claims.view' }, stepUp: 'always' }, schema: { response: { 200: countsSchema } } },
    async ({ caller }) =>
      (await countHandoverFailures(parts.database, caller.scope)).map((count) => ({
        ...count,
        lastFailedAt: count.lastFailedAt.toISOString(),
      })),
  )
}
