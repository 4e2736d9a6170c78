/** Work that is done again and again for as long as the process lives, by the clock and not because of an event. */

export interface PeriodicTask {
  start(): void
  /** Resolves when the run under way has ended; none begins any more. */
  stop(): Promise<void>
}

/**
 * @param run must not reject: what fails is its own to note
 * @param options `atOnce`: whether the first run begins with the start, and not after the first pause
 */
export function createPeriodicTask(
  everyMs: number,
  run: () => Promise<void>,
  { atOnce = true }: { readonly atOnce?: boolean } = {},
): PeriodicTask {
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> | undefined

  function begin(): void {
    // A run that takes longer than the pause is not overtaken by the next.
    underWay ??= run().finally(() => {
      underWay = undefined
    })
  }

  return {
    start() {
      if (atOnce) begin()
      timer = setInterval(begin, everyMs)
    },
    async stop() {
      clearInterval(timer)
      await underWay
    },
  }
}
