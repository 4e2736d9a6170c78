/** The document that a client wrote of its plan itself, which members read under My Plan: the console's calls that keep, show and remove it. */
import multipart from '@fastify/multipart'
import { planDocumentTexts as texts } from '@member-care/domain/texts/client-edit-texts.ts'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { saidByForm } from '../documents/receive-upload.ts'
import { sendRecorded } from '../documents/send-file.ts'
import { withOneFile } from '../documents/with-one-file.ts'
import { apiError, fieldError } from '../http/api-error.ts'
import type { App, Parts } from '../http/parts.ts'
import { reachedClient } from './change-configuration.ts'
import { consoleClientSchema, toConsoleClient } from './client-record.ts'
import { changePlanDocument, isPlanDocument, PLAN_DOCUMENT_TYPE } from './plan-document.ts'

const params = z.object({ id: z.string() })
const editing = { access: { power: 'clients.edit' }, stepUp: 'always', record: 'client' } as const
const viewing = { access: { power: 'clients.view' }, stepUp: 'always', record: 'client' } as const
const response = { 200: consoleClientSchema }
const FIELD = 'document'

export function addPlanDocumentRoutes(app: App, parts: Parts): void {
  app.get(
    '/console/clients/:id/plan-document',
    { config: viewing, schema: { params } },
    async ({ caller, params: { id } }, reply) => {
      const { planDocument } = await reachedClient(parts, caller, id)
      if (planDocument === undefined) throw apiError('NOT_FOUND')
      return sendRecorded(reply, parts, { ...planDocument, mimeType: PLAN_DOCUMENT_TYPE })
    },
  )

  app.delete(
    '/console/clients/:id/plan-document',
    { config: editing, schema: { params, response } },
    async ({ caller, params: { id } }) => {
      await reachedClient(parts, caller, id)
      await changePlanDocument(parts, caller.context(), id, undefined)
      return toConsoleClient(parts, caller, await reachedClient(parts, caller, id))
    },
  )

  void app.register(async (forms) => {
    await forms.register(multipart)
    forms
      .withTypeProvider<ZodTypeProvider>()
      .post(
        '/console/clients/:id/plan-document',
        { config: editing, schema: { consumes: ['multipart/form-data'], params, response } },
        async (request) => {
          const { caller } = request
          const { id } = request.params
          await reachedClient(parts, caller, id)
          await withOneFile(parts, request, { fieldname: FIELD, texts }, async (file, form) => {
            if (!(await isPlanDocument(file))) throw fieldError(FIELD, texts.wrongType)
            await changePlanDocument(parts, caller.context(saidByForm(form)), id, file)
          })
          return toConsoleClient(parts, caller, await reachedClient(parts, caller, id))
        },
      )
  })
}
