/** An HR administrator's role reaches the companies that it was given for, while they employ the person (S127). */
import { randomUUID } from 'node:crypto'
import { makeNric } from '@member-care/domain/identity/nric.ts'
import { startApiUnderTest, type ApiUnderTest } from '@member-care/tests/support/api-under-test.ts'
import { recordClaimsCast, type ClaimsCast } from '@member-care/tests/support/claims-cast.ts'
import {
  memberCareUser,
  newScimUser,
  scimSystemOf,
  type ScimSystem,
} from '@member-care/tests/support/scim-under-test.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSessionUser } from '../accounts/session-user.ts'

let api: ApiUnderTest
let cast: ClaimsCast
let orchid: ScimSystem
let lantern: ScimSystem

beforeAll(async () => {
  api = await startApiUnderTest({
    clock: () => new Date('2026-11-10T02:00:00Z'),
    environment: { INSIGHTS_URL: 'https://insights.example.com/' },
  })
  cast = await recordClaimsCast(api)
  orchid = await scimSystemOf(api, cast.orchid, cast.operation)
  lantern = await scimSystemOf(api, cast.lantern, cast.operation)
  for (const userId of [cast.ben, cast.cat])
    await api.record(`user-${userId}`, {
      type: 'RolesChanged',
      data: { userId, roles: ['hradmin'], groupCodes: [], reason: 'test' },
    })
})
afterAll(() => api.close())

let people = 0

/** Works for Orchid, and ben has made them HR administrator there. */
async function hrOfOrchid() {
  const nova = await employeeOfOrchid()
  expect(await toggle(cast.ben, nova.userId, true)).toMatchObject({ status: 200, hrAdministrator: true })
  return nova
}

async function employeeOfOrchid() {
  const nric = makeNric('S', String(8_600_000 + people++))
  const { id: userId } = await orchid.create(
    newScimUser(`nova${people}@orchid.example`, nric, { [memberCareUser]: { nric, startDate: '2026-01-01' } }),
  )
  await api.record(`user-${userId}`, {
    type: 'UserStatusChanged',
    data: { userId, status: 100, reason: 'activated' },
  })
  await api.untilUpToDate()
  return { userId, nric }
}

async function ask(as: string, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
  const headers = { ...(await api.headersFor(as)), 'Idempotency-Key': randomUUID() }
  return api.app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) })
}

async function toggle(as: string, userId: string, hradmin: boolean) {
  const reply = await ask(as, 'POST', `/hradmin/employee/${userId}/access`, { hradmin })
  return { status: reply.statusCode, ...reply.json<{ errorCode?: string; hrAdministrator?: boolean }>() }
}

/** The companies that somebody's HR area shows. */
async function reachOf(userId: string): Promise<readonly string[]> {
  const reply = await ask(userId, 'GET', '/hradmin/companies')
  expect(reply.statusCode).toBe(200)
  return reply.json<{ companyId: string }[]>().map(({ companyId }) => companyId)
}

async function rolesShownTo(as: string, userId: string): Promise<unknown> {
  const reply = await ask(as, 'GET', `/hradmin/employee/${userId}`)
  return reply.json<{ data: { employee: { roles: unknown } } }>().data.employee.roles
}

const enrolAtLantern = async ({ nric }: { readonly nric: string }) =>
  lantern.create(newScimUser(`nova${people}@lantern.example`, nric))

async function leaveOrchid(userId: string): Promise<void> {
  await api.record(`user-${userId}`, {
    type: 'MembershipEnded',
    data: { userId, companyId: cast.orchid, effectiveEndDate: '2026-10-31' },
  })
  await api.untilUpToDate()
}

test('who works for a second company, by its own system, is not its HR administrator', async () => {
  const nova = await hrOfOrchid()
  expect((await enrolAtLantern(nova)).id).toBe(nova.userId)
  expect(await reachOf(nova.userId)).toEqual([cast.orchid])
  expect((await ask(nova.userId, 'GET', `/hradmin/employee/${cast.ann}`)).statusCode).toBe(200)
  for (const path of ['', '/claimList'])
    expect((await ask(nova.userId, 'GET', `/hradmin/employee/${cast.cat}${path}`)).statusCode).toBe(404)
  expect(await toggle(nova.userId, cast.cat, true)).toMatchObject({ status: 404 })
  // Each company's HR is shown what it made of them itself.
  expect([await rolesShownTo(cast.ben, nova.userId), await rolesShownTo(cast.cat, nova.userId)]).toEqual([
    [{ type: 'hradmin' }],
    [],
  ])
})

test('what one company gave it takes away, whoever else employs them', async () => {
  const nova = await hrOfOrchid()
  await enrolAtLantern(nova)
  expect(await toggle(cast.cat, nova.userId, false)).toMatchObject({ status: 409, errorCode: 'OTHER_COMPANY' })
  expect(await toggle(cast.ben, nova.userId, false)).toMatchObject({ status: 200, hrAdministrator: false })
})

test('who changes to another company, by the console, reaches nobody there, and who comes back their own again', async () => {
  const { userId } = await hrOfOrchid()
  await leaveOrchid(userId)
  expect(await reachOf(userId)).toEqual([])
  const { revision } = await api.parts.eventLog.load(`user-${userId}`)
  const saved = await ask(cast.operation, 'PUT', `/console/users/${userId}/companies`, {
    expectedVersion: revision,
    companies: [{ companyId: cast.lantern, cover: { effectiveStartDate: '2026-11-01' } }],
  })
  expect(saved.statusCode).toBe(200)
  expect(await reachOf(userId)).toEqual([])
  await api.record(`user-${userId}`, {
    type: 'MembershipStarted',
    data: { userId, companyId: cast.orchid, memberType: 'E', effectiveStartDate: '2026-11-02' },
  })
  await api.untilUpToDate()
  expect(await reachOf(userId)).toEqual([cast.orchid])
  // An administrator who reaches both companies gives it for both.
  expect(await toggle(cast.operation, userId, true)).toMatchObject({ status: 200 })
  expect((await reachOf(userId)).toSorted()).toEqual([cast.orchid, cast.lantern].toSorted())
})

test('while it reaches nobody it opens no entry of the menu, nor the analytics', async () => {
  const { userId } = await hrOfOrchid()
  const offered = async () => {
    const { roles } = await readSessionUser(api.parts, userId)
    const analytics = (await ask(userId, 'GET', '/hradmin/mhcinsights/generateURL')).json<object>()
    return { roles, ...analytics }
  }
  expect(await offered()).toEqual({ roles: [{ type: 'hradmin' }], redirect_url: 'https://insights.example.com/' })
  await leaveOrchid(userId)
  expect(await offered()).toEqual({ roles: [], redirect_url: null })
})

test('the next employer gives it for itself, and takes no earlier one’s place', async () => {
  const nova = await hrOfOrchid()
  await leaveOrchid(nova.userId)
  await enrolAtLantern(nova)
  expect(await toggle(cast.cat, nova.userId, true)).toMatchObject({ status: 200, hrAdministrator: true })
  expect(await reachOf(nova.userId)).toEqual([cast.lantern])
})

test('it is not given past a company whose cover begins later', async () => {
  const { userId } = await employeeOfOrchid()
  await api.record(`user-${userId}`, {
    type: 'MembershipStarted',
    data: { userId, companyId: cast.lantern, memberType: 'E', effectiveStartDate: '2027-01-01' },
  })
  await api.untilUpToDate()
  expect(await toggle(cast.ben, userId, true)).toMatchObject({ status: 409, errorCode: 'OTHER_COMPANY' })
  expect(await toggle(cast.operation, userId, true)).toMatchObject({ status: 200 })
})
