/** Reading streams and the whole log, page by page. */
import {
  BACKWARDS,
  END,
  ErrorType,
  FORWARDS,
  type AllStreamResolvedEvent,
  type EventStoreDBClient,
  type ReadRevision,
  type ReadStreamOptions,
  type RecordedEvent,
  type StreamingRead,
} from '@eventstore/db-client'
import type { JsonObject, LogPage, Position, StoredEvent, StreamId, StreamSlice } from '../port.ts'
import { AnswerTimeout } from '../waiting.ts'
import { BEGINNING, positionFromServer, serverPosition } from './position.ts'
import { isOfType, portError } from './server-errors.ts'

/** Reading gives up when nothing has come for this long. */
const SILENCE_TIMEOUT_MS = 15_000
/** Events of the log read in one call, of whatever type: the client cannot filter them. */
const LOG_PAGE_SIZE = 500

/** Part of one stream, as the port's `read` says. */
export async function readStream(
  client: EventStoreDBClient,
  stream: StreamId,
  { from, limit, direction = 'forwards' }: { from?: number; limit?: number; direction?: 'forwards' | 'backwards' } = {},
): Promise<StreamSlice> {
  const lastRevision = async () => (await tail(client, stream, 1)).revision
  const read = (fromRevision: number) => streamEvents(client, stream, { direction, fromRevision: BigInt(fromRevision), maxCount: limit })
  if (limit === 0) return slice([], await lastRevision())
  if (direction === 'backwards') {
    if (from === undefined) return tail(client, stream, limit)
    const last = await lastRevision()
    return slice(last === -1 ? [] : await read(Math.min(from, last)), last)
  }
  const events = await read(from ?? 0)
  const reachedEnd = limit === undefined || events.length < limit
  const lastRead = events.at(-1)?.revision ?? (from === undefined ? -1 : undefined)
  return slice(events, reachedEnd && lastRead !== undefined ? lastRead : await lastRevision())
}

function slice(events: readonly StoredEvent[], revision: number): StreamSlice {
  return { exists: revision >= 0, revision, events }
}

/** The last events of a stream, last one first, and the revision of the last one: -1 when there is no stream. */
export async function tail(client: EventStoreDBClient, stream: StreamId, maxCount: number | undefined): Promise<StreamSlice> {
  const events = await streamEvents(client, stream, { direction: 'backwards', fromRevision: END, maxCount })
  return slice(events, events[0]?.revision ?? -1)
}

/** Events of a stream, none when there is no stream. Read from the leader: what has just been appended is there. */
export async function streamEvents(
  client: EventStoreDBClient,
  stream: StreamId,
  { direction, fromRevision, maxCount }: { direction: 'forwards' | 'backwards'; fromRevision: ReadRevision; maxCount: number | undefined },
): Promise<StoredEvent[]> {
  const options: ReadStreamOptions = { fromRevision, direction: direction === 'forwards' ? FORWARDS : BACKWARDS, requiresLeader: true }
  if (maxCount !== undefined) options.maxCount = maxCount
  try {
    const resolved = await collect(client.readStream(stream, options))
    return resolved.flatMap(({ event }) => (event ? [storedEvent(event)] : []))
  } catch (error) {
    if (isOfType(error, ErrorType.STREAM_NOT_FOUND)) return []
    throw portError(error, { sent: false })
  }
}

/** A page of the log, as the port's `readAll` says: one page of the server, so there may be fewer events than asked for, and more to come. */
export async function readLog(
  client: EventStoreDBClient,
  { after = BEGINNING, limit, types }: { after?: Position | undefined; limit: number; types?: readonly string[] },
): Promise<LogPage> {
  const maxCount = Math.max(LOG_PAGE_SIZE, limit) + 1
  // A read begins with the event at the position, so that one is left out.
  const page = await logEvents(client, { fromPosition: serverPosition(after), direction: FORWARDS, maxCount })
  const matching = page.flatMap(({ event }) => (event && isOurs(event) && isWanted(event.type, types) ? [storedEvent(event)] : [])).filter((event) => event.position > after)
  const events = matching.slice(0, limit)
  const end = lastPosition(page) ?? after
  const cutOff = matching.length > limit
  const scannedTo = cutOff ? (events.at(-1)?.position ?? after) : end > after ? end : after
  return { events, scannedTo, atEnd: !cutOff && page.length < maxCount, isStored: true }
}

/** Position of the last event that is not the server's own; undefined when there is none. */
export async function readHead(client: EventStoreDBClient): Promise<Position | undefined> {
  for (let fromPosition: ReturnType<typeof serverPosition> | typeof END = END; ; ) {
    const page = await logEvents(client, { fromPosition, direction: BACKWARDS, maxCount: LOG_PAGE_SIZE })
    const found = page.find(({ event }) => event && isOurs(event))?.event
    if (found) return positionFromServer(found.position)
    const earliest = lastPosition(page)
    if (page.length < LOG_PAGE_SIZE || earliest === undefined || earliest === BEGINNING) return undefined
    fromPosition = serverPosition(earliest)
  }
}

async function logEvents(client: EventStoreDBClient, options: Parameters<EventStoreDBClient['readAll']>[0]): Promise<AllStreamResolvedEvent[]> {
  try {
    return await collect(client.readAll(options))
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

/** Whether a reader of these types wants it; all are wanted when none are named. */
export function isWanted(type: string, types: readonly string[] | undefined): boolean {
  return types === undefined || types.includes(type)
}

/** @throws TypeError for a server before version 22.6, which gives no position with a stream's events */
export function storedEvent(event: RecordedEvent): StoredEvent {
  if (!event.position) throw new TypeError('EventStoreDB 22.6 or later is needed.')
  return {
    id: event.id,
    type: event.type,
    data: event.data as JsonObject,
    metadata: (event.metadata ?? {}) as JsonObject,
    stream: event.streamId as StreamId,
    revision: Number(event.revision),
    position: positionFromServer(event.position),
    recordedAt: event.created,
  }
}

/** All that a read gives. The client has no time limit for it. */
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
