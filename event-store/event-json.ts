/** Events on their way into a store: as JSON text, and not too large. Both adapters measure in the same way. */
import { EventTooLarge, MAX_APPEND_BYTES, MAX_EVENT_BYTES, type EventToAppend } from './port.ts'

/** An event whose data and metadata are JSON text on one line. */
export interface EventAsJson {
  readonly id: string
  readonly type: string
  readonly data: string
  readonly metadata: string
}

/**
 * Turns the events of one append into JSON text.
 * @returns the events, and their size together in bytes
 * @throws EventTooLarge for an event above {@link MAX_EVENT_BYTES}, or an append above {@link MAX_APPEND_BYTES}
 * @throws RangeError when there is no event
 */
export function eventsAsJson(events: readonly EventToAppend[]): {
  readonly events: readonly EventAsJson[]
  readonly bytes: number
} {
  if (events.length === 0) throw new RangeError('An append needs at least one event.')
  let bytes = 0
  const encoded = events.map(({ id, type, data, metadata }) => {
    const json = { id, type, data: JSON.stringify(data), metadata: JSON.stringify(metadata) }
    const size = Buffer.byteLength(json.data) + Buffer.byteLength(json.metadata)
    if (size > MAX_EVENT_BYTES) throw new EventTooLarge(type, size)
    bytes += size
    if (bytes > MAX_APPEND_BYTES) throw new EventTooLarge(type, bytes, MAX_APPEND_BYTES)
    return json
  })
  return { events: encoded, bytes }
}
