/** Files of users: asking for one, how far it is, and fetching it (ADM-EXP). Each administrator sees their own. */
import {
  exportedMemberTypes,
  exportFilterSchema,
  exportStates,
  userExportRequestSchema,
} from '@member-care/domain/export/user-export.ts'
import { EVERY_GROUP_CODE } from '@member-care/domain/access/administrator-form.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { userExportTexts } from '@member-care/domain/texts/user-export-texts.ts'
import { validate as isUuid } from 'uuid'
import { z } from 'zod'
import { openToSend } from '../documents/send-file.ts'
import { apiError } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import { DOWNLOAD_MILLISECONDS } from '../http/patient-call.ts'
import type { Parts, Routes } from '../http/parts.ts'
import { requestUserExport } from './request-user-export.ts'
import { findUserExport, listUserExports, type UserExport } from './user-export-store.ts'

const config = { access: { power: 'users.export' }, stepUp: 'always' } as const
const ofExport = { ...config, record: 'export' } as const
const params = z.object({ id: z.string() })

const exportSchema = z.object({
  id: z.string(),
  memberType: z.enum(exportedMemberTypes),
  filter: exportFilterSchema.nullable(),
  state: z.enum(exportStates),
  rowsDone: z.number(),
  rowsTotal: z.number().nullable(),
  requestedAt: z.string(),
  expiresAt: z.string().nullable(),
})

export const userExportRoutes: Routes = (app, parts) => {
  app.post(
    '/console/exports',
    { config, schema: { body: userExportRequestSchema, response: { 202: z.object({ id: z.string() }) } } },
    async ({ caller, body }, reply) => reply.code(202).send({ id: await requestUserExport(parts, caller, body) }),
  )

  app.get(
    '/console/exports',
    { config: { ...config, countsAsUse: false }, schema: { response: { 200: z.array(exportSchema) } } },
    async ({ caller }) => (await listUserExports(parts.database, caller.user.userId, parts.clock())).map(toAnswer),
  )

  app.get(
    '/console/exports/:id',
    { config: { ...ofExport, countsAsUse: false }, schema: { params, response: { 200: exportSchema } } },
    async ({ caller, params: { id } }) => toAnswer(await ownExport(parts, caller, id)),
  )

  app.get(
    '/console/exports/:id/file',
    { handlerTimeout: DOWNLOAD_MILLISECONDS, config: ofExport, schema: { params } },
    async ({ caller, params: { id } }, reply) => {
      const found = await ownExport(parts, caller, id)
      if (found.state === 'expired') throw apiError('NOT_FOUND', userExportTexts.page.expired)
      if (found.state !== 'ready') throw apiError('NOT_FOUND')
      const bytes = await openToSend(reply, parts.files, id, userExportTexts.page.expired)
      await parts.eventLog.append(
        `export-${id}`,
        [{ type: 'UserExportFetched', data: { exportId: id, rows: found.rowsDone } }],
        { expected: { kind: 'any' }, context: caller.auditContext() },
      )
      return reply
        .headers({
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="users-${singaporeToday(found.requestedAt)}.csv"`,
          'X-Content-Type-Options': 'nosniff',
          'Cache-Control': 'private, no-store',
        })
        .send(bytes)
    },
  )
}

/**
 * Only the person who asked for the export gets it, and only while they still look after all the clients that it was
 * chosen from.
 */
async function ownExport({ database, clock }: Parts, caller: Caller, id: string): Promise<UserExport> {
  const found = isUuid(id) ? await findUserExport(database, id, clock()) : undefined
  if (found?.requestedBy !== caller.user.userId) throw apiError('NOT_FOUND')
  const reached = caller.user.groupCodes
  if (!reached.includes(EVERY_GROUP_CODE) && !found.groupCodes.every((group) => reached.includes(group)))
    throw apiError('NOT_FOUND')
  return found
}

function toAnswer({
  exportId,
  memberType,
  filter,
  state,
  rowsDone,
  rowsTotal,
  requestedAt,
  expiresAt,
}: UserExport): z.infer<typeof exportSchema> {
  return {
    id: exportId,
    memberType,
    filter,
    state,
    rowsDone,
    rowsTotal,
    requestedAt: requestedAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  }
}
