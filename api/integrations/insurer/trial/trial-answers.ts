/** How the trial insurer answers what it is told: it keeps to the contract, unless it is told to misbehave. */
import { createHash } from 'node:crypto'

export interface TrialBehaviour {
  answer: 'accept' | 'refuse' | 'later'
  /** Answers so late, and takes nothing before. */
  delayMs: number
  /** Answers so late a record that it has taken by then. */
  delayAfterTakingMs: number
  /** Answers every call with this status, without taking anything. */
  failWith: number | undefined
  /** Takes what it is told, and then hangs up without an answer. */
  hangsUp: boolean
}

export function refusal(reason: string) {
  return { status: 422, body: { outcome: 'refused', reason } }
}

/** The same for a record after a restart, in which everything else is forgotten. */
export function numberOf(prefix: string, id: string): string {
  return `${prefix}${(createHash('sha256').update(id).digest().readUIntBE(0, 6) % 100_000_000).toString().padStart(8, '0')}`
}
