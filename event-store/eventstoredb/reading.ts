/** Reading streams and the whole log, page by page. */
import {
  BACKWARDS,
  END,
  ErrorType,
  FORWARDS,
  type AllStreamResolvedEvent,
  type ReadPosition,
  type ReadRevision,
  type ReadStreamOptions,
  type RecordedEvent,
  type StreamingRead,
} from '@eventstore/db-client'
import {
  IncompleteStream,
  type JsonObject,
  type LogPage,
  type Position,
  type StoredEvent,
  type StoredLog,
  type StreamId,
  type StreamSlice,
} from '../port.ts'
import { AnswerTimeout } from '../waiting.ts'
import { requireWhole } from '../whole-stream.ts'
import { idAndMetadata } from './attempt-ids.ts'
import type { Connection } from './connection.ts'
import { BEGINNING, positionFromServer, serverPosition } from './position.ts'
import { readAllOf, type PageOfAll } from './read-all.ts'
import { REPETITION_WINDOW } from './recent-ends.ts'
import { recordedHere } from './recorded-time.ts'
import { isOfType, portError } from './server-errors.ts'
import type { StreamNames } from './stream-names.ts'

type ReadOptions = NonNullable<Parameters<StoredLog['read']>[1]>

/** Reading gives up when nothing has come for this long. */
const SILENCE_TIMEOUT_MS = 15_000
/**
 * So many events of the log are read in one call, of every type. The server filters by stream or by type, but not by
 * both.
 */
const LOG_PAGE_SIZE = 500
/** The last event is mostly among so many events. */
const FIRST_LOOK = 8
/** So many streams are compared with the log at the same time, and so many events of each. */
const STREAMS_AT_ONCE = 8
const EVENTS_COMPARED = 500

/** Part of one stream, as the port's `read` says. If the stream's end is read too, it is noted for appending. */
export async function readStream(
  connection: Connection,
  stream: StreamId,
  options: ReadOptions = {},
): Promise<StreamSlice> {
  const { from, limit, direction = 'forwards' } = options
  if (direction === 'backwards' && from === undefined && limit !== 0) {
    const end = await readStreamEnd(connection, stream, limit)
    return requireWhole(stream, { ...end, events: end.events.slice(0, limit) }, options, 'truncated')
  }
  const slice =
    direction === 'backwards' || limit === 0
      ? await readFromKnownEnd(connection, stream, options)
      : await readForwards(connection, stream, options)
  if (direction === 'forwards' && slice.events.at(-1)?.revision === slice.revision)
    connection.ends.noteRead(stream, slice.events)
  return requireWhole(stream, slice, options, 'truncated')
}

/** Of these streams, those that do not show all that the log holds of them. */
export async function incompleteStreams(
  connection: Connection,
  streams: readonly StreamId[],
): Promise<readonly IncompleteStream[]> {
  const found: IncompleteStream[] = []
  for (let begin = 0; begin < streams.length; begin += STREAMS_AT_ONCE) {
    const compared = await Promise.all(
      streams.slice(begin, begin + STREAMS_AT_ONCE).map((stream) => incompletenessOf(connection, stream)),
    )
    found.push(...compared.filter((one) => one !== undefined))
  }
  return found
}

/** A stream hides its first events or none. */
async function incompletenessOf(connection: Connection, stream: StreamId): Promise<IncompleteStream | undefined> {
  const options = { limit: EVENTS_COMPARED }
  try {
    requireWhole(stream, await readForwards(connection, stream, options), options, 'truncated')
    return undefined
  } catch (error) {
    if (error instanceof IncompleteStream) return error
    throw error
  }
}

/**
 * The last events of a stream, last one first, and the revision of the last one: -1 when there is no stream. There are
 * at least as many as a search for a repetition needs.
 */
export async function readStreamEnd(connection: Connection, stream: StreamId, limit = Infinity): Promise<StreamSlice> {
  const end = await tail(connection, stream, limit === Infinity ? undefined : Math.max(limit, REPETITION_WINDOW))
  connection.ends.noteRead(stream, end.events.toReversed())
  return end
}

async function readForwards(
  connection: Connection,
  stream: StreamId,
  { from = 0, limit }: ReadOptions,
): Promise<StreamSlice> {
  const read = () =>
    streamEvents(connection, stream, { direction: 'forwards', fromRevision: BigInt(from), maxCount: limit })
  const first = await read()
  if (first === undefined) return absent(connection, stream)
  const last = first.at(-1)
  if (last) return slice(first, first.length === limit ? (await tail(connection, stream, 1)).revision : last.revision)
  const { revision } = await tail(connection, stream, 1)
  // Somebody may have appended between the two.
  return slice(revision < from ? [] : ((await read()) ?? []), revision)
}

/** Reads backwards. If no events are wanted, it only finds where the stream ends. */
async function readFromKnownEnd(
  connection: Connection,
  stream: StreamId,
  { from, limit }: ReadOptions,
): Promise<StreamSlice> {
  const { revision } = await tail(connection, stream, 1)
  if (revision < 0 || limit === 0) return slice([], revision)
  const events = await streamEvents(connection, stream, {
    direction: 'backwards',
    fromRevision: BigInt(Math.min(from ?? revision, revision)),
    maxCount: limit,
  })
  return slice(events ?? [], revision)
}

function slice(events: readonly StoredEvent[], revision: number): StreamSlice {
  return { exists: revision >= 0, revision, events }
}

/**
 * The last events of a stream, last one first.
 * @throws IncompleteStream when there are events and none is shown
 */
async function tail(connection: Connection, stream: StreamId, maxCount: number | undefined): Promise<StreamSlice> {
  const events = await streamEvents(connection, stream, { direction: 'backwards', fromRevision: END, maxCount })
  if (events === undefined) return absent(connection, stream)
  const [last] = events
  if (!last) throw new IncompleteStream(stream, 'truncated', 0)
  return slice(events, last.revision)
}

/**
 * The answer for a stream that the server does not find. A deleted stream is not found either; it goes on behind its
 * hidden events.
 * @throws IncompleteStream when it was deleted
 */
async function absent(connection: Connection, stream: StreamId): Promise<StreamSlice> {
  const [metadata] =
    (await namedEvents(connection, connection.names.settingsOf(stream), {
      direction: 'backwards',
      fromRevision: END,
      maxCount: 1,
    })) ?? []
  if ((metadata?.data as JsonObject | undefined)?.['$tb'] !== undefined)
    throw new IncompleteStream(stream, 'deleted', 0)
  return slice([], -1)
}

interface PageOfStream {
  readonly direction: 'forwards' | 'backwards'
  readonly fromRevision: ReadRevision
  readonly maxCount: number | undefined
}

/**
 * Events of a stream, undefined when there is no stream. They are read from the leader, so events that were just
 * appended are there.
 * @throws IncompleteStream when it was tombstoned
 */
export async function streamEvents(
  connection: Connection,
  stream: StreamId,
  page: PageOfStream,
): Promise<StoredEvent[] | undefined> {
  const { names } = connection
  try {
    return (await namedEvents(connection, names.onServer(stream), page))?.map((event) => storedEvent(event, names))
  } catch (error) {
    if (isOfType(error, ErrorType.STREAM_DELETED)) throw new IncompleteStream(stream, 'tombstoned', 0)
    throw error
  }
}

/**
 * @param name as the server has it
 * @throws the client's error for a stream that was tombstoned, StoreUnavailable, AccessDenied
 */
async function namedEvents(
  { client }: Connection,
  name: string,
  { direction, fromRevision, maxCount }: PageOfStream,
): Promise<RecordedEvent[] | undefined> {
  const options: ReadStreamOptions = {
    fromRevision,
    direction: direction === 'forwards' ? FORWARDS : BACKWARDS,
    requiresLeader: true,
  }
  if (maxCount !== undefined) options.maxCount = maxCount
  try {
    const resolved = await collect(client.readStream(name, options))
    return resolved.flatMap(({ event }) => event ?? [])
  } catch (error) {
    if (isOfType(error, ErrorType.STREAM_NOT_FOUND)) return undefined
    throw isOfType(error, ErrorType.STREAM_DELETED) ? error : portError(error, { sent: false })
  }
}

/**
 * A page of the log, as the port's `readAll` says. It is one page of the server. So it may hold fewer events than the
 * caller asked for, and more may follow.
 */
export async function readLog(
  connection: Connection,
  { after = BEGINNING, limit, types }: { after?: Position | undefined; limit: number; types?: readonly string[] },
): Promise<LogPage> {
  const maxCount = Math.max(LOG_PAGE_SIZE, limit) + 1
  // A read begins with the event at the position itself, so that event is left out.
  const page = await logEvents(connection, { fromPosition: serverPosition(after), direction: FORWARDS, maxCount })
  const matching = page
    .flatMap(({ event }) =>
      event && isOurs(event) && isWanted(event.type, types) ? [storedEvent(event, connection.names)] : [],
    )
    .filter((event) => event.position > after)
  const events = matching.slice(0, limit)
  const end = lastPosition(page) ?? after
  const cutOff = matching.length > limit
  const scannedTo = cutOff ? (events.at(-1)?.position ?? after) : end > after ? end : after
  return { events, scannedTo, atEnd: !cutOff && page.length < maxCount, isStored: true }
}

/** Our last event, not one of the server's own; undefined when there is none. */
export async function readLast(connection: Connection): Promise<StoredEvent | undefined> {
  let fromPosition: ReadPosition = END
  for (let maxCount = FIRST_LOOK; ; maxCount = LOG_PAGE_SIZE) {
    const page = await logEvents(connection, { fromPosition, direction: BACKWARDS, maxCount })
    const found = page.find(({ event }) => event && isOurs(event))?.event
    if (found) return storedEvent(found, connection.names)
    const earliest = lastPosition(page)
    if (page.length < maxCount || earliest === undefined || earliest === BEGINNING) return undefined
    fromPosition = serverPosition(earliest)
  }
}

/**
 * Position of the last event of all, ours or the server's own: a reader may have been told that it came so far.
 * Undefined where there is none.
 */
export async function readEnd({ client }: Pick<Connection, 'client'>): Promise<Position | undefined> {
  return lastPosition(await answeredEvents(client.readAll({ fromPosition: END, direction: BACKWARDS, maxCount: 1 })))
}

function logEvents({ client, names }: Connection, page: PageOfAll): Promise<AllStreamResolvedEvent[]> {
  return answeredEvents(readAllOf(client, names.prefix, page))
}

async function answeredEvents(reading: StreamingRead<AllStreamResolvedEvent>): Promise<AllStreamResolvedEvent[]> {
  try {
    return await collect(reading)
  } catch (error) {
    throw portError(error, { sent: false })
  }
}

function lastPosition(page: readonly AllStreamResolvedEvent[]): Position | undefined {
  const position = page.at(-1)?.event?.position
  return position && positionFromServer(position)
}

/** The server keeps events of its own (statistics, stream settings, links) in the same log; their types begin with a dollar sign. */
export function isOurs(event: { readonly type: string; readonly isJson: boolean }): boolean {
  return !event.type.startsWith('$') && event.isJson
}

/** Whether a reader of these types wants it. When no types are named, every event is wanted. */
export function isWanted(type: string, types: readonly string[] | undefined): boolean {
  return types === undefined || types.includes(type)
}

/** @throws TypeError for a server before version 22.6, which gives no position with a stream's events */
export function storedEvent(event: RecordedEvent, names: StreamNames): StoredEvent {
  if (!event.position) throw new TypeError('EventStoreDB 22.6 or later is needed.')
  const { id, metadata } = idAndMetadata(event)
  return {
    id,
    type: event.type,
    data: event.data as JsonObject,
    ...recordedHere(metadata, event.created),
    stream: names.ofServer(event.streamId),
    revision: Number(event.revision),
    position: positionFromServer(event.position),
  }
}

/** Everything that a read gives. The client itself sets no time limit for a read. */
async function collect<Event>(reading: StreamingRead<Event>): Promise<Event[]> {
  const events: Event[] = []
  const timer = setTimeout(() => reading.destroy(new AnswerTimeout('The read has gone silent.')), SILENCE_TIMEOUT_MS)
  try {
    for await (const event of reading) {
      timer.refresh()
      events.push(event as Event)
    }
    return events
  } catch (error) {
    void reading.cancel().catch(() => {})
    throw error
  } finally {
    clearTimeout(timer)
  }
}
