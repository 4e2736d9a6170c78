/** The connection to the server. Every type of the client package stays inside this folder, so that another client can take its place. */
import { EventStoreDBClient } from '@eventstore/db-client'
import { connectivityState, type Channel } from '@grpc/grpc-js'
import { portError } from './server-errors.ts'

/**
 * @param connectionString of one node or a cluster, for example `esdb://localhost:2113?tls=false`
 */
export function createClient(connectionString: string): EventStoreDBClient {
  const client = EventStoreDBClient.connectionString(connectionString)
  // Batched appends are not safe with this client. Version 6.2.1 keeps the answers that they wait for in one list for all clients of the process.
  // When any connection breaks, it gives up the appends of all of them, and ends the process at the next answer or full write buffer. Single appends
  // have none of this, and a deadline. The client's successor, @kurrent/kurrentdb-client, has a list for each stream since June 2026 (its change 523);
  // with it they can be tried again.
  // The same question, what the server can do, is asked once: when no node of a cluster answers it, the client keeps that failure, and never appends.
  Object.defineProperty(client, 'supports', { value: () => Promise.resolve(false) })
  return client
}

/** What the client keeps to itself, and a loss of its connection cannot be heard without: a call that comes after it is silently carried out through a new one. */
interface Inside {
  getChannel(): Promise<Channel>
}

/**
 * Sees to it that the next loss of the client's connection is heard.
 * @returns what is to be called before the server is asked for something that a loss would make doubtful
 */
export function createConnectionWatch(client: EventStoreDBClient, onLost: () => void): () => Promise<void> {
  let watched: Channel | undefined
  return async () => {
    try {
      const channel = await (client as unknown as Inside).getChannel()
      if (channel === watched) return
      channel.watchConnectivityState(connectivityState.READY, Infinity, () => {
        if (watched === channel) watched = undefined
        onLost()
      })
      watched = channel
    } catch (error) {
      throw portError(error, { sent: false })
    }
  }
}
