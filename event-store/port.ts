/**
 * The event store port: what the product asks of an event store. It is the same for every store that the product runs
 * on. Both adapters (postgres/, eventstoredb/) pass the one contract suite in contract/. Revisions count from 0 within
 * a stream. A position is where an event stands in the whole log.
 */

/** Where an event stands in the log: opaque, of fixed width, so that text order is log order. Never shown as a count. */
export type Position = string & { readonly brand: 'position' }

/** A stream's name, `<category>-<uuid>`. It never holds personal data. */
export type StreamId = `${string}-${string}`

/**
 * What the writer believes about the stream. If that is not so, the append is refused with
 * {@link WrongExpectedRevision}.
 */
export type Expected =
  | { readonly kind: 'any' }
  | { readonly kind: 'no-stream' }
  | { readonly kind: 'exists' }
  | { readonly kind: 'revision'; readonly revision: number }

/** Plain JSON, as it is stored. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
export type JsonObject = { readonly [key: string]: Json }

/** An event as it goes into the store. `id` is a UUID v5 of command id and index, so the same command twice gives the same ids. */
export interface EventToAppend {
  readonly id: string
  readonly type: string
  readonly data: JsonObject
  readonly metadata: JsonObject
}

/** An event as it came out of the store. */
export interface StoredEvent extends EventToAppend {
  readonly stream: StreamId
  readonly revision: number
  readonly position: Position
  /** When the store recorded it, UTC. */
  readonly recordedAt: Date
}

/** A part of one stream. `revision` is that of the stream's last event, -1 when the stream does not exist. */
export interface StreamSlice {
  readonly exists: boolean
  readonly revision: number
  readonly events: readonly StoredEvent[]
}

export interface AppendResult {
  /** Revision and position of the last event appended. */
  readonly revision: number
  readonly position: Position
  /** True when these events had been appended before by the same command, and nothing was written now. */
  readonly repeated: boolean
}

/** A page of the whole log, in log order. Reading goes on from `scannedTo`, also when no event matched. */
export interface FollowedPage {
  readonly events: readonly StoredEvent[]
  readonly scannedTo: Position
  readonly atEnd: boolean
}

/**
 * A page as it was stored when it was asked for. The mark keeps a remembered page from taking its place: code that
 * proves something takes only marked pages.
 */
export interface LogPage extends FollowedPage {
  readonly isStored: true
}

export type SubscriptionMessage =
  | { readonly kind: 'events'; readonly events: readonly StoredEvent[]; readonly scannedTo: Position }
  /** Sent once each time a subscription that was behind has delivered all there was. */
  | { readonly kind: 'caught-up'; readonly at: Position }

/**
 * What is stored at the moment of asking, never what this process remembers of it. Code that proves something
 * (verification, replay, export) or shows history reads here. So an event that was changed or taken away a moment ago
 * shows at once.
 */
export interface StoredLog {
  /**
   * Reads one stream. Forwards from revision `from` (default 0), or backwards from `from` (default the last event).
   * @throws IncompleteStream when an event that was asked for is hidden or gone, StoreUnavailable, AccessDenied
   */
  read(
    stream: StreamId,
    options?: { from?: number; limit?: number; direction?: 'forwards' | 'backwards' },
  ): Promise<StreamSlice>
  /** Reads at most `limit` events after a position (from the beginning without one), of the given types or of all. */
  readAll(options: { after?: Position | undefined; limit: number; types?: readonly string[] }): Promise<LogPage>
  /**
   * Of these streams, those that do not show all their events: the log holds more of them than a reader of the stream
   * sees.
   * @throws StoreUnavailable, AccessDenied
   */
  incompleteStreams(streams: readonly StreamId[]): Promise<readonly IncompleteStream[]>
  /** Position of the last event in the log; undefined when the log is empty. */
  head(): Promise<Position | undefined>
  /**
   * How far readers may have been told that they came (`scannedTo`): to the last event, or to something that the store
   * itself wrote after it. Undefined when there is nothing.
   */
  end(): Promise<Position | undefined>
}

/**
 * For those who follow the log. This process may have read an event a moment ago and only remember it. So these events
 * prove nothing about what is stored.
 */
export interface FollowedLog {
  /**
   * Delivers every event after a position, for ever, in log order, in batches; ends when the signal aborts.
   * It survives the loss of the store: it goes on from the last delivered event when the store is back.
   * `events` may be empty when only `scannedTo` moved, because the events in between are of other types.
   */
  subscribe(options: {
    after?: Position | undefined
    types?: readonly string[]
    batchSize?: number
    signal: AbortSignal
  }): AsyncIterable<SubscriptionMessage>
  /**
   * The next events after a position, of every type, as `subscribe` would deliver them. It is for readers that ask by
   * themselves.
   * @throws StoreUnavailable, AccessDenied
   */
  readOn(options: { after?: Position | undefined; limit: number }): Promise<FollowedPage>
}

export interface EventStore extends StoredLog, FollowedLog {
  /**
   * Appends all events (at least one) to one stream, or none. They are durable when it answers. The same event ids
   * again give the first result. If only some of the ids are there already, it is a WrongExpectedRevision. An event id
   * is used in one stream only.
   * @throws WrongExpectedRevision, EventTooLarge, IncompleteStream, StoreUnavailable (LogRefused where the store came
   * back shorter), AccessDenied
   */
  append(stream: StreamId, events: readonly EventToAppend[], options: { expected: Expected }): Promise<AppendResult>
  /**
   * If the store was away meanwhile, this looks whether it still holds what this process knows to be in it. An append
   * does the same.
   * @throws LogRefused (identity/), StoreUnavailable
   */
  requireKnownEnd(): Promise<void>
  close(): Promise<void>
}

/**
 * The largest event, data and metadata together, in bytes of JSON. EventStoreDB refuses more than 1 MiB in all; both
 * adapters keep well below that.
 */
export const MAX_EVENT_BYTES = 512 * 1024
/** The most that one append may hold, all its events together, in bytes of JSON. */
export const MAX_APPEND_BYTES = 768 * 1024

/**
 * Somebody else has appended meanwhile, or the stream exists and should not, or does not exist and should. Nothing was
 * written.
 */
export class WrongExpectedRevision extends Error {
  override readonly name = 'WrongExpectedRevision'
  readonly stream: StreamId
  readonly expected: Expected
  /** The stream's real last revision, -1 when it does not exist. */
  readonly actual: number
  constructor(stream: StreamId, expected: Expected, actual: number) {
    super(
      `Stream ${stream} is at revision ${actual}, not as expected (${expected.kind}${expected.kind === 'revision' ? ` ${expected.revision}` : ''}).`,
    )
    this.stream = stream
    this.expected = expected
    this.actual = actual
  }
}

/** Why a stream does not show all its events. */
export const incompleteStreamWays = ['deleted', 'tombstoned', 'truncated', 'gap'] as const
export type IncompleteStreamWay = (typeof incompleteStreamWays)[number]

/**
 * Events of a stream are hidden or gone. The other events are no ground for a decision. The verification of the log
 * names what is missing.
 */
export class IncompleteStream extends Error {
  override readonly name = 'IncompleteStream'
  readonly stream: StreamId
  readonly way: IncompleteStreamWay
  /** The revision at which the first missing event was found. */
  readonly missing: number
  constructor(stream: StreamId, way: IncompleteStreamWay, missing: number) {
    super(`Stream ${stream} does not show revision ${missing}: ${incompleteStreamTexts[way]}`)
    this.stream = stream
    this.way = way
    this.missing = missing
  }
}

const incompleteStreamTexts: Readonly<Record<IncompleteStreamWay, string>> = {
  deleted: 'it was deleted.',
  tombstoned: 'it was deleted for good (tombstoned).',
  truncated: 'its beginning was cut off.',
  gap: 'an event was taken out of it.',
}

/** The store could not be asked, or did not answer in time. */
export class StoreUnavailable extends Error {
  override readonly name: string = 'StoreUnavailable'
  /** True when the append may have been written all the same. It is safe to repeat it with the same event ids. */
  readonly outcomeUnknown: boolean
  constructor(message: string, options: { outcomeUnknown: boolean; cause?: unknown }) {
    super(message, { cause: options.cause })
    this.outcomeUnknown = options.outcomeUnknown
  }
}

/** An event, or an append with all its events, is larger than a store takes ({@link MAX_EVENT_BYTES}, {@link MAX_APPEND_BYTES}). Nothing was written. */
export class EventTooLarge extends Error {
  override readonly name = 'EventTooLarge'
  /**
   * `type` is the type of the event that goes over the limit, alone or together with those before it in the same
   * append.
   */
  constructor(type: string, bytes: number, allowed = MAX_EVENT_BYTES) {
    super(`Event ${type} brings it to ${bytes} bytes; at most ${allowed} are allowed.`)
  }
}

/** The store does not let this process do it, because its account lacks a right. */
export class AccessDenied extends Error {
  override readonly name = 'AccessDenied'
}
