/** The history of each kind of record that has one, and each record as it was at any moment, read from its own events (design "A query"). */
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import { stateAsOf, stateAtRevision, stepsOf, type PastState } from '@member-care/domain/history/history-engine.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { apiError } from '../http/api-error.ts'
import type { App, Parts } from '../http/parts.ts'
import { recordView } from '../http/record-view.ts'
import { causesOf } from './event-causes.ts'
import { describeHistoryEvent } from './history-event.ts'
import type { HistoryKind, HistoryReader } from './history-kind.ts'
import { loadHistory } from './load-history.ts'
import { reachedEvents } from './reached-events.ts'
import { readStoredStream, type Evidence } from './stored-stream.ts'

const byId = z.object({ id: z.string() })
const atRevision = byId.extend({ revision: z.coerce.number().int().min(0) })
const atTime = z.object({ at: z.iso.datetime({ offset: true }) })

/** Adds the routes of one kind: its history, and the record after an event and at an instant. */
export function addHistoryOf<Event extends DomainEvent, State>(
  app: App,
  parts: Parts,
  evidence: Evidence,
  kind: HistoryKind<Event, State, unknown>,
): void {
  const config = { access: { power: kind.power ?? 'history.view' }, stepUp: 'always', record: kind.record } as const
  const base = `/console/${kind.path}/:id` as const

  app.get(
    `${base}/history`,
    { config, schema: { params: byId, response: { 200: z.array(kind.eventSchema) } } },
    async (request) => {
      const { stream, ...reader } = await openHistory(parts, request, kind, request.params.id)
      const { caller, events } = reader
      const [stored, causes, { names, tell }] = await Promise.all([
        readStoredStream(parts.database, evidence, stream),
        causesOf(parts, caller.scope, events),
        kind.teller(reader),
      ])
      return stepsOf(events, kind.aggregate(caller)).map((step) =>
        describeHistoryEvent(step.event, { ...tell(step), cause: causes.get(step.event.id), stored, names }),
      )
    },
  )

  const describe = async (past: PastState<State> | undefined, reader: HistoryReader<Event>) => {
    if (!past) throw apiError('NOT_FOUND')
    return kind.describe(past, reader)
  }
  const moment = { 200: kind.momentSchema }
  app.get(
    `${base}/history/:revision`,
    { config, schema: { params: atRevision, response: moment } },
    async (request) => {
      const reader = await openHistory(parts, request, kind, request.params.id)
      return describe(stateAtRevision(reader.events, request.params.revision, kind.aggregate(reader.caller)), reader)
    },
  )
  app.get(
    `${base}/as-of`,
    { config, schema: { params: byId, querystring: atTime, response: moment } },
    async (request) => {
      const reader = await openHistory(parts, request, kind, request.params.id)
      return describe(stateAsOf(reader.events, new Date(request.query.at), kind.aggregate(reader.caller)), reader)
    },
  )
}

/** The record's events as far as the caller's clients go, for somebody who may see them and is on record as having done so. */
async function openHistory<Event extends DomainEvent, State>(
  parts: Parts,
  { caller }: FastifyRequest,
  kind: HistoryKind<Event, State, unknown>,
  reference: string,
) {
  const { stream, view } = await kind.find(parts, caller, reference)
  if (view) await recordView(parts.eventLog, view, caller.context())
  const events = await reachedEvents(parts, caller.scope, await loadHistory<Event>(parts.eventLog, stream))
  return { parts, caller, stream, events }
}
