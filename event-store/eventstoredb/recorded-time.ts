/**
 * When an event was recorded, where that was in another store: this server sets the time of what it takes, so that of a copied event lies beside its
 * metadata, and is taken out again as it is read. What is hashed, sealed and shown is the event as it was.
 */
import type { EventToAppend, JsonObject, StoredEvent } from '../port.ts'

const NAME = 'recordedBeforeMove'

/** A stored event of another store, as it is appended here. */
export function withRecordedTime({ id, type, data, metadata, recordedAt }: StoredEvent): EventToAppend {
  return { id, type, data, metadata: { ...metadata, [NAME]: recordedAt.toISOString() } }
}

/** @param created when this server took the event */
export function recordedHere(stored: JsonObject, created: Date): Pick<StoredEvent, 'metadata' | 'recordedAt'> {
  const { [NAME]: before, ...metadata } = stored
  return typeof before === 'string'
    ? { metadata, recordedAt: new Date(before) }
    : { metadata: stored, recordedAt: created }
}
