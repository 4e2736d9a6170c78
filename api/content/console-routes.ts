/** The console's calls about content: every kind in one list, its versions, and when members see which. */
import { audienceSchema } from '@member-care/domain/content/content.ts'
import { contentStatuses } from '@member-care/domain/content/content-state.ts'
import { contentSortFields, listContent } from '@member-care/projections/content/content-queries.ts'
import { z } from 'zod'
import type { App, Parts, Routes } from '../http/parts.ts'
import { describePage, listQuerySchema, readPage, sortBy } from '../http/simple-rest.ts'
import { scopeOfClients } from '../plans/plans.ts'
import {
  contentBodySchema,
  contentKindSchema,
  contentRecordSchema,
  contentRowSchema,
  toContentRecord,
  toContentRow,
} from './content-answers.ts'
import { changeContent, createContent, reachedContent, saveContent, type ContentChange } from './content.ts'
import { missingTranslationRoutes } from './missing-translation-routes.ts'
import { contentPictureRoutes } from './picture-routes.ts'
import { contentPreviewRoute } from './preview-route.ts'

const keeping = { access: { power: 'content.manage' }, stepUp: 'always' } as const
const ofItem = { ...keeping, record: 'content' } as const

const params = z.object({ contentId: z.string() })
const response = { 200: contentRecordSchema }
/** The item as the person was looking at it. */
const looked = { revision: z.number().int() }
const moment = z.iso.datetime({ precision: 3 }).nullable()

const query = listQuerySchema({
  sortFields: ['id', ...contentSortFields],
  filter: {
    kind: contentKindSchema.optional(),
    status: z.enum(contentStatuses).optional(),
    companyId: z.string().optional(),
    expires: z.boolean().optional(),
    q: z.string().max(200).optional(),
  },
})

export const contentConsoleRoutes: Routes = (app, parts) => {
  addReading(app, parts)
  addWriting(app, parts)
  addPublishing(app, parts)
  contentPreviewRoute(app, parts)
  missingTranslationRoutes(app, parts)
  contentPictureRoutes(app, parts)
}

function addReading(app: App, parts: Parts): void {
  app.get(
    '/console/content',
    { config: keeping, schema: { querystring: query, response: { 200: z.array(contentRowSchema) } } },
    async ({ caller, query }, reply) => {
      const { id: ids, ...filter } = query.filter ?? {}
      const page = readPage(query)
      const [field, direction] = query.sort ?? ['updatedAt', 'DESC']
      const sort = sortBy(field === 'id' ? 'updatedAt' : field, direction)
      const wanted = { ...filter, ids }
      const listed = await listContent(parts.database, scopeOfClients(caller.scope), wanted, {
        ...{ page, sort },
        now: parts.clock(),
      })
      describePage(reply, 'content', page, listed)
      return listed.items.map(toContentRow)
    },
  )

  app.get(
    '/console/content/:contentId',
    { config: ofItem, schema: { params, response } },
    async ({ caller, params: { contentId } }) => toContentRecord(parts, await reachedContent(parts, caller, contentId)),
  )
}

function addWriting(app: App, parts: Parts): void {
  const body = z.object({ content: contentBodySchema, audience: audienceSchema })
  app.post(
    '/console/content',
    { config: keeping, schema: { body, response: { 201: contentRecordSchema } } },
    async ({ caller, body }, reply) =>
      reply.code(201).send(await toContentRecord(parts, await createContent(parts, caller, body))),
  )

  app.put(
    '/console/content/:contentId',
    {
      config: ofItem,
      schema: {
        params,
        body: z.object({ content: contentBodySchema.optional(), audience: audienceSchema.optional(), ...looked }),
        response,
      },
    },
    async ({ caller, params: { contentId }, body: { content, audience, revision } }) =>
      toContentRecord(
        parts,
        await saveContent(parts, caller, contentId, {
          revision,
          ...(content !== undefined && { content }),
          ...(audience !== undefined && { audience }),
        }),
      ),
  )
}

function addPublishing(app: App, parts: Parts): void {
  const command = <Body extends z.ZodRawShape>(
    name: string,
    body: Body,
    toChange: (body: z.infer<z.ZodObject<Body & typeof looked>>) => ContentChange & { readonly revision: number },
  ) =>
    app.post(
      `/console/content/:contentId/${name}`,
      { config: ofItem, schema: { params, body: z.object({ ...body, ...looked }), response } },
      async ({ caller, params: { contentId }, body }) =>
        toContentRecord(
          parts,
          await changeContent(parts, caller, contentId, toChange(body as z.infer<z.ZodObject<Body & typeof looked>>)),
        ),
    )
  const window = { shownFrom: moment, shownUntil: moment }

  command('submit', window, (body) => ({ type: 'SubmitContent', ...body }))
  command('publish', { shownFrom: moment.optional(), shownUntil: moment.optional() }, (body) => ({
    type: 'PublishContent',
    revision: body.revision,
    ...(body.shownFrom !== undefined && { shownFrom: body.shownFrom }),
    ...(body.shownUntil !== undefined && { shownUntil: body.shownUntil }),
  }))
  command('decline', { reason: z.string().max(1000) }, (body) => ({ type: 'DeclineContent', ...body }))
  command('take-down', { shownUntil: moment }, (body) => ({ type: 'TakeDownContent', ...body }))
  command('restore', { version: z.number().int() }, (body) => ({ type: 'RestoreContent', ...body }))
}
