/** "Your sign-ins": where somebody is signed in, and ending it there. */
import { waysOfSigningIn } from '@member-care/domain/account/session-lifetime.ts'
import { z } from 'zod'
import { apiError } from '../http/api-error.ts'
import type { Routes } from '../parts.ts'
import { recordAccountEvent } from './account-record.ts'

const sessionSchema = z
  .object({
    id: z.string(),
    /** Families, such as "Apple iPhone" and "Safari"; empty where they cannot be told. */
    device: z.string(),
    browser: z.string(),
    /** The network it was begun from, shortened. */
    address: z.string(),
    /** UTC, ISO. */
    startedAt: z.string(),
    lastUsedAt: z.string(),
    /** The session that asks. */
    current: z.boolean(),
    how: z.enum(waysOfSigningIn).nullable(),
  })
  .meta({ id: 'SignInSession' })

const config = { access: 'signed-in' } as const
const endedSchema = z.object({ ended: z.literal(true) })

export const sessionRoutes: Routes = (app, parts) => {
  app.get('/users/me/sessions', { config, schema: { response: { 200: z.array(sessionSchema) } } }, async ({ caller: { user, session } }) => {
    const sessions = await parts.sessions.list(user.userId, parts.clock())
    return sessions.map(({ sessionId, startedAt, lastUsedAt, ...told }) => ({
      ...told,
      id: sessionId,
      startedAt: startedAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      current: sessionId === session.sessionId,
    }))
  })

  app.delete(
    '/users/me/sessions/:sessionId',
    { config: { ...config, record: 'session' }, schema: { params: z.object({ sessionId: z.uuid() }), response: { 200: endedSchema } } },
    async ({ caller: { user, session, context }, params: { sessionId } }) => {
      if (!(await parts.sessions.end(user.userId, sessionId))) throw apiError('NOT_FOUND')
      if (sessionId === session.sessionId) await recordAccountEvent(parts, { type: 'SignedOut', data: { userId: user.userId } }, context())
      return { ended: true as const }
    },
  )

  app.delete(
    '/users/me/sessions',
    { config, schema: { querystring: z.object({ including: z.literal('current').optional() }), response: { 200: endedSchema } } },
    async ({ caller: { user, session, context }, query: { including } }) => {
      await parts.sessions.endAll(user.userId, including === 'current' ? {} : { except: session.sessionId })
      if (including === 'current') await recordAccountEvent(parts, { type: 'SignedOut', data: { userId: user.userId } }, context())
      return { ended: true as const }
    },
  )
}
