/** The database function behind every append: it takes all the appends that a process has waiting, and judges each by its own expected revision. */
import { sql } from 'slonik'
import { z } from 'zod'
import type { EventAsJson } from '../event-json.ts'
import type { Expected, StreamId } from '../port.ts'

/** One append as the database function takes it. */
export interface AppendRequest {
  readonly stream: StreamId
  readonly expected: Expected
  readonly events: readonly EventAsJson[]
}

const verdictSchema = z.object({
  /** Which append this is about, counted from 1. */
  append: z.int(),
  outcome: z.enum(['appended', 'repeated', 'refused', 'id-taken']),
  /** Of the append's last event; of the stream when refused. */
  revision: z.int(),
  /** Of the append's last event; null when refused. int8, as text. */
  position: z.string().nullable(),
})
export type Verdict = z.infer<typeof verdictSchema>

/** One call of es.append with all these appends, of different streams each; one verdict for each of them comes back, in no order. */
export function appendCall(requests: readonly AppendRequest[]) {
  const events = requests.flatMap((request, index) => request.events.map((event) => ({ ...event, append: index + 1 })))
  return sql.prepared('es_append', verdictSchema)`
    select append, outcome, revision, position from es.append(
      ${sql.array(requests.map((request) => request.stream), 'text')},
      ${sql.array(requests.map((request) => expectedAsNumber(request.expected)), 'int4')},
      ${sql.array(events.map((event) => event.append), 'int4')},
      ${sql.array(events.map((event) => event.id), 'uuid')},
      ${sql.array(events.map((event) => event.type), 'text')},
      ${sql.array(events.map((event) => event.data), 'text')},
      ${sql.array(events.map((event) => event.metadata), 'text')}
    )`
}

/** The function counts a missing stream as revision -1, so that "no stream" is a revision like any other. */
function expectedAsNumber(expected: Expected): number {
  switch (expected.kind) {
    case 'revision':
      return expected.revision
    case 'no-stream':
      return -1
    case 'exists':
      return -2
    case 'any':
      return -3
  }
}

/**
 * es.append(one stream and expected revision for each append, and for each event the number of its append and what is to be stored).
 *
 * The lock comes first, before any row is read, and is held until the commit is visible: so commit order is position order, and a reader that
 * asks for what is after the last position it saw misses nothing. Whoever holds the lock sees the last position, so positions have no gaps.
 *
 * The notice on channel es_events is a wake-up only and carries nothing. The settings keep Postgres from a plan that it would make once, for a small table, and then keep: every look-up here is by index.
 */
export const appendFunction = sql.unsafe`
  create or replace function es.append(
    streams text[], expected integer[],
    append_of integer[], ids uuid[], types text[], data text[], metadata text[]
  ) returns table (append integer, outcome text, revision integer, "position" bigint)
  language plpgsql
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  as $$
  #variable_conflict use_column
  begin
    perform pg_advisory_xact_lock(7301127);
    perform pg_notify('es_events', '');
    return query
    with given as materialized (
      -- Each event, where it stands already if it is a repetition, and the last revision of its stream.
      select
        new.place, new.append, append.streams[new.append] as stream, append.expected[new.append] as expected,
        new.id, new.type, new.data, new.metadata,
        known.stream as known_stream, known.revision as known_revision, known.position as known_position,
        coalesce((select e.revision from es.events e where e.stream = append.streams[new.append] order by e.revision desc limit 1), -1) as actual
      from unnest(append.append_of, append.ids, append.types, append.data, append.metadata)
        with ordinality as new (append, id, type, data, metadata, place)
      left join lateral (select e.stream, e.revision, e.position from es.events e where e.id = new.id limit 1) known on true
    ), judged as (
      select
        given.*,
        row_number() over (partition by given.append order by given.place) as place_in_append,
        case
          when count(*) filter (where given.known_stream <> given.stream) over same_append > 0 then 'id-taken'
          when count(given.known_stream) over same_append = count(*) over same_append then 'repeated'
          when count(given.known_stream) over same_append > 0 then 'refused'
          when given.expected = given.actual or given.expected = -3 or (given.expected = -2 and given.actual >= 0) then 'appended'
          else 'refused'
        end as outcome
      from given
      window same_append as (partition by given.append)
    ), placed as materialized (
      select
        judged.*,
        (judged.actual + judged.place_in_append)::integer as revision,
        (select coalesce(max(e.position), 0) from es.events e)
          + count(*) filter (where judged.outcome = 'appended') over (order by judged.append, judged.place) as position
      from judged
    ), written as (
      insert into es.events (position, stream, revision, id, type, data, metadata)
      select placed.position, placed.stream, placed.revision, placed.id, placed.type, placed.data::json, placed.metadata::json
      from placed
      where placed.outcome = 'appended'
    )
    select
      placed.append, placed.outcome,
      max(case placed.outcome when 'appended' then placed.revision when 'repeated' then placed.known_revision else placed.actual end),
      max(case placed.outcome when 'appended' then placed.position when 'repeated' then placed.known_position end)
    from placed
    group by placed.append, placed.outcome;
  end $$`
