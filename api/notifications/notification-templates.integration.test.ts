import {
  createAdministrator,
  createCompany,
  startAccountsUnderTest,
  type AccountsUnderTest,
} from '@member-care/tests/support/accounts-cast.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: AccountsUnderTest
let companyId: string
beforeAll(async () => {
  api = await startAccountsUnderTest()
  companyId = await createCompany(api)
})
afterAll(() => api.close())

async function ask(
  method: 'GET' | 'PUT',
  roles: readonly string[],
  templates?: object,
  groupCodes?: readonly string[],
) {
  const headers = await api.headersFor((await createAdministrator(api, roles, groupCodes)).userId)
  const url = `/api/console/clients/${companyId}/notification-templates`
  return api.app.inject({ method, url, headers, ...(templates && { payload: { templates } }) })
}

test('a client has its own words for what its members are told', async () => {
  const templates = { 'claim-approved': { subject: 'Good news about claim {claimNumber}' } }
  expect((await ask('PUT', ['ADMIN_OPERATION'], templates)).json()).toEqual({ templates })
  expect((await ask('GET', ['ADMIN_CLAIM'])).json()).toEqual({ templates })
})

test('refuses a placeholder that nobody fills, at the text that has it, and keeps the words there were', async () => {
  const before = (await ask('GET', ['ADMIN_OPERATION'])).json()
  const reply = await ask('PUT', ['ADMIN_OPERATION'], { 'claim-approved': { text: 'You get {amount}.' } })
  expect(reply.statusCode).toBe(422)
  expect(reply.json().errors).toEqual({ 'templates.claim-approved.text': 'Unknown placeholder: {amount}' })
  expect((await ask('GET', ['ADMIN_OPERATION'])).json()).toEqual(before)
})

test('is for those who edit clients, and for the clients of their groups', async () => {
  expect((await ask('PUT', ['ADMIN_CLAIM'], {})).statusCode).toBe(403)
  expect((await ask('PUT', ['ADMIN_OPERATION'], {}, ['MG'])).statusCode).toBe(404)
})
