/**
 * The server never says whether it has just written events, or found that the same ids were written before. So every
 * append has ids of its own, and the event's id stands in its metadata. Then a success always belongs to this very
 * append, and an append that comes second is refused. Only the same append that is sent again (because its answer was
 * lost) has the same ids, and the server recognises it by them.
 */
import { randomUUID } from 'node:crypto'
import { jsonEvent, type JSONEventData, type RecordedEvent } from '@eventstore/db-client'
import type { EventToAppend, JsonObject } from '../port.ts'

/**
 * The last field of an event's metadata in the server. Events that were written before this field existed are known by
 * the server's own id.
 */
const ID_FIELD = 'memberCareEventId'

/** The events of one append as they are sent, however often it takes. */
export function underAttemptIds(events: readonly EventToAppend[]): readonly JSONEventData[] {
  return events.map(({ id, type, data, metadata }) =>
    jsonEvent({ id: randomUUID(), type, data, metadata: { ...metadata, [ID_FIELD]: id } }),
  )
}

/** The event's id and its metadata as they were appended. */
export function idAndMetadata(event: Pick<RecordedEvent, 'id' | 'metadata'>): {
  readonly id: string
  readonly metadata: JsonObject
} {
  const { [ID_FIELD]: id, ...metadata } = (event.metadata ?? {}) as JsonObject
  return { id: typeof id === 'string' ? id : event.id, metadata }
}
