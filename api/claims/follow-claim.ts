/** Tells an insurer with a system of its own what became of a claim since its hand-over: the job of the outbox that follows from such events. */
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import type { JobHandler, JobResult } from '@member-care/projections/reactors/outbox-worker.ts'
import { z } from 'zod'
import type { Parts } from '../http/parts.ts'
import { tellUntilTaken } from '../integrations/insurer/hand-over-tries.ts'
import { claimToHandOver } from './claim-to-hand-over.ts'

const payloadSchema = z.object({ claimId: z.string() })

type FollowParts = Pick<Parts, 'eventLog' | 'insurer' | 'clock' | 'settings'>

/** For jobs of the kind `insurer-follow-up` (projections/reactors/insurer-handover.ts). */
export function followClaim(parts: FollowParts): JobHandler {
  return async (job, signal) => {
    const { claimId } = payloadSchema.parse(job.payload)
    return tellInsurer(parts, { claimId, correlationId: job.correlationId }, signal)
  }
}

/** Tells the insurer what it does not know yet; nothing of a claim that is still to be handed over, with all that has changed until then. */
export async function tellInsurer(
  parts: FollowParts,
  { claimId, correlationId }: { claimId: string; correlationId: string },
  signal: AbortSignal,
): Promise<JobResult> {
  const { events } = await parts.eventLog.load<ClaimEvent>(`claim-${claimId}`)
  const claim = await claimToHandOver(parts, events, correlationId)
  const { follow } = parts.insurer
  if (!follow || !claim || claim.claim.status === 'PROCESSING') return 'done'
  return tellUntilTaken(parts, () => follow(claim, signal))
}
