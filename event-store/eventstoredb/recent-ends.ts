/**
 * The ends of streams that this process has read or written lately. To append behind such an end, the process need not
 * read it again: the server refuses the append when the end has changed. This serves appending only; no reader gets
 * anything from here.
 */
import { LRUCache } from 'lru-cache'
import type { AppendResult, EventToAppend, StoredEvent, StreamId } from '../port.ts'

/** A search for a repetition looks at so many last events of the stream, and right after the expected revision. */
export const REPETITION_WINDOW = 64
const MOST_STREAMS = 2_000

export interface PlacedEvent extends Pick<StoredEvent, 'id' | 'revision'> {
  /** Undefined when only the position of the append's last event is known. */
  readonly position: StoredEvent['position'] | undefined
}

export interface StreamEnd {
  /** Of the last event; -1 when there is no stream. */
  readonly revision: number
  /** The last events, first one first: as many as a search for a repetition needs, or all that there are. */
  readonly events: readonly PlacedEvent[]
}

export interface RecentEnds {
  get(stream: StreamId): StreamEnd | undefined
  forget(stream: StreamId): void
  /**
   * @param events the stream's last events, first one first. They are kept only if they are enough for a search for a
   * repetition.
   */
  noteRead(stream: StreamId, events: readonly StoredEvent[]): void
  /** @param behind the end behind which the events were appended */
  noteAppend(stream: StreamId, behind: StreamEnd, events: readonly EventToAppend[], result: AppendResult): void
}

export function createRecentEnds(): RecentEnds {
  const ends = new LRUCache<StreamId, StreamEnd>({ max: MOST_STREAMS })
  return {
    get: (stream) => ends.get(stream),
    forget: (stream) => void ends.delete(stream),
    noteRead(stream, events) {
      const last = events.at(-1)
      if (!last || (events.length < REPETITION_WINDOW && events[0]?.revision !== 0)) return
      ends.set(stream, {
        revision: last.revision,
        events: events.slice(-REPETITION_WINDOW).map(({ id, revision, position }) => ({ id, revision, position })),
      })
    },
    noteAppend(stream, behind, events, { revision, position }) {
      const appended = events.map(({ id }, index) => ({
        id,
        revision: behind.revision + 1 + index,
        position: index === events.length - 1 ? position : undefined,
      }))
      ends.set(stream, { revision, events: [...behind.events, ...appended].slice(-REPETITION_WINDOW) })
    },
  }
}
