/** What the console reads of conversations besides their words: whose they are, how long they wait, what became of them, and the answers that are kept. */
import { randomUUID } from 'node:crypto'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { recordAdministrator, recordClaimsCast, type ClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goRoundConversations } from './conversation-rounds.ts'

let api: ApiUnderTest
let cast: ClaimsCast
/** A Tuesday at noon in Singapore. */
let now = new Date('2026-11-24T04:00:00Z')
const colleague = randomUUID()

beforeAll(async () => {
  api = await startApiUnderTest({ clock: () => now })
  cast = await recordClaimsCast(api)
  await recordAdministrator(api, colleague, 'ADMIN_CALL_CENTRE', ['ALL'])
  await api.record(`client-${cast.orchid}`, {
    type: 'ClientFeaturesChanged',
    data: { companyId: cast.orchid, featuresConfig: { allowChat: true } },
  })
})
afterAll(() => api.close())

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, by: string, payload?: object) {
  const reply = await api.app.inject({
    method,
    url: `/api/${path}`,
    headers: await api.headersFor(by),
    ...(method !== 'GET' && method !== 'DELETE' && { payload: payload ?? {} }),
  })
  return { status: reply.statusCode, body: reply.json() }
}
const inView = async (view: string, by = cast.callCentre) =>
  (await call('GET', `console/conversations?filter=${encodeURIComponent(JSON.stringify({ view }))}`, by)).body.map(
    (row: { id: string }) => row.id,
  )
const minutesLater = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000))

test('a conversation moves through the views of the desk, and its wait counts office hours', async () => {
  const { id } = (await call('POST', 'chats', cast.ann, {})).body
  expect(await inView('waiting')).toEqual([])
  await call('POST', `chats/${id}/person`, cast.ann)
  minutesLater(17)
  const [row] = (await call('GET', 'console/conversations?filter={"view":"waiting"}', cast.callCentre)).body
  expect(row).toMatchObject({ id, waitedMinutes: 17 })
  const waiting = async (by: string) => (await call('GET', 'console/chat-waiting', by)).body
  expect(await waiting(cast.callCentre)).toEqual({ waiting: 1 })
  // Who decides claims answers about claims alone.
  expect(await waiting(cast.claimDesk)).toEqual({ waiting: 0 })
  expect((await call('GET', 'console/chat-waiting', cast.verifier)).status).toBe(403)

  await call('POST', `console/conversations/${id}/take`, cast.callCentre)
  expect([await inView('waiting'), await inView('mine'), await inView('others')]).toEqual([[], [id], []])
  expect([await inView('mine', colleague), await inView('others', colleague)]).toEqual([[], [id]])
  await call('POST', `console/conversations/${id}/answers`, cast.callCentre, {
    messageId: randomUUID(),
    message: 'Hello',
  })
  await call('POST', `console/conversations/${id}/close`, cast.callCentre)
  expect([await inView('mine'), await inView('closed')]).toEqual([[], [id]])

  const { byDay } = (await call('GET', 'console/chat-figures', cast.operation)).body
  expect(byDay).toHaveLength(29)
  expect(byDay.at(-1)).toEqual({ day: '2026-11-24', opened: 1, solved: 1, medianAnswerMinutes: 17 })
})

test('what somebody has who does not answer any more waits again: who left, who changed their role, whose groups became others', async () => {
  const answering = { roles: ['ADMIN_CALL_CENTRE'], groupCodes: ['ALL'], reason: 'test' }
  const changes: readonly ((userId: string) => UserEvent)[] = [
    (userId) => ({ type: 'UserStatusChanged', data: { userId, status: 401, reason: 'left' } }),
    (userId) => ({ type: 'RolesChanged', data: { ...answering, userId, roles: ['ADMIN_CLAIM'] } }),
    (userId) => ({ type: 'RolesChanged', data: { ...answering, userId, groupCodes: ['MG'] } }),
  ]
  for (const change of changes) {
    const holder = randomUUID()
    await recordAdministrator(api, holder, 'ADMIN_CALL_CENTRE', ['ALL'])
    const { id } = (await call('POST', 'chats', cast.ann, {})).body
    await call('POST', `chats/${id}/person`, cast.ann)
    await call('POST', `console/conversations/${id}/take`, holder)
    await call('PUT', 'console/chat-desk', holder, { isAway: true })
    await goRoundConversations(api.parts)
    expect(await inView('waiting')).toEqual([])

    await api.record(`user-${holder}`, change(holder))
    minutesLater(3)
    await Promise.all([goRoundConversations(api.parts), goRoundConversations(api.parts)])
    expect(await inView('waiting')).toEqual([id])
    expect((await call('GET', 'console/chat-waiting', cast.callCentre)).body).toEqual({ waiting: 1 })
    minutesLater(6)
    const { body } = await call('GET', `console/conversations/${id}`, cast.callCentre)
    expect(body).toMatchObject({ status: 'waiting', assignedTo: null, waitedMinutes: 6 })
    expect(body.messages.at(-1)).toMatchObject({ kind: 'handed-over', author: 'system', handedTo: 'general' })
    expect(body.messages.filter(({ kind }: { kind: string }) => kind === 'handed-over')).toHaveLength(1)
    expect((await call('POST', `console/conversations/${id}/take`, cast.callCentre)).status).toBe(200)
    await call('POST', `chats/${id}/close`, cast.ann)
  }
})

test('a page that reads a conversation again and again is on record once an hour', async () => {
  const [id] = await inView('closed')
  const looks = async () => (await api.parts.eventLog.load(`access-${cast.ann}`)).events.length
  const before = await looks()
  for (let times = 0; times < 3; times += 1) await call('GET', `console/conversations/${id}`, colleague)
  expect((await looks()) - before).toBe(1)
  minutesLater(61)
  await call('GET', `console/conversations/${id}`, colleague)
  expect((await looks()) - before).toBe(2)
})

test('answers that are given often say who changed them when; an absent field is unchanged', async () => {
  const kept = { title: 'Greeting', text: 'Dear {name}', desk: 'all' }
  const added = await call('POST', 'console/canned-answers', cast.operation, kept)
  expect(added).toMatchObject({ status: 201, body: { ...kept, changedBy: 'ADMIN_OPERATION' } })
  const { id } = added.body
  const changed = await call('PUT', `console/canned-answers/${id}`, cast.callCentre, {
    text: 'Hello {name}',
    expectedVersion: added.body.version,
  })
  expect(changed.body).toMatchObject({ title: 'Greeting', text: 'Hello {name}', changedBy: 'ADMIN_CALL_CENTRE' })
  const refused = await call('PUT', `console/canned-answers/${id}`, cast.callCentre, {
    text: 'Hello {nam}',
    expectedVersion: changed.body.version,
  })
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['text']])
  expect((await call('GET', 'console/canned-answers', cast.claimDesk)).body).toHaveLength(1)
  const translated = await call('PUT', `console/canned-answers/${id}`, cast.callCentre, {
    translations: { zh: '您好' },
    expectedVersion: changed.body.version,
  })
  expect(translated.body.translations).toEqual({ zh: '您好', ms: '', ta: '' })
  const further = await call('PUT', `console/canned-answers/${id}`, cast.callCentre, {
    translations: { ms: 'Helo' },
    expectedVersion: translated.body.version,
  })
  expect(further.body).toMatchObject({ text: 'Hello {name}', translations: { zh: '您好', ms: 'Helo', ta: '' } })
  // Two who change the same: the second one is told, unless it says what stands there.
  const late = (body: object) =>
    call('PUT', `console/canned-answers/${id}`, cast.operation, { ...body, expectedVersion: translated.body.version })
  expect(await late({ text: 'Good morning {name}' })).toMatchObject({ status: 409, body: { errorCode: 'CONFLICT' } })
  expect(await late({ translations: { ms: 'Helo' } })).toEqual(further)
  const missing = async (language: string) =>
    (await call('GET', `console/canned-answers?filter={"missing":"${language}"}`, cast.claimDesk)).body
  expect([await missing('zh'), await missing('ta')]).toEqual([[], [expect.objectContaining({ id })]])
  expect((await call('GET', 'console/canned-answers', cast.verifier)).status).toBe(403)
  expect((await call('DELETE', `console/canned-answers/${id}`, cast.operation)).body).toEqual({ id })
  expect((await call('DELETE', `console/canned-answers/${id}`, cast.operation)).status).toBe(404)
})
