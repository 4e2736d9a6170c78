/** The event store on EventStoreDB (or KurrentDB), one node or a cluster: for those who outgrow one machine. */
import { createKnownEnd, type LookAtEnd } from '../identity/known-end.ts'
import { StoreUnavailable, type EventStore } from '../port.ts'
import { holdsEvent } from '../stored-event-at.ts'
import { appendToStream } from './appending.ts'
import { createClient, createConnectionWatch } from './client.ts'
import { incompleteStreams, readEnd, readLast, readLog, readStream } from './reading.ts'
import { createRecentEnds } from './recent-ends.ts'
import { createStreamNames } from './stream-names.ts'
import { subscribeToLog } from './subscribing.ts'

export interface EventStoreDbOptions {
  /** For example `esdb://user:password@node1:2113,node2:2113?tlsCAFile=…`, or `esdb://localhost:2113?tls=false`. */
  readonly connectionString: string
  /** What the names of our streams begin with there, where other programs share the server. */
  readonly streamPrefix?: string
}

/** Opens the event store. It connects at its first use, and again whenever it has to. Needs EventStoreDB 23.10 or later. */
export function createEventStoreDbEventStore({ connectionString, streamPrefix = '' }: EventStoreDbOptions): EventStore {
  const client = createClient(connectionString)
  const connection = { client, names: createStreamNames(streamPrefix), ends: createRecentEnds() }
  const closing = new AbortController()
  const underWay = new Set<Promise<unknown>>()
  const knownEnd = createKnownEnd()
  const watchConnection = createConnectionWatch(client, knownEnd.doubt)
  const look: LookAtEnd = {
    async last() {
      await watchConnection()
      return readLast(connection)
    },
    async holds(event) {
      await watchConnection()
      return holdsEvent({ read: (stream, options) => readStream(connection, stream, options) }, event)
    },
  }

  /** Keeps account of what is under way, so that closing does not cut it off. */
  async function whileOpen<Result>(act: () => Promise<Result>): Promise<Result> {
    if (closing.signal.aborted)
      throw new StoreUnavailable('The event store has been closed.', { outcomeUnknown: false })
    const result = act()
    underWay.add(result)
    result.catch((error: unknown) => {
      if (error instanceof StoreUnavailable) knownEnd.doubt()
    })
    return result.finally(() => underWay.delete(result))
  }

  return {
    read: (stream, options) => whileOpen(() => readStream(connection, stream, options)),
    append: (stream, events, { expected }) =>
      whileOpen(async () => {
        await knownEnd.require(look)
        return knownEnd.note(appendToStream(connection, stream, events, expected), {
          stream,
          id: events.at(-1)?.id ?? '',
        })
      }),
    requireKnownEnd: () => whileOpen(() => knownEnd.require(look)),
    readAll: (options) => whileOpen(() => readLog(connection, options)),
    incompleteStreams: (streams) => whileOpen(() => incompleteStreams(connection, streams)),
    // Nothing is remembered here.
    readOn: (options) => whileOpen(() => readLog(connection, options)),
    subscribe: ({ signal, ...options }) =>
      subscribeToLog(connection, options, AbortSignal.any([signal, closing.signal])),
    end: () => whileOpen(() => readEnd(connection)),
    async head() {
      const last = await whileOpen(() => readLast(connection))
      if (last) knownEnd.see(last)
      return last?.position
    },
    async close() {
      closing.abort()
      await Promise.allSettled(underWay)
      await client.dispose()
    },
  }
}
