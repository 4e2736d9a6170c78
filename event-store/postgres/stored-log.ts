/**
 * Reads the log out of its table, each time anew. Nothing here remembers an event. Code that proves something reads
 * through this.
 */
import type { DatabasePoolConnection } from 'slonik'
import { IncompleteStream, type StoredLog } from '../port.ts'
import { requireWhole } from '../whole-stream.ts'
import { BEGINNING, numberFromPosition, positionFromNumber } from './position.ts'
import {
  incompleteStreams,
  lastPosition,
  logPage,
  logPageOfTypes,
  storedEvents,
  streamBackwards,
  streamForwards,
} from './queries.ts'

/** Runs one reading statement on a connection, and turns its errors into those of the port. */
type RunReading = <Result>(statement: (connection: DatabasePoolConnection) => Promise<Result>) => Promise<Result>

export function createStoredLog(run: RunReading): StoredLog {
  async function head() {
    const row = await run((connection) => connection.one(lastPosition))
    return row.head === null ? undefined : positionFromNumber(row.head)
  }

  return {
    async read(stream, options: { from?: number; limit?: number | null; direction?: 'forwards' | 'backwards' } = {}) {
      const { from, limit = null, direction = 'forwards' } = options
      const query =
        direction === 'forwards'
          ? streamForwards(stream, from ?? 0, limit)
          : streamBackwards(stream, from ?? null, limit)
      const rows = await run((connection) => connection.any(query))
      const revision = rows[0]?.last_revision ?? -1
      return requireWhole(stream, { exists: revision >= 0, revision, events: storedEvents(rows) }, options, 'gap')
    },
    async readAll({ after = BEGINNING, limit, types }) {
      const number = numberFromPosition(after)
      const rows = await run((connection) =>
        connection.any(types ? logPageOfTypes(number, limit, types) : logPage(number, limit)),
      )
      const events = storedEvents(rows)
      const head = positionFromNumber(rows[0]?.head ?? '0')
      const last = events.at(-1)?.position
      const atEnd = events.length < limit || last === head
      const end = head > after ? head : after
      return { events, atEnd, scannedTo: atEnd || last === undefined ? end : last, isStored: true }
    },
    async incompleteStreams(streams) {
      const rows = await run((connection) => connection.any(incompleteStreams(streams)))
      return rows.map(({ stream, missing }) => new IncompleteStream(stream, 'gap', missing))
    },
    head,
    // Only events have a position.
    end: head,
  }
}
