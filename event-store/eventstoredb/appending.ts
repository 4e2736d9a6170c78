/** Appending to a stream. The server checks the expected revision; repetitions are found here, by event id, as in the Postgres adapter. */
import { ErrorType, NO_STREAM, jsonEvent, type EventStoreDBClient, type MaxAppendSizeExceededError } from '@eventstore/db-client'
import { eventsAsJson } from '../event-json.ts'
import { EventTooLarge, StoreUnavailable, WrongExpectedRevision, type AppendResult, type EventToAppend, type Expected, type StreamId, type StreamSlice } from '../port.ts'
import { AnswerTimeout, withinTime } from '../waiting.ts'
import { positionFromServer } from './position.ts'
import { streamEvents, tail } from './reading.ts'
import { isOfType, portError } from './server-errors.ts'

/** Deadline of one call, kept by the client; and ours, in case the client waits for a connection that takes no more bytes. */
const CALL_DEADLINE_MS = 8_000
const ANSWER_TIMEOUT_MS = 10_000
/** A repetition is looked for among so many last events of the stream, and right after the expected revision. */
const REPETITION_WINDOW = 64
/** Appends to one stream that expect any revision meet each other; one of them gets on with each try. */
const MAX_TRIES = 100
/** After a call without an answer, look once whether the events are there, and send them once more if not. */
const MAX_TIMEOUTS = 1

/**
 * Appends as the port's `append` says. Each try reads the end of the stream, judges by it, and appends behind exactly what it saw: the server then
 * refuses when someone was faster, and recognises the same event ids at the same place.
 */
export async function appendToStream(client: EventStoreDBClient, stream: StreamId, events: readonly EventToAppend[], expected: Expected): Promise<AppendResult> {
  const { bytes } = eventsAsJson(events)
  let outcomeUnknown = false
  let timeouts = 0
  for (let tries = 1; tries <= MAX_TRIES; tries++) {
    try {
      const end = await tail(client, stream, REPETITION_WINDOW)
      const repeated = await repetition(client, stream, events, expected, end)
      if (repeated) return repeated
      if (!meets(expected, end.revision)) throw new WrongExpectedRevision(stream, expected, end.revision)
      outcomeUnknown = true
      const result = await send(client, stream, events, end.revision)
      if (result) return result
      outcomeUnknown = false
    } catch (error) {
      if (isOfType(error, ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED)) throw tooLarge(error as MaxAppendSizeExceededError, events, bytes)
      if (isTimeout(error) && timeouts++ < MAX_TIMEOUTS) continue
      // The client has learnt which node leads, and goes to it from now on.
      if (isOfType(error, ErrorType.NOT_LEADER) && tries < MAX_TRIES) continue
      throw withOutcome(portError(error, { sent: outcomeUnknown }), outcomeUnknown)
    }
  }
  throw new StoreUnavailable(`Too many are appending to ${stream} at once.`, { outcomeUnknown: false })
}

/** One call of the server; undefined when the stream's last revision is no longer this one. */
async function send(client: EventStoreDBClient, stream: StreamId, events: readonly EventToAppend[], lastRevision: number): Promise<AppendResult | undefined> {
  const json = events.map(({ id, type, data, metadata }) => jsonEvent({ id, type, data, metadata }))
  const expectedRevision = lastRevision === -1 ? NO_STREAM : BigInt(lastRevision)
  const call = client.appendToStream(stream, json, { expectedRevision, deadline: CALL_DEADLINE_MS })
  const result = await withinTime(call, ANSWER_TIMEOUT_MS).catch((error: unknown) => {
    if (isOfType(error, ErrorType.WRONG_EXPECTED_VERSION)) return undefined
    throw error
  })
  if (!result?.success) return undefined
  const revision = Number(result.nextExpectedRevision)
  // Of several events the answer does not say whose position it gives.
  if (result.position && events.length === 1) return { revision, position: positionFromServer(result.position), repeated: false }
  const [last] = await streamEvents(client, stream, { direction: 'backwards', fromRevision: BigInt(revision), maxCount: 1 })
  if (!last) throw new StoreUnavailable(`Stream ${stream} does not show what has just been appended.`, { outcomeUnknown: true })
  return { revision, position: last.position, repeated: false }
}

/**
 * The first result of these events, when all of them have been appended before.
 * @throws WrongExpectedRevision when some of them have been, without the others
 */
async function repetition(
  client: EventStoreDBClient,
  stream: StreamId,
  events: readonly EventToAppend[],
  expected: Expected,
  end: StreamSlice,
): Promise<AppendResult | undefined> {
  const earliestSeen = end.events.at(-1)?.revision ?? 0
  const next = expected.kind === 'revision' ? expected.revision + 1 : expected.kind === 'no-stream' ? 0 : earliestSeen
  const behindExpected =
    next < earliestSeen ? await streamEvents(client, stream, { direction: 'forwards', fromRevision: BigInt(next), maxCount: events.length }) : []
  const seen = new Map([...end.events, ...behindExpected].map((event) => [event.id, event]))
  const known = events.flatMap((event) => seen.get(event.id) ?? [])
  if (known.length === 0) return undefined
  const last = known.at(-1)
  if (!last || known.length < events.length) throw new WrongExpectedRevision(stream, expected, end.revision)
  return { revision: last.revision, position: last.position, repeated: true }
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
