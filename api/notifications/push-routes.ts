/** Web Push of the caller's own browser: subscribing it, keeping it subscribed through a new sign-in, and ending that. */
import { notificationTexts } from '@member-care/domain/texts/notification-texts.ts'
import { z } from 'zod'
import { fieldError } from '../http/api-error.ts'
import type { Routes } from '../http/parts.ts'
import { renewSubscription, subscribeBrowser, unsubscribeSession } from './push-subscriptions.ts'

const area = { access: 'signed-in', stepUp: 'requireOTPNotification' } as const
/** The portal does it by itself when it opens. */
const byItself = { access: 'signed-in', stepUp: 'none', countsAsUse: false } as const

const LONGEST_ENDPOINT = 1_000
/** An uncompressed point of P-256, and 16 random bytes (RFC 8291). */
const PUBLIC_KEY = /^B[\w-]{86}=?$/
const SECRET = /^[\w-]{22}(==)?$/

const endpoint = z.url().max(LONGEST_ENDPOINT)
const subscriptionBody = z.object({
  endpoint,
  keys: z.object({ p256dh: z.string().regex(PUBLIC_KEY), auth: z.string().regex(SECRET) }),
})
const subscribedSchema = z.object({ subscribed: z.boolean() })

export const pushRoutes: Routes = (app, { database, pushSender, clock }) => {
  app.get(
    '/notifications/push',
    { config: area, schema: { response: { 200: z.object({ publicKey: z.string() }) } } },
    async () => ({ publicKey: pushSender.publicKey }),
  )

  app.post(
    '/notifications/push-subscriptions',
    { config: area, schema: { body: subscriptionBody, response: { 200: subscribedSchema } } },
    async ({ caller, body }) => {
      if (!pushSender.mayReach(body.endpoint)) throw fieldError('endpoint', notificationTexts.push.unknownService)
      await subscribeBrowser(
        database,
        { endpoint: body.endpoint, ...body.keys },
        { userId: caller.user.userId, sessionId: caller.session.sessionId, now: clock() },
      )
      return { subscribed: true }
    },
  )

  app.post(
    '/notifications/push-subscriptions/renewal',
    { config: byItself, schema: { body: z.object({ endpoint }), response: { 200: subscribedSchema } } },
    async ({ caller, body }) => ({
      subscribed: await renewSubscription(database, body.endpoint, {
        userId: caller.user.userId,
        sessionId: caller.session.sessionId,
        now: clock(),
      }),
    }),
  )

  app.delete(
    '/notifications/push-subscriptions',
    { config: area, schema: { response: { 200: subscribedSchema } } },
    async ({ caller }) => {
      await unsubscribeSession(database, caller.user.userId, caller.session.sessionId)
      return { subscribed: false }
    },
  )
}
