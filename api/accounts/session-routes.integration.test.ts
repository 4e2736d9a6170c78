// Requirements: AUTH-098
import { UNATTENDED_HEADER } from '@member-care/domain/account/session-lifetime.ts'
import {
  createCompany,
  createMember,
  startAccountsUnderTest,
  TEST_PASSWORD,
  type AccountsUnderTest,
  type TestPerson,
} from '@member-care/tests/support/accounts-cast.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { beginSession } from './begin-session.ts'

let api: AccountsUnderTest
let company: string
let ann: TestPerson
beforeAll(async () => {
  api = await startAccountsUnderTest()
  company = await createCompany(api)
})
beforeEach(async () => {
  ann = await createMember(api, company)
})
afterAll(() => api.close())

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1'

async function signIn(userAgent: string): Promise<{ accesstoken: string }> {
  const payload = { email: ann.email, password: api.encrypt(TEST_PASSWORD), captchaResponse: 'off' }
  const reply = await api.app.inject({
    method: 'POST',
    url: '/api/users/login/v3',
    headers: { 'user-agent': userAgent },
    remoteAddress: '203.0.113.77',
    payload,
  })
  return { accesstoken: (reply.json() as { user: { accessToken: string } }).user.accessToken }
}

interface Listed {
  readonly id: string
  readonly current: boolean
  readonly device: string
}

async function ask(headers: { accesstoken: string }, method: 'GET' | 'DELETE' = 'GET', path = '') {
  const reply = await api.app.inject({ method, url: `/api/users/me/sessions${path}`, headers })
  return { status: reply.statusCode, body: reply.json() as unknown }
}
const list = async (headers: { accesstoken: string }) => (await ask(headers)).body as Listed[]

it('lists where somebody is signed in, and how, without telling the host', async () => {
  const phone = await signIn(iPhone)
  const other = await api.headersFor(ann.userId)
  expect(await list(phone)).toEqual([
    expect.objectContaining({ current: false, device: '' }),
    expect.objectContaining({
      current: true,
      device: 'Apple iPhone',
      browser: 'Safari',
      address: '203.0.113.x',
      how: 'password',
    }),
  ])
  expect((await list(other)).filter(({ current }) => current)).toHaveLength(1)
})

it('ends one of them at once', async () => {
  const [here, there] = [await api.headersFor(ann.userId), await api.headersFor(ann.userId)]
  const id = (await list(here)).find(({ current }) => !current)?.id ?? ''
  expect(await ask(here, 'DELETE', `/${id}`)).toMatchObject({ status: 200 })
  expect(await ask(there)).toMatchObject({ status: 401, body: { errorCode: 'TOKEN_EXPIRED' } })
  expect(await list(here)).toHaveLength(1)
  expect(await ask(here, 'DELETE', `/${id}`)).toMatchObject({ status: 404 })
})

it("does not end somebody else's", async () => {
  const bob = await api.headersFor((await createMember(api, company)).userId)
  const id = (await list(bob))[0]?.id ?? ''
  expect(await ask(await api.headersFor(ann.userId), 'DELETE', `/${id}`)).toMatchObject({ status: 404 })
  expect(await ask(bob)).toMatchObject({ status: 200 })
})

it('ends all others, or everywhere', async () => {
  const [here, there] = [await api.headersFor(ann.userId), await api.headersFor(ann.userId)]
  await ask(here, 'DELETE')
  expect(await ask(there)).toMatchObject({ status: 401 })
  expect(await ask(here)).toMatchObject({ status: 200 })
  await ask(here, 'DELETE', '?including=current')
  expect(await ask(here)).toMatchObject({ status: 401, body: { errorCode: 'TOKEN_EXPIRED' } })
})

it('shows no session that has gone idle', async () => {
  const [idle, used] = [await api.headersFor(ann.userId), await api.headersFor(ann.userId)]
  api.passTime(20 * 60_000)
  await ask(used)
  api.passTime(20 * 60_000)
  expect(await list(used)).toHaveLength(1)
  expect(await ask(idle)).toMatchObject({ status: 401 })
})

it('is not kept from going idle by what an open page asks by itself', async () => {
  const watched = await api.headersFor(ann.userId)
  const unattended = { ...watched, [UNATTENDED_HEADER]: '1' }
  api.passTime(20 * 60_000)
  expect(await ask(unattended)).toMatchObject({ status: 200 })
  api.passTime(20 * 60_000)
  expect(await ask(watched)).toMatchObject({ status: 401 })
})

it('begins no session for an account that is closed at the same moment', async () => {
  const context = {
    actor: { kind: 'member', id: ann.userId } as const,
    commandId: crypto.randomUUID(),
    correlationId: crypto.randomUUID(),
  }
  await api.record(`user-${ann.userId}`, {
    type: 'UserStatusChanged',
    data: { userId: ann.userId, status: 301, reason: 'test' },
  })
  await expect(
    beginSession(api.parts, { userId: ann.userId, how: 'password', otpVerified: false }, context),
  ).rejects.toMatchObject({ code: 'ACCOUNT_SUSPENDED' })
  expect(await api.parts.sessions.list(ann.userId, api.parts.clock())).toEqual([])
})
