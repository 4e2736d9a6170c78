/** What is stored of a record's events: the hash of each, and what shows that somebody has changed, removed or inserted one. */
import { checkStream } from '@member-care/event-store/anchors/check-stream.ts'
import type { EventSeals } from '@member-care/event-store/anchors/event-seals.ts'
import { eventHash } from '@member-care/event-store/codec/hash-chain.ts'
import type { StoredLog, StreamId } from '@member-care/event-store/port.ts'
import { eventsKnownOf } from '@member-care/projections/event-index/event-search.ts'
import type { CommonQueryMethods } from 'slonik'

/** Where events are read as they are stored, and the key that sealed them. */
export interface Evidence {
  readonly store: Pick<StoredLog, 'read'>
  readonly seals: Pick<EventSeals, 'check'>
}

export interface StoredStream {
  /** By event id. */
  readonly hashes: ReadonlyMap<string, string>
  /** In a sentence or more, by the id of the event where it shows. */
  readonly problems: ReadonlyMap<string, string>
}

/** @throws StoreUnavailable and the database's errors */
export async function readStoredStream(
  database: CommonQueryMethods,
  { store, seals }: Evidence,
  stream: StreamId,
): Promise<StoredStream> {
  // What is known first: what is stored only grows by itself.
  const known = await eventsKnownOf(database, stream)
  const { events } = await store.read(stream)
  return {
    hashes: new Map(events.map((event) => [event.id, eventHash(event)])),
    problems: checkStream(events, seals, known),
  }
}
