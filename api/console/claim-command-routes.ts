/** What administrators do with claims: reprocess a failed hand-over, and the decisions of the built-in claims desk (3§4, S37). */
import type { ClaimCommand } from '@member-care/domain/claim/claim-commands.ts'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { evolve, initialState, type ClaimState } from '@member-care/domain/claim/claim-state.ts'
import { powerFor, type AdministratorsAction } from '@member-care/domain/claim/claim-status.ts'
import { decideClaim } from '@member-care/domain/claim/decide-claim.ts'
import { z } from 'zod'
import { handleCommand } from '../commands/handle-command.ts'
import type { App, Parts } from '../parts.ts'
import { describeClaim, findClaim } from './claim-list-routes.ts'
import { consoleClaimSchema } from './console-claim.ts'

/** The version that the administrator was looking at: another one since is a conflict (409). */
const version = z.int().min(0)
const seen = z.object({ expectedVersion: version })
const text = z.string().trim().max(2000)

export function addClaimCommandRoutes(app: App, parts: Parts): void {
  const add = <Body extends z.ZodType<{ expectedVersion?: number | undefined }>>(
    action: AdministratorsAction,
    body: Body,
    toCommand: (body: z.infer<Body>) => ClaimCommand,
  ) => {
    const schema = { params: z.object({ id: z.string() }), body, response: { 200: consoleClaimSchema } }
    app.post(`/console/claims/:id/${action}`, { config: { access: { power: powerFor(action) }, record: 'claim' }, schema }, async (request) => {
      const { caller } = request
      const { claimId } = await findClaim(parts, caller, request.params.id)
      const asked = request.body as z.infer<Body>
      const command = toCommand(asked)
      await handleCommand<ClaimState, ClaimEvent>(parts, {
        stream: `claim-${claimId}`,
        context: caller.context(),
        initial: initialState,
        evolve,
        decide: (claim) => decideClaim(command, claim),
        expectedRevision: asked.expectedVersion,
        visibleIn: ['claims'],
      })
      return describeClaim(parts, caller, await findClaim(parts, caller, claimId))
    })
  }

  add('reprocess', z.object({ expectedVersion: version.optional() }), () => ({ type: 'RequestReprocess', data: {} }))
  add('request-information', seen.extend({ request: text }), ({ request }) => ({ type: 'RequestInformation', data: { request } }))
  add('start-review', seen, () => ({ type: 'StartReview', data: {} }))
  add('approve', seen.extend({ payableCents: z.number(), remarks: text.default(''), batchNo: text }), ({ payableCents, remarks, batchNo }) => ({
    type: 'ApproveClaim',
    data: { payableCents, remarks, batchNo },
  }))
  add('reject', seen.extend({ reasonCode: text, remarks: text.default(''), batchNo: text.optional() }), ({ reasonCode, remarks, batchNo }) => ({
    type: 'RejectClaim',
    data: { reasonCode, remarks, batchNo },
  }))
}
