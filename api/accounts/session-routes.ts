/** "Your sign-ins": where somebody is signed in, and ending it there. */
import { waysOfSigningIn } from '@member-care/domain/account/session-lifetime.ts'
import { z } from 'zod'
import { apiError } from '../http/api-error.ts'
import type { Routes } from '../http/parts.ts'
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

// An administrator who has to set up a second factor first keeps and ends their session all the same.
const config = { access: 'signed-in', stepUp: 'none', withoutSecondFactor: true } as const
const endedSchema = z.object({ ended: z.literal(true) })

/** How much longer the session that asks lives if nobody uses it. */
const remainingSchema = z
  .object({ endsInSeconds: z.number(), because: z.enum(['IDLE', 'LONGEST']) })
  .meta({ id: 'RemainingSession' })

export const sessionRoutes: Routes = (app, parts) => {
  async function remainingOf(sessionId: string): Promise<z.infer<typeof remainingSchema>> {
    const end = await parts.sessions.endOf(sessionId)
    if (!end) throw apiError('TOKEN_EXPIRED')
    return {
      endsInSeconds: Math.max(0, Math.ceil((end.at.getTime() - parts.clock().getTime()) / 1_000)),
      because: end.because,
    }
  }

  // A page asks by itself, so that it can warn in time; that is no use of the session.
  app.get(
    '/users/me/session',
    { config: { ...config, countsAsUse: false }, schema: { response: { 200: remainingSchema } } },
    async ({ caller: { session } }) => remainingOf(session.sessionId),
  )

  // "Stay signed in": that it is called is what keeps the session from going idle.
  app.post(
    '/users/me/session',
    { config, schema: { response: { 200: remainingSchema } } },
    async ({ caller: { session } }) => remainingOf(session.sessionId),
  )

  app.get(
    '/users/me/sessions',
    { config, schema: { response: { 200: z.array(sessionSchema) } } },
    async ({ caller: { user, session } }) => {
      const sessions = await parts.sessions.list(user.userId, parts.clock())
      return sessions.map(({ sessionId, startedAt, lastUsedAt, ...told }) => ({
        ...told,
        id: sessionId,
        startedAt: startedAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        current: sessionId === session.sessionId,
      }))
    },
  )

  app.delete(
    '/users/me/sessions/:sessionId',
    {
      config: { ...config, record: 'session' },
      schema: { params: z.object({ sessionId: z.uuid() }), response: { 200: endedSchema } },
    },
    async ({ caller: { user, session, context }, params: { sessionId } }) => {
      if (
        !(await parts.sessions.end(
          user.userId,
          sessionId,
          sessionId === session.sessionId ? 'SIGNED_OUT' : 'ENDED_ELSEWHERE',
        ))
      )
        throw apiError('NOT_FOUND')
      if (sessionId === session.sessionId)
        await recordAccountEvent(parts, { type: 'SignedOut', data: { userId: user.userId } }, context())
      return { ended: true as const }
    },
  )

  app.delete(
    '/users/me/sessions',
    {
      config,
      schema: { querystring: z.object({ including: z.literal('current').optional() }), response: { 200: endedSchema } },
    },
    async ({ caller: { user, session, context }, query: { including } }) => {
      await parts.sessions.endAll(user.userId, { because: 'ENDED_ELSEWHERE', except: session.sessionId })
      if (including !== 'current') return { ended: true as const }
      await parts.sessions.end(user.userId, session.sessionId, 'SIGNED_OUT')
      await recordAccountEvent(parts, { type: 'SignedOut', data: { userId: user.userId } }, context())
      return { ended: true as const }
    },
  )
}
