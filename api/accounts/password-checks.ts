/**
 * The turns of checking passwords. A check keeps a processor busy for some milliseconds. So at most as many checks run
 * at once as there are processors, and no more of them wait than can be done before their callers give up. The next
 * turn always goes to the client address that had the fewest turns lately. Somebody who sends thousands of wrong
 * passwords makes only themselves wait. A person who comes once goes before all of these, even if they are sent from
 * many addresses.
 */
import { LRUCache } from 'lru-cache'
import { availableParallelism } from 'node:os'
import { apiError } from '../http/api-error.ts'

/** Of one address and of all of them together. With more, the caller is told to come again (503). */
const MOST_WAITING_OF_ONE = 200
const MOST_WAITING = 2_000
/** For how long the turns of an address count, from its first one on; and of how many addresses. */
const TURNS_COUNT_FOR_MS = 60_000
const MOST_COUNTED = 10_000

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
  /** Askers in the order in which they came, each with what they wait for. */
  const waiting = new Map<string, (() => void)[]>()
  const turnsHad = new LRUCache<string, number>({ max: MOST_COUNTED, ttl: TURNS_COUNT_FOR_MS, noUpdateTTL: true })
  let waitingInAll = 0
  let running = 0

  function letNextIn(): void {
    const asker = running < atOnce ? nextAsker() : undefined
    if (asker === undefined) return
    const [first, ...rest] = waiting.get(asker) ?? []
    // Deleted and set again, an asker comes to the end of the map: after everybody else who has had as many turns.
    waiting.delete(asker)
    if (rest.length > 0) waiting.set(asker, rest)
    turnsHad.set(asker, (turnsHad.get(asker) ?? 0) + 1)
    waitingInAll -= 1
    running += 1
    first?.()
  }

  /** Of those with the fewest turns the one who has waited longest. */
  function nextAsker(): string | undefined {
    let next: { asker: string; turns: number } | undefined
    for (const asker of waiting.keys()) {
      const turns = turnsHad.get(asker) ?? 0
      if (!next || turns < next.turns) next = { asker, turns }
      if (turns === 0) break
    }
    return next?.asker
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
