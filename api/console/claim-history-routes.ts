/** A claim's history and its earlier states, read from its own events (design "A query"). */
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import type { Actor } from '@member-care/domain/events/metadata.ts'
import { claimEventTitles } from '@member-care/domain/texts/claim-history-texts.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import type { FastifyRequest } from 'fastify'
import { administratorNames } from '@member-care/projections/users/administrator-queries.ts'
import { z } from 'zod'
import { causesOf } from '../audit/event-causes.ts'
import { readStoredStream, type Evidence } from '../audit/stored-stream.ts'
import { apiError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { App, Parts } from '../parts.ts'
import { claimAsOf, claimAtRevision, historyOf, type PastClaim } from './claim-history.ts'
import { companyNameOf, findClaim } from './claim-list-routes.ts'
import { consoleClaimSchema, maskedFor, toPastConsoleClaim } from './console-claim.ts'
import { describeHistoryEvent, historyEventSchema } from './history-event.ts'
import { loadHistory } from './load-history.ts'
import { recordView } from './record-view.ts'

const config = { access: { power: 'history.view' }, stepUp: 'always', record: 'claim' } as const

const momentSchema = z.object({ revision: z.number(), recordedAt: z.string(), claim: consoleClaimSchema })

const byId = z.object({ id: z.string() })

export function addClaimHistoryRoutes(app: App, parts: Parts, evidence: Evidence): void {
  app.get('/console/claims/:id/history', { config, schema: { params: byId, response: { 200: z.array(historyEventSchema) } } }, async (request) => {
    const { caller } = request
    const { events, stream } = await openHistory(parts, request, request.params.id)
    const [stored, names, assignees, causes] = await Promise.all([
      readStoredStream(parts.database, evidence, stream),
      namesOf(parts, events.map(({ metadata }) => metadata.actor)),
      administratorNames(parts.database, { kind: 'all' }, events.flatMap((event) => (event.type === 'ClaimAssigned' && event.data.assigneeId ? [event.data.assigneeId] : []))),
      causesOf(parts, caller.scope, events),
    ])
    return historyOf(events, (nric) => maskedFor(caller.powers, nric)).map(({ event, changes }) =>
      describeHistoryEvent(event, {
        title: claimEventTitles[event.type],
        changes: changes.map((change) => (change.field === 'assigneeId' ? { ...change, from: nameOf(change.from, assignees), to: nameOf(change.to, assignees) } : change)),
        cause: causes.get(event.id),
        stored,
        names,
      }),
    )
  })

  const atRevision = byId.extend({ revision: z.coerce.number().int().min(0) })
  app.get('/console/claims/:id/history/:revision', { config, schema: { params: atRevision, response: { 200: momentSchema } } }, async (request) => {
    const { events } = await openHistory(parts, request, request.params.id)
    return describeMoment(parts, request.caller, claimAtRevision(events, request.params.revision))
  })

  const atTime = z.object({ at: z.iso.datetime({ offset: true }) })
  app.get('/console/claims/:id/as-of', { config, schema: { params: byId, querystring: atTime, response: { 200: momentSchema } } }, async (request) => {
    const { events } = await openHistory(parts, request, request.params.id)
    return describeMoment(parts, request.caller, claimAsOf(events, new Date(request.query.at)))
  })
}

/**
 * The claim's events, for somebody who may see them and is on record as having done so.
 * @param reference the claim's id or its transaction number: who has no claim lists knows a claim by what a letter says
 */
async function openHistory(parts: Parts, request: FastifyRequest, reference: string): Promise<{ events: readonly Recorded<ClaimEvent>[]; stream: `claim-${string}` }> {
  const { caller } = request
  const { claimId, claimantId } = (await parts.claims.findClaimByTransactionNo(caller.scope, reference)) ?? (await findClaim(parts, caller, reference))
  await recordView(parts.eventLog, { subjectId: claimantId, what: 'claim-history', recordId: claimId }, caller.context())
  const stream = `claim-${claimId}` as const
  return { events: await loadHistory<ClaimEvent>(parts.eventLog, stream), stream }
}

async function describeMoment(parts: Parts, caller: Caller, past: PastClaim | undefined): Promise<z.infer<typeof momentSchema>> {
  if (!past) throw apiError('NOT_FOUND')
  const { claim, revision, updatedAt } = past
  const companyName = await companyNameOf(parts, caller, claim.companyId)
  return { revision, recordedAt: updatedAt.toISOString(), claim: toPastConsoleClaim(claim, past, { powers: caller.powers, companyName }) }
}

/** Names of the people who acted; parts of the system go by their id. */
async function namesOf(parts: Parts, actors: readonly Actor[]): Promise<ReadonlyMap<string, string | null>> {
  const people = new Set(actors.filter(({ kind }) => kind !== 'system' && kind !== 'insurer').map(({ id }) => id))
  return new Map(await Promise.all([...people].map(async (userId) => [userId, (await parts.users.getUser({ kind: 'own', userId }, userId))?.name ?? null] as const)))
}

/** An administrator by name, where one has it. */
function nameOf(userId: unknown, names: ReadonlyMap<string, string>): unknown {
  return typeof userId === 'string' ? (names.get(userId) ?? userId) : userId
}
