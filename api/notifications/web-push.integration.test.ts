import { createSecretKey, randomUUID } from 'node:crypto'
import { notificationTexts } from '@member-care/domain/texts/notification-texts.ts'
import {
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
} from '@member-care/tests/support/accounts-cast.ts'
import { startPushServiceDouble, type PushServiceDouble } from '@member-care/tests/support/push-service-double.ts'
import { recordClaim } from '@member-care/tests/support/recorded-claims.ts'
import { sql } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createPushSender } from '../integrations/push/push-sender.ts'
import { forgetPushSubscriptions } from './push-subscriptions.ts'

const patience = { timeout: 20_000 }
let api: AccountsUnderTest
let service: PushServiceDouble
beforeAll(async () => {
  api = await startAccountsUnderTest()
  service = await startPushServiceDouble()
  await api.startJobs()
})
afterAll(async () => {
  await api.close()
  await service.close()
})

type Browser = ReturnType<PushServiceDouble['newBrowser']>

/** A sign-in, and what the portal calls in it. */
async function signIn(userId: string) {
  const { token, session } = await api.parts.sessions.begin(userId, { otpVerified: true, now: api.parts.clock() })
  const send = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => {
    const headers = { accesstoken: token, 'idempotency-key': randomUUID() }
    const reply = await api.app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) })
    return { status: reply.statusCode, body: reply.json<{ publicKey?: string; subscribed?: boolean }>() }
  }
  return {
    ...session,
    send,
    subscribe: (browser: Browser) => send('POST', '/notifications/push-subscriptions', browser),
    renew: async ({ endpoint }: Browser) =>
      (await send('POST', '/notifications/push-subscriptions/renewal', { endpoint })).body.subscribed,
  }
}

const subscriptionsOf = (userId: string) =>
  api.parts.database.oneFirst(
    sql.type(
      z.object({ count: z.number() }),
    )`select count(*)::int as count from app.push_subscriptions where user_id = ${userId}`,
  )
const receivedBy = (name: string) => service.received.filter(({ browser }) => browser === name)

test('each subscribed device is told that there is news, and nothing of what it is', async () => {
  const member = await createMember(api, await createCompany(api))
  const [phone, tablet] = [service.newBrowser('phone'), service.newBrowser('tablet')]
  const [first, second] = [await signIn(member.userId), await signIn(member.userId)]
  expect((await first.send('GET', '/notifications/push')).body.publicKey).toMatch(/^B[\w-]{86}$/)
  expect(await first.subscribe(phone)).toEqual({ status: 200, body: { subscribed: true } })
  await second.subscribe(tablet)

  const { claimId } = await recordClaim(api, {
    companyId: await createCompany(api),
    employeeId: member.userId,
    claimantId: member.userId,
    claimantName: member.name,
    claimantNric: member.nric,
  })
  await expect.poll(() => [receivedBy('phone').length, receivedBy('tablet').length], patience).toEqual([1, 1])
  const told = receivedBy('phone')[0]
  expect(JSON.parse(told?.text ?? '')).toEqual({
    title: notificationTexts.push.title,
    body: notificationTexts.push.about.claims,
    tag: expect.any(String) as string,
    url: '/app/profile?show=notifications',
  })
  expect(told?.text).not.toContain(claimId)
  expect(told?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
  expect(told?.headers['authorization']).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=B[\w-]{86}$/)

  // A device that is gone is gone for good; another one still hears of the next news.
  service.answerWith('tablet', 410)
  const unlock = () =>
    api.record(`account-${member.userId}`, {
      type: 'AccountUnlocked',
      data: { userId: member.userId, reason: 'recovered' },
    })
  await unlock()
  await expect.poll(() => receivedBy('phone').length, patience).toBe(2)
  await expect.poll(() => subscriptionsOf(member.userId), patience).toBe(1)

  // With the sign-in the device goes too.
  await api.parts.sessions.end(member.userId, first.sessionId, 'SIGNED_OUT')
  expect(await subscriptionsOf(member.userId)).toBe(0)
})

test('a device belongs to one person and to the sign-in of today, and only known services are written to', async () => {
  const companyId = await createCompany(api)
  const [member, other] = [await createMember(api, companyId), await createMember(api, companyId)]
  const browser = service.newBrowser('family computer')
  const [yesterday, today] = [await signIn(member.userId), await signIn(member.userId)]
  await yesterday.subscribe(browser)
  expect(await today.renew(browser)).toBe(true)
  await api.parts.sessions.endAll(member.userId, { because: 'SIGNED_OUT', except: today.sessionId })
  expect(await subscriptionsOf(member.userId)).toBe(1)

  const theirs = await signIn(other.userId)
  expect(await theirs.renew(browser)).toBe(false)
  await theirs.subscribe(browser)
  expect([await subscriptionsOf(member.userId), await subscriptionsOf(other.userId)]).toEqual([0, 1])
  await forgetPushSubscriptions.afterwards?.(api.parts, { userId: other.userId, values: [] })
  expect(await subscriptionsOf(other.userId)).toBe(0)

  await today.subscribe(browser)
  expect(await today.send('DELETE', '/notifications/push-subscriptions')).toMatchObject({ status: 200 })
  expect(await subscriptionsOf(member.userId)).toBe(0)
  for (const endpoint of ['https://example.com/push', 'http://127.0.0.1/push', 'https://fcm.googleapis.com.example/x'])
    expect(await today.subscribe({ ...browser, endpoint })).toMatchObject({ status: 422 })
})

test('a device that is out of reach is tried again alone, and one that is refused not at all', async () => {
  const member = await createMember(api, await createCompany(api))
  const names = ['phone 2', 'tablet 2', 'not served'] as const
  const browsers = names.map((name) => service.newBrowser(name))
  const notOnCurve = Buffer.alloc(65, 1).fill(4, 0, 1).toString('base64url')
  const broken = { ...service.newBrowser('broken'), keys: { p256dh: notOnCurve, auth: browsers[0]?.keys.auth ?? '' } }
  for (const browser of [...browsers, broken])
    expect(await (await signIn(member.userId)).subscribe(browser)).toMatchObject({ status: 200 })
  service.answerWith('tablet 2', [503, 403])
  service.answerWith('not served', 400)

  await api.record(`account-${member.userId}`, {
    type: 'AccountUnlocked',
    data: { userId: member.userId, reason: 'recovered' },
  })
  await expect.poll(() => receivedBy('tablet 2').length, patience).toBe(1)
  await expect.poll(() => subscriptionsOf(member.userId), patience).toBe(2)
  const jobs = () =>
    api.parts.database.any(
      sql.type(z.object({ kind: z.string(), state: z.string(), attempts: z.number(), payload: z.string() }))`
        select kind, state, attempts, payload::text from outbox.jobs
        where kind like '%-push' and subject_id = ${member.userId} order by kind, attempts`,
    )
  await expect
    .poll(async () => (await jobs()).map(({ kind, state, attempts }) => `${kind} ${state} ${attempts}`), patience)
    .toEqual([
      'device-push done 1',
      'device-push done 1',
      'device-push done 1',
      'device-push done 3',
      'notification-push done 1',
    ])
  expect(receivedBy('phone 2')).toHaveLength(1)
  expect((await jobs()).map(({ payload }) => payload).join()).not.toContain('localhost')
})

test('an installation whose key begins with a zero reaches its devices too', async () => {
  const { endpoint, keys } = service.newBrowser('laptop')
  const key = createSecretKey(Buffer.from('00'.padEnd(64, '7a'), 'hex'))
  const sender = createPushSender(key, { services: [], local: true, contact: 'mailto:support@example.com' })
  const news = { title: 'News', body: 'There is news.', tag: randomUUID(), url: '/app/profile' }
  expect(await sender.send({ endpoint, ...keys }, news, new AbortController().signal)).toBe('sent')
  expect(receivedBy('laptop').map(({ text }) => JSON.parse(text) as unknown)).toEqual([news])
})
