/**
 * Hands a filed claim over to the insurer (C09): the job of the outbox that follows from filing and from Reprocess.
 * It may be killed at any step and done again: the insurer knows a claim by its id, and the commands' ids come from the job.
 */
import type { ClaimCommand } from '@member-care/domain/claim/claim-commands.ts'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import type { ClaimRefusalCode } from '@member-care/domain/claim/claim-refusals.ts'
import { isFiled, type ClaimState } from '@member-care/domain/claim/claim-state.ts'
import { decideClaim } from '@member-care/domain/claim/decide-claim.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import type { Job } from '@member-care/projections/reactors/outbox.ts'
import type { JobHandler, JobResult } from '@member-care/projections/reactors/outbox-worker.ts'
import { z } from 'zod'
import { carryOutClaim } from '../aggregates/claim.ts'
import { contextOfHandOver, OVERTAKEN, tryHandOver, unlessOvertaken } from '../integrations/insurer/hand-over-tries.ts'
import type { ClaimToHandOver } from '../integrations/insurer/insurer.ts'
import type { Parts } from '../http/parts.ts'
import { claimToHandOver } from './claim-to-hand-over.ts'
import { tellInsurer } from './follow-claim.ts'

const payloadSchema = z.object({ claimId: z.string() })

type HandOverParts = Pick<Parts, 'eventLog' | 'readModels' | 'insurer' | 'clock' | 'settings'>

/** For jobs of the kind `insurer-handover` (projections/reactors/insurer-handover.ts). After a failure it tries again with doubling pauses. */
export function handOverClaim(parts: HandOverParts): JobHandler {
  return async (job, signal) => {
    const { claimId } = payloadSchema.parse(job.payload)
    const { events } = await parts.eventLog.load<ClaimEvent>(`claim-${claimId}`)
    const found = await claimToHandOver(parts, events, job.correlationId)
    // A try that died may have reached the insurer before the claim was deleted or registered otherwise.
    if (found && found.claim.status !== 'PROCESSING') return tellInsurer(parts, found, signal)
    if (!found || found.claim.gaveUp || !isLatestCause(events, job)) return 'done'

    const result = await handOver(parts, job, found, signal)
    return result === OVERTAKEN ? tellInsurer(parts, found, signal) : result
  }
}

async function handOver(
  parts: HandOverParts,
  job: Job,
  found: ClaimToHandOver,
  signal: AbortSignal,
): Promise<JobResult | typeof OVERTAKEN> {
  return tryHandOver(parts, {
    handOver: () => parts.insurer.handOver(found, signal),
    taken: ({ transactionNo, visitNo }) =>
      record(parts, job, found.claimId, 'registered', { type: 'RegisterClaim', data: { transactionNo, visitNo } }),
    async failed(data) {
      const after = await record(parts, job, found.claimId, `failed ${found.claim.retryCount + 1}`, {
        type: 'RecordHandoverFailure',
        data,
      })
      if (after === OVERTAKEN) return OVERTAKEN
      const isOver = !isFiled(after) || after.gaveUp || after.status !== 'PROCESSING'
      return isOver ? undefined : { failures: after.retryCount }
    },
  })
}

/** A Reprocess meanwhile has brought a job of its own; this one would only try twice as often. */
function isLatestCause(events: readonly Recorded<ClaimEvent>[], job: Job): boolean {
  return (
    events.findLast(({ type }) => type === 'ClaimFiled' || type === 'ClaimReprocessRequested')?.id === job.causationId
  )
}

/** What can come between the look at the claim and the command: then there is nothing more to hand over. */
const overtakenBy: readonly string[] = [
  'CLAIM_DELETED',
  'CLAIM_ALREADY_REGISTERED',
  'HANDOVER_GIVEN_UP',
] satisfies ClaimRefusalCode[]

/** @returns the claim afterwards, unless it was deleted or registered meanwhile */
function record(
  parts: HandOverParts,
  job: Job,
  claimId: string,
  step: string,
  command: ClaimCommand,
): Promise<ClaimState | typeof OVERTAKEN> {
  return unlessOvertaken(overtakenBy, () =>
    carryOutClaim(parts, claimId, {
      context: contextOfHandOver(job, step),
      decide: (claim) => decideClaim(command, claim),
      visibleIn: [],
    }),
  )
}
