/** A search over all events, and who looked at whose medical or unmasked data. What is searched for comes in the body: it may be a name. */
import { claimReference } from '@member-care/domain/claim/claim-reference.ts'
import { eventCatalogue } from '@member-care/domain/events/event-catalogue.ts'
import { auditTexts } from '@member-care/domain/texts/audit-texts.ts'
import { eventTitle } from '@member-care/domain/texts/record-history-texts.ts'
import { straightThroughPageTexts } from '@member-care/domain/texts/straight-through-texts.ts'
import {
  searchEvents,
  type EventPlace,
  type EventScope,
  type FoundEvent,
} from '@member-care/projections/event-index/event-search.ts'
import { countViews, searchViews } from '@member-care/projections/event-index/view-search.ts'
import { titlesOfContent } from '@member-care/projections/content/content-queries.ts'
import { namesOfPlans } from '@member-care/projections/plans/plan-queries.ts'
import { reachedPeople } from '@member-care/projections/users/reached-people.ts'
import { z } from 'zod'
import { peopleNamed } from '../http/names-beside.ts'
import { apiError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { App, Parts } from '../http/parts.ts'
import { findPeople, foundPersonSchema } from './find-people.ts'
import { personEventScope } from './person-event-scope.ts'
import { scopeOfClients } from '../plans/plans.ts'
import { recordOfStream, recordSchema, type RecordOfStream } from '../history/record-of-stream.ts'

const config = { access: { power: 'history.view' }, stepUp: 'always' } as const

/** Postgres has no year 0. */
const instantSchema = z.iso
  .datetime({ offset: true })
  .refine((text) => new Date(text).getUTCFullYear() > 0, { error: () => auditTexts.events.noSuchDate })
const placeSchema = z.object({ at: instantSchema, position: z.string().max(80) })
const personSchema = z.object({ id: z.string(), name: z.string().nullable() })

const pageFields = {
  /** The last row of the page before this one, where this is a later page. */
  after: placeSchema.optional(),
  /** Or the first row of the page after this one. */
  before: placeSchema.optional(),
  limit: z.int().min(1).max(100).default(50),
}

const searchSchema = z.strictObject({
  personId: z.string().optional(),
  actorId: z.string().optional(),
  types: z.array(z.string()).min(1).max(100).optional(),
  from: instantSchema.optional(),
  to: instantSchema.optional(),
  /** Leaves out what only tells that somebody looked. */
  withoutLooks: z.boolean().optional(),
  ...pageFields,
})

const eventSchema = z.object({
  id: z.string(),
  position: z.string(),
  type: z.string(),
  title: z.string(),
  meaning: z.string(),
  at: z.string(),
  /** With its name, where the reader may know it. */
  record: recordSchema.extend({ name: z.string().nullable() }),
  revision: z.number(),
  actor: z.object({ kind: z.string(), id: z.string(), name: z.string().nullable(), role: z.string().nullable() }),
  subjects: z.array(personSchema),
  correlationId: z.string(),
})

const viewsSchema = z.strictObject({
  subjectId: z.string().optional(),
  viewerId: z.string().optional(),
  from: instantSchema,
  to: instantSchema,
  ...pageFields,
})
const countSchema = z.object({ key: z.string(), views: z.number() })

/** What an event means, without the places in the specification that developers read there. */
const meanings = new Map(
  eventCatalogue.map(({ type, meaning }) => [type, meaning.replaceAll(/ \((?:[CS]\d|\d§)[^)]*\)/g, '')]),
)

export function addEventSearchRoutes(app: App, parts: Parts): void {
  const { database } = parts

  app.get(
    '/console/event-types',
    {
      config,
      schema: { response: { 200: z.array(z.object({ type: z.string(), title: z.string(), meaning: z.string() })) } },
    },
    async () =>
      [...meanings]
        .map(([type, meaning]) => ({ type, title: eventTitle(type), meaning }))
        .toSorted((one, other) => one.title.localeCompare(other.title)),
  )

  app.post(
    '/console/events/people',
    {
      config,
      schema: {
        body: z.strictObject({ text: z.string().trim().min(2).max(100) }),
        response: { 200: z.array(foundPersonSchema) },
      },
    },
    async ({ caller, body }) => findPeople(parts, caller, body.text),
  )

  app.post(
    '/console/events/search',
    {
      config,
      schema: {
        body: searchSchema,
        response: { 200: z.object({ events: z.array(eventSchema), next: placeSchema.nullable() }) },
      },
    },
    async ({ caller, body: { from, to, ...search } }) => {
      const scope = await eventScope(parts, caller, search.personId)
      const found = await searchEvents(database, scope, {
        ...search,
        limit: search.limit + 1,
        from: dateOf(from),
        to: dateOf(to),
      })
      const { rows, next } = pageOf(found, search)
      const page = await withReachedSubjects(parts, caller, rows, search.personId)
      const names = await peopleNamed(
        parts,
        page.flatMap(({ actorId, subjectIds }) => [actorId, ...subjectIds]),
      )
      const records = await recordNames(parts, caller, page, search.personId)
      return { events: page.map((event) => describeEvent(event, names, records)), next }
    },
  )

  app.post(
    '/console/record-views/search',
    {
      config,
      schema: {
        body: viewsSchema,
        response: {
          200: z.object({
            views: z.array(
              z.object({
                position: z.string(),
                at: z.string(),
                viewer: personSchema.extend({ role: z.string().nullable() }),
                subject: personSchema,
                what: z.string(),
                recordId: z.string(),
              }),
            ),
            next: placeSchema.nullable(),
            counts: z.object({
              total: z.number(),
              byWhat: z.array(countSchema),
              byViewer: z.array(countSchema.extend({ name: z.string().nullable() })),
              byDay: z.array(countSchema),
            }),
          }),
        },
      },
    },
    async ({ caller, body }) => {
      const scope = await eventScope(parts, caller, body.subjectId)
      const search = { ...body, from: new Date(body.from), to: new Date(body.to) }
      const [found, counts] = await Promise.all([
        searchViews(database, scope, { ...search, limit: body.limit + 1 }),
        countViews(database, scope, search),
      ])
      const { rows: page, next } = pageOf(found, body)
      const names = await peopleNamed(parts, [
        ...page.flatMap(({ viewerId, subjectId }) => [viewerId, subjectId]),
        ...counts.byViewer.map(({ key }) => key),
      ])
      const nameOf = (id: string) => names.get(id) ?? null
      return {
        views: page.map(({ position, at, viewerId, viewerRole, subjectId, what, recordId }) => ({
          position,
          at,
          viewer: { id: viewerId, name: nameOf(viewerId), role: viewerRole },
          subject: { id: subjectId, name: nameOf(subjectId) },
          what,
          recordId,
        })),
        next,
        counts: {
          ...counts,
          byWhat: [...counts.byWhat],
          byDay: [...counts.byDay],
          byViewer: counts.byViewer.map(({ key, views }) => ({ key, views, name: nameOf(key) })),
        },
      }
    },
  )
}

/**
 * Who looks after every client searches all events; others name somebody of their clients first.
 * @throws ApiError 422 when they name nobody, 404 when it is nobody of theirs
 */
async function eventScope(parts: Parts, { scope }: Caller, personId: string | undefined): Promise<EventScope> {
  if (scope.kind === 'all') return { kind: 'everything', within: scope }
  if (personId === undefined) throw apiError('VALIDATION_ERROR', auditTexts.events.namePerson)
  if (!(await parts.users.getUser(scope, personId))) throw apiError('NOT_FOUND')
  return personEventScope(parts, scope, personId)
}

/** Whom else an event is about is told of people within the caller's scope: a child may be covered through parents under different clients. */
async function withReachedSubjects(
  { database }: Parts,
  { scope }: Caller,
  events: readonly FoundEvent[],
  personId: string | undefined,
): Promise<readonly FoundEvent[]> {
  const reached = await reachedPeople(
    database,
    scope,
    events.flatMap(({ subjectIds }) => subjectIds),
  )
  return events.map((event) => ({
    ...event,
    subjectIds: event.subjectIds.filter((id) => id === personId || reached.has(id)),
  }))
}

/** One row more than a page has was asked for. Only that it is there matters: it stands at the end that the page was collected towards. */
function pageOf<Row extends EventPlace>(
  found: readonly Row[],
  { limit, before }: { readonly limit: number; readonly before?: EventPlace | undefined },
): { readonly rows: readonly Row[]; readonly next: EventPlace | null } {
  const rows = before ? found.slice(-limit) : found.slice(0, limit)
  const last = rows.at(-1)
  const hasOlder = before !== undefined || found.length > rows.length
  return { rows, next: hasOlder && last ? { at: last.at, position: last.position } : null }
}

/** What the records of these events are called, by stream: people, clients and plans by name where the caller reaches them, claims by their number. */
async function recordNames(
  parts: Parts,
  { scope }: Caller,
  events: readonly FoundEvent[],
  personId: string | undefined,
): Promise<ReadonlyMap<string, string>> {
  const { database, clients } = parts
  const records = events.map(({ stream }) => recordOfStream(stream))
  const idsOf = (...kinds: readonly RecordOfStream['kind'][]) =>
    records.flatMap(({ kind, id }) => (kinds.includes(kind) ? [id] : []))
  const people = idsOf('users', 'accounts')
  const reached = await reachedPeople(database, scope, people)
  const [names, clientNames, planNames, titles] = await Promise.all([
    peopleNamed(
      parts,
      people.filter((id) => id === personId || reached.has(id)),
    ),
    clients.clientNames(scope, idsOf('clients')),
    namesOfPlans(database, scopeOfClients(scope), idsOf('plans')),
    titlesOfContent(database, scopeOfClients(scope), idsOf('content', 'stock')),
  ])
  const nameOf = ({ kind, id }: RecordOfStream): string | undefined => {
    switch (kind) {
      case 'claims':
        return claimReference(id)
      case 'clients':
        return clientNames.get(id)
      case 'plans':
        return planNames.get(id)
      case 'content':
      case 'stock':
        return titles.get(id)
      case 'exchange-rates':
      case 'redemptions':
        return id
      case 'straight-through':
        return straightThroughPageTexts.control.title
      default:
        return names.get(id)
    }
  }
  return new Map(
    records.flatMap((record) => {
      const name = nameOf(record)
      return record.kind === null || name === undefined ? [] : [[record.stream, name] as const]
    }),
  )
}

function describeEvent(
  event: FoundEvent,
  names: ReadonlyMap<string, string>,
  records: ReadonlyMap<string, string>,
): z.infer<typeof eventSchema> {
  const { eventId, position, type, at, stream, revision, actorKind, actorId, actorRole, subjectIds, correlationId } =
    event
  return {
    id: eventId,
    position,
    type,
    title: eventTitle(type),
    meaning: meanings.get(type) ?? '',
    at,
    record: { ...recordOfStream(stream), name: records.get(stream) ?? null },
    revision,
    actor: { kind: actorKind, id: actorId, name: names.get(actorId) ?? null, role: actorRole },
    subjects: subjectIds.map((id) => ({ id, name: names.get(id) ?? null })),
    correlationId,
  }
}

function dateOf(text: string | undefined): Date | undefined {
  return text === undefined ? undefined : new Date(text)
}
