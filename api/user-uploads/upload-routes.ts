/** Files of users: sending one, what would become of the people in it, having it carried out, and what came of it (ADM-UPL, ADM-JOB). */
import multipart from '@fastify/multipart'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { uploadCommandTexts } from '@member-care/domain/texts/upload-texts.ts'
import { uploadOutcomes } from '@member-care/domain/upload/upload-outcome.ts'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { validate as isUuid } from 'uuid'
import { z } from 'zod'
import { peopleNamed } from '../http/names-beside.ts'
import { createListViews } from '../http/record-view.ts'
import { describePage, listQuerySchema, readPage } from '../http/simple-rest.ts'
import { apiError, refusalError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import type { Parts, Routes } from '../http/parts.ts'
import { receiveUploadFile } from './receive-upload-file.ts'
import { toUploadAnswer, toUploadRowAnswer, uploadRowSchema, uploadSchema } from './upload-answers.ts'
import { touchedByEnds } from './touched-by-ends.ts'
import { rejectedRowsFile, uploadTemplate } from './upload-csv.ts'
import { listEntries, removeRows } from './upload-rows.ts'
import {
  findUpload,
  listUploads,
  moveUpload,
  reachesUpload,
  submittedStates,
  submitUpload,
  type Upload,
  type UploadState,
} from './upload-store.ts'
import type { UploadSurface } from './upload-surface.ts'

const params = z.object({ id: z.string() })

const listQuery = listQuerySchema({ sortFields: ['id', 'createdAt'], filter: { unfinished: z.boolean().optional() } })
const rowsQuery = listQuerySchema({ sortFields: ['id'], filter: { outcome: z.enum(uploadOutcomes).optional() } })

/** What waits for a decision. */
const unfinishedStates: readonly UploadState[] = ['checking', 'checked']

/** The calls of one surface. */
export function uploadRoutesOf(surface: UploadSurface): Routes {
  return (app, parts) => addUploadRoutes(app, parts, surface)
}

function addUploadRoutes(app: Parameters<Routes>[0], parts: Parts, surface: UploadSurface): void {
  const { path, stepUp, record } = surface
  const config = { access: { power: surface.mayUpload }, stepUp } as const
  const ofUpload = { ...config, record } as const
  /** For those who upload nothing themselves too. */
  const asJobs = { access: { power: surface.maySeeJobs }, stepUp } as const
  const asJob = { ...asJobs, record } as const
  const { database, clock } = parts
  const views = createListViews('nric', parts.eventLog, clock)

  void app.register(async (forms) => {
    await forms.register(multipart)
    forms.withTypeProvider<ZodTypeProvider>().post(
      `${path}/uploads`,
      {
        config,
        schema: { querystring: surface.sentQuery, consumes: ['multipart/form-data'], response: { 202: uploadSchema } },
      },
      async (request, reply) => {
        const { caller, query } = request
        const reach = await surface.reachOf(parts, caller, query.companyId)
        return reply.code(202).send(await answer(parts, caller, await receiveUploadFile(parts, request, reach)))
      },
    )
  })

  app.get(
    `${path}/uploads`,
    {
      config: { ...asJobs, countsAsUse: false },
      schema: { querystring: listQuery, response: { 200: z.array(uploadSchema) } },
    },
    async ({ caller, query }, reply) => {
      const { unfinished, id } = query.filter ?? {}
      const page = readPage(query)
      const states =
        unfinished === undefined
          ? [...unfinishedStates, ...submittedStates]
          : unfinished
            ? unfinishedStates
            : submittedStates
      const listed = await listUploads(
        database,
        caller.scope,
        { states: states.filter((state) => maySee(surface, caller, state)), ids: id },
        page,
      )
      describePage(reply, 'uploads', page, listed)
      return answersOf(parts, caller, listed.items)
    },
  )

  app.get(
    `${path}/uploads/:id`,
    { config: { ...asJob, countsAsUse: false }, schema: { params, response: { 200: uploadSchema } } },
    async ({ caller, params: { id } }) => answer(parts, caller, await reachedUpload(parts, surface, caller, id)),
  )

  app.get(
    `${path}/uploads/:id/rows`,
    { config: asJob, schema: { params, querystring: rowsQuery, response: { 200: z.array(uploadRowSchema) } } },
    async ({ caller, params: { id }, query }, reply) => {
      const upload = await reachedUpload(parts, surface, caller, id)
      const { uploadId } = upload
      const page = readPage(query)
      const listed = await listEntries(database, uploadId, { outcome: query.filter?.outcome }, page)
      describePage(reply, 'rows', page, listed)
      const seesNumbers = caller.powers.has('nric.unmasked')
      if (seesNumbers)
        await views.record(
          listed.items.flatMap(({ userId }) => (userId === null ? [] : [{ subjectId: userId, recordId: uploadId }])),
          caller.context(),
        )
      const touched = await touchedByEnds(parts, caller, upload, listed.items)
      return listed.items.map((entry) => toUploadRowAnswer(entry, { seesNumbers, touched }))
    },
  )

  app.get(
    `${path}/uploads/:id/rejected-rows`,
    { config: ofUpload, schema: { params } },
    async ({ caller, params: { id } }, reply) => {
      const { uploadId } = await reachedUpload(parts, surface, caller, id)
      const context = caller.context()
      const noteLooks = (userIds: readonly string[]) =>
        views.record(
          userIds.map((subjectId) => ({ subjectId, recordId: uploadId })),
          context,
        )
      return reply.headers(csvHeaders('rejected-rows.csv')).send(rejectedRowsFile(database, uploadId, noteLooks))
    },
  )

  app.post(
    `${path}/uploads/:id/submission`,
    { config: ofUpload, schema: { params, response: { 200: uploadSchema } } },
    async ({ caller, params: { id } }) => {
      const upload = await ownUpload(parts, surface, caller, id)
      const isSubmitted = await submitUpload(database, upload.uploadId, {
        now: clock(),
        today: singaporeToday(clock()),
      })
      // The same again, or of two at the same moment the second: it is under way, and that is what was asked for.
      if (!isSubmitted && !submittedStates.includes(upload.state))
        throw refusalError({ code: 'UPLOAD_NOT_CHECKED', message: uploadCommandTexts.notChecked })
      return answer(parts, caller, await ownUpload(parts, surface, caller, id))
    },
  )

  app.delete(
    `${path}/uploads/:id`,
    { config: ofUpload, schema: { params, response: { 200: uploadSchema } } },
    async ({ caller, params: { id } }) => {
      const upload = await ownUpload(parts, surface, caller, id)
      if (submittedStates.includes(upload.state) && upload.state !== 'failed')
        throw refusalError({ code: 'UPLOAD_SUBMITTED', message: uploadCommandTexts.submitted })
      if (await moveUpload(database, upload.uploadId, upload.state, 'discarded', clock())) {
        await parts.files.delete(upload.uploadId)
        await removeRows(database, upload.uploadId)
      }
      return answer(parts, caller, (await findUpload(database, upload.uploadId)) ?? upload)
    },
  )

  app.get(`${path}/upload-template`, { config }, async (_request, reply) =>
    reply.headers(csvHeaders('users.csv')).send(uploadTemplate),
  )
}

async function answer(parts: Parts, caller: Caller, upload: Upload) {
  const [told] = await answersOf(parts, caller, [upload])
  if (!told) throw apiError('INTERNAL_ERROR')
  return told
}

async function answersOf(parts: Parts, caller: Caller, uploads: readonly Upload[]) {
  const companyIds = uploads.flatMap(({ companyId }) => companyId ?? [])
  const [people, companies] = await Promise.all([
    peopleNamed(
      parts,
      uploads.map(({ uploadedBy }) => uploadedBy),
    ),
    companyIds.length > 0 ? parts.clients.clientNames(caller.scope, companyIds) : new Map<string, string>(),
  ])
  return uploads.map((upload) => toUploadAnswer(upload, { people, companies }, caller.user.userId))
}

/** Callers may look at an upload if they reach all that its uploader reached. */
async function reachedUpload({ database }: Parts, surface: UploadSurface, caller: Caller, id: string): Promise<Upload> {
  const upload = isUuid(id) ? await findUpload(database, id) : undefined
  if (!upload || !reachesUpload(caller.scope, upload) || !maySee(surface, caller, upload.state))
    throw apiError('NOT_FOUND')
  return upload
}

/** What was not submitted yet is nothing to those who may submit nothing. */
function maySee({ mayUpload }: UploadSurface, { powers }: Caller, state: UploadState): boolean {
  return powers.has(mayUpload) || submittedStates.includes(state)
}

/** Only the uploader has it carried out: it is their name that stands with every change, and somebody else verifies the accounts. */
async function ownUpload(parts: Parts, surface: UploadSurface, caller: Caller, id: string): Promise<Upload> {
  const upload = await reachedUpload(parts, surface, caller, id)
  if (upload.uploadedBy !== caller.user.userId) throw apiError('FORBIDDEN', uploadCommandTexts.anothers)
  return upload
}

function csvHeaders(fileName: string) {
  return {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${fileName}"`,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-store',
  }
}
