/** Events that only somebody with the database's own powers can have put there: at positions before the beginning of the log. */
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { StoredEvent } from '../port.ts'
import { eventRow, storedEvents } from './queries.ts'

/** The time as text: pools differ in what they make of it. */
const strayRow = eventRow.extend({ recorded_at: z.string() })

/** Readers of the log begin at position 1; a stream would show these all the same. @returns at most a hundred */
export async function findStrayEvents(pool: CommonQueryMethods): Promise<readonly StoredEvent[]> {
  const rows = await pool.any(sql.type(strayRow)`
    select position::text, stream, revision, id, type, data, metadata, to_json(recorded_at) #>> '{}' as recorded_at from es.events where position <= 0 order by position limit 100`)
  return storedEvents(rows.map((row) => ({ ...row, recorded_at: new Date(row.recorded_at) })))
}
