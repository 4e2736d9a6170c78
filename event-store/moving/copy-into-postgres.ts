/** The events table of Postgres takes the events of another store, with the times at which they were recorded. */
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { TakeCopies } from './copy-events.ts'

/** @param pool connections of the owner of the tables: the product itself may set no time, and add nothing to a log that was moved away */
export function copyIntoPostgres(pool: CommonQueryMethods): TakeCopies {
  return async (events) => {
    const rows = events.map(({ id, stream, revision, type, data, metadata, recordedAt }) => ({
      id,
      stream,
      revision,
      type,
      data,
      metadata,
      recorded_at: recordedAt.toISOString(),
    }))
    await pool.query(sql.type(z.object({}))`
      insert into es.events (position, stream, revision, id, type, data, metadata, recorded_at)
      select (select coalesce(max(position), 0) from es.events) + place, stream, revision, id, type, data, metadata, recorded_at
      from rows from (json_to_recordset(${JSON.stringify(rows)}::json)
        as (id uuid, stream text, revision integer, type text, data json, metadata json, recorded_at timestamptz)) with ordinality
        as event (id, stream, revision, type, data, metadata, recorded_at, place)
      order by place`)
  }
}
