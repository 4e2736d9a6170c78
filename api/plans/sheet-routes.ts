/** A plan as a spreadsheet: reading one that a broker sent, and writing one. */
import multipart from '@fastify/multipart'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { apiError } from '../http/api-error.ts'
import type { App, Parts, Routes } from '../http/parts.ts'
import { receiveSheet } from '../sheets/receive-sheet.ts'
import { PLAN_SHEET_TYPE, writePlanFile } from './plan-file.ts'
import { reachedPlan } from './plans.ts'

/** What is in the sheets is read by `domain/cover/sheet`, into the draft that the person has before them. Nothing is saved. */
const sheetsSchema = z
  .object({ sheets: z.array(z.object({ name: z.string(), rows: z.array(z.array(z.string())) })) })
  .meta({ id: 'PlanSheets' })

export const planSheetRoutes: Routes = (app, parts) => {
  void app.register(async (forms) => {
    await forms.register(multipart)
    forms.withTypeProvider<ZodTypeProvider>().post(
      '/console/plans/sheet',
      {
        config: { access: { power: 'plans.edit' }, stepUp: 'always' },
        schema: { consumes: ['multipart/form-data'], response: { 200: sheetsSchema } },
      },
      async (request) => {
        const { sheets } = await receiveSheet(parts, request)
        return { sheets: sheets.map(({ name, rows }) => ({ name, rows: rows.map((row) => [...row]) })) }
      },
    )
  })
  addWriting(app, parts)
}

function addWriting(app: App, parts: Parts): void {
  app.get(
    '/console/plans/:planId/sheet',
    {
      config: { access: { power: 'plans.view' }, stepUp: 'always', record: 'plan' },
      schema: { params: z.object({ planId: z.string() }), produces: [PLAN_SHEET_TYPE] },
    },
    async ({ caller, params: { planId } }, reply) => {
      const { planNo, draft, versions } = await reachedPlan(parts, caller, planId)
      const content = draft?.content ?? versions.at(-1)?.content
      if (content === undefined) throw apiError('NOT_FOUND')
      const name = `Plan_${planNo.replaceAll(/[^\w-]+/g, '_')}.xlsx`
      return reply
        .type(PLAN_SHEET_TYPE)
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(await writePlanFile(content))
    },
  )
}
