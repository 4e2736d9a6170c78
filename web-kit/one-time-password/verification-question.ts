/**
 * The question for a one-time password, or for a proof, that stands over a page (1§4). It is asked once for all calls
 * that wait for it.
 */
import type { AskForVerification, Needed } from '@member-care/api/client/client.ts'

export type VerificationOutcome = Awaited<ReturnType<AskForVerification>>

export interface VerificationQuestion {
  /** Asks the question, if it is not asked already. Resolves with its outcome. */
  readonly ask: AskForVerification
  isAsked(): boolean
  /** What it asks for. A call that needs the other kind waits for it too, and its own question comes afterwards. */
  needed(): Needed
  /**
   * Whether only pages that were opening wait for it. If a call that sends something waits, the user has typed that
   * here, and must not leave it.
   */
  isForReadingOnly(): boolean
  settle(outcome: VerificationOutcome): void
}

/** @param onChange called when the question is asked and when it is settled, before those who wait go on */
export function createVerificationQuestion(
  onChange: (outcome: VerificationOutcome | null) => void,
): VerificationQuestion {
  let standing: {
    readonly settle: (outcome: VerificationOutcome) => void
    readonly outcome: Promise<VerificationOutcome>
  } | null = null
  let forReadingOnly = false
  let neededNow: Needed = 'one-time-password'

  return {
    ask(method, needed) {
      const isReading = method === 'GET'
      forReadingOnly = standing === null ? isReading : forReadingOnly && isReading
      if (standing !== null) return standing.outcome
      neededNow = needed
      let settle: (outcome: VerificationOutcome) => void = () => undefined
      const outcome = new Promise<VerificationOutcome>((resolve) => (settle = resolve))
      standing = { settle, outcome }
      onChange(null)
      return outcome
    },
    isAsked: () => standing !== null,
    needed: () => neededNow,
    isForReadingOnly: () => standing !== null && forReadingOnly,
    settle(outcome) {
      const question = standing
      standing = null
      onChange(outcome)
      question?.settle(outcome)
    },
  }
}
