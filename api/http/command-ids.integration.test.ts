/** Ids that a caller sends with a call decide nothing: nobody gets another's answer by them, and nothing that is on record counts for less. */
import { randomUUID } from 'node:crypto'
import {
  createAdministrator,
  createCompany,
  createMember,
  otherThan,
  startAccountsUnderTest,
  TEST_PASSWORD,
  type AccountsUnderTest,
  type TestPerson,
} from '@member-care/tests/support/accounts-cast.ts'
import { makeNric } from '@member-care/domain/identity/nric.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let api: AccountsUnderTest
let operator: TestPerson
let auditor: TestPerson
let company: string
let member: TestPerson
beforeAll(async () => {
  api = await startAccountsUnderTest()
  operator = await createAdministrator(api, ['ADMIN_OPERATION'])
  auditor = await createAdministrator(api, ['ADMIN_OPERATION', 'ADMIN_AUDITOR'])
  company = await createCompany(api)
  member = await createMember(api, company)
})
afterAll(() => api.close())

/** What a caller who wants to be taken for somebody else, or for once only, would send with every call. */
const sentIds = { 'x-request-id': randomUUID(), 'idempotency-key': randomUUID() }

async function call(
  method: 'GET' | 'POST',
  url: string,
  {
    by = operator,
    payload,
    headers = sentIds,
  }: { by?: TestPerson; payload?: object; headers?: Readonly<Record<string, string>> } = {},
) {
  return api.app.inject({
    method,
    url: `/api${url}`,
    headers: { ...headers, ...(await api.headersFor(by.userId)) },
    ...(payload && { payload }),
  })
}

const typesIn = async (stream: `${string}-${string}`) =>
  (await api.parts.eventLog.load(stream)).events.map(({ type }) => type)
const signIn = async (password: string, { email } = member) =>
  api.app.inject({
    method: 'POST',
    url: '/api/users/login/v3',
    headers: sentIds,
    payload: { email, password: api.encrypt(password), captchaResponse: 'x' },
  })

it('every look at a person is on record', async () => {
  for (let looks = 1; looks <= 3; looks++) {
    expect((await call('GET', `/console/users/${member.userId}`)).statusCode).toBe(200)
    expect(await typesIn(`access-${member.userId}`)).toHaveLength(looks)
  }
})

it('every fetching of a file is', async () => {
  await api.startJobs()
  const { id } = (await call('POST', '/console/exports', { payload: { memberType: 'all', filter: null } })).json<{
    id: string
  }>()
  await expect
    .poll(async () => (await call('GET', `/console/exports/${id}`)).json(), { timeout: 20_000 })
    .toMatchObject({ state: 'ready' })
  for (let times = 0; times < 2; times++)
    expect((await call('GET', `/console/exports/${id}/file`)).statusCode).toBe(200)
  expect((await typesIn(`export-${id}`)).filter((type) => type === 'UserExportFetched')).toHaveLength(2)
})

it('every wrong password is, and the right one after it opens the account', async () => {
  expect(
    [
      await signIn('Wrong-2026'),
      await signIn('Wrong-2026'),
      await signIn(TEST_PASSWORD),
      await signIn(TEST_PASSWORD),
    ].map(({ statusCode }) => statusCode),
  ).toEqual([400, 400, 200, 200])
  await api.parts.followUps.settled()
  const events = await api.accountEvents(member.userId)
  expect(events.filter((event) => event === 'SignInFailed wrong-password')).toHaveLength(2)
  expect(events.filter((event) => event === 'SignedIn')).toHaveLength(2)
})

it('every wrong one-time password is, and every sign-out', async () => {
  const person = await createMember(api, company)
  const session = await api.headersFor(person.userId, { otpVerified: false })
  await api.post('/users/generateLoginOTPEmailCode', {}, session.accesstoken)
  const otp = otherThan(await api.newestCode(person.email))
  const wrong = async () =>
    api.app.inject({
      method: 'POST',
      url: '/api/users/verifyLoginOTPEmailCode/v1',
      headers: { ...sentIds, ...session },
      payload: { otp },
    })
  expect([await wrong(), await wrong()].map(({ statusCode }) => statusCode)).toEqual([400, 400])
  for (let times = 0; times < 2; times++)
    expect((await call('POST', '/users/logout', { by: person })).statusCode).toBe(200)
  const events = await api.accountEvents(person.userId)
  expect(events.filter((event) => event === 'SignInFailed wrong-otp')).toHaveLength(2)
  expect(events.filter((event) => event === 'SignedOut')).toHaveLength(2)
})

let nextNumber = 4_000_000
const newUser = () => ({
  companyId: company,
  name: 'Fern Lim',
  nric: makeNric('S', String(++nextNumber)),
  birthdate: '1990-01-31',
  gender: 'f',
  effectiveStartDate: '2026-01-01',
})

it('two new users are two, and with one key the second is refused and may still be made', async () => {
  const onlyRequestId = { 'x-request-id': randomUUID() }
  const made = [
    await call('POST', '/console/users', { payload: newUser(), headers: onlyRequestId }),
    await call('POST', '/console/users', { payload: newUser(), headers: onlyRequestId }),
  ]
  expect(made.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  expect(new Set(made.map((answer) => answer.json<{ id: string }>().id)).size).toBe(2)

  const [first, second] = [newUser(), newUser()]
  const one = await call('POST', '/console/users', { payload: first })
  const reused = await call('POST', '/console/users', { payload: second })
  expect([reused.statusCode, reused.json<{ errorCode: string }>().errorCode]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
  const again = await call('POST', '/console/users', { payload: first })
  expect(again.json<{ id: string }>().id).toBe(one.json<{ id: string }>().id)
  expect((await call('POST', '/console/users', { payload: second, headers: {} })).statusCode).toBe(201)
  const colleagues = await call('POST', '/console/users', { by: auditor, payload: newUser() })
  expect(colleagues.json<{ id: string }>().id).not.toBe(one.json<{ id: string }>().id)
})

it('with one key another export is refused, and another rebuild is another task', async () => {
  const headers = { ...sentIds, 'idempotency-key': randomUUID() }
  const wanted = async (memberType: string) =>
    call('POST', '/console/exports', { payload: { memberType, filter: null }, headers })
  const [one, again, other] = [await wanted('e'), await wanted('e'), await wanted('all')]
  expect(again.json<{ id: string }>().id).toBe(one.json<{ id: string }>().id)
  expect([one.statusCode, again.statusCode, other.statusCode]).toEqual([202, 202, 422])

  const rebuilt = async (readModel: string) =>
    (await call('POST', '/console/replays', { by: auditor, payload: { readModel }, headers })).json<{ id: string }>().id
  const [claims, claimsAgain, users] = [await rebuilt('claims'), await rebuilt('claims'), await rebuilt('users')]
  expect(claimsAgain).toBe(claims)
  expect(users).not.toBe(claims)
})
