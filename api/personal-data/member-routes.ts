/** A member's own data as one file: asking for it, how far it is, and fetching it. No address names whose it is: it is the caller's. */
import { personalDataStates } from '@member-care/domain/export/personal-data.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { personalDataFileName, personalDataTexts } from '@member-care/domain/texts/personal-data-texts.ts'
import { create as contentDisposition } from 'content-disposition'
import { z } from 'zod'
import { openToSend } from '../documents/send-file.ts'
import { apiError } from '../http/api-error.ts'
import { DOWNLOAD_MILLISECONDS } from '../http/patient-call.ts'
import type { Parts, Routes } from '../http/parts.ts'
import { lastPersonalDataFile } from './personal-data-store.ts'
import { requestPersonalData } from './request-personal-data.ts'

const access = { userType: 'client' } as const
/** It is all there is to know about somebody: whoever finds a device signed in does not get it. */
const withPassword = { access, stepUp: 'always' } as const

const stateSchema = z.object({
  /** The file that was asked for last; null where none was within the last month. */
  file: z
    .object({
      state: z.enum(personalDataStates),
      requestedAt: z.string(),
      expiresAt: z.string().nullable(),
      bytes: z.number().nullable(),
    })
    .nullable(),
})

export const personalDataRoutes: Routes = (app, parts) => {
  app.get(
    '/profile/personal-data',
    {
      // The page asks by itself while the file is being made.
      config: { access, stepUp: 'requireOTPProfile', countsAsUse: false },
      schema: { response: { 200: stateSchema } },
    },
    async ({ caller }) => stateOf(parts, caller.user.userId),
  )

  app.post(
    '/profile/personal-data',
    { config: withPassword, schema: { response: { 202: stateSchema } } },
    async ({ caller }, reply) => {
      await requestPersonalData(parts, caller)
      return reply.code(202).send(await stateOf(parts, caller.user.userId))
    },
  )

  app.get(
    '/profile/personal-data/file',
    { handlerTimeout: DOWNLOAD_MILLISECONDS, config: withPassword },
    async ({ caller }, reply) => {
      const { userId } = caller.user
      const file = await lastPersonalDataFile(parts.database, userId, parts.clock())
      if (file?.state !== 'ready') throw apiError('NOT_FOUND', personalDataTexts.gone)
      const content = await openToSend(reply, parts.files, file.fileId, personalDataTexts.gone)
      await parts.eventLog.append(
        `export-${file.fileId}`,
        [{ type: 'PersonalDataFetched', data: { exportId: file.fileId, userId } }],
        { expected: { kind: 'any' }, context: caller.auditContext() },
      )
      return reply
        .headers({
          'Content-Type': 'application/zip',
          'Content-Disposition': contentDisposition(personalDataFileName(singaporeToday(file.requestedAt))),
          'X-Content-Type-Options': 'nosniff',
          'Cache-Control': 'private, no-store',
        })
        .send(content)
    },
  )
}

async function stateOf({ database, clock }: Parts, userId: string): Promise<z.infer<typeof stateSchema>> {
  const file = await lastPersonalDataFile(database, userId, clock())
  if (file === undefined) return { file: null }
  const { state, requestedAt, expiresAt, bytes } = file
  return {
    file: { state, requestedAt: requestedAt.toISOString(), expiresAt: expiresAt?.toISOString() ?? null, bytes },
  }
}
