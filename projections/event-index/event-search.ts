/** Finds events among all there are, newest first, page by page from the last one that was shown. */
import { clientEventDefinitions } from '@member-care/domain/client/client-events.ts'
import type { Position, StreamId } from '@member-care/event-store/port.ts'
import { sql, type CommonQueryMethods, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'
import type { Scope } from '../scope.ts'
import { allOf, companyWithin } from '../tables/query-parts.ts'

/** What is about a person and yet nothing for somebody who looks after some of the person's clients only: whole streams, and single events of others. */
export interface UnseenEvents {
  readonly streams: readonly string[]
  readonly positions: readonly Position[]
}

/** Every event, or those about one person: whoever looks after some clients only names somebody of theirs first, and sees within the scope of these clients. */
export type EventScope = { readonly kind: 'all' } | { readonly kind: 'person'; readonly userId: string; readonly within: Scope; readonly unseen: UnseenEvents }

/** The place of an event in the order of the search. */
export interface EventPlace {
  /** UTC, ISO, as {@link FoundEvent} gives it. */
  readonly at: string
  readonly position: string
}

export interface EventSearch {
  readonly personId?: string | undefined
  readonly actorId?: string | undefined
  readonly types?: readonly string[] | undefined
  /** When the store took the event: not before, and before. */
  readonly from?: Date | undefined
  readonly to?: Date | undefined
  /** Goes on after this one. */
  readonly after?: EventPlace | undefined
  readonly limit: number
}

const eventRow = z.object({
  position: z.string(),
  eventId: z.string(),
  stream: z.string(),
  revision: z.number(),
  type: z.string(),
  actorKind: z.enum(['member', 'hr-administrator', 'system-administrator', 'insurer', 'system']),
  actorId: z.string(),
  actorRole: z.string().nullable(),
  correlationId: z.string(),
  causationId: z.string().nullable(),
  /** To the microsecond, as it is compared. */
  at: z.string(),
  subjectIds: z.array(z.string()),
})
export type FoundEvent = z.infer<typeof eventRow>

const columns = sql.fragment`
  e.position, e.event_id as "eventId", e.stream, e.revision, e.type, e.actor_kind as "actorKind", e.actor_id as "actorId", e.actor_role as "actorRole",
  e.correlation_id as "correlationId", e.causation_id as "causationId", to_json(e.recorded_at at time zone 'UTC') #>> '{}' || 'Z' as at,
  array(select s.subject_id from read.event_subjects s where s.position = e.position and s.subject_id = any(array(
    select t.subject_id from read.stream_subjects t where t.stream = e.stream))) as "subjectIds"`

/** @throws RangeError when the scope is a person and the search is about another */
export async function searchEvents(pool: CommonQueryMethods, scope: EventScope, search: EventSearch): Promise<readonly FoundEvent[]> {
  if (scope.kind === 'person' && search.personId !== undefined && search.personId !== scope.userId) throw new RangeError('The search is about somebody else.')
  const personId = scope.kind === 'person' ? scope.userId : search.personId
  const unseen = scope.kind === 'person' ? scope.unseen : undefined
  const chosen = personId === undefined ? ofTypes(search) : ofPerson(personId, search, unseen)
  return pool.any(sql.type(eventRow)`
    select ${columns} from (${chosen}) chosen join read.event_index e on e.position = chosen.position
    order by e.recorded_at desc, e.position desc limit ${search.limit}`)
}

function ofPerson(personId: string, search: EventSearch, unseen: UnseenEvents | undefined): FragmentSqlToken {
  const seen = unseen ? [sql.fragment`i.stream <> all(${sql.array([...unseen.streams], 'text')}) and i.position <> all(${sql.array([...unseen.positions], 'text')})`] : []
  const conditions = allOf([sql.fragment`s.subject_id = ${personId}`, ...whenOf(sql.fragment`s.`, search), ...whoAndWhat(search), ...seen])
  return sql.fragment`
    select s.position from read.event_subjects s join read.event_index i on i.position = s.position
    where ${conditions} order by s.recorded_at desc, s.position desc limit ${search.limit}`
}

/** Each type by itself along its index, stated one by one so that the planner knows how rare each is. */
function ofTypes(search: EventSearch): FragmentSqlToken {
  const { types, actorId, limit } = search
  const conditions = [...whenOf(sql.fragment`i.`, search), ...(actorId === undefined ? [] : [sql.fragment`i.actor_id = ${actorId}`])]
  const newest = (among: readonly FragmentSqlToken[]) =>
    sql.fragment`(select i.position from read.event_index i where ${allOf(among)} order by i.recorded_at desc, i.position desc limit ${limit})`
  if (!types) return newest(conditions)
  return sql.fragment`${sql.join([...new Set(types)].map((type) => newest([sql.fragment`i.type = ${type}`, ...conditions])), sql.fragment` union all `)}`
}

function whoAndWhat({ actorId, types }: EventSearch): readonly FragmentSqlToken[] {
  return [
    ...(actorId === undefined ? [] : [sql.fragment`i.actor_id = ${actorId}`]),
    ...(types ? [sql.fragment`i.type = any(${sql.array([...types], 'text')})`] : []),
  ]
}

/** @param row the table's name and a point */
function whenOf(row: FragmentSqlToken, { from, to, after }: EventSearch): readonly FragmentSqlToken[] {
  return [
    ...(from ? [sql.fragment`${row}recorded_at >= ${from.toISOString()}`] : []),
    ...(to ? [sql.fragment`${row}recorded_at < ${to.toISOString()}`] : []),
    ...(after ? [sql.fragment`(${row}recorded_at, ${row}position) < (${after.at}::timestamptz, ${after.position})`] : []),
  ]
}

export interface EventPlaceInStream {
  readonly eventId: string
  readonly stream: StreamId
  readonly revision: number
  readonly type: string
  readonly position: Position
}

const placeRow = z.object({ eventId: z.string(), stream: z.custom<StreamId>(), revision: z.number(), type: z.string(), position: z.custom<Position>() })

/** Where events stand that others name as their cause; ids that no event has, and events on records out of reach, are left out. */
export async function findEventPlaces(pool: CommonQueryMethods, scope: Scope, eventIds: readonly string[]): Promise<readonly EventPlaceInStream[]> {
  if (eventIds.length === 0) return []
  return pool.any(sql.type(placeRow)`
    select event_id as "eventId", stream, revision, type, position from read.event_index
    where event_id = any(${sql.array([...eventIds], 'uuid')}) and ${streamWithin(scope)}`)
}

/** Condition that the record that `stream` is the history of is within a scope. */
function streamWithin(scope: Scope): FragmentSqlToken {
  if (scope.kind === 'all') return sql.fragment`true`
  if (scope.kind === 'own') return sql.fragment`stream in (${`user-${scope.userId}`}, ${`account-${scope.userId}`})`
  const id = sql.fragment`substr(stream, strpos(stream, '-') + 1)`
  return sql.fragment`
    case split_part(stream, '-', 1)
      when 'client' then ${companyWithin(scope, id)}
      when 'claim' then exists (select from read.claims c where c.claim_id = ${id} and ${companyWithin(scope, sql.fragment`c.company_id`)})
      when 'user' then exists (select from read.memberships m where m.user_id = ${id} and ${companyWithin(scope, sql.fragment`m.company_id`)})
      when 'account' then exists (select from read.memberships m where m.user_id = ${id} and ${companyWithin(scope, sql.fragment`m.company_id`)})
      else false
    end`
}

const streamRow = z.object({ stream: z.custom<StreamId>() })
const userStreamRow = z.object({ stream: z.custom<`user-${string}`>() })

/** Streams of other people's records that speak of a person: those of an employee's dependants, former ones too. */
export async function streamsOfDependants(pool: CommonQueryMethods, userId: string): Promise<readonly `user-${string}`[]> {
  return pool.anyFirst(sql.type(userStreamRow)`
    select stream from read.stream_subjects where subject_id = ${userId} and stream like 'user-%' and stream <> ${`user-${userId}`} order by stream`)
}

/** Streams of a person's flexible-spending claims. */
export async function streamsOfFlexibleSpending(pool: CommonQueryMethods, userId: string): Promise<readonly StreamId[]> {
  return pool.anyFirst(sql.type(streamRow)`select stream from read.stream_subjects where subject_id = ${userId} and stream like 'eclaim-%'`)
}

/** Streams of a person's claims under companies out of the scope's reach. */
export async function claimStreamsBeyond(pool: CommonQueryMethods, scope: Scope, userId: string): Promise<readonly StreamId[]> {
  return pool.anyFirst(sql.type(streamRow)`
    select stream from read.stream_subjects where subject_id = ${userId} and stream like 'claim-%' and not ${streamWithin(scope)}`)
}

const clientEventTypes = clientEventDefinitions.map(({ type }) => type)
const knownRow = z.object({ eventId: z.string(), revision: z.number() })

/**
 * The events that the index knows of a stream, which may have been taken out of the log since. They are found by the people that the stream is
 * about; a client is nobody, and its events are found by their types.
 */
export async function eventsKnownOf(pool: CommonQueryMethods, stream: StreamId): Promise<readonly z.infer<typeof knownRow>[]> {
  if (stream.startsWith('client-')) {
    return pool.any(sql.type(knownRow)`
      select event_id as "eventId", revision from read.event_index where stream = ${stream} and type = any(${sql.array(clientEventTypes, 'text')})`)
  }
  return pool.any(sql.type(knownRow)`
    select distinct i.event_id as "eventId", i.revision
    from read.stream_subjects t
    join read.event_subjects s on s.subject_id = t.subject_id and s.position >= t.since
    join read.event_index i on i.position = s.position
    where t.stream = ${stream} and i.stream = ${stream}`)
}
