/** Where what stood at a position of the log stands in its copy. */
import type { Position } from '../port.ts'
import type { Pair } from './walk-both.ts'

export interface PositionMap {
  readonly events: number
  /** Of the event at this very position; undefined where none stands there. */
  of(position: Position): Position | undefined
  /** Of the last event up to this position; null before the first. For checkpoints, which may stand between two events. */
  upTo(position: Position): Position | null
}

/** @param pairs in log order */
export async function mapPositions(
  pairs: AsyncIterable<Pair>,
  onProgress: (events: number) => void,
): Promise<PositionMap> {
  const [before, after]: [Position[], Position[]] = [[], []]
  for await (const { original, copy } of pairs) {
    before.push(original.position)
    after.push(copy.position)
    onProgress(before.length)
  }

  /** How many stand at or before it. */
  function countUpTo(position: Position): number {
    let [low, high] = [0, before.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((before[middle] ?? '') <= position) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    events: before.length,
    of(position) {
      const index = countUpTo(position) - 1
      return before[index] === position ? after[index] : undefined
    },
    upTo: (position) => after[countUpTo(position) - 1] ?? null,
  }
}
