/** The history of users, clients, administrators and accounts, and each as it was at any moment, read from its own events. */
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import { eventTitle } from '@member-care/domain/texts/record-history-texts.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import type { StreamId } from '@member-care/event-store/port.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { requireReachedAdministrator } from '../administrators/reached-administrator.ts'
import { describeHistoryEvent, historyEventSchema } from '../console/history-event.ts'
import { loadHistory } from '../console/load-history.ts'
import { recordView } from '../console/record-view.ts'
import { apiError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { App, Parts } from '../parts.ts'
import { causesOf } from './event-causes.ts'
import { namesIn } from './history-names.ts'
import { reachedEvents } from './reached-events.ts'
import { readStoredStream, type Evidence } from './stored-stream.ts'
import { recordAsOf, recordAtRevision, stepsOf, type PastRecord, type Reading } from './record-history.ts'

/** As of a claim, with why it was done: a text; a forgotten one is `{ redacted: true }`. */
const historySchema = z.array(historyEventSchema.extend({ reason: z.unknown() }))

const momentSchema = z.object({
  revision: z.number(),
  recordedAt: z.string(),
  fields: z.array(z.object({ field: z.string(), group: z.string(), label: z.string(), value: z.unknown() })),
})

/** A kind of record that has a history. */
interface HistoryKind {
  /** Its part of the address. */
  readonly path: 'users' | 'clients' | 'administrators' | 'accounts'
  readonly record: 'user' | 'client' | 'administrator'
  readonly streamOf: (id: string) => StreamId
  /** @throws ApiError 404 when there is none that the caller reaches */
  readonly requireReached: (parts: Parts, caller: Caller, id: string) => Promise<void>
  /** Whose data is looked at; a company's is nobody's. */
  readonly isPersonal: boolean
}

const kinds: readonly HistoryKind[] = [
  { path: 'users', record: 'user', streamOf: (id) => `user-${id}`, requireReached: requireUser, isPersonal: true },
  { path: 'administrators', record: 'administrator', streamOf: (id) => `user-${id}`, requireReached: requireAdministrator, isPersonal: true },
  { path: 'accounts', record: 'user', streamOf: (id) => `account-${id}`, requireReached: requireUser, isPersonal: true },
  { path: 'clients', record: 'client', streamOf: (id) => `client-${id}`, requireReached: requireClient, isPersonal: false },
]

export function addHistoryRoutes(app: App, parts: Parts, evidence: Evidence): void {
  for (const kind of kinds) addHistoryOf(app, parts, evidence, kind)
}

function addHistoryOf(app: App, parts: Parts, evidence: Evidence, kind: HistoryKind): void {
  const config = { access: { power: 'history.view' }, stepUp: 'always', record: kind.record } as const
  const byId = z.object({ id: z.string() })
  const base = `/console/${kind.path}/:id` as const

  app.get(`${base}/history`, { config, schema: { params: byId, response: { 200: historySchema } } }, async (request) => {
    const { events, reading } = await openHistory(parts, request, kind, request.params.id)
    const [stored, causes] = await Promise.all([readStoredStream(parts.database, evidence, kind.streamOf(request.params.id)), causesOf(parts, request.caller.scope, events)])
    return stepsOf(events, reading).map(({ event, changes, reason }) => ({
      ...describeHistoryEvent(event, { title: eventTitle(event.type), changes, cause: causes.get(event.id), stored, names: reading.names }),
      reason,
    }))
  })

  const atRevision = byId.extend({ revision: z.coerce.number().int().min(0) })
  app.get(`${base}/history/:revision`, { config, schema: { params: atRevision, response: { 200: momentSchema } } }, async (request) => {
    const { events, reading } = await openHistory(parts, request, kind, request.params.id)
    return describeMoment(recordAtRevision(events, request.params.revision, reading))
  })

  const atTime = z.object({ at: z.iso.datetime({ offset: true }) })
  app.get(`${base}/as-of`, { config, schema: { params: byId, querystring: atTime, response: { 200: momentSchema } } }, async (request) => {
    const { events, reading } = await openHistory(parts, request, kind, request.params.id)
    return describeMoment(recordAsOf(events, new Date(request.query.at), reading))
  })
}

/** The record's events as far as the caller's clients go, for somebody who may see them and is on record as having done so. */
async function openHistory(parts: Parts, { caller }: FastifyRequest, kind: HistoryKind, id: string): Promise<{ events: readonly Recorded[]; reading: Reading }> {
  await kind.requireReached(parts, caller, id)
  if (kind.isPersonal) await recordView(parts.eventLog, { subjectId: id, what: 'user-history', recordId: id }, caller.context())
  const events = await reachedEvents(parts, caller.scope, await loadHistory<DomainEvent>(parts.eventLog, kind.streamOf(id)))
  return { events, reading: { powers: caller.powers, names: await namesIn(parts.database, events) } }
}

async function requireUser({ users }: Parts, { scope }: Caller, id: string): Promise<void> {
  if (!(await users.getUser(scope, id))) throw apiError('NOT_FOUND')
}

/** Also one who was deleted or forgotten: what they did stays. */
async function requireAdministrator({ users }: Parts, { user, scope }: Caller, id: string): Promise<void> {
  const administrator = await users.getUser({ kind: 'all' }, id)
  if (administrator?.userType !== 'sys-admin') throw apiError('NOT_FOUND')
  if (scope.kind !== 'all') await requireReachedAdministrator(users, user, id)
}

async function requireClient({ clients }: Parts, { scope }: Caller, id: string): Promise<void> {
  if (scope.kind === 'own' || !(await clients.getClient(scope, id))) throw apiError('NOT_FOUND')
}

function describeMoment(past: PastRecord | undefined): z.infer<typeof momentSchema> {
  if (!past) throw apiError('NOT_FOUND')
  const { revision, recordedAt, fields } = past
  return { revision, recordedAt: recordedAt.toISOString(), fields: [...fields] }
}
