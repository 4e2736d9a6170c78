/**
 * The event store in Postgres: the port over the table and function of schema.ts.
 * Fit for one machine in production, and the default of an installation on the embedded server.
 */
import type { DatabasePool, DatabasePoolConnection } from 'slonik'
import { eventsAsJson } from '../event-json.ts'
import { StoreUnavailable, type EventStore, type LogPage, type Position, type StoredEvent, type StreamSlice, type SubscriptionMessage } from '../port.ts'
import { unlessAborted, withinTime } from '../waiting.ts'
import { appendCall } from './append-function.ts'
import { createAppendQueue } from './append-queue.ts'
import { ANSWER_TIMEOUT_MS, storePool } from './connections.ts'
import { portError } from './database-errors.ts'
import { BEGINNING, numberFromPosition, positionFromNumber } from './position.ts'
import { lastPosition, logPage, logPageOfTypes, storedEvents, streamBackwards, streamForwards } from './queries.ts'
import { createRecentEvents } from './recent-events.ts'
import { shareReads } from './shared-reads.ts'
import { createWakeUp } from './wake-up.ts'

const DEFAULT_BATCH_SIZE = 200

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
  const recent = createRecentEvents()
  let closed = false

  async function readAll(options: { after?: Position | undefined; limit: number; types?: readonly string[] }): Promise<LogPage> {
    const { after = BEGINNING, limit, types } = options
    const known = types ? undefined : recent.after(after)
    // With more than asked for it is certain that this is not the end.
    if (known && known.length > limit) return { events: known.slice(0, limit), atEnd: false, scannedTo: known[limit - 1]?.position ?? after }
    const number = numberFromPosition(after)
    const rows = await run(forReading, { writes: false }, (connection) =>
      connection.any(types ? logPageOfTypes(number, limit, types) : logPage(number, limit)),
    )
    const events = storedEvents(rows)
    const head = positionFromNumber(rows[0]?.head ?? '0')
    const last = events.at(-1)?.position
    const atEnd = events.length < limit || last === head
    const end = head > after ? head : after
    return { events, atEnd, scannedTo: atEnd || last === undefined ? end : last }
  }

  /** Events of other types are few at the end of the log, where one page then serves every subscription. */
  const readEnd = shareReads(async (after) => {
    const page = await readAll({ after, limit: DEFAULT_BATCH_SIZE })
    recent.remember(after, page)
    return page
  })

  async function* subscribe(options: {
    after?: Position | undefined
    types?: readonly string[]
    batchSize?: number
    signal: AbortSignal
  }): AsyncGenerator<SubscriptionMessage> {
    const { types, batchSize = DEFAULT_BATCH_SIZE, signal } = options
    let position = options.after ?? BEGINNING
    let behind = true
    while (!signal.aborted && !closed) {
      const known = recent.after(position)
      if (known) {
        const events = ofTypes(known, types).slice(0, batchSize)
        // With fewer than it may be, all that are known have been looked through.
        position = (events.length < batchSize ? known : events).at(-1)?.position ?? position
        yield { kind: 'events', events, scannedTo: position }
        continue
      }
      const calls = wakeUp.count()
      const alone = (behind && !recent.endAt(position)) || batchSize < DEFAULT_BATCH_SIZE
      const read = alone ? readAll({ after: position, limit: batchSize, ...(types && { types }) }) : readEnd(position, calls).then((end) => ({ ...end, events: ofTypes(end.events, types) }))
      const page = await unlessAborted(read, signal).catch(undefinedInAnOutage)
      if (signal.aborted) return
      if (page && page.scannedTo > position) {
        position = page.scannedTo
        yield { kind: 'events', events: page.events, scannedTo: position }
      }
      if (page?.atEnd && behind) {
        behind = false
        yield { kind: 'caught-up', at: position }
      }
      if (!page?.atEnd) behind = true
      if (!page || page.atEnd) await wakeUp.after(calls, signal)
    }
  }

  return {
    async read(stream, { from, limit = null, direction = 'forwards' }: { from?: number; limit?: number | null; direction?: 'forwards' | 'backwards' } = {}) {
      const query = direction === 'forwards' ? streamForwards(stream, from ?? 0, limit) : streamBackwards(stream, from ?? null, limit)
      const rows = await run(forReading, { writes: false }, (connection) => connection.any(query))
      const revision = rows[0]?.last_revision ?? -1
      return { exists: revision >= 0, revision, events: storedEvents(rows) } satisfies StreamSlice
    },
    async append(stream, events, { expected }) {
      const json = eventsAsJson(events)
      return queue.append({ stream, expected, events: json.events }, json.bytes)
    },
    readAll,
    subscribe,
    async head() {
      const { head } = await run(forReading, { writes: false }, (connection) => connection.one(lastPosition))
      return head === null ? undefined : positionFromNumber(head)
    },
    async close() {
      closed = true
      await queue.close()
      await wakeUp.close()
      await Promise.all([readers.close(), writer.close()])
    },
  }
}

function ofTypes(events: readonly StoredEvent[], types: readonly string[] | undefined): readonly StoredEvent[] {
  return types ? events.filter(({ type }) => types.includes(type)) : events
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

/** A subscription outlives an outage: it tries again at the next wake-up. Any other error is its reader's. */
function undefinedInAnOutage(error: unknown): undefined {
  if (error instanceof StoreUnavailable) return undefined
  throw error
}
