/**
 * The database function behind every append. It takes all the appends that wait in a process, and judges each by its
 * own expected revision.
 */
import type { QueryConfig } from 'pg'
import { sql } from 'slonik'
import type { EventAsJson } from '../event-json.ts'
import type { Expected, StreamId } from '../port.ts'

/** One append as the database function takes it. */
export interface AppendRequest {
  readonly stream: StreamId
  readonly expected: Expected
  readonly events: readonly EventAsJson[]
}

/** A row of the function's answer. */
export interface Verdict {
  /** Which append this is about, counted from 1. */
  readonly append: number
  readonly outcome: 'appended' | 'repeated' | 'refused' | 'id-taken'
  /** The revision of the append's last event; that of the stream when refused. */
  readonly revision: number
  /** The position of the append's last event; null when refused. int8, as text. */
  readonly position: string | null
}

/**
 * One call of es.append with all these appends, each to a different stream. There is one verdict for each of them, in
 * no particular order.
 */
export function appendCall(requests: readonly AppendRequest[]): QueryConfig<(string | number)[][]> {
  const [streams, expected, appendOf, ids, types, data, metadata]: [
    string[],
    number[],
    number[],
    string[],
    string[],
    string[],
    string[],
  ] = [[], [], [], [], [], [], []]
  for (const request of requests) {
    streams.push(request.stream)
    expected.push(expectedAsNumber(request.expected))
    for (const event of request.events) {
      appendOf.push(streams.length)
      ids.push(event.id)
      types.push(event.type)
      data.push(event.data)
      metadata.push(event.metadata)
    }
  }
  return {
    name: 'es_append',
    text: 'select append, outcome, revision, position from es.append($1::text[], $2::integer[], $3::integer[], $4::uuid[], $5::text[], $6::text[], $7::text[])',
    values: [streams, expected, appendOf, ids, types, data, metadata],
  }
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
 * es.append(one stream and expected revision for each append, and for each event the number of its append and what is
 * to be stored).
 *
 * The lock comes first, before any row is read, and is held until the commit is visible. So commit order is position
 * order, and a reader that asks for what is after the last position it saw misses nothing. The process that holds the
 * lock sees the last position, so positions have no gaps.
 *
 * The notice on channel es_events is a wake-up only and carries nothing. The usual call, one append of one event that
 * fits, is written at once. Every other call is judged.
 */
export const appendFunction = sql.unsafe`
  create or replace function es.append(
    streams text[], expected integer[],
    append_of integer[], ids uuid[], types text[], data text[], metadata text[]
  ) returns table (append integer, outcome text, revision integer, "position" bigint)
  language plpgsql
  as $$
  #variable_conflict use_column
  begin
    perform pg_advisory_xact_lock(7301127);
    perform pg_notify('es_events', '');
    if cardinality(append.streams) = 1 and cardinality(append.ids) = 1 then
      insert into es.events (position, stream, revision, id, type, data, metadata)
      select
        coalesce((select max(e.position) from es.events e), 0) + 1,
        append.streams[1], tip.revision + 1, append.ids[1], append.types[1], append.data[1]::json, append.metadata[1]::json
      from (select coalesce((select e.revision from es.events e where e.stream = append.streams[1] order by e.revision desc limit 1), -1) as revision) tip
      where (append.expected[1] = tip.revision or append.expected[1] = -3 or (append.expected[1] = -2 and tip.revision >= 0))
        and not exists (select from es.events e where e.id = append.ids[1])
      returning append.append_of[1], 'appended', es.events.revision, es.events.position
      into append.append, append.outcome, append.revision, append.position;
      if found then
        return next;
        return;
      end if;
    end if;

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
