/** Lets many things begin one after the other, so that the process has time for calls in between. */
import { setImmediate as turn } from 'node:timers/promises'

/** @returns waits until it is one's turn: so many are let through in each round of the event loop, in the order in which they came */
export function createPace(perTurn: number): () => Promise<void> {
  let begun = 0
  let last: Promise<void> = Promise.resolve()
  return () => {
    if (begun++ % perTurn === 0) last = last.then(() => turn())
    return last
  }
}
