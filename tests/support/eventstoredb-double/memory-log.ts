/**
 * The log of the EventStoreDB double: in memory, with the server's rules for expected revisions, repeated appends, and streams that were
 * deleted, truncated or tombstoned. An append is written first, and shown once it is committed.
 */
import {
  deletedMetadata,
  isDeleted,
  metadataStreamOf,
  readMetadata,
  shownEvents,
  TOMBSTONE,
} from './stream-metadata.ts'

export interface ProposedEvent {
  readonly id: string
  readonly type: string
  readonly contentType: string
  readonly data: Uint8Array
  readonly metadata: Uint8Array
}

export interface LoggedEvent extends ProposedEvent {
  readonly stream: string
  readonly revision: number
  /** Commit and prepare position: bytes from the beginning of the log, as in the server, so positions have gaps. */
  readonly position: number
  readonly created: Date
}

/** A revision, or what else a client may expect of a stream. */
export type ExpectedRevision = number | 'any' | 'no-stream' | 'exists'

export type AppendOutcome =
  | {
      readonly kind: 'written'
      readonly last: LoggedEvent
      /** When it is committed. */ readonly committed: Promise<void>
    }
  /** The same events were written before, and are committed. */
  | { readonly kind: 'repeated'; readonly last: LoggedEvent }
  /** The same events were written before, and are not committed yet. */
  | { readonly kind: 'under-way' }
  | { readonly kind: 'refused'; /** -1 when there is no stream. */ readonly current: number }
  | { readonly kind: 'tombstoned' }

/** A stream as its readers see it. */
export type ShownStream =
  | { readonly kind: 'events'; readonly events: readonly LoggedEvent[] }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'tombstoned' }

export interface MemoryLog {
  /** What is committed. */
  readonly events: readonly LoggedEvent[]
  stream(name: string): ShownStream
  append(stream: string, proposed: readonly ProposedEvent[], expected: ExpectedRevision): AppendOutcome
  /** Hides the stream's events. An append goes on after them. */
  delete(stream: string, expected: ExpectedRevision): AppendOutcome
  /** Ends the stream for good. */
  tombstone(stream: string, expected: ExpectedRevision): AppendOutcome
  /** What is written from now on is not committed, until the returned function is called. */
  holdCommits(): () => void
  /** Holds these events and no others, as a server that was restored from a backup. */
  restore(backup: readonly LoggedEvent[]): void
  /** Calls back after every commit, until the returned function is called. */
  watch(listener: () => void): () => void
}

/** The server writes about itself between the events of its users. */
const OWN_EVENT_AFTER_APPENDS = 5
const FIRST_POSITION = 64

interface UncommittedAppend {
  readonly events: readonly LoggedEvent[]
  readonly committed: PromiseWithResolvers<void>
}

/** @param options.commitMs how long it takes until an append is committed; 0 for at once */
export function createMemoryLog({ commitMs }: { readonly commitMs: number }): MemoryLog {
  const events: LoggedEvent[] = []
  /** What is written, committed or not. */
  const streams = new Map<string, LoggedEvent[]>()
  let uncommitted: UncommittedAppend[] = []
  const listeners = new Set<() => void>()
  let appends = 0
  let end = FIRST_POSITION
  let held = false

  const written = (stream: string): readonly LoggedEvent[] => streams.get(stream) ?? []
  const committed = (stream: string) => written(stream).filter((event) => !isUncommitted(event))
  const isUncommitted = (event: LoggedEvent) => uncommitted.some((append) => append.events.includes(event))
  const isTombstoned = (stream: string) => written(stream).at(-1)?.type === TOMBSTONE
  const metadataOf = (stream: string) => readMetadata(committed(metadataStreamOf(stream)).at(-1))

  function write(stream: string, proposed: readonly ProposedEvent[]): Promise<void> {
    const history = streams.get(stream) ?? []
    streams.set(stream, history)
    const append: UncommittedAppend = {
      committed: Promise.withResolvers<void>(),
      events: proposed.map((event) => {
        const logged = { ...event, stream, revision: history.length, position: end, created: new Date() }
        end += 40 + event.data.length + event.metadata.length
        history.push(logged)
        return logged
      }),
    }
    uncommitted.push(append)
    if (commitMs === 0 && !held) commitUpTo(append)
    else if (!held) setTimeout(() => held || commitUpTo(append), commitMs)
    return append.committed.promise
  }

  /** In the order in which they were written. */
  function commitUpTo(last: UncommittedAppend | undefined): void {
    const count = last ? uncommitted.indexOf(last) + 1 : 0
    const done = uncommitted.slice(0, count)
    uncommitted = uncommitted.slice(count)
    for (const append of done) events.push(...append.events)
    for (const append of done) append.committed.resolve()
    if (count > 0) for (const listener of [...listeners]) listener()
  }

  function writeOwnEvent(): void {
    void write('$stats-double', [json('$statsCollected', JSON.stringify({ appends }))])
  }

  /** Appends where the stream is as expected. */
  function append(stream: string, proposed: readonly ProposedEvent[], expected: ExpectedRevision): AppendOutcome {
    if (isTombstoned(stream)) return { kind: 'tombstoned' }
    const history = written(stream)
    const last = history.length - 1
    const repeated = earlierResult(history, proposed, expected)
    if (repeated) return isUncommitted(repeated) ? { kind: 'under-way' } : { kind: 'repeated', last: repeated }
    const deleted = isDeleted(metadataOf(stream))
    if (!isAsExpected(expected, last) && !(deleted && expected === 'no-stream'))
      return { kind: 'refused', current: last }
    if (deleted && expected === 'exists') return { kind: 'refused', current: last }
    // A deleted stream goes on behind the events that it does not show.
    if (deleted) void write(metadataStreamOf(stream), [json('$metadata', JSON.stringify({ $tb: last + 1 }))])
    const done = write(stream, proposed)
    const lastWritten = written(stream).at(-1)
    if (!lastWritten) throw new Error('An append needs at least one event.')
    appends += 1
    if (appends % OWN_EVENT_AFTER_APPENDS === 0) writeOwnEvent()
    return { kind: 'written', last: lastWritten, committed: done }
  }

  /** Writes about a stream that is as expected, and is not tombstoned. */
  function conclude(stream: string, expected: ExpectedRevision, into: string, event: ProposedEvent): AppendOutcome {
    if (isTombstoned(stream)) return { kind: 'tombstoned' }
    const last = written(stream).length - 1
    if (!isAsExpected(expected, last)) return { kind: 'refused', current: last }
    const done = write(into, [event])
    const lastWritten = written(into).at(-1)
    if (!lastWritten) throw new Error('Nothing was written.')
    return { kind: 'written', last: lastWritten, committed: done }
  }

  writeOwnEvent()

  return {
    events,
    stream(name) {
      if (isTombstoned(name)) return { kind: 'tombstoned' }
      const history = committed(name)
      const metadata = name.startsWith('$$') ? {} : metadataOf(name)
      if (history.length === 0 || isDeleted(metadata)) return { kind: 'not-found' }
      return { kind: 'events', events: shownEvents(history, metadata) }
    },
    append,
    delete: (stream, expected) =>
      conclude(stream, expected, metadataStreamOf(stream), json('$metadata', deletedMetadata)),
    tombstone: (stream, expected) => conclude(stream, expected, stream, json(TOMBSTONE, '{}')),
    holdCommits() {
      held = true
      return () => {
        held = false
        commitUpTo(uncommitted.at(-1))
      }
    },
    restore(backup) {
      events.splice(0, events.length, ...backup)
      uncommitted = []
      streams.clear()
      const last = events.at(-1)
      end = last ? last.position + 40 + last.data.length + last.metadata.length : FIRST_POSITION
      for (const event of events) streams.set(event.stream, [...(streams.get(event.stream) ?? []), event])
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function json(type: string, text: string): ProposedEvent {
  return {
    id: crypto.randomUUID(),
    type,
    contentType: 'application/json',
    data: new TextEncoder().encode(text),
    metadata: new Uint8Array(),
  }
}

function isAsExpected(expected: ExpectedRevision, last: number): boolean {
  if (expected === 'any') return true
  if (expected === 'exists') return last >= 0
  return expected === 'no-stream' ? last === -1 : last === expected
}

/** The last of these events where they stand already: right behind the expected revision, or anywhere when any is expected. */
function earlierResult(
  history: readonly LoggedEvent[],
  proposed: readonly ProposedEvent[],
  expected: ExpectedRevision,
): LoggedEvent | undefined {
  const first =
    typeof expected === 'number'
      ? expected + 1
      : expected === 'no-stream'
        ? 0
        : history.findIndex((event) => event.id === proposed[0]?.id)
  if (first < 0) return undefined
  const same = proposed.every((event, index) => history[first + index]?.id === event.id)
  return same ? history[first + proposed.length - 1] : undefined
}
