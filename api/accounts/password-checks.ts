/**
 * The turns of checking passwords. A check takes a processor for some milliseconds, so only as many run at once as there are processors,
 * and no more of them wait than can be done before their callers give up. Who waits is taken by turns of the client addresses: somebody who
 * sends thousands of wrong passwords waits for themselves, and everybody else for one of theirs.
 */
import { availableParallelism } from 'node:os'
import { apiError } from '../http/api-error.ts'

/** Of one address and of all of them together. With more, the caller is told to come again (503). */
const MOST_WAITING_OF_ONE = 200
const MOST_WAITING = 2_000

export interface PasswordChecks {
  /**
   * Runs a check when it is its turn.
   * @param asker the client address
   * @throws ApiError 503 when too many are waiting
   */
  inTurn<Result>(asker: string, check: () => Promise<Result>): Promise<Result>
}

/** @param atOnce how many run at once; other work of the process keeps threads of its own */
export function createPasswordChecks(atOnce: number = availableParallelism()): PasswordChecks {
  /** Askers in the order of their turns, each with what they wait for. */
  const waiting = new Map<string, (() => void)[]>()
  let waitingInAll = 0
  let running = 0

  function letNextIn(): void {
    const [next] = waiting
    if (!next || running >= atOnce) return
    const [asker, [first, ...rest]] = next
    // Deleted and set again, an asker comes to the end of the map: after everybody else's turn.
    waiting.delete(asker)
    if (rest.length > 0) waiting.set(asker, rest)
    waitingInAll -= 1
    running += 1
    first?.()
  }

  function turnOf(asker: string): Promise<void> {
    const before = waiting.get(asker) ?? []
    if (before.length >= MOST_WAITING_OF_ONE || waitingInAll >= MOST_WAITING) throw apiError('UNAVAILABLE')
    return new Promise((resolve) => {
      waiting.set(asker, [...before, resolve])
      waitingInAll += 1
      letNextIn()
    })
  }

  return {
    async inTurn(asker, check) {
      await turnOf(asker)
      try {
        return await check()
      } finally {
        running -= 1
        letNextIn()
      }
    },
  }
}
