/** Appending to a stream. The server checks the expected revision; repetitions are found here, by event id, as in the Postgres adapter. */
import { setTimeout as delay } from 'node:timers/promises'
import {
  ErrorType,
  NO_STREAM,
  type JSONEventData,
  type MaxAppendSizeExceededError,
  type WrongExpectedVersionError,
} from '@eventstore/db-client'
import { eventsAsJson } from '../event-json.ts'
import {
  EventTooLarge,
  IncompleteStream,
  StoreUnavailable,
  WrongExpectedRevision,
  type AppendResult,
  type EventToAppend,
  type Expected,
  type StreamId,
} from '../port.ts'
import { AnswerTimeout, withinTime } from '../waiting.ts'
import { underAttemptIds } from './attempt-ids.ts'
import type { Connection } from './connection.ts'
import { positionFromServer } from './position.ts'
import { readStreamEnd, streamEvents } from './reading.ts'
import { REPETITION_WINDOW, type PlacedEvent, type StreamEnd } from './recent-ends.ts'
import { isOfType, portError } from './server-errors.ts'

/** Deadline of one call, kept by the client; and ours, in case the client waits for a connection that takes no more bytes. */
const CALL_DEADLINE_MS = 8_000
const ANSWER_TIMEOUT_MS = 10_000
/** Appends to one stream that expect any revision meet each other; one of them gets on with each try. */
const MAX_TRIES = 100
/** After a call without an answer, look once whether the events are there, and send them once more if not. */
const MAX_TIMEOUTS = 1
/** The server waits two seconds itself before it says that an append is not committed yet. */
const MAX_COMMIT_TIMEOUTS = 4
/** How long an event that stood in the way of ours may take until it can be read. */
const VISIBLE_WITHIN_MS = 5_000
const FIRST_PAUSE_MS = 5
const LAST_PAUSE_MS = 200

/** Where a stream ends that does not exist. */
const NOTHING: StreamEnd = { revision: -1, events: [] }

interface Append {
  readonly stream: StreamId
  readonly events: readonly EventToAppend[]
  readonly expected: Expected
  /** The events as they are sent, each time the same. */
  readonly sent: readonly JSONEventData[]
}

/**
 * Appends as the port's `append` says: behind exactly the end that the caller expects, or that was seen last, so that the server refuses when
 * somebody was faster. Only then, or when an answer is lost, the end is read, and a repetition looked for among it.
 */
export async function appendToStream(
  connection: Connection,
  stream: StreamId,
  events: readonly EventToAppend[],
  expected: Expected,
): Promise<AppendResult> {
  const { bytes } = eventsAsJson(events)
  const append: Append = { stream, events, expected, sent: underAttemptIds(events) }
  let outcomeUnknown = false
  let timeouts = 0
  let commitTimeouts = 0
  /** The stream was seen to reach this revision; undefined while nobody has told of another one than was expected. */
  let reached: number | undefined
  for (let tries = 1; tries <= MAX_TRIES; tries++) {
    let isSent = false
    try {
      const end =
        reached === undefined ? await likelyEnd(connection, append) : await endFrom(connection, stream, reached)
      const repeated = await repetition(connection, append, end)
      if (repeated) return repeated
      if (!meets(expected, end.revision)) throw new WrongExpectedRevision(stream, expected, end.revision)
      isSent = true
      return await send(connection, append, end)
    } catch (error) {
      connection.ends.forget(stream)
      const refusedAt = isSent ? refusedBecauseOf(error) : undefined
      reached = refusedAt ?? reached ?? -1
      if (refusedAt !== undefined) continue
      if (isOfType(error, ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED))
        throw tooLarge(error as MaxAppendSizeExceededError, events, bytes)
      // The client has learnt which node leads, and goes to it from now on.
      if (isOfType(error, ErrorType.NOT_LEADER)) continue
      outcomeUnknown ||= isSent
      if (isOfType(error, ErrorType.TIMEOUT) && commitTimeouts++ < MAX_COMMIT_TIMEOUTS) continue
      if (isTimeout(error) && timeouts++ < MAX_TIMEOUTS) continue
      if (isOfType(error, ErrorType.STREAM_DELETED)) throw new IncompleteStream(stream, 'tombstoned', 0)
      throw withOutcome(portError(error, { sent: isSent }), outcomeUnknown)
    }
  }
  throw new StoreUnavailable(`Too many are appending to ${stream} at once.`, { outcomeUnknown })
}

/** The end behind which to append at first: the expected one where nothing before it can be a repetition, the one that was seen last, or the one that is. */
async function likelyEnd(connection: Connection, { stream, expected }: Append): Promise<StreamEnd> {
  if (expected.kind === 'no-stream') return NOTHING
  const recent = connection.ends.get(stream)
  if (recent && (expected.kind !== 'revision' || expected.revision === recent.revision)) return recent
  return endFrom(connection, stream, -1)
}

/**
 * The stream's end as it is now. What the server has refused an append for may be written and not committed yet, so that nobody can read it.
 * @param revision that the end has reached
 */
async function endFrom(connection: Connection, stream: StreamId, revision: number): Promise<StreamEnd> {
  const began = performance.now()
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LAST_PAUSE_MS)) {
    const end = await readStreamEnd(connection, stream, REPETITION_WINDOW)
    if (end.revision >= revision) return { revision: end.revision, events: end.events.toReversed() }
    if (performance.now() - began > VISIBLE_WITHIN_MS)
      throw new StoreUnavailable(`Stream ${stream} does not show its revision ${revision}.`, { outcomeUnknown: false })
    await delay(pause)
  }
}

/** One call of the server, when nothing goes wrong and there is one event. @throws the client's errors, IncompleteStream */
async function send(connection: Connection, { stream, events, sent }: Append, end: StreamEnd): Promise<AppendResult> {
  const expectedRevision = end.revision === -1 ? NO_STREAM : BigInt(end.revision)
  const { client, ends, names } = connection
  const call = client.appendToStream(names.onServer(stream), [...sent], {
    expectedRevision,
    deadline: CALL_DEADLINE_MS,
  })
  const answer = await withinTime(call, ANSWER_TIMEOUT_MS)
  const revision = Number(answer.nextExpectedRevision)
  // The server lets a stream that was deleted begin anew, behind all that it no longer shows.
  if (revision !== end.revision + events.length) throw new IncompleteStream(stream, 'deleted', 0)
  // Of several events the answer does not say whose position it gives.
  const position =
    answer.position && events.length === 1
      ? positionFromServer(answer.position)
      : (await eventAt(connection, stream, revision)).position
  const result = { revision, position, repeated: false }
  ends.noteAppend(stream, end, events, result)
  return result
}

/**
 * The first result of these events, when all of them have been appended before.
 * @throws WrongExpectedRevision when some of them have been, without the others
 */
async function repetition(
  connection: Connection,
  { stream, events, expected }: Append,
  end: StreamEnd,
): Promise<AppendResult | undefined> {
  const earliestSeen = end.events[0]?.revision ?? 0
  const next = expected.kind === 'revision' ? expected.revision + 1 : expected.kind === 'no-stream' ? 0 : earliestSeen
  const behindExpected: readonly PlacedEvent[] =
    next < earliestSeen
      ? ((await streamEvents(connection, stream, {
          direction: 'forwards',
          fromRevision: BigInt(next),
          maxCount: events.length,
        })) ?? [])
      : []
  const seen = new Map([...end.events, ...behindExpected].map((event) => [event.id, event]))
  const known = events.flatMap((event) => seen.get(event.id) ?? [])
  const last = known.at(-1)
  if (!last) return undefined
  if (known.length < events.length) throw new WrongExpectedRevision(stream, expected, end.revision)
  return {
    revision: last.revision,
    position: last.position ?? (await eventAt(connection, stream, last.revision)).position,
    repeated: true,
  }
}

/** @throws StoreUnavailable when an event that was appended is not shown */
async function eventAt(connection: Connection, stream: StreamId, revision: number) {
  const [event] =
    (await streamEvents(connection, stream, { direction: 'backwards', fromRevision: BigInt(revision), maxCount: 1 })) ??
    []
  if (event?.revision !== revision)
    throw new StoreUnavailable(`Stream ${stream} does not show what has just been appended.`, { outcomeUnknown: true })
  return event
}

function meets(expected: Expected, revision: number): boolean {
  switch (expected.kind) {
    case 'any':
      return true
    case 'exists':
      return revision >= 0
    case 'no-stream':
      return revision === -1
    case 'revision':
      return revision === expected.revision
  }
}

/** The revision that the stream has instead of the expected one, where that is why the append was refused; -1 when there is no stream. */
function refusedBecauseOf(error: unknown): number | undefined {
  if (!isOfType(error, ErrorType.WRONG_EXPECTED_VERSION)) return undefined
  const { actualVersion } = error as WrongExpectedVersionError
  return typeof actualVersion === 'bigint' ? Number(actualVersion) : -1
}

function isTimeout(error: unknown): boolean {
  return error instanceof AnswerTimeout || isOfType(error, ErrorType.DEADLINE_EXCEEDED)
}

/** An earlier try may have been carried out although this one found the server gone. */
function withOutcome(error: unknown, outcomeUnknown: boolean): unknown {
  if (!(error instanceof StoreUnavailable) || error.outcomeUnknown || !outcomeUnknown) return error
  return new StoreUnavailable(error.message, { outcomeUnknown, cause: error.cause })
}

function tooLarge(error: MaxAppendSizeExceededError, events: readonly EventToAppend[], bytes: number): EventTooLarge {
  return new EventTooLarge(events.at(-1)?.type ?? '', bytes, error.maxAppendSize)
}
