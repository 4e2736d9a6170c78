/** What administrators do with claims: reprocess a failed hand-over, and what the built-in claims desk does besides approving (3§4, S37). */
import type { ClaimCommand } from '@member-care/domain/claim/claim-commands.ts'
import type { ClaimState } from '@member-care/domain/claim/claim-state.ts'
import { powerFor, type AdministratorsAction } from '@member-care/domain/claim/claim-status.ts'
import { decideClaim, type ClaimDecision } from '@member-care/domain/claim/decide-claim.ts'
import { z } from 'zod'
import { carryOutClaim } from '../../aggregates/claim.ts'
import type { App, Parts } from '../../http/parts.ts'
import { findClaim, openClaim } from './claim-list-routes.ts'
import { consoleClaimSchema } from './console-claim.ts'

/** The version that the administrator was looking at: another one since is a conflict (409). */
const version = z.int().min(0)
const seen = z.object({ expectedVersion: version })
const text = z.string().trim().max(2000)

type Decide = (claim: ClaimState) => ClaimDecision

export function addClaimCommandRoutes(app: App, parts: Parts): void {
  const add = <Body extends z.ZodType<{ expectedVersion?: number | undefined }>>(
    action: AdministratorsAction,
    body: Body,
    toDecision: (body: z.infer<Body>) => Decide,
  ) => {
    const schema = { params: z.object({ id: z.string() }), body, response: { 200: consoleClaimSchema } }
    app.post(
      `/console/claims/:id/${action}`,
      { config: { access: { power: powerFor(action) }, stepUp: 'always', record: 'claim' }, schema },
      async (request) => {
        const { caller } = request
        const { claimId } = await findClaim(parts, caller, request.params.id)
        const asked = request.body as z.infer<Body>
        await carryOutClaim(parts, claimId, {
          context: caller.context(),
          decide: toDecision(asked),
          expectedRevision: asked.expectedVersion,
          visibleIn: ['claims'],
        })
        return openClaim(parts, caller, await findClaim(parts, caller, claimId))
      },
    )
  }

  const command =
    (asked: ClaimCommand): Decide =>
    (claim) =>
      decideClaim(asked, claim)
  add('reprocess', z.object({ expectedVersion: version.optional() }), () =>
    command({ type: 'RequestReprocess', data: {} }),
  )
  add('request-information', seen.extend({ request: text }), ({ request }) =>
    command({ type: 'RequestInformation', data: { request } }),
  )
  add('start-review', seen, () => command({ type: 'StartReview', data: {} }))
  add(
    'reject',
    seen.extend({ reasonCode: text, remarks: text.default(''), batchNo: text.optional() }),
    ({ reasonCode, remarks, batchNo }) => command({ type: 'RejectClaim', data: { reasonCode, remarks, batchNo } }),
  )
}
