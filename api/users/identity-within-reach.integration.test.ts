/**
 * Who somebody is and how they are reached, changed by an administrator: not while companies beyond their groups cover the person too (S128), and
 * what was mailed to a former address opens nothing.
 */
import { randomUUID } from 'node:crypto'
import type { ResponseError } from '@member-care/domain/errors/response-error.ts'
import { makeNric } from '@member-care/domain/identity/nric.ts'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import {
  createAdministrator,
  createCompany,
  startAccountsUnderTest,
  type AccountsUnderTest,
} from '@member-care/tests/support/accounts-cast.ts'
import { injectAs } from '@member-care/tests/support/inject-as.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ConsoleUser } from './user-answers.ts'

let api: AccountsUnderTest
let company: string
let olive: string
beforeAll(async () => {
  api = await startAccountsUnderTest()
  company = await createCompany(api)
  olive = (await createAdministrator(api, ['ADMIN_OPERATION'])).userId
})
afterAll(() => api.close())

async function ask(who: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  const reply = await injectAs(api, who, { method, url, payload, key: randomUUID() })
  return { status: reply.statusCode, body: reply.json<ConsoleUser & Partial<ResponseError>>() }
}

let nextNric = 3_500_000
async function created(about: object = {}): Promise<ConsoleUser> {
  const { status, body } = await ask(olive, 'POST', '/console/users', {
    ...{ companyId: company, name: 'Fern Lim', nric: makeNric('S', String(++nextNric)), birthdate: '1990-01-31' },
    ...{ gender: 'f', effectiveStartDate: '2026-01-01' },
    ...about,
  })
  expect(status).toBe(201)
  return body
}

const basicOf = ({ name, nric, birthdate, gender, email, version }: ConsoleUser) => ({
  expectedVersion: version,
  ...{ name, nric, birthdate, gender, email },
})
const eventsOf = async (userId: string) => (await api.parts.eventLog.load<UserEvent>(`user-${userId}`)).events

/** A company of the group ELSEWHERE. */
async function companyElsewhere(): Promise<string> {
  const companyId = randomUUID()
  const [policyNo, inpatientPolicyNo, outpatientPolicyNo] = ['POL-9', 'POL-9-I', 'POL-9-O']
  const about = { name: 'Elsewhere Pte Ltd', companyCode: companyId.slice(0, 8), groupCode: 'ELSEWHERE' }
  await api.record(`client-${companyId}`, {
    type: 'ClientCreated',
    data: { companyId, ...about, policyNo, inpatientPolicyNo, outpatientPolicyNo },
  })
  return companyId
}

it('leaves nothing that was mailed to the former address good for anything', async () => {
  const fern = await created({ email: 'fern.former@example.com' })
  const now = new Date()
  const { singleUseLinks, oneTimePasswords } = api.parts
  const reset = await singleUseLinks.issue({ userId: fern.id, purpose: 'reset-password' }, now)
  const recovery = await singleUseLinks.issue({ userId: fern.id, purpose: 'recover-account' }, now)
  const signIn = { userId: fern.id, purpose: 'sign-in' } as const
  const issued = await oneTimePasswords.issue(signIn, now)
  const put = (change: object) => ask(olive, 'PUT', `/console/users/${fern.id}/basic`, { ...basicOf(fern), ...change })
  expect((await put({})).status).toBe(200)
  expect(await singleUseLinks.find(reset, 'reset-password', now)).toBeDefined()
  expect((await put({ email: 'fern.new@example.com' })).status).toBe(200)
  expect(await singleUseLinks.find(reset, 'reset-password', now)).toBeUndefined()
  expect(await singleUseLinks.find(recovery, 'recover-account', now)).toBeUndefined()
  const code = 'code' in issued ? issued.code : ''
  expect(await oneTimePasswords.check(signIn, code, now)).toBe('expired')
})

it('keeps from an administrator of some groups who somebody is whom a company outside them covers too, and login and account', async () => {
  const ofGroup = (await createAdministrator(api, ['ADMIN_OPERATION'], ['ELSEWHERE'])).userId
  const ofOne = await companyElsewhere()
  const fern = await created()
  const url = `/console/users/${fern.id}`
  const joined = await ask(olive, 'PUT', `${url}/companies`, {
    expectedVersion: fern.version,
    companies: [{ companyId: ofOne, cover: { effectiveStartDate: '2026-01-01' } }],
  })
  expect(joined.status).toBe(200)
  const { body: shown } = await ask(ofGroup, 'GET', url)
  const before = (await eventsOf(fern.id)).length
  const refused = { status: 409, body: { errorCode: 'COVERED_BEYOND_REACH' } }
  const change = basicOf(shown)
  const { expectedVersion } = change
  for (const other of [
    { name: 'Fern Tan' },
    { email: 'x@evil.example' },
    { contactNo: '91234567', contactNoCountryCode: '65' },
  ])
    expect(await ask(ofGroup, 'PUT', `${url}/basic`, { ...change, ...other })).toMatchObject(refused)
  expect(await ask(ofGroup, 'PUT', `${url}/login`, { expectedVersion, email: 'x@evil.example' })).toMatchObject(refused)
  expect(
    await ask(ofGroup, 'POST', `${url}/bank-proposals`, {
      bankName: '',
      bankNo: '7339',
      branchNo: '501',
      accountNo: '1234567',
    }),
  ).toMatchObject(refused)
  expect(await eventsOf(fern.id)).toHaveLength(before)
  // What is theirs to change of the cover, they change; who looks after both changes the rest.
  expect((await ask(ofGroup, 'PUT', `${url}/basic`, change)).status).toBe(200)
  expect((await ask(olive, 'PUT', `${url}/basic`, { ...change, name: 'Fern Tan' })).status).toBe(200)
})

it('lets whoever reaches one of two companies remove it, and says that the person is out of reach then (ADM-COM-004)', async () => {
  const fern = await created()
  const limited = (await createAdministrator(api, ['ADMIN_OPERATION'], ['P1'])).userId
  const seen = async (who: string) => (await ask(who, 'GET', `/console/users/${fern.id}`)).body
  expect([(await seen(limited)).mayLoseCompany, (await seen(olive)).mayLoseCompany]).toEqual([false, false])

  await api.record(`user-${fern.id}`, {
    type: 'MembershipStarted',
    data: { userId: fern.id, companyId: await companyElsewhere(), memberType: 'E', effectiveStartDate: '2026-02-01' },
  })
  const before = await seen(limited)
  expect(before).toMatchObject({ mayLoseCompany: true, companies: [{ companyId: company }] })
  expect((await seen(olive)).mayLoseCompany).toBe(true)

  const url = `/console/users/${fern.id}/memberships/${company}?expectedVersion=${before.version}`
  expect(await ask(limited, 'DELETE', url)).toEqual({ status: 200, body: { id: fern.id, isOutOfReach: true } })
  expect((await eventsOf(fern.id)).at(-1)).toMatchObject({ type: 'MembershipRemoved', data: { companyId: company } })
  expect((await ask(limited, 'GET', `/console/users/${fern.id}`)).status).toBe(404)
  expect(await seen(olive)).toMatchObject({ mayLoseCompany: false, companies: [{ groupCode: 'ELSEWHERE' }] })
})
