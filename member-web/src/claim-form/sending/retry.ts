/** Trying again what got no answer: soon at first, then less and less often, and at once when there is a connection again. */
import type { Clock, DraftNetwork } from './surroundings.ts'

const FIRST_MS = 2_000
const LONGEST_MS = 30_000

export interface Retry {
  readonly start: () => void
  /** Nothing is tried again until the next start. */
  readonly stop: () => void
  readonly later: () => void
  readonly now: () => void
  /** Something got through: the next failure is tried again soon. */
  readonly succeeded: () => void
}

interface RetryParts {
  readonly clock: Clock
  readonly network: Pick<DraftNetwork, 'onUp'>
  readonly attempt: () => void
}

export function createRetry({ clock, network, attempt }: RetryParts): Retry {
  let pauseMs = 0
  let cancel: (() => void) | undefined
  let stopListening: (() => void) | undefined

  const now = () => {
    cancel?.()
    attempt()
  }
  return {
    start() {
      stopListening ??= network.onUp(now)
    },
    stop() {
      cancel?.()
      stopListening?.()
      stopListening = undefined
    },
    later() {
      if (stopListening === undefined) return
      cancel?.()
      pauseMs = nextPause(pauseMs)
      cancel = clock.after(pauseMs, now)
    },
    now,
    succeeded() {
      pauseMs = 0
    },
  }
}

/** The pause after one of so many ms. */
function nextPause(before: number): number {
  return Math.min(LONGEST_MS, Math.max(FIRST_MS, before * 2))
}
