/**
 * The event store in Postgres: the port over the table and function of schema.ts.
 * Fit for one machine in production, and the default of an installation on the embedded server.
 */
import type { DatabasePool, DatabasePoolConnection } from 'slonik'
import { eventsAsJson } from '../event-json.ts'
import type { EventStore } from '../port.ts'
import { withinTime } from '../waiting.ts'
import { appendCall } from './append-function.ts'
import { createAppendQueue } from './append-queue.ts'
import { ANSWER_TIMEOUT_MS, storePool } from './connections.ts'
import { portError } from './database-errors.ts'
import { createFollowedLog } from './followed-log.ts'
import { createStoredLog } from './stored-log.ts'
import { createWakeUp } from './wake-up.ts'

export interface PostgresEventStoreOptions {
  /** Address of the database in which `installEventStoreSchema` has been run. Its user may take on the store's role. */
  readonly connectionString: string
  /** Largest number of connections for reading; there is one more for appending, and one that listens. */
  readonly readConnections?: number
}

/** Opens the event store. It connects at its first use, and again whenever it has to; it gives errors of the port only for outages and refusals. */
export function createPostgresEventStore({ connectionString, readConnections = 4 }: PostgresEventStoreOptions): EventStore {
  const readers = storePool(connectionString, readConnections)
  // One connection: one call at a time keeps the order, and the appends that wait for it go together.
  const writer = storePool(connectionString, 1)
  // Both at the first use of one: while a pool opens, slonik asks for types on a connection whose loss nobody hears, so that it ends the
  // process. That may happen while a process starts, and not at the first append, long after.
  const openBoth = () => Promise.all([readers.open(), writer.open()])
  const forReading = async () => (await openBoth())[0]
  const forAppending = async () => (await openBoth())[1]
  const wakeUp = createWakeUp(connectionString)
  const queue = createAppendQueue(async (requests) => {
    const verdicts = await run(forAppending, { writes: true }, (connection) => connection.any(appendCall(requests)))
    // The readers of this process need not wait for the notice.
    wakeUp.call()
    return verdicts
  })
  let closed = false
  const stored = createStoredLog((statement) => run(forReading, { writes: false }, statement))

  return {
    ...stored,
    ...createFollowedLog({ stored, wakeUp, isClosed: () => closed }),
    async append(stream, events, { expected }) {
      const json = eventsAsJson(events)
      return queue.append({ stream, expected, events: json.events }, json.bytes)
    },
    async close() {
      closed = true
      await queue.close()
      await wakeUp.close()
      await Promise.all([readers.close(), writer.close()])
    },
  }
}

/** Runs one statement on a connection of the pool, and gives its errors as the port's. */
async function run<Result>(open: () => Promise<DatabasePool>, { writes }: { writes: boolean }, statement: (connection: DatabasePoolConnection) => Promise<Result>): Promise<Result> {
  let sent = false
  try {
    const pool = await open()
    return await pool.connect((connection) => {
      sent = writes
      return withinTime(statement(connection), ANSWER_TIMEOUT_MS)
    })
  } catch (error) {
    throw portError(error, { sent })
  }
}
