/** How often something is handed over to the insurer, and when it is tried again (C09). */
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import type { Job } from '@member-care/projections/reactors/outbox.ts'
import type { JobResult } from '@member-care/projections/reactors/outbox-worker.ts'
import { v5 as uuidv5 } from 'uuid'
import { ApiError } from '../../http/api-error.ts'
import type { Settings } from '../../settings/arranged-settings.ts'
import { ANSWER_FOLLOWS, HandOverFailed, HandOverRefused } from './insurer.ts'

/** What was handed over has ended, or was taken otherwise, meanwhile. */
export const OVERTAKEN = 'overtaken'

/** Nobody waits in front of a screen for what is told afterwards, so an insurer that is away is asked in the same pace for as long as it takes. */
const PAUSES_BETWEEN_TRIES = 4

/** Of a job that hands something over. A command's id comes from the job and the step, so that the job may be killed at any step and done again. */
export function contextOfHandOver(job: Job, step: string): CommandContext {
  return {
    actor: { kind: 'system', id: 'insurer-handover' },
    commandId: uuidv5(step, job.id),
    correlationId: job.correlationId,
    causationId: job.causationId,
  }
}

/**
 * @param overtakenBy the refusals of what can come between the look and the command: then there is nothing more to hand over
 * @returns the state afterwards, unless one of them came meanwhile
 */
export async function unlessOvertaken<State>(
  overtakenBy: readonly string[],
  carryOut: () => Promise<{ readonly state: State }>,
): Promise<State | typeof OVERTAKEN> {
  try {
    return (await carryOut()).state
  } catch (error) {
    if (error instanceof ApiError && overtakenBy.includes(error.code)) return OVERTAKEN
    throw error
  }
}

interface TryingParts {
  readonly clock: () => Date
  readonly settings: Pick<Settings, 'insurer'>
}

export interface HandOverTry<Receipt> {
  handOver(): Promise<Receipt | typeof ANSWER_FOLLOWS>
  /** Records that the insurer has it. */
  taken(receipt: Receipt): Promise<unknown>
  /**
   * Records that it failed; `final`: the insurer does not take it.
   * @returns how often it has failed, or undefined where no further try follows
   */
  failed(failure: {
    readonly reason: string
    readonly final: boolean
  }): Promise<{ readonly failures: number } | undefined | typeof OVERTAKEN>
}

/** One try. After a failure the next comes with doubling pauses. */
export async function tryHandOver<Receipt>(
  parts: TryingParts,
  { handOver, taken, failed }: HandOverTry<Receipt>,
): Promise<JobResult | typeof OVERTAKEN> {
  try {
    const answer = await handOver()
    if (answer === ANSWER_FOLLOWS)
      return {
        retryAt: later(parts, parts.settings.insurer.askAgainMinutes * 60),
        reason: 'The insurer answers later.',
      }
    return (await taken(answer)) === OVERTAKEN ? OVERTAKEN : 'done'
  } catch (error) {
    if (!(error instanceof HandOverFailed)) throw error
    const after = await failed({ reason: error.message, final: error instanceof HandOverRefused })
    if (after === OVERTAKEN) return OVERTAKEN
    if (after === undefined) return 'done'
    return {
      retryAt: later(parts, parts.settings.insurer.retrySeconds * 2 ** (after.failures - 1)),
      reason: error.message,
    }
  }
}

/** Tells something of what the insurer has, until it answers. What it refuses is given up. */
export async function tellUntilTaken(parts: TryingParts, tell: () => Promise<void>): Promise<JobResult> {
  try {
    await tell()
    return 'done'
  } catch (error) {
    if (error instanceof HandOverRefused) return { giveUp: `The insurer refused: ${error.message}` }
    if (!(error instanceof HandOverFailed)) throw error
    return { retryAt: later(parts, parts.settings.insurer.retrySeconds * PAUSES_BETWEEN_TRIES), reason: error.message }
  }
}

function later({ clock }: TryingParts, seconds: number): Date {
  return new Date(clock().getTime() + seconds * 1000)
}
