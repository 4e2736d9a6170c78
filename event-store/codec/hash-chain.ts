/**
 * The hash chain: every event carries the hash of the event before it in its stream, so that a change of history shows.
 * What it cannot show by itself: that a stream's last events, or a whole stream, were taken away or its very last event
 * changed; and a forger who rewrites every later event of the stream as well. Seals and anchors show that (anchors/).
 */
import { hash } from 'node:crypto'
import canonicalize from 'canonicalize'
import type { EventToAppend, JsonObject, StoredEvent, StreamId } from '../port.ts'

type HashedEvent = Pick<StoredEvent, 'id' | 'stream' | 'revision' | 'type' | 'data' | 'metadata'>

/** An event that is ready but for its place in the chain. */
export type UnchainedEvent = EventToAppend

/** The last event of a stream, as the next one needs to know it. Revision -1 and no hash for a stream that does not exist. */
export interface StreamTail {
  readonly revision: number
  readonly hash: string | null
}

export const NO_STREAM: StreamTail = { revision: -1, hash: null }

/** SHA-256, in hexadecimal, of the event's canonical JSON (RFC 8785). The order of keys, which a database may change, does not matter. */
export function eventHash({ id, stream, revision, type, data, metadata }: HashedEvent): string {
  return canonicalHash({ id, stream, revision, type, data, metadata })
}

/** SHA-256, in hexadecimal, of an object's canonical JSON (RFC 8785). */
export function canonicalHash(value: object): string {
  const text = canonicalize(value)
  if (text === undefined) throw new Error('an object always has JSON')
  return hash('sha256', text)
}

/** The hash is made when it is asked for: most streams of an upload have one append, and nothing ever follows its last event. */
export function tailOf(lastEvent: HashedEvent | undefined): StreamTail {
  if (!lastEvent) return NO_STREAM
  let hash: string | undefined
  return {
    revision: lastEvent.revision,
    get hash() {
      return (hash ??= eventHash(lastEvent))
    },
  }
}

/** Makes the seal of an event from its hash without one (anchors/event-seals.ts). */
export type SealHash = (hash: string) => string

/**
 * Hangs events on the end of a stream. Gives the events with their `previousHash` (and their `seal`, where events are sealed),
 * and the stream's tail once they are appended.
 */
export function chainEvents(
  stream: StreamId,
  tail: StreamTail,
  events: readonly UnchainedEvent[],
  seal?: SealHash,
): { events: readonly EventToAppend[]; tail: StreamTail } {
  let last = tail
  const chained = events.map((event) => {
    const revision = last.revision + 1
    const metadata: JsonObject = { ...event.metadata, previousHash: last.hash }
    const next = {
      ...event,
      metadata: seal ? { ...metadata, seal: seal(eventHash({ ...event, metadata, stream, revision })) } : metadata,
    }
    last = tailOf({ ...next, stream, revision })
    return next
  })
  return { events: chained, tail: last }
}

/** What is wrong between an event and the one before it in its stream, in a sentence; undefined when nothing is. */
export function linkProblem(before: StreamTail, event: StoredEvent): string | undefined {
  if (event.revision !== before.revision + 1)
    return `It follows revision ${before.revision}: events were removed, inserted or put in another order.`
  if (event.metadata['previousHash'] !== before.hash)
    return 'It does not carry the hash of the event before it: one of the two was changed, inserted or put in another order.'
  return undefined
}
