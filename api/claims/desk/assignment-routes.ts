/** Who at the claims desk works on a claim. */
import { powersOf } from '@member-care/domain/access/powers.ts'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { evolve, initialState, type ClaimState } from '@member-care/domain/claim/claim-state.ts'
import { decideClaim } from '@member-care/domain/claim/decide-claim.ts'
import { queueTexts } from '@member-care/domain/texts/claim-queue-texts.ts'
import { takenByText, type claimRefusalTexts } from '@member-care/domain/texts/claim-refusal-texts.ts'
import { z } from 'zod'
import { administratorsNamed } from '../../http/names-beside.ts'
import { carryOutClaim } from '../../aggregates/claim.ts'
import { ApiError, fieldError } from '../../http/api-error.ts'
import type { App, Parts } from '../../http/parts.ts'
import { reachOfAdministrator } from '../../http/reach-of-administrator.ts'
import { findClaim, openClaim } from '../console/claim-list-routes.ts'
import { consoleClaimSchema } from '../console/console-claim.ts'

const body = z.object({
  /** Null puts it back. */
  assigneeId: z.string().nullable(),
  /** Who had it on the screen of the one who asks. */
  from: z.string().nullable(),
})

const TAKEN = 'CLAIM_TAKEN' satisfies keyof typeof claimRefusalTexts

export function addAssignmentRoutes(app: App, parts: Parts): void {
  const schema = { params: z.object({ id: z.string() }), body, response: { 200: consoleClaimSchema } }
  app.put(
    '/console/claims/:id/assignee',
    { config: { access: { power: 'claims.decide' }, stepUp: 'always', record: 'claim' }, schema },
    async (request) => {
      const { caller } = request
      const { claimId } = await findClaim(parts, caller, request.params.id)
      const { assigneeId } = request.body
      if (assigneeId !== null && assigneeId !== caller.user.userId) await requireColleague(parts, assigneeId, claimId)
      try {
        await carryOutClaim(parts, claimId, {
          context: caller.context(),
          decide: (claim) => decideClaim({ type: 'AssignClaim', data: request.body }, claim),
          visibleIn: ['claims'],
        })
      } catch (error) {
        throw error instanceof ApiError && error.code === TAKEN ? await sayingWho(parts, claimId, error) : error
      }
      return openClaim(parts, caller, await findClaim(parts, caller, claimId))
    },
  )
}

/** @throws ApiError 422 for somebody who may not decide claims, or not this one (S36) */
async function requireColleague(parts: Parts, userId: string, claimId: string): Promise<void> {
  const colleague = await parts.users.getUser(parts.systemReader, userId)
  const mayDecide =
    colleague?.userType === 'sys-admin' && colleague.status === 100 && powersOf(colleague.roles).has('claims.decide')
  if (mayDecide && (await parts.claims.getClaim(reachOfAdministrator(colleague), claimId))) return
  throw fieldError('assigneeId', queueTexts.cannotDecide)
}

/** Names who was faster, as the claim's events have it. */
async function sayingWho(parts: Parts, claimId: string, refused: ApiError): Promise<ApiError> {
  const { events } = await parts.eventLog.load<ClaimEvent>(`claim-${claimId}`)
  const claim = events.reduce<ClaimState>(evolve, initialState)
  const assigneeId = claim.status === 'NOT_FILED' ? undefined : claim.assigneeId
  const name = assigneeId && (await administratorsNamed(parts, [assigneeId])).get(assigneeId)
  return new ApiError(refused.code, { status: refused.status, text: takenByText(name) })
}
