/** Work that is done again and again for as long as the process lives, by the clock and not because of an event. */

export interface Rounds {
  /** Goes round at once, and then again and again. */
  start(): void
  /** Resolves when the round under way has ended; none begins any more. */
  stop(): Promise<void>
}

/** @param goRound must not reject: what fails is its own to note */
export function createRounds(everyMs: number, goRound: () => Promise<void>): Rounds {
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> | undefined

  function begin(): void {
    // A round that takes longer than the pause is not overtaken by the next.
    underWay ??= goRound().finally(() => {
      underWay = undefined
    })
  }

  return {
    start() {
      begin()
      timer = setInterval(begin, everyMs)
    },
    async stop() {
      clearInterval(timer)
      await underWay
    },
  }
}
