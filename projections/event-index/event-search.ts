/**
 * Finds events among all there are, newest first, page by page. Each page goes on after the last event that was shown.
 */
import { accessEventDefinitions } from '@member-care/domain/access/access-events.ts'
import { clientEventDefinitions } from '@member-care/domain/client/client-events.ts'
import type { Position, StreamId } from '@member-care/event-store/port.ts'
import { sql, type CommonQueryMethods, type FragmentSqlToken } from 'slonik'
import { z } from 'zod'
import type { EveryClientScope, Scope } from '../scope.ts'
import { allOf, companyWithin } from '../tables/query-parts.ts'

/**
 * Events about a person that an administrator must not see if they look after only some of the person's clients: whole
 * streams, and single events of other streams.
 */
export interface UnseenEvents {
  readonly streams: readonly string[]
  readonly positions: readonly Position[]
}

/**
 * Every event, or those about one person. Administrators who look after some clients only must first name a person of
 * those clients. Then they see events within the scope of these clients.
 */
export type EventScope =
  | { readonly kind: 'everything'; readonly within: EveryClientScope }
  | { readonly kind: 'person'; readonly userId: string; readonly within: Scope; readonly unseen: UnseenEvents }

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
  /** When the store took the event: at `from` or later, and before `to`. */
  readonly from?: Date | undefined
  readonly to?: Date | undefined
  /** The search goes on after this event. */
  readonly after?: EventPlace | undefined
  /** Or it goes back, to those just before this event in the list: the next newer ones. */
  readonly before?: EventPlace | undefined
  /** Leaves out what only tells that somebody looked. It is most of what there is. */
  readonly withoutLooks?: boolean | undefined
  readonly limit: number
}

/** Events that change nothing: somebody looked. */
const lookTypes = accessEventDefinitions.map(({ type }) => type)

const eventRow = z.object({
  position: z.string(),
  eventId: z.string(),
  stream: z.string(),
  revision: z.number(),
  type: z.string(),
  actorKind: z.enum(['member', 'hr-administrator', 'system-administrator', 'client', 'insurer', 'system']),
  actorId: z.string(),
  actorRole: z.string().nullable(),
  correlationId: z.string(),
  causationId: z.string().nullable(),
  /** To the microsecond, because it is compared so. */
  at: z.string(),
  subjectIds: z.array(z.string()),
})
export type FoundEvent = z.infer<typeof eventRow>

const columns = sql.fragment`
  e.position, e.event_id as "eventId", e.stream, e.revision, e.type, e.actor_kind as "actorKind", e.actor_id as "actorId", e.actor_role as "actorRole",
  e.correlation_id as "correlationId", e.causation_id as "causationId", to_json(e.recorded_at at time zone 'UTC') #>> '{}' || 'Z' as at,
  array(select s.subject_id from read.event_subjects s where s.position = e.position and s.subject_id = any(array(
    select t.subject_id from read.stream_subjects t where t.stream = e.stream))) as "subjectIds"`

/** @returns newest first, always
 @throws RangeError when the scope is a person and the search is about another person */
export async function searchEvents(
  pool: CommonQueryMethods,
  scope: EventScope,
  search: EventSearch,
): Promise<readonly FoundEvent[]> {
  if (scope.kind === 'person' && search.personId !== undefined && search.personId !== scope.userId)
    throw new RangeError('The search is about somebody else.')
  const personId = scope.kind === 'person' ? scope.userId : search.personId
  const unseen = scope.kind === 'person' ? scope.unseen : undefined
  const chosen = personId === undefined ? ofTypes(search) : ofPerson(personId, search, unseen)
  const found = await pool.any(sql.type(eventRow)`
    select ${columns} from (${chosen}) chosen join read.event_index e on e.position = chosen.position
    ${nearestFirst(sql.fragment`e.`, search)} limit ${search.limit}`)
  return search.before ? found.toReversed() : found
}

/** The order in which a page is collected: from the event that it follows, or from the newest. @param row the table's name and a point */
export function nearestFirst(
  row: FragmentSqlToken,
  { before }: Pick<EventSearch, 'before'>,
  time: FragmentSqlToken = sql.fragment`recorded_at`,
): FragmentSqlToken {
  return before
    ? sql.fragment`order by ${row}${time} asc, ${row}position asc`
    : sql.fragment`order by ${row}${time} desc, ${row}position desc`
}

/** Condition that a row comes after an event in the list, or before one. @param row the table's name and a point */
export function beyond(
  row: FragmentSqlToken,
  { after, before }: Pick<EventSearch, 'after' | 'before'>,
  time: FragmentSqlToken = sql.fragment`recorded_at`,
): readonly FragmentSqlToken[] {
  const place = sql.fragment`(${row}${time}, ${row}position)`
  return [
    ...(after ? [sql.fragment`${place} < (${after.at}::timestamptz, ${after.position})`] : []),
    ...(before ? [sql.fragment`${place} > (${before.at}::timestamptz, ${before.position})`] : []),
  ]
}

function ofPerson(personId: string, search: EventSearch, unseen: UnseenEvents | undefined): FragmentSqlToken {
  const seen = unseen
    ? [
        sql.fragment`i.stream <> all(${sql.array([...unseen.streams], 'text')}) and i.position <> all(${sql.array([...unseen.positions], 'text')})`,
      ]
    : []
  const conditions = allOf([
    sql.fragment`s.subject_id = ${personId}`,
    ...whenOf(sql.fragment`s.`, search),
    ...whoAndWhat(search),
    ...seen,
  ])
  return sql.fragment`
    select s.position from read.event_subjects s join read.event_index i on i.position = s.position
    where ${conditions} ${nearestFirst(sql.fragment`s.`, search)} limit ${search.limit}`
}

/** Each type by itself along its index. The types are stated one by one, so that the planner knows how rare each is. */
function ofTypes(search: EventSearch): FragmentSqlToken {
  const { types, actorId, limit } = search
  const conditions = [
    ...whenOf(sql.fragment`i.`, search),
    ...(actorId === undefined ? [] : [sql.fragment`i.actor_id = ${actorId}`]),
    ...noLooks(search),
  ]
  const newest = (among: readonly FragmentSqlToken[]) =>
    sql.fragment`(select i.position from read.event_index i where ${allOf(among)} ${nearestFirst(sql.fragment`i.`, search)} limit ${limit})`
  if (!types) return newest(conditions)
  return sql.fragment`${sql.join(
    [...new Set(types)].map((type) => newest([sql.fragment`i.type = ${type}`, ...conditions])),
    sql.fragment` union all `,
  )}`
}

function whoAndWhat(search: EventSearch): readonly FragmentSqlToken[] {
  const { actorId, types } = search
  return [
    ...noLooks(search),
    ...(actorId === undefined ? [] : [sql.fragment`i.actor_id = ${actorId}`]),
    ...(types ? [sql.fragment`i.type = any(${sql.array([...types], 'text')})`] : []),
  ]
}

function noLooks({ withoutLooks }: EventSearch): readonly FragmentSqlToken[] {
  return withoutLooks === true ? [sql.fragment`i.type <> all(${sql.array([...lookTypes], 'text')})`] : []
}

/** @param row the table's name and a point */
function whenOf(row: FragmentSqlToken, search: EventSearch): readonly FragmentSqlToken[] {
  const { from, to } = search
  return [
    ...(from ? [sql.fragment`${row}recorded_at >= ${from.toISOString()}`] : []),
    ...(to ? [sql.fragment`${row}recorded_at < ${to.toISOString()}`] : []),
    ...beyond(row, search),
  ]
}

export interface EventPlaceInStream {
  readonly eventId: string
  readonly stream: StreamId
  readonly revision: number
  readonly type: string
  readonly position: Position
}

const placeRow = z.object({
  eventId: z.string(),
  stream: z.custom<StreamId>(),
  revision: z.number(),
  type: z.string(),
  position: z.custom<Position>(),
})

/**
 * The places of events that other events name as their cause. Ids that no event has are left out, and so are events on
 * records out of reach.
 */
export async function findEventPlaces(
  pool: CommonQueryMethods,
  scope: Scope,
  eventIds: readonly string[],
): Promise<readonly EventPlaceInStream[]> {
  if (eventIds.length === 0) return []
  return pool.any(sql.type(placeRow)`
    select event_id as "eventId", stream, revision, type, position from read.event_index
    where event_id = any(${sql.array([...eventIds], 'uuid')}) and ${streamWithin(scope)}`)
}

/** Condition that `stream` is the history of a record within a scope. */
function streamWithin(scope: Scope): FragmentSqlToken {
  if (scope.kind === 'all') return sql.fragment`true`
  if (scope.kind === 'own') return sql.fragment`stream in (${`user-${scope.userId}`}, ${`account-${scope.userId}`})`
  const id = sql.fragment`substr(stream, strpos(stream, '-') + 1)`
  // Both ids of such a stream are UUIDs, of 36 characters.
  const withoutEmployee = sql.fragment`left(${id}, -37)`
  return sql.fragment`
    case split_part(stream, '-', 1)
      when 'client' then ${companyWithin(scope, id)}
      when 'cover' then ${companyWithin(scope, withoutEmployee)}
      when 'claim' then exists (select from read.claims c where c.claim_id = ${id} and ${companyWithin(scope, sql.fragment`c.company_id`)})
      when 'user' then exists (select from read.memberships m where m.user_id = ${id} and ${companyWithin(scope, sql.fragment`m.company_id`)})
      when 'account' then exists (select from read.memberships m where m.user_id = ${id} and ${companyWithin(scope, sql.fragment`m.company_id`)})
      else false
    end`
}

const streamRow = z.object({ stream: z.custom<StreamId>() })
const userStreamRow = z.object({ stream: z.custom<`user-${string}`>() })

/** Streams of other people's records that speak of a person: those of an employee's dependants, also of former ones. */
export async function streamsOfDependants(
  pool: CommonQueryMethods,
  userId: string,
): Promise<readonly `user-${string}`[]> {
  return pool.anyFirst(sql.type(userStreamRow)`
    select stream from read.stream_subjects where subject_id = ${userId} and stream like 'user-%' and stream <> ${`user-${userId}`} order by stream`)
}

/** Streams of a person's flexible-spending claims. */
export async function streamsOfFlexibleSpending(
  pool: CommonQueryMethods,
  userId: string,
): Promise<readonly StreamId[]> {
  return pool.anyFirst(
    sql.type(
      streamRow,
    )`select stream from read.stream_subjects where subject_id = ${userId} and stream like 'eclaim-%'`,
  )
}

/** Streams of a person's claims, and of what their family has of its cover, under companies out of the scope's reach. */
export async function claimStreamsBeyond(
  pool: CommonQueryMethods,
  scope: Scope,
  userId: string,
): Promise<readonly StreamId[]> {
  return pool.anyFirst(sql.type(streamRow)`
    select stream from read.stream_subjects where subject_id = ${userId} and split_part(stream, '-', 1) in ('claim', 'cover') and not ${streamWithin(scope)}`)
}

const clientEventTypes = clientEventDefinitions.map(({ type }) => type)
const knownRow = z.object({ eventId: z.string(), revision: z.number() })

/**
 * The events that the index knows of a stream. Some of them may have been taken out of the log since. They are found by
 * the people that the stream is about. A stream about a client names no person, so its events are found by their types.
 */
export async function eventsKnownOf(
  pool: CommonQueryMethods,
  stream: StreamId,
): Promise<readonly z.infer<typeof knownRow>[]> {
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
