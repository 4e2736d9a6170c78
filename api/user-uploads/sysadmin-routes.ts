/** Uploads and jobs under the catalogue's names (3§7.7). They pass the very same check and processing as the console's. */
import { uploadCommandTexts } from '@member-care/domain/texts/upload-texts.ts'
import { processedOf } from '@member-care/domain/upload/upload-outcome.ts'
import { uploadColumns } from '@member-care/domain/upload/upload-columns.ts'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import Papa from 'papaparse'
import { z } from 'zod'
import { peopleNamed } from '../http/names-beside.ts'
import { apiError, fieldError } from '../http/api-error.ts'
import { LONGEST_WAIT_MS, patientCall } from '../http/patient-call.ts'
import type { Parts, Routes } from '../http/parts.ts'
import { newUserSchema, rowsOfNewUser, type NewUserOfCatalogue } from './new-users.ts'
import { keepUploadFile } from './receive-upload-file.ts'
import { rejectedPeople } from './upload-rows.ts'
import { findUpload, listUploads, submittedStates, type Upload } from './upload-store.ts'
import { reachOfGroups } from './upload-surface.ts'

const config = { access: { power: 'users.upload' }, stepUp: 'always' } as const

const JOB_TYPE = 'UPLOAD_USER_RESULT' as const
/** So many rejected people are named in an answer; all of them are in the file of rejected rows. */
const MOST_REJECTED = 1_000
const MOST_BODY_BYTES = 64 * 1024 * 1024
const LOOK_AGAIN_MS = 250

const resultSchema = z.object({
  filename: z.string(),
  numOfRowsProcessed: z.number(),
  numOfUsersProcessed: z.number(),
  numOfUsersCreated: z.number(),
  numOfUsersUpdated: z.number(),
  numOfUsersTerminated: z.number(),
  numOfUsersRejected: z.number(),
  numOfDependentsProcessed: z.number(),
  numOfDependentsCreated: z.number(),
  numOfDependentsUpdated: z.number(),
  numOfDependentsTerminated: z.number(),
  numOfDependentsRejected: z.number(),
  usersRejected: z.array(z.object({ name: z.string(), error: z.string() })),
})
const jobSchema = z.object({
  _id: z.string(),
  type: z.literal(JOB_TYPE),
  /** FAILED where the file turned out to be none that can be carried out; the specification has the other two (3§4). */
  status: z.enum(['PROCESSING', 'COMPLETE', 'FAILED']),
  created: z.string(),
  user: z.object({ name: z.string() }),
  result: resultSchema,
})
const jobsQuery = z.object({
  type: z.string().default(JOB_TYPE),
  searchPage: z.coerce.number().int().min(1).default(1),
  searchMax: z.coerce.number().int().min(1).max(100).default(10),
})
const pagination = z.object({
  totalPage: z.number().int(),
  totalData: z.number().int(),
  searchPage: z.number().int(),
  searchMax: z.number().int(),
})

export const sysadminUploadRoutes: Routes = (app, parts) => {
  const { database } = parts

  app.post(
    '/sysadmin/upload/users',
    {
      config,
      ...patientCall(LONGEST_WAIT_MS),
      bodyLimit: MOST_BODY_BYTES,
      schema: {
        body: z.object({ newUsers: z.array(newUserSchema).min(1), filename: z.string().trim().min(1).max(120) }),
        response: { 200: z.object({ results: resultSchema }) },
      },
    },
    async (request) => {
      const { caller, body } = request
      const begun = await withTemporaryFile(parts, body.newUsers, (path) =>
        keepUploadFile(parts, caller, {
          path,
          fileName: body.filename,
          reach: reachOfGroups(caller.user.groupCodes),
          context: caller.context(),
          submitWhenChecked: true,
        }),
      )
      const upload = await untilEnded(parts, begun.uploadId)
      if (upload.state === 'failed') throw fieldError('newUsers', upload.error ?? uploadCommandTexts.tookTooLong)
      return { results: await resultOf(parts, upload) }
    },
  )

  app.get(
    '/sysadmin/jobs',
    {
      config: { access: { power: 'jobs.view' }, stepUp: 'always', countsAsUse: false },
      schema: {
        querystring: jobsQuery,
        response: { 200: z.object({ data: z.object({ jobs: z.array(jobSchema), pagination }) }) },
      },
    },
    async ({ caller, query }) => {
      const { type, searchPage, searchMax } = query
      const page = { offset: (searchPage - 1) * searchMax, limit: searchMax }
      const listed =
        type === JOB_TYPE
          ? await listUploads(database, caller.scope, { states: submittedStates }, page)
          : { items: [], total: 0 }
      const names = await peopleNamed(
        parts,
        listed.items.map(({ uploadedBy }) => uploadedBy),
      )
      const jobs = await Promise.all(
        listed.items.map(async (upload) => ({
          _id: upload.uploadId,
          type: JOB_TYPE,
          status: statusOf(upload),
          created: upload.createdAt.toISOString(),
          user: { name: names.get(upload.uploadedBy) ?? '' },
          result: await resultOf(parts, upload),
        })),
      )
      return {
        data: {
          jobs,
          pagination: {
            totalPage: Math.ceil(listed.total / searchMax),
            totalData: listed.total,
            searchPage,
            searchMax,
          },
        },
      }
    },
  )
}

function statusOf({ state }: Upload): 'PROCESSING' | 'COMPLETE' | 'FAILED' {
  if (state === 'complete') return 'COMPLETE'
  return state === 'failed' ? 'FAILED' : 'PROCESSING'
}

async function resultOf(
  { database }: Parts,
  { uploadId, fileName, summary, state }: Upload,
): Promise<z.infer<typeof resultSchema>> {
  const { rows, users, dependants } = summary
  return {
    filename: fileName,
    numOfRowsProcessed: rows,
    numOfUsersProcessed: processedOf(users),
    numOfUsersCreated: users.created,
    numOfUsersUpdated: users.updated,
    numOfUsersTerminated: users.terminated,
    numOfUsersRejected: users.rejected,
    numOfDependentsProcessed: processedOf(dependants),
    numOfDependentsCreated: dependants.created,
    numOfDependentsUpdated: dependants.updated,
    numOfDependentsTerminated: dependants.terminated,
    numOfDependentsRejected: dependants.rejected,
    usersRejected: state === 'complete' ? [...(await rejectedPeople(database, uploadId, MOST_REJECTED))] : [],
  }
}

/** Writes the users as the file that they would have come in. */
async function withTemporaryFile<Result>(
  { uploadFolder }: Parts,
  users: readonly NewUserOfCatalogue[],
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(uploadFolder, 'users-'))
  try {
    const path = join(folder, 'users.csv')
    await pipeline(Readable.from(linesOf(users)), createWriteStream(path, { mode: 0o600 }))
    return await use(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function* linesOf(users: readonly NewUserOfCatalogue[]): Generator<string> {
  yield `${uploadColumns.join(',')}\r\n`
  for (const user of users) {
    const rows = rowsOfNewUser(user)
    if (rows.length > 0)
      yield `${Papa.unparse(
        rows.map((row) => [...row]),
        { newline: '\r\n' },
      )}\r\n`
  }
}

/** @throws ApiError 503 when it takes longer than anybody waits; it goes on all the same */
async function untilEnded({ database }: Parts, uploadId: string): Promise<Upload> {
  const giveUpAt = performance.now() + LONGEST_WAIT_MS
  for (;;) {
    const upload = await findUpload(database, uploadId)
    if (upload && (upload.state === 'complete' || upload.state === 'failed')) return upload
    if (!upload || performance.now() > giveUpAt) throw apiError('UNAVAILABLE', uploadCommandTexts.tookTooLong)
    await pause(LOOK_AGAIN_MS)
  }
}
