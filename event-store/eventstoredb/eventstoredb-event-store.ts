/** The event store on EventStoreDB (or KurrentDB), one node or a cluster: for those who outgrow one machine. */
import { StoreUnavailable, type EventStore } from '../port.ts'
import { appendToStream } from './appending.ts'
import { createClient } from './client.ts'
import { readHead, readLog, readStream } from './reading.ts'
import { subscribeToLog } from './subscribing.ts'

/**
 * Opens the event store. It connects at its first use, and again whenever it has to. Needs EventStoreDB 23.10 or later.
 * @param connectionString for example `esdb://user:password@node1:2113,node2:2113?tlsCAFile=…`, or `esdb://localhost:2113?tls=false`
 */
export function createEventStoreDbEventStore({ connectionString }: { readonly connectionString: string }): EventStore {
  const client = createClient(connectionString)
  const closing = new AbortController()
  const underWay = new Set<Promise<unknown>>()

  /** Keeps account of what is under way, so that closing does not cut it off. */
  async function whileOpen<Result>(act: () => Promise<Result>): Promise<Result> {
    if (closing.signal.aborted) throw new StoreUnavailable('The event store has been closed.', { outcomeUnknown: false })
    const result = act()
    underWay.add(result)
    return result.finally(() => underWay.delete(result))
  }

  return {
    read: (stream, options) => whileOpen(() => readStream(client, stream, options)),
    append: (stream, events, { expected }) => whileOpen(() => appendToStream(client, stream, events, expected)),
    readAll: (options) => whileOpen(() => readLog(client, options)),
    // Nothing is remembered here.
    readOn: (options) => whileOpen(() => readLog(client, options)),
    subscribe: ({ signal, ...options }) => subscribeToLog(client, options, AbortSignal.any([signal, closing.signal])),
    head: () => whileOpen(() => readHead(client)),
    async close() {
      closing.abort()
      await Promise.allSettled(underWay)
      await client.dispose()
    },
  }
}
