/**
 * The reading queries of the Postgres adapter. Each is one statement, so that what it says about the end fits the
 * events it gives.
 */
import { sql } from 'slonik'
import { z } from 'zod'
import type { JsonObject, StoredEvent, StreamId } from '../port.ts'
import { positionFromNumber } from './position.ts'

export const eventRow = z.object({
  position: z.string(),
  stream: z.custom<StreamId>(),
  revision: z.int(),
  id: z.uuid(),
  type: z.string(),
  data: z.custom<JsonObject>(),
  metadata: z.custom<JsonObject>(),
  recorded_at: z.date(),
})
/**
 * Every row carries the stream's last revision. When no event is asked for or found, there is one row with nothing
 * else.
 */
const sliceRow = z.union([
  eventRow.extend({ last_revision: z.int() }),
  z.object({ id: z.null(), last_revision: z.int().nullable() }),
])
/** Every row carries the log's last position. When no event is found, there is one row with nothing else. */
const pageRow = z.union([
  eventRow.extend({ head: z.string() }),
  z.object({ id: z.null(), head: z.string().nullable() }),
])
const headRow = z.object({ head: z.string().nullable() })

/**
 * A stream's events from a revision on, each with the stream's last revision. When there is no event to give, there is
 * one row without an event.
 */
export function streamForwards(stream: StreamId, from: number, limit: number | null) {
  return sql.prepared('es_stream_forwards', sliceRow)`
    select tip.last_revision, e.position, e.stream, e.revision, e.id, e.type, e.data, e.metadata, e.recorded_at
    from (select max(revision) as last_revision from es.events where stream = ${stream}) tip
    left join lateral (
      select * from es.events where stream = ${stream} and revision >= ${from} order by revision limit ${limit}::bigint
    ) e on true
    order by e.revision`
}

/** @param from highest revision to give; null for the stream's last */
export function streamBackwards(stream: StreamId, from: number | null, limit: number | null) {
  return sql.prepared('es_stream_backwards', sliceRow)`
    select tip.last_revision, e.position, e.stream, e.revision, e.id, e.type, e.data, e.metadata, e.recorded_at
    from (select max(revision) as last_revision from es.events where stream = ${stream}) tip
    left join lateral (
      select * from es.events
      where stream = ${stream} and revision <= coalesce(${from}::integer, tip.last_revision)
      order by revision desc limit ${limit}::bigint
    ) e on true
    order by e.revision desc`
}

const incompleteRow = z.object({ stream: z.custom<StreamId>(), missing: z.int() })

/** Those of these streams that lack a revision below their last one, each with its first missing revision. */
export function incompleteStreams(streams: readonly StreamId[]) {
  return sql.prepared('es_incomplete_streams', incompleteRow)`
    select found.stream, coalesce(min(found.place) filter (where found.revision <> found.place), 0)::integer as missing
    from (
      select stream, revision, (row_number() over (partition by stream order by revision) - 1)::integer as place
      from es.events where stream = any(${sql.array([...streams], 'text')})
    ) found
    group by found.stream
    having max(found.revision) + 1 <> count(*)`
}

/** @param after an int8, as text */
export function logPage(after: string, limit: number) {
  return sql.prepared('es_log_page', pageRow)`
    select tip.head, e.position, e.stream, e.revision, e.id, e.type, e.data, e.metadata, e.recorded_at
    from (select max(position) as head from es.events) tip
    left join lateral (select * from es.events where position > ${after}::bigint order by position limit ${limit}) e on true
    order by e.position`
}

/**
 * Looks at no more than `limit` events of each type, even if a type is most of the log. So a rare type needs no scan of
 * the whole log.
 */
export function logPageOfTypes(after: string, limit: number, types: readonly string[]) {
  return sql.prepared('es_log_page_of_types', pageRow)`
    select tip.head, e.position, e.stream, e.revision, e.id, e.type, e.data, e.metadata, e.recorded_at
    from (select max(position) as head from es.events) tip
    left join lateral (
      select found.*
      from (
        select candidate.position
        from unnest(${sql.array([...new Set(types)], 'text')}) as wanted (type)
        cross join lateral (
          select position from es.events where type = wanted.type and position > ${after}::bigint order by position limit ${limit}
        ) candidate
        order by candidate.position limit ${limit}
      ) chosen
      cross join lateral (select * from es.events where position = chosen.position limit 1) found
    ) e on true
    order by e.position`
}

export const lastPosition = sql.prepared('es_head', headRow)`select max(position) as head from es.events`

/** The events of the rows. A row that stands for no event is left out. */
export function storedEvents(rows: readonly (z.infer<typeof eventRow> | { readonly id: null })[]): StoredEvent[] {
  return rows.flatMap((row) => (row.id === null ? [] : [storedEvent(row)]))
}

function storedEvent({
  position,
  recorded_at,
  id,
  type,
  data,
  metadata,
  stream,
  revision,
}: z.infer<typeof eventRow>): StoredEvent {
  return { id, type, data, metadata, stream, revision, position: positionFromNumber(position), recordedAt: recorded_at }
}
