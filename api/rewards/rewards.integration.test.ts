// Requirements: RWD-001, RWD-006, RWD-007, RWD-008, RWD-016, RWD-017, API-084, API-085, API-086, API-087, STA-005
/** Rewards as members are offered them and redeem them, on a real database. */
import { listMailbox } from '@member-care/api/integrations/mail/local-mailbox.ts'
import { notificationOf } from '@member-care/domain/notification/notification-of-event.ts'
import type { ContentOf } from '@member-care/domain/content/content.ts'
import type { RewardEvent } from '@member-care/domain/reward/reward-events.ts'
import { rewardRefusalTexts } from '@member-care/domain/texts/reward-texts.ts'
import {
  createAdministrator,
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
  type TestPerson,
} from '@member-care/tests/support/accounts-cast.ts'
import { exampleReward, publishContent } from '@member-care/tests/support/published-content.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { redemptionIdOf } from '../aggregates/redemption.ts'
import { composeNotification } from '../notifications/compose-notification.ts'
import { alarmLowPools, tellKeeper } from './low-pools.ts'
import type { RewardAnswer } from './reward-answers.ts'
import { finishVouchers, tellVoucherEnds } from './reward-rounds.ts'

const DAY_MS = 24 * 60 * 60_000

let api: AccountsUnderTest
let company: string
let other: string
let ann: TestPerson
let keeper: TestPerson
const merchantId = randomUUID()

beforeAll(async () => {
  api = await startAccountsUnderTest()
  company = await createCompany(api, { allowStretchMyDollar: true, requireOTPRewards: true })
  other = await createCompany(api, { allowStretchMyDollar: true })
  ann = await createMember(api, company)
  keeper = await createAdministrator(api, ['ADMIN_OPERATION'])
  await publishContent(api, {
    contentId: merchantId,
    content: {
      kind: 'merchant',
      name: 'Kettle & Crumb',
      description: 'Tea and bread',
      website: 'https://kettle.example',
      imageUrl: '',
    },
  })
})
afterAll(() => api.close())

async function offer(change: Partial<ContentOf<'reward'>> = {}, audience: string[] | null = null): Promise<string> {
  const contentId = randomUUID()
  await publishContent(api, { contentId, audience, content: { ...exampleReward, merchantId, ...change } })
  return contentId
}

async function pool(rewardId: string, ...codes: readonly string[]): Promise<string> {
  await api.parts.rewardCodes.add({ rewardId, codes, by: keeper.userId, at: api.parts.clock() })
  return rewardId
}

async function call<Answer = RewardAnswer>(method: 'GET' | 'POST', path: string, person = ann, otpVerified = true) {
  const reply = await api.app.inject({
    method,
    url: `/api${path}`,
    headers: await api.headersFor(person.userId, { otpVerified }),
  })
  return { status: reply.statusCode, body: reply.json<Answer>() }
}
const redeem = (rewardId: string, person = ann, method: 'GET' | 'POST' = 'POST') =>
  call(method, `/externalapi/rewards/redeemReward/${rewardId}`, person)
const eventsOf = async (rewardId: string, { userId } = ann) =>
  (await api.parts.eventLog.load<RewardEvent>(`redemption-${redemptionIdOf(rewardId, userId)}`)).events

test('categories are those of what is offered to the member now, by name', async () => {
  await offer({ category: { slug: 'wellness', name: 'Wellness' } })
  await offer({ category: { slug: 'dining', name: 'Dining' } })
  await offer({ category: { slug: 'old', name: 'Old' }, validUntil: '2020-01-01T00:00:00.000Z' })
  await offer({ category: { slug: 'theirs', name: 'Theirs' } }, [other])
  const { status, body } = await call<object[]>('GET', '/externalapi/rewards/category')
  expect([status, body]).toEqual([
    200,
    [
      { slug: 'dining', name: 'Dining', language: 'en-SG' },
      { slug: 'wellness', name: 'Wellness', language: 'en-SG' },
    ],
  ])
})

test('a category lists its rewards with their fields, and the detail says the same', async () => {
  const rewardId = await offer({
    title: 'A free loaf',
    category: { slug: 'bakery', name: 'Bakery' },
    imageUrl: '/pictures/loaf.png.100x100',
    locations: [
      { address: '1 Example Road', position: { longitude: 103.85, latitude: 1.29 } },
      { address: '2 Example Road' },
    ],
    brochureUrl: '/brochure.pdf',
    validUntil: '2099-12-31T15:59:00.000Z',
  })
  const { body } = await call<RewardAnswer[]>('GET', '/externalapi/rewards/category/bakery')
  expect(body).toEqual([
    {
      uuid: rewardId,
      title: 'A free loaf',
      excerpt: exampleReward.excerpt,
      thumbnailURL: '/pictures/loaf.png.100x100',
      category: { slug: 'bakery', name: 'Bakery', language: 'en-SG' },
      valid_until: '2099-12-31T15:59:00.000Z',
      contact_details: { phone: '6123 4567', email: 'hello@kettle.example' },
      merchant: {
        name: 'Kettle & Crumb',
        website: 'https://kettle.example',
        description: 'Tea and bread',
        language: 'en-SG',
      },
      terms_and_conditions: exampleReward.terms,
      locations: [
        { address: '1 Example Road', coordinates: [103.85, 1.29] },
        { address: '2 Example Road', coordinates: null },
      ],
      brochure: '/brochure.pdf',
      redeemedDetails: null,
      created: expect.any(String) as string,
      language: 'en-SG',
    },
  ])
  expect((await call('GET', `/externalapi/rewards/detail/${rewardId}`)).body).toEqual(body[0])
})

test('a merchant is called as it is shown now, whatever is planned of it', async () => {
  const contentId = randomUUID()
  const merchant = (name: string) => ({ kind: 'merchant', name, description: '', website: '', imageUrl: '' }) as const
  await publishContent(api, { contentId, content: merchant('Kettle') })
  const shownFrom = new Date(api.parts.clock().getTime() + 3_600_000)
  await publishContent(api, { contentId, version: 2, content: merchant('Kettle & Pot'), shownFrom })
  const rewardId = await offer({ merchantId: contentId })
  const nameShown = async () => (await call('GET', `/externalapi/rewards/detail/${rewardId}`)).body.merchant?.name
  expect(await nameShown()).toBe('Kettle')
  api.passTime(3_600_000)
  expect(await nameShown()).toBe('Kettle & Pot')
})

test('redeeming gives a code, once, and list and detail carry it afterwards', async () => {
  const rewardId = await pool(await offer({ category: { slug: 'cafe', name: 'Cafe' } }), 'LOAF-1', 'LOAF-2')
  const first = await redeem(rewardId)
  expect(first).toMatchObject({
    status: 200,
    body: { redeemedDetails: { rewardId, reference: 'LOAF-1', description: exampleReward.redeemDescription } },
  })
  // The call of the catalogue, which reads as GET, does the same; both find what is there.
  expect((await redeem(rewardId, ann, 'GET')).body).toEqual(first.body)
  expect((await redeem(rewardId)).body).toEqual(first.body)
  expect((await call('GET', `/externalapi/rewards/detail/${rewardId}`)).body).toEqual(first.body)
  expect((await call<object[]>('GET', '/externalapi/rewards/category/cafe')).body).toEqual([first.body])
  expect((await eventsOf(rewardId)).map(({ type, metadata }) => [type, metadata.actor])).toEqual([
    ['RewardRedeemed', { kind: 'member', id: ann.userId }],
  ])
  // Neither log nor database tells the code.
  expect(JSON.stringify(await eventsOf(rewardId))).not.toContain('LOAF')
  const kept = await api.parts.database.any(sql.type(z.object({ row: z.string() }))`
    select encode(sealed_code, 'escape') || coalesce(to_record::text, '') as row from app.reward_codes where reward_id = ${rewardId}`)
  expect(JSON.stringify(kept)).not.toContain('LOAF')
})

test('all members may share one code, and a merchant without codes gets a number for each voucher', async () => {
  const [shared, numbered, ben] = [await offer(), await offer(), await createMember(api, company)]
  const said = { by: keeper.userId, at: api.parts.clock() }
  await api.parts.rewardCodes.settle(shared, { way: 'shared', sharedCode: 'TEA4ALL' }, said)
  await api.parts.rewardCodes.settle(numbered, { way: 'number' }, said)
  const reference = async (rewardId: string, person: TestPerson) =>
    (await redeem(rewardId, person)).body.redeemedDetails?.reference
  expect([await reference(shared, ann), await reference(shared, ben)]).toEqual(['TEA4ALL', 'TEA4ALL'])
  const numbers = [await reference(numbered, ann), await reference(numbered, ben)]
  expect(numbers[0]).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(numbers[1]).not.toBe(numbers[0])
  // A changed code is for new vouchers.
  await api.parts.rewardCodes.settle(shared, { sharedCode: 'TEA4SOME' }, said)
  expect(await reference(shared, ann)).toBe('TEA4ALL')
  expect(await reference(shared, await createMember(api, company))).toBe('TEA4SOME')
})

test('what has ended, has no code left, is for others or is not offered any more is refused, each with what to do', async () => {
  const ended = await pool(await offer({ validUntil: '2020-01-01T00:00:00.000Z' }), 'X')
  expect(await redeem(ended)).toMatchObject({ status: 409, body: { message: rewardRefusalTexts.REWARD_ENDED } })
  const empty = await offer()
  expect(await redeem(empty)).toMatchObject({
    status: 409,
    body: { errorCode: 'REWARD_CODES_TAKEN', message: rewardRefusalTexts.REWARD_CODES_TAKEN },
  })
  const theirs = await pool(await offer({}, [other]), 'X')
  for (const path of ['detail', 'redeemReward'])
    expect(await call('GET', `/externalapi/rewards/${path}/${theirs}`)).toMatchObject({ status: 404 })
  expect(await redeem(randomUUID())).toMatchObject({ status: 404 })
  for (const rewardId of [ended, empty, theirs]) expect(await eventsOf(rewardId)).toEqual([])
})

test('a voucher stays as it was redeemed, also once its reward is taken down or says something else', async () => {
  const rewardId = await pool(await offer({ title: 'Old terms' }), 'KEEP-1')
  const { body: before } = await redeem(rewardId)
  await publishContent(api, {
    contentId: rewardId,
    version: 2,
    content: { ...exampleReward, merchantId, title: 'New terms' },
  })
  await api.record(`content-${rewardId}`, {
    type: 'ContentTakenDown',
    data: { contentId: rewardId, takenDownBy: keeper.userId, shownUntil: new Date(Date.now() - 1).toISOString() },
  })
  expect((await call('GET', `/externalapi/rewards/detail/${rewardId}`)).body).toEqual(before)
  expect(await redeem(rewardId)).toMatchObject({ status: 200, body: { title: 'Old terms' } })
  expect(await redeem(rewardId, await createMember(api, company))).toMatchObject({ status: 404 })
})

test('my vouchers are one’s own, those that are good first', async () => {
  const member = await createMember(api, company)
  const soon = new Date(api.parts.clock().getTime() + DAY_MS).toISOString()
  const [ending, lasting] = [await offer({ title: 'Ending', validUntil: soon }), await offer({ title: 'Lasting' })]
  await redeem(await pool(lasting, 'L'), member)
  await redeem(await pool(ending, 'E'), member)
  const titles = async () =>
    (await call<RewardAnswer[]>('GET', '/rewards/vouchers', member)).body.map(({ title }) => title)
  expect(await titles()).toEqual(['Ending', 'Lasting'])
  api.passTime(2 * DAY_MS)
  expect(await titles()).toEqual(['Lasting', 'Ending'])
  api.passTime(-2 * DAY_MS)
})

test('without the client’s flag there are none, and where it asks for a one-time password it is asked for', async () => {
  const without = await createMember(api, await createCompany(api))
  expect(await call('GET', '/externalapi/rewards/category', without)).toMatchObject({ status: 403 })
  expect(await call('GET', '/externalapi/rewards/category', ann, false)).toMatchObject({ status: 428 })
  expect(await redeem(await pool(await offer(), 'X'), without)).toMatchObject({ status: 403 })
})

test('one member who asks many times at once, both ways, has one voucher', async () => {
  const rewardId = await pool(await offer(), ...Array.from({ length: 50 }, (_, index) => `ONE-${index}`))
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => redeem(rewardId, ann, index % 2 === 0 ? 'GET' : 'POST')),
  )
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(new Set(answers.map(({ body }) => body.redeemedDetails?.reference)).size).toBe(1)
  expect(await eventsOf(rewardId)).toHaveLength(1)
  expect(await countGiven(rewardId)).toBe(1)
})

test('two processes give a member one code between them', async () => {
  const rewardId = await pool(await offer(), 'A', 'B')
  const redeemed = {
    ...{ redemptionId: redemptionIdOf(rewardId, ann.userId), userId: ann.userId, companyId: company, rewardId },
    ...{ rewardVersion: 1, merchantId, codeId: null, validUntil: null },
  }
  // The store knows nothing of other calls but what the database says.
  const actor = { kind: 'member', id: ann.userId } as const
  const granted = await Promise.all(
    Array.from({ length: 8 }, () => api.parts.rewardCodes.grant({ redeemed, actor }, api.parts.clock())),
  )
  expect(new Set(granted.map((one) => one?.redeemed.codeId)).size).toBe(1)
  expect(await countGiven(rewardId)).toBe(1)
})

test('a code that was given before the process died is recorded by the next call, or by the next round', async () => {
  const rewardId = await pool(await offer(), 'DIED-1', 'DIED-2', 'DIED-3')
  const ben = await createMember(api, company)
  for (const { userId } of [ann, ben])
    await api.parts.rewardCodes.grant(
      {
        redeemed: {
          ...{ redemptionId: redemptionIdOf(rewardId, userId), userId, companyId: company, rewardId },
          ...{ rewardVersion: 1, merchantId, codeId: null, validUntil: null },
        },
        actor: { kind: 'member', id: userId },
      },
      api.parts.clock(),
    )
  expect(await redeem(rewardId)).toMatchObject({ status: 200, body: { redeemedDetails: { reference: 'DIED-1' } } })
  // Not while a call may still be at it.
  await finishVouchers(api.parts)
  expect(await eventsOf(rewardId, ben)).toEqual([])
  api.passTime(2 * 60_000)
  await Promise.all([finishVouchers(api.parts), finishVouchers(api.parts)])
  api.passTime(-2 * 60_000)
  expect(await eventsOf(rewardId, ben)).toMatchObject([{ metadata: { actor: { kind: 'member', id: ben.userId } } }])
  expect(await redeem(rewardId, ben)).toMatchObject({ body: { redeemedDetails: { reference: 'DIED-2' } } })
  expect(await api.parts.rewardCodes.unrecorded(new Date(Date.now() + DAY_MS))).toEqual([])
  expect(await countGiven(rewardId)).toBe(2)
})

test('the end of a voucher is told once, in the days before it', async () => {
  const validUntil = new Date(api.parts.clock().getTime() + 20 * DAY_MS).toISOString()
  const rewardId = await pool(await offer({ validUntil }), 'SOON')
  await redeem(rewardId)
  const told = async () => (await eventsOf(rewardId)).filter(({ type }) => type === 'VoucherEndTold').length
  await tellVoucherEnds(api.parts)
  expect(await told()).toBe(0)
  api.passTime(15 * DAY_MS)
  await Promise.all([tellVoucherEnds(api.parts), tellVoucherEnds(api.parts)])
  await tellVoucherEnds(api.parts)
  api.passTime(-15 * DAY_MS)
  expect(await told()).toBe(1)
  // What is told leads to the voucher, and does not say of what it is.
  const event = (await eventsOf(rewardId)).at(-1)
  const occasion = event && notificationOf(event)
  const payload = { ...occasion, position: event?.position ?? '', at: new Date().toISOString() }
  const ids = {
    id: randomUUID(),
    kind: 'portal-notification',
    subjectId: ann.userId,
    causationId: '',
    correlationId: '',
  }
  const composed = await composeNotification(api.parts, { ...ids, attempt: 1, payload }, 'portal')
  expect(composed).toMatchObject({
    kind: 'voucher-ends-soon',
    recipient: { userId: ann.userId },
    link: `/app/rewards/${exampleReward.category.slug}/details/${rewardId}/redeemed`,
  })
  expect(composed?.message).not.toContain(exampleReward.title)
})

test('keepers are told once when codes run low, and again after there were enough', async () => {
  const rewardId = await pool(await offer({ title: 'Low tea' }), 'T1', 'T2')
  const said = { by: keeper.userId, at: api.parts.clock() }
  await api.parts.rewardCodes.settle(rewardId, { lowWater: 1 }, said)
  const jobs = () =>
    api.parts.database.oneFirst(sql.type(z.object({ count: z.number() }))`
      select count(*)::int as count from outbox.jobs where kind = 'reward-codes-low' and payload->>'rewardId' = ${rewardId} and payload->>'userId' = ${keeper.userId}`)
  await alarmLowPools(api.parts)
  expect(await jobs()).toBe(0)
  await redeem(rewardId)
  await Promise.all([alarmLowPools(api.parts), alarmLowPools(api.parts)])
  await alarmLowPools(api.parts)
  expect(await jobs()).toBe(1)
  await pool(rewardId, 'T3', 'T4')
  await alarmLowPools(api.parts)
  await api.parts.rewardCodes.settle(rewardId, { lowWater: 3 }, said)
  await alarmLowPools(api.parts)
  expect(await jobs()).toBe(2)
  await tellKeeper(api.parts)(
    {
      ...{ id: randomUUID(), kind: 'reward-codes-low', subjectId: keeper.userId, causationId: '', correlationId: '' },
      attempt: 1,
      payload: { userId: keeper.userId, rewardId },
    },
    new AbortController().signal,
  )
  const [mail] = await listMailbox(api.parts.database, keeper.email)
  expect(mail?.text).toContain('“Low tea” has 3 free codes left.')
  expect(mail?.text).toContain(`/systemadmin/reward-codes/${rewardId}`)
})

async function countGiven(rewardId: string): Promise<number> {
  return api.parts.database.oneFirst(sql.type(z.object({ count: z.number() }))`
    select count(*)::int as count from app.reward_codes where reward_id = ${rewardId} and redemption_id is not null`)
}
