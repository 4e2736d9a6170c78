/**
 * Hands a filed claim over to the insurer (C09): the job of the outbox that follows from filing and from Reprocess.
 * It may be killed at any step and done again: the insurer knows a claim by its id, and the commands' ids come from the job.
 */
import type { ClaimCommand } from '@member-care/domain/claim/claim-commands.ts'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import type { ClaimRefusalCode } from '@member-care/domain/claim/claim-refusals.ts'
import { evolve, initialState, isFiled, type ClaimState } from '@member-care/domain/claim/claim-state.ts'
import { decideClaim } from '@member-care/domain/claim/decide-claim.ts'
import type { Job } from '@member-care/projections/reactors/outbox.ts'
import type { JobHandler } from '@member-care/projections/reactors/outbox-worker.ts'
import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'
import { handleCommand } from '../commands/handle-command.ts'
import { ApiError } from '../http/api-error.ts'
import { HandOverFailed } from '../integrations/insurer/insurer.ts'
import type { Parts } from '../parts.ts'

const payloadSchema = z.object({ claimId: z.string() })

type HandOverParts = Pick<Parts, 'eventLog' | 'readModels' | 'insurer' | 'clock' | 'settings'>

/** For jobs of the kind `insurer-handover` (projections/reactors/insurer-handover.ts). After a failure it tries again with doubling pauses. */
export function handOverClaim(parts: HandOverParts): JobHandler {
  return async (job) => {
    const { claimId } = payloadSchema.parse(job.payload)
    const { events } = await parts.eventLog.load<ClaimEvent>(`claim-${claimId}`)
    const claim = events.reduce(evolve, initialState)
    // A Reprocess meanwhile has brought a job of its own; this one would only try twice as often.
    const latestCause = events.findLast(({ type }) => type === 'ClaimFiled' || type === 'ClaimReprocessRequested')
    if (!isFiled(claim) || claim.status !== 'PROCESSING' || claim.gaveUp || latestCause?.id !== job.causationId) return 'done'

    try {
      const { transactionNo, visitNo } = await parts.insurer.handOver({ claimId, kind: claim.details.kind })
      await record(parts, job, claimId, 'registered', { type: 'RegisterClaim', data: { transactionNo, visitNo } })
      return 'done'
    } catch (error) {
      if (!(error instanceof HandOverFailed)) throw error
      const step = `failed ${claim.retryCount + 1}`
      const after = await record(parts, job, claimId, step, { type: 'RecordHandoverFailure', data: { reason: error.message } })
      if (!after || !isFiled(after) || after.gaveUp || after.status !== 'PROCESSING') return 'done'
      const pauseMs = parts.settings.insurer.retrySeconds * 1000 * 2 ** (after.retryCount - 1)
      return { retryAt: new Date(parts.clock().getTime() + pauseMs), reason: error.message }
    }
  }
}

/** What can come between the look at the claim and the command: then there is nothing more to hand over. */
const overtaken: readonly string[] = ['CLAIM_DELETED', 'CLAIM_ALREADY_REGISTERED', 'HANDOVER_GIVEN_UP'] satisfies ClaimRefusalCode[]

/** @returns the claim afterwards, or undefined when it was deleted or registered meanwhile */
async function record(parts: HandOverParts, job: Job, claimId: string, step: string, command: ClaimCommand): Promise<ClaimState | undefined> {
  try {
    const { state } = await handleCommand<ClaimState, ClaimEvent>(parts, {
      stream: `claim-${claimId}`,
      context: {
        actor: { kind: 'system', id: 'insurer-handover' },
        commandId: uuidv5(step, job.id),
        correlationId: job.correlationId,
        causationId: job.causationId,
      },
      initial: initialState,
      evolve,
      decide: (claim) => decideClaim(command, claim),
      visibleIn: [],
    })
    return state
  } catch (error) {
    if (error instanceof ApiError && overtaken.includes(error.code)) return undefined
    throw error
  }
}
