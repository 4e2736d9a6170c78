/** The event log on an event store and a codec: gives events their ids and their place in the hash chain. */
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { LRUCache } from 'lru-cache'
import { parse as uuidBytes, v5 as uuidV5 } from 'uuid'
import type { EventLog, Recorded } from '../event-log.ts'
import {
  WrongExpectedRevision,
  type AppendResult,
  type EventStore,
  type Expected,
  type StoredEvent,
  type StreamId,
} from '../port.ts'
import type { Codec } from './codec.ts'
import { chainEvents, NO_STREAM, tailOf, type SealHash, type StreamTail, type UnchainedEvent } from './hash-chain.ts'

/** The namespace of event ids (RFC 9562); never changes, or a repeated command would no longer be recognised. */
const EVENT_ID_NAMESPACE = uuidBytes('5b9bb7ae-5e0c-4d53-9c0e-2c6a3f1f7a10')

/** How often an append that takes the stream as it is (`any`, `exists`) gives way to another one. Somebody gets on each time. */
const MAX_CONFLICTS = 50

/** A command came under an id that another command, with another outcome, already has. */
export class CommandIdReused extends Error {
  override readonly name = 'CommandIdReused'
  constructor(commandId: string, stream: StreamId) {
    super(`Command ${commandId} has led to other events on ${stream} before.`)
  }
}

/** The id of the event with this index among those that a command leads to on a stream. */
export function eventIdOf(commandId: string, stream: StreamId, index: number): string {
  return uuidV5(Buffer.from(`${commandId}/${stream}/${index}`), EVENT_ID_NAMESPACE)
}

/** @param options.seal seals every event that is appended; none are sealed without it */
export function createEventLog({ store, codec, seal }: { store: EventStore; codec: Codec; seal?: SealHash }): EventLog {
  /** The ends of streams that were loaded or written lately, so that a command that just loaded its stream need not read again. */
  const recentTails = new LRUCache<StreamId, StreamTail>({ max: 2_000 })

  async function load<Event extends DomainEvent>(stream: StreamId) {
    const slice = await store.read(stream)
    const tail = tailOf(slice.events.at(-1))
    if (slice.exists) recentTails.set(stream, tail)
    // Which events a stream holds is the caller's knowledge (event-log.ts).
    return {
      events: (await codec.decodeAll(slice.events)) as readonly Recorded<Event>[],
      revision: slice.revision,
      hash: tail.hash,
    }
  }

  async function append(
    stream: StreamId,
    events: readonly DomainEvent[],
    { expected, context }: { expected: Expected; context: CommandContext },
  ): Promise<AppendResult> {
    const identified = events.map((event, index) => ({ id: eventIdOf(context.commandId, stream, index), ...event }))
    const unchained = await codec.encodeAll(identified, context)
    for (let conflicts = 0; ; conflicts++) {
      try {
        return await appendTo(stream, await tailFor(stream, expected), unchained, context)
      } catch (error) {
        const mayGiveWay = expected.kind === 'any' || expected.kind === 'exists'
        if (
          !(error instanceof WrongExpectedRevision) ||
          !mayGiveWay ||
          conflicts === MAX_CONFLICTS ||
          isMissing(error, expected)
        )
          throw error
        // Another process has appended to it.
        recentTails.delete(stream)
      }
    }
  }

  async function appendTo(
    stream: StreamId,
    tail: StreamTail,
    unchained: readonly UnchainedEvent[],
    context: CommandContext,
  ): Promise<AppendResult> {
    const chained = chainEvents(stream, tail, unchained, seal)
    const expected: Expected =
      tail.revision === -1 ? { kind: 'no-stream' } : { kind: 'revision', revision: tail.revision }
    const result = await store.append(stream, chained.events, { expected })
    if (result.repeated) await checkSameEvents(stream, result, unchained, context)
    else recentTails.set(stream, chained.tail)
    return result
  }

  /** The event that the new ones will follow: the one the caller expects to be last, or the one that is. */
  async function tailFor(stream: StreamId, expected: Expected): Promise<StreamTail> {
    // Revision -1 is what loading a stream that does not exist gives.
    if (expected.kind === 'no-stream' || (expected.kind === 'revision' && expected.revision === -1)) return NO_STREAM
    const recent = recentTails.get(stream)
    if (recent && (expected.kind !== 'revision' || recent.revision === expected.revision)) return recent
    const from = expected.kind === 'revision' ? { from: expected.revision } : {}
    const slice = await store.read(stream, { ...from, limit: 1, direction: 'backwards' })
    const tail = slice.exists ? tailOf(slice.events[0]) : NO_STREAM
    const asExpected =
      expected.kind === 'revision' ? tail.revision === expected.revision : expected.kind === 'any' || slice.exists
    if (!asExpected) throw new WrongExpectedRevision(stream, expected, slice.revision)
    return tail
  }

  /** The same command again leads to the same types of events and says the same; ids alone would let a second, different append of one command vanish. */
  async function checkSameEvents(
    stream: StreamId,
    result: AppendResult,
    events: readonly UnchainedEvent[],
    context: CommandContext,
  ): Promise<void> {
    const first = result.revision - events.length + 1
    const { events: stored } = await store.read(stream, { from: first, limit: events.length })
    if (events.some((event, index) => !isSame(event, stored[index])))
      throw new CommandIdReused(context.commandId, stream)
  }

  return {
    load,
    append,
    async readAll(options) {
      const page = await store.readAll(options)
      return { ...page, events: await codec.decodeAll(page.events) }
    },
    async *subscribe(options) {
      for await (const message of store.subscribe(options)) {
        if (message.kind === 'caught-up') yield message
        else yield { ...message, events: await codec.decodeAll(message.events) }
      }
    },
    incompleteStreams: (streams) => store.incompleteStreams(streams),
    head: () => store.head(),
    end: () => store.end(),
    close: () => store.close(),
  }
}

/** Whether they are of one type, and their requests said the same, as far as that is known of both. */
function isSame({ type, metadata }: UnchainedEvent, before: StoredEvent | undefined): boolean {
  const [said, saidBefore] = [metadata['requestHash'], before?.metadata['requestHash']]
  return type === before?.type && (said === undefined || saidBefore === undefined || said === saidBefore)
}

/** `exists` on a stream that does not: trying again will not make it exist. */
function isMissing(error: WrongExpectedRevision, expected: Expected): boolean {
  return expected.kind === 'exists' && error.actual === -1
}
