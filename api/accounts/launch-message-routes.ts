/** The launch message, as administrators write it (1§3, decisions on member services). */
import { launchMessageErrors } from '@member-care/domain/client/launch-message.ts'
import { changedFields, withoutUndefined } from '@member-care/domain/schemas/changed-fields.ts'
import { launchMessageTexts } from '@member-care/domain/texts/launch-message-texts.ts'
import { z } from 'zod'
import { administratorsNamed } from '../http/names-beside.ts'
import { keepLaunchMessage, launchMessageSchema, launchMessageShape, readKeptLaunchMessage } from './launch-message.ts'
import { formError } from '../http/api-error.ts'
import { apiError, ApiError } from '../http/api-error.ts'
import type { App, Parts } from '../http/parts.ts'

const config = { access: { power: 'content.manage' }, stepUp: 'always' } as const

const answerSchema = launchMessageSchema
  .extend({
    id: z.literal('launch-message'),
    /** For `expectedVersion`; 0 while nobody has written one. */
    version: z.number().int(),
    changedBy: z.string().nullable(),
    /** UTC, ISO. */
    changedAt: z.string().nullable(),
    /** The deployment reads its message from an address of its own, and not from here. */
    isKeptElsewhere: z.boolean(),
  })
  .meta({ id: 'LaunchMessage' })

export function addLaunchMessageRoutes(app: App, parts: Parts): void {
  app.get('/console/launch-message', { config, schema: { response: { 200: answerSchema } } }, () => describe(parts))

  const body = changedFields(launchMessageShape).extend({ expectedVersion: z.int().min(0) })
  app.put(
    '/console/launch-message',
    { config, schema: { body, response: { 200: answerSchema } } },
    async ({ caller, body: { expectedVersion, ...change } }) => {
      if (isKeptElsewhere(parts))
        throw new ApiError('LAUNCH_MESSAGE_KEPT_ELSEWHERE', { status: 409, text: launchMessageTexts.keptElsewhere })
      const message = { ...(await readKeptLaunchMessage(parts.database)), ...withoutUndefined(change) }
      const errors = launchMessageErrors(message)
      if (Object.keys(errors).length > 0) throw formError(errors)
      const isKept = await keepLaunchMessage(
        parts.database,
        { ...message, title: message.title.trim(), message: message.message.trim() },
        { expectedVersion, by: caller.user.userId, at: parts.clock() },
      )
      if (!isKept) throw apiError('CONFLICT')
      return describe(parts)
    },
  )
}

function isKeptElsewhere({ settings }: Parts): boolean {
  return settings.launchMessageUrl !== undefined
}

async function describe(parts: Parts): Promise<z.infer<typeof answerSchema>> {
  const { changedBy, changedAt, ...message } = await readKeptLaunchMessage(parts.database)
  const names = changedBy === null ? undefined : await administratorsNamed(parts, [changedBy])
  return {
    id: 'launch-message',
    ...message,
    changedBy: (changedBy !== null && names?.get(changedBy)) || null,
    changedAt: changedAt?.toISOString() ?? null,
    isKeptElsewhere: isKeptElsewhere(parts),
  }
}
