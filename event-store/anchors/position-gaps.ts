/** Positions between two events of the log that hold none, in a store that gives every position to an event. Pure. */
import type { StoredEvent } from '../port.ts'

export interface PositionGap {
  readonly from: number
  readonly to: number
  /** The event after it. */
  readonly before: StoredEvent
}

/** @returns told of each event in log order, gives the gap before it */
export function watchPositions(): (event: StoredEvent) => PositionGap | undefined {
  let last = 0
  return (event) => {
    const position = Number(event.position)
    const gap = position === last + 1 ? undefined : { from: last + 1, to: position - 1, before: event }
    last = position
    return gap
  }
}
