/** The connection to the server. Every type of the client package stays inside this folder, so that another client can take its place. */
import { EventStoreDBClient } from '@eventstore/db-client'

/**
 * @param connectionString of one node or a cluster, for example `esdb://localhost:2113?tls=false`
 */
export function createClient(connectionString: string): EventStoreDBClient {
  const client = EventStoreDBClient.connectionString(connectionString)
  // Version 6.2.1 keeps the answers that batched appends wait for in one list for all clients of the process. When any connection breaks, it gives
  // up the appends of all of them, and ends the process at the next answer or full write buffer. Single appends have none of this, and a deadline.
  Object.defineProperty(client, 'supports', { value: () => Promise.resolve(false) })
  return client
}
