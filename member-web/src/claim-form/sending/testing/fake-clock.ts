/** A clock that stands until it is moved. */
import type { Clock } from '../surroundings.ts'

export interface FakeClock extends Clock {
  /** Moves it, and runs what falls due on the way. Afterwards everything that could be answered has been. */
  readonly pass: (milliseconds: number) => Promise<void>
  /** How many things are to be run later. */
  readonly waiting: () => number
}

/** A round of the event loop: all promises that are settled have been heard. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

export function createFakeClock(start = Date.UTC(2026, 2, 10, 2)): FakeClock {
  let now = start
  const timers = new Map<symbol, { readonly at: number; readonly run: () => void }>()

  return {
    now: () => new Date(now),
    after(milliseconds, run) {
      const key = Symbol('timer')
      timers.set(key, { at: now + milliseconds, run })
      return () => timers.delete(key)
    },
    async pass(milliseconds) {
      const end = now + milliseconds
      await settled()
      for (;;) {
        const [due] = [...timers].filter(([, { at }]) => at <= end).sort(([, one], [, other]) => one.at - other.at)
        if (due === undefined) break
        const [key, { at, run }] = due
        timers.delete(key)
        now = at
        run()
        await settled()
      }
      now = end
    },
    waiting: () => timers.size,
  }
}
