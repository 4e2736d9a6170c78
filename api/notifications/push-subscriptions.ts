/** The browsers that Web Push reaches people in (`app.push_subscriptions`). A sign-in that ends takes its own along (accounts/sessions.ts). */
import { sql, type CommonQueryMethods } from 'slonik'
import { z } from 'zod'
import type { WhenForgotten } from '../http/parts.ts'
import type { PushTarget } from '../integrations/push/push-sender.ts'

/** A browser in which nobody has opened the portal for so long is told nothing any more. */
const DAYS_WITHOUT_RENEWAL = 30

const targetRow = z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() })
const endpointRow = z.object({ endpoint: z.string() })

interface Subscriber {
  readonly userId: string
  readonly sessionId: string
  readonly now: Date
}

/** Subscribes a browser. It may have been somebody else's before, whom it does not reach any more. */
export async function subscribeBrowser(
  pool: CommonQueryMethods,
  { endpoint, p256dh, auth }: PushTarget,
  { userId, sessionId, now }: Subscriber,
): Promise<void> {
  await pool.query(sql.unsafe`
    insert into app.push_subscriptions (endpoint, user_id, session_id, p256dh, auth, renewed_at)
    values (${endpoint}, ${userId}, ${sessionId}, ${p256dh}, ${auth}, ${now.toISOString()}::timestamptz)
    on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id, p256dh = excluded.p256dh,
      auth = excluded.auth, renewed_at = excluded.renewed_at`)
}

/** Binds a browser to the sign-in of the person who subscribed it. @returns false for a browser that they have not subscribed */
export async function renewSubscription(
  pool: CommonQueryMethods,
  endpoint: string,
  { userId, sessionId, now }: Subscriber,
): Promise<boolean> {
  const renewed = await pool.maybeOne(sql.type(endpointRow)`
    update app.push_subscriptions set session_id = ${sessionId}, renewed_at = ${now.toISOString()}::timestamptz
    where endpoint = ${endpoint} and user_id = ${userId} returning endpoint`)
  return renewed !== null
}

/** Takes away what was subscribed in a sign-in, of the person whose it is. */
export async function unsubscribeSession(pool: CommonQueryMethods, userId: string, sessionId: string): Promise<void> {
  await pool.query(
    sql.unsafe`delete from app.push_subscriptions where user_id = ${userId} and session_id = ${sessionId}`,
  )
}

export async function removeSubscription(pool: CommonQueryMethods, endpoint: string): Promise<void> {
  await pool.query(sql.unsafe`delete from app.push_subscriptions where endpoint = ${endpoint}`)
}

/** Where a person is reached now. Those that nobody renews go for good. */
export async function targetsOf(pool: CommonQueryMethods, userId: string, now: Date): Promise<readonly PushTarget[]> {
  await pool.query(sql.unsafe`
    delete from app.push_subscriptions
    where user_id = ${userId} and renewed_at < ${now.toISOString()}::timestamptz - make_interval(days => ${DAYS_WITHOUT_RENEWAL})`)
  return pool.any(
    sql.type(targetRow)`select endpoint, p256dh, auth from app.push_subscriptions where user_id = ${userId}`,
  )
}

/** Their browsers. */
export const forgetPushSubscriptions: WhenForgotten = {
  afterwards: async ({ database }, { userId }) => {
    await database.query(sql.unsafe`delete from app.push_subscriptions where user_id = ${userId}`)
  },
}
