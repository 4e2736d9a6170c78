/**
 * The end of the log as it was read last. Those who follow the log come for the same events a moment later, and then
 * need not ask the database again.
 */
import type { FollowedPage, Position, StoredEvent } from '../port.ts'

/**
 * During the largest upload, fewer events than this are appended between two rounds of the slowest follower of the log.
 */
const MOST_EVENTS = 4_000

export interface RecentEvents {
  /**
   * The events after a position, of every type, up to the last one that is known.
   * @returns undefined when the first of them is not known
   */
  after(position: Position): readonly StoredEvent[] | undefined
  /** Whether this position is the end of what is known, so that the same events come after both. */
  endAt(position: Position): boolean
  /** @param page of events of every type, as it was read after a position */
  remember(after: Position, page: Pick<FollowedPage, 'events'>): void
}

/** Events never change, and none comes between two that are known: so what is known stays true. */
export function createRecentEvents(most: number = MOST_EVENTS): RecentEvents {
  /** The known events without a gap; the first of them comes right after `begin`. */
  let known: readonly StoredEvent[] = []
  let begin: Position | undefined
  const end = () => known.at(-1)?.position ?? begin

  return {
    after(position) {
      if (begin === undefined || position < begin) return undefined
      const first = firstAfter(known, position)
      return first < known.length ? known.slice(first) : undefined
    },
    endAt: (position) => position === end(),
    remember(after, { events }) {
      const last = end()
      if (begin === undefined || last === undefined || after > last) {
        // When there is a gap between two stretches, only the newer one will be asked for.
        known = events
        begin = after
      } else if (after >= begin) known = [...known, ...events.filter(({ position }) => position > last)]
      if (known.length <= most) return
      begin = known[known.length - most - 1]?.position ?? begin
      known = known.slice(-most)
    },
  }
}

/** The index of the first event after a position; the number of events when there is none. */
function firstAfter(events: readonly StoredEvent[], position: Position): number {
  let [from, until] = [0, events.length]
  while (from < until) {
    const middle = (from + until) >> 1
    if ((events[middle]?.position ?? '') > position) until = middle
    else from = middle + 1
  }
  return from
}
