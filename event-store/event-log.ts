/**
 * The event log: the event store as the rest of the product sees it, in domain events instead of JSON.
 * The codec (codec/) stands between the two: versions, upcasters, encryption of personal fields, the hash chain.
 */
import type { DomainEvent, EventType } from '@member-care/domain/events/event-catalogue.ts'
import type { CommandContext, EventMetadata } from '@member-care/domain/events/metadata.ts'
import type { AppendResult, Expected, IncompleteStream, Position, StreamId } from './port.ts'

/** A domain event together with where and when it was recorded, and by whom. */
export type Recorded<Event extends DomainEvent = DomainEvent> = Event & {
  readonly id: string
  readonly stream: StreamId
  readonly revision: number
  readonly position: Position
  /** UTC. */
  readonly recordedAt: Date
  readonly metadata: EventMetadata
}

export interface StreamHistory<Event extends DomainEvent = DomainEvent> {
  readonly events: readonly Recorded<Event>[]
  /** Revision of the stream's last event, -1 when the stream does not exist. */
  readonly revision: number
  /** Hash of the stream's last event (codec/hash-chain.ts), null when the stream does not exist: it stands for the whole history up to there. */
  readonly hash: string | null
}

export type LogMessage =
  | { readonly kind: 'events'; readonly events: readonly Recorded[]; readonly scannedTo: Position }
  | { readonly kind: 'caught-up'; readonly at: Position }

/** The log as it is stored at the moment of asking (port.ts): what proves, and what shows history, takes no more than this. */
export interface StoredEventLog {
  /** A whole stream, decoded. The caller names the events it expects there, e.g. `load<ClaimEvent>('claim-…')`. */
  load<Event extends DomainEvent>(stream: StreamId): Promise<StreamHistory<Event>>
  readAll(options: { after?: Position | undefined; limit: number; types?: readonly EventType[] }): Promise<{
    readonly events: readonly Recorded[]
    readonly scannedTo: Position
    readonly atEnd: boolean
    readonly isStored: true
  }>
  /** As of the store (port.ts). */
  incompleteStreams(streams: readonly StreamId[]): Promise<readonly IncompleteStream[]>
  head(): Promise<Position | undefined>
  end(): Promise<Position | undefined>
}

export interface EventLog extends StoredEventLog {
  /**
   * Appends events that one command led to. Event ids come from the command id and the index (and the stream), so the same command twice gives the first result.
   * With `any` or `exists` it gives way to other writers by itself; a revision may be -1, as `load` gives it for a stream that does not exist.
   * @throws WrongExpectedRevision when the stream is not as expected, InvalidEvent when data does not fit its schema,
   *   CommandIdReused when the command id led to other types of events before, or to those of a request that said something else, EventTooLarge, StoreUnavailable
   */
  append(
    stream: StreamId,
    events: readonly DomainEvent[],
    options: { expected: Expected; context: CommandContext },
  ): Promise<AppendResult>
  subscribe(options: {
    after?: Position | undefined
    types?: readonly EventType[]
    batchSize?: number
    signal: AbortSignal
  }): AsyncIterable<LogMessage>
  close(): Promise<void>
}
