/** The console's calls about plans: what is covered, in drafts that somebody else has to publish. */
import { planStatuses } from '@member-care/domain/cover/plans/plan-state.ts'
import { listPlans, planSortFields } from '@member-care/projections/plans/plan-queries.ts'
import { z } from 'zod'
import type { App, Parts, Routes } from '../http/parts.ts'
import { describePage, listQuerySchema, readPage, sortBy } from '../http/simple-rest.ts'
import { planContentSchema, planRecordSchema, planRowSchema, toPlanRecord, toPlanRow } from './plan-answers.ts'
import { planSheetRoutes } from './sheet-routes.ts'
import { changePlan, createPlan, reachedPlan, scopeOfClients } from './plans.ts'
import { whatIfRoutes } from './what-if-routes.ts'

const viewing = { access: { power: 'plans.view' }, stepUp: 'always' } as const
const editing = { access: { power: 'plans.edit' }, stepUp: 'always' } as const
const ofPlan = { ...editing, record: 'plan' } as const

const params = z.object({ planId: z.string() })
const response = { 200: planRecordSchema }
/** The plan as the person was looking at it. */
const looked = { revision: z.number().int() }

const text = z.string().max(200)
const query = listQuerySchema({
  sortFields: ['id', ...planSortFields],
  filter: { companyId: z.string().optional(), q: text.optional(), status: z.enum(planStatuses).optional() },
})

export const plansConsoleRoutes: Routes = (app, parts) => {
  addReading(app, parts)
  addWriting(app, parts)
  addPublishing(app, parts)
  planSheetRoutes(app, parts)
  whatIfRoutes(app, parts)
}

function addReading(app: App, parts: Parts): void {
  app.get(
    '/console/plans',
    { config: viewing, schema: { querystring: query, response: { 200: z.array(planRowSchema) } } },
    async ({ caller, query }, reply) => {
      const { id: ids, ...filter } = query.filter ?? {}
      const page = readPage(query)
      const [field, direction] = query.sort ?? ['updatedAt', 'DESC']
      const listed = await listPlans(
        parts.database,
        scopeOfClients(caller.scope),
        { ...filter, ids },
        page,
        sortBy(field === 'id' ? 'updatedAt' : field, direction),
      )
      describePage(reply, 'plans', page, listed)
      return listed.items.map(toPlanRow)
    },
  )

  app.get(
    '/console/plans/:planId',
    { config: { ...viewing, record: 'plan' }, schema: { params, response } },
    async ({ caller, params: { planId } }) => toPlanRecord(parts, await reachedPlan(parts, caller, planId)),
  )
}

function addWriting(app: App, parts: Parts): void {
  app.post(
    '/console/plans',
    {
      config: editing,
      schema: {
        body: z.object({ companyId: z.string(), draft: planContentSchema }),
        response: { 201: planRecordSchema },
      },
    },
    async ({ caller, body }, reply) =>
      reply.code(201).send(await toPlanRecord(parts, await createPlan(parts, caller, body))),
  )

  app.put(
    '/console/plans/:planId/draft',
    { config: ofPlan, schema: { params, body: z.object({ draft: planContentSchema, ...looked }), response } },
    async ({ caller, params: { planId }, body }) =>
      toPlanRecord(parts, await changePlan(parts, caller, planId, { type: 'SaveDraft', ...body })),
  )

  app.post(
    '/console/plans/:planId/discard',
    { config: ofPlan, schema: { params, body: z.object(looked), response } },
    async ({ caller, params: { planId }, body }) =>
      toPlanRecord(parts, await changePlan(parts, caller, planId, { type: 'DiscardDraft', ...body })),
  )
}

function addPublishing(app: App, parts: Parts): void {
  app.post(
    '/console/plans/:planId/submit',
    { config: ofPlan, schema: { params, body: z.object(looked), response } },
    async ({ caller, params: { planId }, body }) =>
      toPlanRecord(parts, await changePlan(parts, caller, planId, { type: 'SubmitDraft', ...body })),
  )

  app.post(
    '/console/plans/:planId/return',
    { config: ofPlan, schema: { params, body: z.object({ reason: z.string().max(1000), ...looked }), response } },
    async ({ caller, params: { planId }, body }) =>
      toPlanRecord(parts, await changePlan(parts, caller, planId, { type: 'ReturnDraft', ...body })),
  )

  app.post(
    '/console/plans/:planId/publish',
    { config: ofPlan, schema: { params, body: z.object(looked), response } },
    async ({ caller, params: { planId }, body }) =>
      toPlanRecord(parts, await changePlan(parts, caller, planId, { type: 'PublishDraft', ...body })),
  )
}
