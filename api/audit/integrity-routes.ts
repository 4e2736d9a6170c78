/** Verifying the event log, replaying a read model beside the live one, and taking the log away to verify it outside. */
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import type { Projection } from '@member-care/projections/runner/projection.ts'
import { validate as isUuid } from 'uuid'
import { z } from 'zod'
import { openToSend } from '../documents/send-file.ts'
import { apiError, fieldError } from '../http/api-error.ts'
import { DOWNLOAD_MILLISECONDS } from '../http/patient-call.ts'
import type { Integrity } from '../event-log/open-event-log.ts'
import type { App, Parts } from '../http/parts.ts'
import { askTask } from '../tasks/ask-task.ts'
import { describeTasks, taskSchema } from '../tasks/task-answers.ts'
import { exportResultSchema, replayResultSchema, verificationResultSchema } from './audit-answers.ts'
import { findDetails, findTask, listTasks, type Task, type TaskKind } from '../tasks/task-store.ts'
import { maskedDifferences } from '../history/masked-differences.ts'

const seeing = { access: { power: 'replay.view' }, stepUp: 'always', countsAsUse: false } as const
const asking = { access: { power: 'replay.view' }, stepUp: 'always' } as const
const exporting = { access: { power: 'log.export' }, stepUp: 'always' } as const
const params = z.object({ id: z.string() })
const askedSchema = z.object({ id: z.string() })

/** How many of the latest tasks are listed. */
const LISTED = 20

const verificationSchema = taskSchema(verificationResultSchema)
const replaySchema = taskSchema(replayResultSchema).extend({ readModel: z.string() })
const exportSchema = taskSchema(exportResultSchema).extend({ isAvailable: z.boolean() })
/** Of each table and each of its differences, in the order of the result: the values of the columns that differ. */
const differencesSchema = z.array(
  z.array(z.array(z.object({ column: z.string(), live: z.unknown(), replayed: z.unknown() }))),
)

const anchorsSchema = z.object({
  keyId: z.string(),
  publicKey: z.string(),
  latest: z.array(
    z.object({
      number: z.number(),
      events: z.number(),
      total: z.number(),
      anchoredAt: z.string(),
      runningHash: z.string(),
    }),
  ),
})

export interface IntegrityParts {
  readonly integrity: Pick<Integrity, 'table' | 'signer'>
  readonly projections: readonly Pick<Projection, 'name'>[]
}

export function addIntegrityRoutes(app: App, parts: Parts, { integrity, projections }: IntegrityParts): void {
  const { database, clock } = parts

  /** Where the log is anchored: the latest blocks, and the public key with which anchors and exports are checked. */
  app.get('/console/anchors', { config: seeing, schema: { response: { 200: anchorsSchema } } }, async () => ({
    keyId: integrity.signer.keyId,
    publicKey: integrity.signer.publicKey,
    latest: (await integrity.table.latest(40)).map(
      ({ number, events, anchor: { total, anchoredAt, runningHash } }) => ({
        number,
        events,
        total,
        anchoredAt,
        runningHash,
      }),
    ),
  }))

  app.post(
    '/console/chain-verifications',
    { config: asking, schema: { response: { 202: askedSchema } } },
    async ({ caller }, reply) => reply.code(202).send({ id: await askTask(parts, caller, 'verification') }),
  )
  app.get(
    '/console/chain-verifications',
    { config: seeing, schema: { response: { 200: z.array(verificationSchema) } } },
    async () => describeTasks(parts, await listTasks(database, 'verification', LISTED), verificationResultSchema),
  )
  app.get(
    '/console/chain-verifications/:id',
    { config: { ...seeing, record: 'unowned' }, schema: { params, response: { 200: verificationSchema } } },
    async ({ params: { id } }) =>
      only(await describeTasks(parts, [await requireTask('verification', id)], verificationResultSchema)),
  )

  app.post(
    '/console/replays',
    { config: asking, schema: { body: z.object({ readModel: z.string() }), response: { 202: askedSchema } } },
    async ({ caller, body: { readModel } }, reply) => {
      if (!projections.some(({ name }) => name === readModel))
        throw fieldError('readModel', 'There is no such read model.')
      return reply.code(202).send({ id: await askTask(parts, caller, 'replay', { readModel }) })
    },
  )
  app.get('/console/replays', { config: seeing, schema: { response: { 200: z.array(replaySchema) } } }, async () =>
    describeReplays(await listTasks(database, 'replay', LISTED)),
  )
  app.get(
    '/console/replays/:id',
    { config: { ...seeing, record: 'unowned' }, schema: { params, response: { 200: replaySchema } } },
    async ({ params: { id } }) => only(await describeReplays([await requireTask('replay', id)])),
  )
  app.get(
    '/console/replays/:id/differences',
    { config: { ...asking, record: 'unowned' }, schema: { params, response: { 200: differencesSchema } } },
    async ({ caller, params: { id } }) => {
      await requireTask('replay', id)
      // These are rows of everybody. A caller who looks after only some clients sees which rows differ, but not what is
      // in them.
      const reachesAll = caller.scope.kind === 'all'
      return reachesAll
        ? maskedDifferences(differencesSchema.parse((await findDetails(database, id, clock())) ?? []))
        : []
    },
  )

  app.post(
    '/console/audit-exports',
    { config: exporting, schema: { response: { 202: askedSchema } } },
    async ({ caller }, reply) => {
      if (caller.scope.kind !== 'all') throw apiError('FORBIDDEN')
      return reply.code(202).send({ id: await askTask(parts, caller, 'export') })
    },
  )
  app.get(
    '/console/audit-exports',
    { config: { ...exporting, countsAsUse: false }, schema: { response: { 200: z.array(exportSchema) } } },
    async () => {
      const described = await describeTasks(parts, await listTasks(database, 'export', LISTED), exportResultSchema)
      return Promise.all(
        described.map(async (task) => ({
          ...task,
          isAvailable: task.state === 'done' && (await parts.files.has(task.id)),
        })),
      )
    },
  )
  app.get(
    '/console/audit-exports/:id/file',
    { handlerTimeout: DOWNLOAD_MILLISECONDS, config: { ...exporting, record: 'unowned' }, schema: { params } },
    async ({ caller, params: { id } }, reply) => {
      if (caller.scope.kind !== 'all') throw apiError('FORBIDDEN')
      const task = await requireTask('export', id)
      const bytes = await openToSend(reply, parts.files, task.id)
      const headers = {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="event-log-${singaporeToday(new Date(task.askedAt))}.zip"`,
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'private, no-store',
      }
      return reply.headers(headers).send(bytes)
    },
  )

  async function requireTask(kind: TaskKind, id: string): Promise<Task> {
    const task = isUuid(id) ? await findTask(database, id) : undefined
    if (task?.kind !== kind) throw apiError('NOT_FOUND')
    return task
  }

  async function describeReplays(tasks: readonly Task[]) {
    const described = await describeTasks(parts, tasks, replayResultSchema)
    return described.map((task) => ({ ...task, readModel: task.parameters['readModel'] ?? '' }))
  }
}

function only<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw apiError('NOT_FOUND')
  return item
}
