/**
 * Hands a request for a letter of guarantee over to an insurer's own system, where that decides it (S84): jobs of the outbox. They may be
 * killed at any step and done again: the insurer knows a request by its id, and the commands' ids come from the job.
 */
import { decideGuarantee } from '@member-care/domain/guarantee/decide-guarantee.ts'
import type { GuaranteeCommand } from '@member-care/domain/guarantee/guarantee-commands.ts'
import type { GuaranteeEvent } from '@member-care/domain/guarantee/guarantee-events.ts'
import type { GuaranteeRefusalCode } from '@member-care/domain/guarantee/guarantee-refusals.ts'
import {
  isRequested,
  type GuaranteeState,
  type RequestedGuarantee,
} from '@member-care/domain/guarantee/guarantee-state.ts'
import { guaranteeStatusAfter } from '@member-care/domain/guarantee/guarantee-status.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { causesGuaranteeHandover } from '@member-care/projections/reactors/guarantee-handover.ts'
import type { Job } from '@member-care/projections/reactors/outbox.ts'
import type { JobHandler, JobResult } from '@member-care/projections/reactors/outbox-worker.ts'
import { z } from 'zod'
import { carryOutGuarantee, loadGuarantee } from '../aggregates/guarantee.ts'
import type { Parts } from '../http/parts.ts'
import {
  contextOfHandOver,
  OVERTAKEN,
  tellUntilTaken,
  tryHandOver,
  unlessOvertaken,
} from '../integrations/insurer/hand-over-tries.ts'
import type { GuaranteesOfInsurer } from '../integrations/insurer/insurer.ts'
import { guaranteeToHandOver } from './guarantee-to-hand-over.ts'

const payloadSchema = z.object({ guaranteeId: z.string() })

interface Found {
  readonly state: RequestedGuarantee
  readonly events: readonly Recorded<GuaranteeEvent>[]
  readonly insurer: GuaranteesOfInsurer
}

/** For jobs of the kind `guarantee-handover` (projections/reactors/guarantee-handover.ts). After a failure it tries again with doubling pauses. */
export function handOverGuarantee(parts: Parts): JobHandler {
  return async (job, signal) => {
    const found = await find(parts, job)
    if (!found) return 'done'
    // A try that died may have reached the insurer before the request was taken back, or taken over otherwise.
    if (!waitsForHandover(found.state)) return tell(parts, job, found, signal)
    if (found.state.handover?.gaveUp || !isLatestCause(found.events, job)) return 'done'
    const result = await handOver(parts, job, found, signal)
    if (result !== OVERTAKEN) return result
    const now = await find(parts, job)
    return now ? tell(parts, job, now, signal) : 'done'
  }
}

/** For jobs of the kind `guarantee-follow-up`. What is still to be handed over goes with all that has changed until then. */
export function followGuarantee(parts: Parts): JobHandler {
  return async (job, signal) => {
    const found = await find(parts, job)
    return !found || waitsForHandover(found.state) ? 'done' : tell(parts, job, found, signal)
  }
}

/** Undefined for what the desk decides, and for what the company's HR has not passed on. */
async function find(parts: Parts, job: Job): Promise<Found | undefined> {
  const { guaranteeId } = payloadSchema.parse(job.payload)
  const { state, loaded } = await loadGuarantee(parts, guaranteeId)
  const insurer = parts.insurer.guarantees
  if (!insurer || !isRequested(state) || state.decider !== 'insurer' || state.status === 'PENDING_HR') return undefined
  return { state, events: loaded.events, insurer }
}

function waitsForHandover({ status, referenceNo }: RequestedGuarantee): boolean {
  return referenceNo === undefined && guaranteeStatusAfter('take', status) !== undefined
}

async function handOver(
  parts: Parts,
  job: Job,
  { state, events, insurer }: Found,
  signal: AbortSignal,
): Promise<JobResult | typeof OVERTAKEN> {
  const told = await guaranteeToHandOver(parts, state, events, job.correlationId)
  return tryHandOver(parts, {
    handOver: () => insurer.handOver(told, signal),
    taken: ({ referenceNo }) => record(parts, job, state, 'taken', { type: 'TakeGuarantee', data: { referenceNo } }),
    async failed(data) {
      const after = await record(parts, job, state, `failed ${(state.handover?.failures ?? 0) + 1}`, {
        type: 'RecordGuaranteeHandoverFailure',
        data,
      })
      if (after === OVERTAKEN) return OVERTAKEN
      const failed = isRequested(after) ? after.handover : undefined
      return failed && !failed.gaveUp ? failed : undefined
    },
  })
}

async function tell(
  parts: Parts,
  job: Job,
  { state, events, insurer }: Found,
  signal: AbortSignal,
): Promise<JobResult> {
  const told = await guaranteeToHandOver(parts, state, events, job.correlationId)
  return tellUntilTaken(parts, () => insurer.follow(told, signal))
}

/** A Reprocess meanwhile has brought a job of its own; this one would only try twice as often. */
function isLatestCause(events: readonly Recorded<GuaranteeEvent>[], job: Job): boolean {
  return events.findLast(causesGuaranteeHandover)?.id === job.causationId
}

/** What can come between the look at the request and the command: then there is nothing more to hand over. */
const overtakenBy: readonly string[] = [
  'GUARANTEE_ENDED',
  'GUARANTEE_ALREADY_TAKEN',
  'GUARANTEE_HANDOVER_GIVEN_UP',
] satisfies GuaranteeRefusalCode[]

/** @returns the request afterwards, unless it has ended or was taken over meanwhile */
function record(
  parts: Parts,
  job: Job,
  { guaranteeId }: RequestedGuarantee,
  step: string,
  command: GuaranteeCommand,
): Promise<GuaranteeState | typeof OVERTAKEN> {
  return unlessOvertaken(overtakenBy, () =>
    carryOutGuarantee(parts, guaranteeId, {
      context: contextOfHandOver(job, step),
      decide: (guarantee) => decideGuarantee(command, guarantee),
      visibleIn: [],
    }),
  )
}
