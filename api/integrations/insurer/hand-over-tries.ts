/** How often something is handed over to the insurer, and when it is tried again (C09). */
import type { JobResult } from '@member-care/projections/reactors/outbox-worker.ts'
import type { Settings } from '../../settings/arranged-settings.ts'
import { ANSWER_FOLLOWS, HandOverFailed, HandOverRefused } from './insurer.ts'

/** What was handed over has ended, or was taken otherwise, meanwhile. */
export const OVERTAKEN = 'overtaken'

/** Nobody waits in front of a screen for what is told afterwards, so an insurer that is away is asked in the same pace for as long as it takes. */
const PAUSES_BETWEEN_TRIES = 4

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
