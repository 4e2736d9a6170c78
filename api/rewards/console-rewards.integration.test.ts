/** The console's calls of rewards: codes, and redemptions within the scope of who asks. */
import type { ContentOf } from '@member-care/domain/content/content.ts'
import { rewardCodeTexts } from '@member-care/domain/texts/reward-code-texts.ts'
import { sheetTexts } from '@member-care/domain/texts/sheet-texts.ts'
import {
  createAdministrator,
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
} from '@member-care/tests/support/accounts-cast.ts'
import { exampleReward, publishContent } from '@member-care/tests/support/published-content.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { redemptionIdOf } from '../aggregates/redemption.ts'

let api: AccountsUnderTest
let company: string
let keeper: Readonly<Record<string, string>>
const merchantId = randomUUID()

beforeAll(async () => {
  api = await startAccountsUnderTest()
  company = await createCompany(api, { allowStretchMyDollar: true })
  keeper = await api.headersFor((await createAdministrator(api, ['ADMIN_OPERATION'])).userId)
  await publishContent(api, {
    contentId: merchantId,
    content: { kind: 'merchant', name: '=Kettle & Crumb', description: '', website: '', imageUrl: '' },
  })
})
afterAll(() => api.close())

async function offer(change: Partial<ContentOf<'reward'>> = {}, audience: string[] | null = null): Promise<string> {
  const contentId = randomUUID()
  await publishContent(api, { contentId, audience, content: { ...exampleReward, merchantId, ...change } })
  return contentId
}

async function get(path: string, headers = keeper) {
  const reply = await api.app.inject({ url: `/api/console/${path}`, headers })
  return { status: reply.statusCode, body: reply.json<unknown>(), total: reply.headers['x-total-count'] }
}

async function put(rewardId: string, payload: object, headers = keeper) {
  const url = `/api/console/reward-codes/${rewardId}`
  const reply = await api.app.inject({ method: 'PUT', url, headers, payload })
  return { status: reply.statusCode, body: reply.json<unknown>() }
}

async function upload(rewardId: string, file: string | Buffer, headers = keeper) {
  const form = new FormData()
  form.append('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), 'codes.txt')
  const body = new Response(form)
  const reply = await api.app.inject({
    method: 'POST',
    url: `/api/console/reward-codes/${rewardId}/uploads`,
    headers: { ...headers, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  })
  return { status: reply.statusCode, body: reply.json<unknown>() }
}

/** Of a member of the company, at a moment. */
async function redeemedBy(userId: string, companyId: string, rewardId: string, at: string): Promise<string> {
  const redemptionId = redemptionIdOf(rewardId, userId)
  const whose = { redemptionId, userId, companyId, rewardId }
  const data = { ...whose, rewardVersion: 1, merchantId, codeId: null, validUntil: null }
  await api.parts.eventLog.append(`redemption-${redemptionId}`, [{ type: 'RewardRedeemed', data }], {
    expected: { kind: 'no-stream' },
    context: {
      actor: { kind: 'member', id: userId },
      commandId: randomUUID(),
      correlationId: randomUUID(),
      occurredAt: at,
    },
  })
  await api.untilUpToDate()
  return redemptionId
}

test('a reward’s codes are added from a file, and what is none or was had is told by its row', async () => {
  const rewardId = await offer({ title: 'Upload me' })
  expect((await get(`reward-codes/${rewardId}`)).body).toMatchObject({
    ...{ title: 'Upload me', merchantName: '=Kettle & Crumb', way: 'single-use', lowWater: 10 },
    ...{ free: 0, given: 0, runsLow: true, isShown: true, uploads: [] },
  })
  expect(await upload(rewardId, 'Code\r\nA-1\r\nA-2\r\n\r\nA-1\r\n=1+1\r\n')).toEqual({
    status: 200,
    body: {
      added: 2,
      faults: [
        { row: 5, fault: 'twice-in-file' },
        { row: 6, fault: 'faulty' },
      ],
    },
  })
  expect((await upload(rewardId, 'A-2\nA-3')).body).toEqual({ added: 1, faults: [{ row: 1, fault: 'had-before' }] })
  // The same code of another reward is another one.
  expect((await upload(await offer(), 'A-2')).body).toEqual({ added: 1, faults: [] })
  const { body } = await get(`reward-codes/${rewardId}`)
  expect(body).toMatchObject({
    free: 3,
    uploads: [
      { codes: 1, free: 1 },
      { codes: 2, free: 2 },
    ],
  })
  expect(JSON.stringify(body)).not.toContain('A-3')
})

test('what is no file of codes is refused, and nothing of it is taken', async () => {
  const rewardId = await offer()
  const refused = (text: string) => ({ status: 422, body: { errors: { file: text } } })
  expect(await upload(rewardId, 'Code\n')).toMatchObject(refused(rewardCodeTexts.noCodes))
  expect(await upload(rewardId, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]))).toMatchObject(
    refused(sheetTexts.wrongType),
  )
  const many = Array.from({ length: 20_001 }, (_, index) => `C${index}`).join('\n')
  expect(await upload(rewardId, many)).toMatchObject(refused(rewardCodeTexts.tooManyCodes(20_000)))
  expect((await get(`reward-codes/${rewardId}`)).body).toMatchObject({ free: 0 })
  expect(await upload(randomUUID(), 'A')).toMatchObject({ status: 404 })
})

test('how codes are given is settled; an absent field stays as it is', async () => {
  const rewardId = await offer()
  expect(await put(rewardId, { way: 'shared' })).toMatchObject({
    status: 422,
    body: { errors: { sharedCode: rewardCodeTexts.sharedMissing } },
  })
  expect(await put(rewardId, { lowWater: -1 })).toMatchObject({ status: 422 })
  const settled = await put(rewardId, { way: 'shared', sharedCode: 'TEA4ALL', lowWater: 3 })
  expect(settled).toMatchObject({ status: 200, body: { way: 'shared', hasSharedCode: true, lowWater: 3 } })
  expect(JSON.stringify(settled)).not.toContain('TEA4ALL')
  expect(await put(rewardId, { lowWater: 4 })).toMatchObject({ body: { way: 'shared', hasSharedCode: true } })
  expect(await put(rewardId, { way: 'number' })).toMatchObject({ body: { way: 'number', lowWater: 4, runsLow: false } })
})

test('whoever does not reach all its members sees a reward, and does not change its codes', async () => {
  const rewardId = await offer()
  const ofOneGroup = await api.headersFor((await createAdministrator(api, ['ADMIN_OPERATION'], ['P1'])).userId)
  expect((await get(`reward-codes/${rewardId}`, ofOneGroup)).status).toBe(200)
  const beyondReach = { status: 403, body: { errorCode: 'CONTENT_BEYOND_REACH' } }
  expect(await put(rewardId, { lowWater: 9 }, ofOneGroup)).toMatchObject(beyondReach)
  expect(await upload(rewardId, 'A', ofOneGroup)).toMatchObject(beyondReach)
  const itsOwn = await offer({}, [company])
  expect((await put(itsOwn, { lowWater: 9 }, ofOneGroup)).status).toBe(200)
})

test('what runs low is listed by itself: only what members see, and only where codes run out', async () => {
  const [low, many, numbered, ended] = [
    await offer(),
    await offer(),
    await offer(),
    await offer({ validUntil: '2020-01-01T00:00:00.000Z' }),
  ]
  for (const rewardId of [low, many]) await upload(rewardId, 'A\nB')
  await put(many, { lowWater: 1 })
  await put(numbered, { way: 'number' })
  const { body } = await get(`reward-codes?filter={"low":true}&range=[0,999]`)
  const ids = (body as { id: string }[]).map(({ id }) => id)
  expect([low, many, numbered, ended].map((id) => ids.includes(id))).toEqual([true, false, false, false])
})

test('redemptions are seen within the groups of who asks, found by name, and by nobody without the power', async () => {
  const rewardId = await offer({ title: 'Seen by few' })
  const ann = await createMember(api, company)
  const redemptionId = await redeemedBy(ann.userId, company, rewardId, '2026-02-01T00:00:00.000Z')
  const filter = (change: object = {}) => `reward-redemptions?filter=${JSON.stringify({ rewardId, ...change })}`
  expect(await get(filter())).toMatchObject({
    status: 200,
    total: '1',
    body: [
      {
        ...{ id: redemptionId, rewardTitle: 'Seen by few', merchantName: '=Kettle & Crumb', companyId: company },
        member: { id: ann.userId, name: ann.name },
      },
    ],
  })
  expect((await get(filter({ q: ann.name.split(' ')[0]?.toLowerCase() }))).total).toBe('1')
  expect((await get(filter({ q: 'nobody' }))).total).toBe('0')
  const elsewhere = await createAdministrator(api, ['ADMIN_OPERATION'], ['OTHER'])
  const others = await api.headersFor(elsewhere.userId)
  expect((await get(filter(), others)).body).toEqual([])
  expect(await get(`redemptions/${redemptionId}/history`, others)).toMatchObject({ status: 404 })
  expect((await get(`redemptions/${redemptionId}/history`)).body).toMatchObject([{ title: 'Reward redeemed' }])
  const callCentre = await api.headersFor((await createAdministrator(api, ['ADMIN_CALL_CENTRE'])).userId)
  expect((await get(filter(), callCentre)).status).toBe(200)
  expect((await put(rewardId, { way: 'number' }, callCentre)).status).toBe(403)
  const claims = await api.headersFor((await createAdministrator(api, ['ADMIN_CLAIM'])).userId)
  expect((await get(filter(), claims)).status).toBe(403)
})
