/** The answers that the desk gives often, as the console keeps them. */
import { cannedAnswerSchema } from '@member-care/domain/chat/canned-answer.ts'
import { translatedLanguages, type TranslatedLanguage } from '@member-care/domain/content/translations.ts'
import { cannedAnswerDesks } from '@member-care/domain/chat/conversation-terms.ts'
import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'
import { apiError } from '../http/api-error.ts'
import { administratorsNamed } from '../http/names-beside.ts'
import type { Parts, Routes } from '../http/parts.ts'
import { describePage, listQuerySchema, readPage, sortBy } from '../http/simple-rest.ts'
import {
  addCannedAnswer,
  cannedAnswerSortFields,
  changeCannedAnswer,
  deleteCannedAnswer,
  findCannedAnswer,
  listCannedAnswers,
  type KeptAnswer,
} from './canned-answers.ts'

const keeping = { access: { power: 'chats.keepAnswers' }, stepUp: 'always' } as const
const ofOne = { ...keeping, record: 'unowned' } as const
const params = z.object({ id: z.string().max(40) })

const answerSchema = z
  .object({
    id: z.string(),
    /** For the `expectedVersion` of a change. */
    version: z.int(),
    title: z.string(),
    text: z.string(),
    /** In the languages besides English; empty for not translated. */
    translations: z.object({ zh: z.string(), ms: z.string(), ta: z.string() } satisfies Record<
      TranslatedLanguage,
      unknown
    >),
    desk: z.enum(cannedAnswerDesks),
    /** Null for somebody who is no administrator any more. */
    changedBy: z.string().nullable(),
    /** UTC, ISO. */
    changedAt: z.string(),
  })
  .meta({ id: 'CannedAnswer' })

const changeSchema = cannedAnswerSchema.partial().extend({ expectedVersion: z.int().min(0) })

const listQuery = listQuerySchema({
  sortFields: ['id', ...cannedAnswerSortFields],
  filter: {
    desk: z.enum(cannedAnswerDesks).optional(),
    /** Those that are not translated into this language. */
    missing: z.enum(translatedLanguages).optional(),
  },
})

export const cannedAnswerRoutes: Routes = (app, parts) => {
  const { database, clock } = parts

  app.get(
    '/console/canned-answers',
    { config: keeping, schema: { querystring: listQuery, response: { 200: z.array(answerSchema) } } },
    async ({ query }, reply) => {
      const page = readPage(query)
      const [field, direction] = query.sort ?? ['title', 'ASC']
      const { id: ids, desk, missing } = query.filter ?? {}
      const listed = await listCannedAnswers(
        database,
        { ids, desk, missing },
        page,
        sortBy(field === 'id' ? 'title' : field, direction),
      )
      describePage(reply, 'canned-answers', page, listed)
      return describe(parts, listed.items)
    },
  )

  app.post(
    '/console/canned-answers',
    { config: keeping, schema: { body: cannedAnswerSchema, response: { 201: answerSchema } } },
    async ({ body, caller }, reply) => {
      const change = { by: caller.user.userId, at: clock() }
      const answerId = uuidv5('canned-answer', caller.context().commandId)
      return reply
        .code(201)
        .send(await describeOne(parts, await addCannedAnswer(database, body, { ...change, answerId })))
    },
  )

  app.get(
    '/console/canned-answers/:id',
    { config: ofOne, schema: { params, response: { 200: answerSchema } } },
    async ({ params: { id } }) => {
      const answer = await findCannedAnswer(database, id)
      if (!answer) throw apiError('NOT_FOUND')
      return describeOne(parts, answer)
    },
  )

  app.put(
    '/console/canned-answers/:id',
    { config: ofOne, schema: { params, body: changeSchema, response: { 200: answerSchema } } },
    async ({ params: { id }, body: { expectedVersion, ...asked }, caller }) => {
      const change = { answerId: id, by: caller.user.userId, at: clock(), expectedVersion }
      return describeOne(parts, await changeCannedAnswer(database, asked, change))
    },
  )

  app.delete(
    '/console/canned-answers/:id',
    { config: ofOne, schema: { params, response: { 200: z.object({ id: z.string() }) } } },
    async ({ params: { id } }) => {
      if (!(await deleteCannedAnswer(database, id))) throw apiError('NOT_FOUND')
      return { id }
    },
  )
}

async function describeOne(parts: Parts, answer: KeptAnswer) {
  const [described] = await describe(parts, [answer])
  if (!described) throw apiError('NOT_FOUND')
  return described
}

async function describe(parts: Parts, answers: readonly KeptAnswer[]): Promise<z.infer<typeof answerSchema>[]> {
  const names = await administratorsNamed(
    parts,
    answers.map(({ changedBy }) => changedBy),
  )
  return answers.map(({ answerId, changedBy, changedAt, ...answer }) => ({
    id: answerId,
    ...answer,
    changedBy: names.get(changedBy) ?? null,
    changedAt: changedAt.toISOString(),
  }))
}
