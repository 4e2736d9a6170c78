/** The public holidays, as the console keeps them. */
import { publicHolidaySchema } from '@member-care/domain/clinic/public-holiday.ts'
import { publicHolidayTexts as texts } from '@member-care/domain/texts/public-holiday-texts.ts'
import { z } from 'zod'
import { apiError, fieldError } from '../http/api-error.ts'
import { describePage, listQuerySchema, readPage, sortBy } from '../http/simple-rest.ts'
import type { Routes } from '../http/parts.ts'
import { publicHolidaySchema as answerSchema } from './public-holiday-answer.ts'
import {
  addPublicHoliday,
  deletePublicHoliday,
  listPublicHolidays,
  publicHolidaySortFields,
} from './public-holidays.ts'

const keeping = { access: { power: 'content.manage' }, stepUp: 'always' } as const
/** The day is its id. */
const recordSchema = answerSchema.extend({ id: z.string() }).meta({ id: 'PublicHolidayRecord' })

export const publicHolidayRoutes: Routes = (app, { database, clock }) => {
  const listQuery = listQuerySchema({ sortFields: ['id', ...publicHolidaySortFields], filter: {} })
  app.get(
    '/console/public-holidays',
    { config: keeping, schema: { querystring: listQuery, response: { 200: z.array(recordSchema) } } },
    async ({ query }, reply) => {
      const page = readPage(query)
      const [field, direction] = query.sort ?? ['day', 'DESC']
      const listed = await listPublicHolidays(
        database,
        { days: query.filter?.id },
        page,
        sortBy(field === 'id' ? 'day' : field, direction),
      )
      describePage(reply, 'public-holidays', page, listed)
      return listed.items.map((holiday) => ({ id: holiday.day, ...holiday }))
    },
  )

  app.post(
    '/console/public-holidays',
    { config: keeping, schema: { body: publicHolidaySchema, response: { 201: recordSchema } } },
    async ({ body, caller }, reply) => {
      const isNew = await addPublicHoliday(database, body, { by: caller.user.userId, at: clock() })
      if (!isNew) throw fieldError('day', texts.duplicate)
      return reply.code(201).send({ id: body.day, ...body })
    },
  )

  app.delete(
    '/console/public-holidays/:id',
    {
      config: { ...keeping, record: 'unowned' },
      schema: { params: z.object({ id: z.string().max(10) }), response: { 200: z.object({ id: z.string() }) } },
    },
    async ({ params: { id } }) => {
      if (!(await deletePublicHoliday(database, id))) throw apiError('NOT_FOUND')
      return { id }
    },
  )
}
