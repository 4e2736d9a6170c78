// Requirements: SHELL-036, HR-001, HR-002, ROL-050, API-106
import {
  createAdministrator,
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
} from '@member-care/tests/support/accounts-cast.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: AccountsUnderTest
let companyId: string
beforeAll(async () => {
  api = await startAccountsUnderTest({ INSIGHTS_URL: 'https://insights.example.com/' })
  companyId = await createCompany(api)
})
afterAll(() => api.close())

async function companiesOf(userId: string) {
  const reply = await api.app.inject({ url: '/api/hradmin/companies', headers: await api.headersFor(userId) })
  return { status: reply.statusCode, body: reply.json<unknown>() }
}

test('counts whose cover is in force, in the companies of the HR administrator and no other', async () => {
  const hr = await createMember(api, companyId)
  await api.record(`user-${hr.userId}`, {
    type: 'RolesChanged',
    data: { userId: hr.userId, roles: ['hradmin'], groupCodes: [], reason: 'test' },
  })
  const left = await createMember(api, companyId)
  await api.record(`user-${left.userId}`, {
    type: 'MembershipEnded',
    data: { userId: left.userId, companyId, effectiveEndDate: '2021-01-31' },
  })
  const child = await createMember(api, await createCompany(api))
  await api.record(`user-${child.userId}`, {
    type: 'MembershipStarted',
    data: {
      userId: child.userId,
      companyId,
      memberType: 'D',
      employeeId: hr.userId,
      relationship: 'Child',
      effectiveStartDate: '2020-01-01',
    },
  })
  expect(await companiesOf(hr.userId)).toEqual({
    status: 200,
    body: [{ companyId, companyName: 'Pelican Foods', policyNo: 'POL-1', employees: 1, dependants: 1 }],
  })
})

test('opens the analytics of the deployment, where there are any, for HR administrators', async () => {
  const hr = await createMember(api, companyId)
  await api.record(`user-${hr.userId}`, {
    type: 'RolesChanged',
    data: { userId: hr.userId, roles: ['hradmin'], groupCodes: [], reason: 'test' },
  })
  const open = async (userId: string) =>
    api.app.inject({ url: '/api/hradmin/mhcinsights/generateURL', headers: await api.headersFor(userId) })
  expect((await open(hr.userId)).json()).toEqual({ redirect_url: 'https://insights.example.com/' })
  expect((await open((await createMember(api, companyId)).userId)).statusCode).toBe(403)
})

test('refuses everybody else', async () => {
  expect(await companiesOf((await createMember(api, companyId)).userId)).toMatchObject({ status: 403 })
  expect(await companiesOf((await createAdministrator(api, ['ADMIN_OPERATION'])).userId)).toMatchObject({ status: 403 })
})
