/**
 * The event store in Postgres: the port over the table and function of schema.ts.
 * Fit for one machine in production, and the default of an installation on the embedded server.
 */
import type { DatabasePool, DatabasePoolConnection } from 'slonik'
import { eventsAsJson } from '../event-json.ts'
import { createKnownEnd } from '../identity/known-end.ts'
import type { EventStore } from '../port.ts'
import { withinTime } from '../waiting.ts'
import { createAppendConnection } from './append-connection.ts'
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
export function createPostgresEventStore({
  connectionString,
  readConnections = 4,
}: PostgresEventStoreOptions): EventStore {
  const readers = storePool(connectionString, readConnections)
  const knownEnd = createKnownEnd()
  // One connection: one call at a time keeps the order, and the appends that wait for it go together.
  const writer = createAppendConnection(connectionString, knownEnd)
  // Both at the first use of one: while a pool opens, slonik asks for types on a connection whose loss nobody hears, so that it ends the
  // process. That may happen while a process starts, and not at the first append, or the first read, long after.
  const openBoth = async () => {
    const [pool] = await Promise.all([readers.open(), writer.open()])
    return pool
  }
  const wakeUp = createWakeUp(connectionString)
  const queue = createAppendQueue(async (requests) => {
    await unlessUnavailable(openBoth())
    const verdicts = await writer.append(requests)
    // The readers of this process need not wait for the notice.
    wakeUp.call()
    return verdicts
  })
  let closed = false
  const stored = createStoredLog((statement) => unlessUnavailable(readOn(openBoth(), statement)))

  return {
    ...stored,
    ...createFollowedLog({ stored, wakeUp, isClosed: () => closed }),
    async append(stream, events, { expected }) {
      const json = eventsAsJson(events)
      return knownEnd.note(queue.append({ stream, expected, events: json.events }, json.bytes), {
        stream,
        id: events.at(-1)?.id ?? '',
      })
    },
    async requireKnownEnd() {
      await unlessUnavailable(openBoth())
      await writer.requireKnownEnd()
    },
    async close() {
      closed = true
      await queue.close()
      await wakeUp.close()
      await Promise.all([readers.close(), writer.close()])
    },
  }
}

/** Runs one reading statement on a connection of the pool. */
async function readOn<Result>(
  opening: Promise<DatabasePool>,
  statement: (connection: DatabasePoolConnection) => Promise<Result>,
): Promise<Result> {
  const pool = await opening
  return pool.connect((connection) => withinTime(statement(connection), ANSWER_TIMEOUT_MS))
}

/** Gives the errors of what writes nothing as the port's. */
async function unlessUnavailable<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer
  } catch (error) {
    throw portError(error, { sent: false })
  }
}
