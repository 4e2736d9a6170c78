// Requirements: ADM-CFG-002, ADM-CFG-003, ADM-CFG-007, ADM-CFG-008, ADM-CFG-018, ADM-CFG-019, ADM-CFG-028, ADM-CFG-029, ADM-CFG-030, ADM-CFG-031,
// ROL-003, ROL-004, ROL-005, ROL-006, ROL-007, ROL-022, ROL-042, ROL-056, ROL-057, API-112
import {
  createAdministrator,
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
} from '@member-care/tests/support/accounts-cast.ts'
import { examplePlan } from '@member-care/domain/cover/testing/example-plan.ts'
import { clientInputTexts } from '@member-care/domain/texts/client-edit-texts.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let api: AccountsUnderTest
let companyId: string
beforeAll(async () => {
  api = await startAccountsUnderTest()
})
beforeEach(async () => {
  companyId = await createCompany(api, { allowChat: true, itemizedMonth: 2 })
})
afterAll(() => api.close())

interface Call {
  readonly method?: 'GET' | 'PUT'
  readonly roles?: readonly string[]
  readonly groupCodes?: readonly string[]
  readonly payload?: object
  readonly url?: string
  readonly headers?: Record<string, string>
}

async function call({
  method = 'PUT',
  roles = ['ADMIN_OPERATION'],
  groupCodes,
  payload,
  url = `/api/console/clients/${companyId}`,
  headers,
}: Call) {
  const signedIn = headers ?? (await api.headersFor((await createAdministrator(api, roles, groupCodes)).userId))
  return api.app.inject({ method, url, headers: signedIn, ...(payload && { payload }) })
}

const eventsOfClient = async () =>
  (await api.parts.eventLog.load(`client-${companyId}`)).events.slice(2).map(({ type, data }) => ({ type, data }))

describe('changing a client', () => {
  test('records what changed, one event for each kind, and answers with the client as it is then', async () => {
    const reply = await call({
      payload: {
        expectedVersion: 1,
        featuresConfig: { allowChat: false, allowLOG: true, giroOnly: true },
        eLogConfig: { companyEmails: ['hr@pelican.example'], Presigned_ELOG_Limit: 50_000 },
        teleconsult_features_config: ['Mental Health', 'Dietician'],
      },
    })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({
      id: companyId,
      version: 5,
      featuresConfig: { allowChat: false, allowLOG: true, giroOnly: true, itemizedMonth: 2 },
      eLogConfig: {
        companyEmails: ['hr@pelican.example'],
        Presigned_ELOG_Amount: 10_000,
        Presigned_ELOG_Limit: 50_000,
      },
      teleconsult_features_config: ['Mental Health', 'Dietician'],
    })
    expect(await eventsOfClient()).toEqual([
      { type: 'ClientFeaturesChanged', data: { companyId, featuresConfig: { allowChat: false, allowLOG: true } } },
      { type: 'ClientPaymentChanged', data: { companyId, featuresConfig: { giroOnly: true } } },
      {
        type: 'ClientElogConfigChanged',
        data: { companyId, eLogConfig: { Presigned_ELOG_Limit: 50_000, companyEmails: ['hr@pelican.example'] } },
      },
      { type: 'TeleconsultFeaturesChanged', data: { companyId, teleconsultFeatures: ['Mental Health', 'Dietician'] } },
    ])
  })

  test('of a version that somebody else has changed since is refused, and says by whom the record was changed', async () => {
    const other = await createAdministrator(api, ['ADMIN_OPERATION'])
    await call({
      headers: await api.headersFor(other.userId),
      payload: { expectedVersion: 1, featuresConfig: { allowLOG: true } },
    })
    const late = await call({ payload: { expectedVersion: 1, featuresConfig: { allowLOG: false } } })
    expect([late.statusCode, late.json().errorCode]).toEqual([409, 'CONFLICT'])
    expect((await call({ method: 'GET' })).json()).toMatchObject({
      version: 2,
      updatedBy: other.name,
      featuresConfig: { allowLOG: true },
    })
  })

  test('sent twice is done once', async () => {
    const headers = {
      ...(await api.headersFor((await createAdministrator(api, ['ADMIN_OPERATION'])).userId)),
      'idempotency-key': 'c34ab0f2-7f1f-4a52-9a38-3cf1f2f0b9aa',
    }
    const payload = { expectedVersion: 1, featuresConfig: { allowLOG: true } }
    const replies = [await call({ headers, payload }), await call({ headers, payload })]
    expect(replies.map((reply) => [reply.statusCode, reply.json().version])).toEqual([
      [200, 2],
      [200, 2],
    ])
  })

  test('names every field that cannot be, and changes nothing', async () => {
    const reply = await call({
      payload: {
        expectedVersion: 1,
        featuresConfig: { itemizedMonth: -1, allowLOG: true },
        eLogConfig: { companyEmails: ['nobody'] },
      },
    })
    expect(reply.statusCode).toBe(422)
    expect(reply.json().errors).toEqual({
      'featuresConfig.itemizedMonth': clientInputTexts.notNegative,
      'eLogConfig.companyEmails.0': clientInputTexts.emails,
    })
    expect(await eventsOfClient()).toEqual([])
  })

  test('is for ADMIN_OPERATION, within their groups', async () => {
    const payload = { expectedVersion: 1, featuresConfig: { allowLOG: true } }
    expect((await call({ roles: ['ADMIN_IT'], payload })).statusCode).toBe(403)
    expect((await call({ groupCodes: ['MG'], payload })).statusCode).toBe(404)
    expect(await eventsOfClient()).toEqual([])
  })
})

describe('the Microservices section (C27)', () => {
  test.each([
    [['ADMIN_OPERATION'], false],
    [['ADMIN_CLAIM'], false],
    [['ADMIN_IT'], true],
    [['ADMIN_IT', 'ADMIN_OPERATION'], true],
  ])('with %j is shown: %s', async (roles, shown) => {
    expect('microserviceTemplates' in (await call({ method: 'GET', roles })).json()).toBe(shown)
  })

  test('is changed by who is both only; sent along as it was, it hinders nobody', async () => {
    const payload = { expectedVersion: 1, microserviceTemplates: { approved: 'tmpl-1' } }
    expect((await call({ payload })).statusCode).toBe(403)
    expect(
      (
        await call({ payload: { expectedVersion: 1, microserviceTemplates: { approved: '' }, status: 'INACTIVE' } })
      ).json(),
    ).toMatchObject({ version: 2, status: 'INACTIVE' })
    const both = await call({ roles: ['ADMIN_IT', 'ADMIN_OPERATION'], payload: { ...payload, expectedVersion: 2 } })
    expect(both.json().microserviceTemplates).toMatchObject({ approved: 'tmpl-1', rejected: '' })
  })
})

describe('the onboarding test e-mail', () => {
  const withTestEmail = (testEmail: string, expectedVersion = 1) =>
    call({ payload: { expectedVersion, onboardingEmailConfig: { templateAlias: 'welcome', testEmail } } })

  test('is that of a user in this company, in any case, and goes with the user', async () => {
    const { email, userId } = await createMember(api, companyId)
    expect((await withTestEmail(email.toUpperCase())).json().onboardingEmailConfig).toEqual({
      templateAlias: 'welcome',
      testEmail: email,
    })
    expect(await eventsOfClient()).toEqual([
      {
        type: 'ClientOnboardingChanged',
        data: { companyId, onboardingEmailConfig: { templateAlias: 'welcome', testUserId: userId } },
      },
    ])
    await api.record(`user-${userId}`, { type: 'EmailAddressChanged', data: { userId, email: 'new@pelican.example' } })
    expect((await call({ method: 'GET' })).json().onboardingEmailConfig.testEmail).toBe('new@pelican.example')
    expect((await withTestEmail('', 2)).json().onboardingEmailConfig.testEmail).toBe('')
  })

  test.each([
    ['a user of another company', async () => (await createMember(api, await createCompany(api))).email],
    ['an administrator', async () => (await createAdministrator(api, ['ADMIN_OPERATION'])).email],
    ['nobody', async () => 'nobody@pelican.example'],
  ])('is refused for %s', async (_who, email) => {
    const reply = await withTestEmail(await email())
    expect(reply.statusCode).toBe(422)
    expect(reply.json().errors).toEqual({ 'onboardingEmailConfig.testEmail': clientInputTexts.testEmailUnknown })
    expect(await eventsOfClient()).toEqual([])
  })
})

test('the catalogue’s call takes form data and the order of teleconsultations; what is read-only stays as it is', async () => {
  const url = `/api/sysadmin/client/${companyId}`
  const { version: _, ...record } = (await call({ method: 'GET' })).json()
  const payload = {
    ...record,
    name: 'Another name',
    groupCode: 'MG',
    featuresConfig: { ...record.featuresConfig, allowEAP: true },
    teleconsult_features_config: ['ART Specialist'],
  }
  expect((await call({ url, payload })).json().data.client).toMatchObject({
    _id: companyId,
    name: 'Pelican Foods',
    groupCode: 'P1',
    featuresConfig: { allowEAP: true, allowChat: true },
    teleconsult_features_config: ['ART Specialist'],
  })
  const refused = await call({ url, payload: { featuresConfig: { itemizedMonth: -1 } } })
  expect(refused.json()).toMatchObject({
    errorMessage: expect.any(String),
    errors: { 'featuresConfig.itemizedMonth': clientInputTexts.notNegative },
  })
})

test('a default plan is one of the client’s own, however its number is spelt, and can be taken away again', async () => {
  const ask = (featuresConfig: object) =>
    api.parts.clients
      .getClient(api.parts.systemReader, companyId)
      .then((client) => call({ payload: { expectedVersion: client?.revision, featuresConfig } }))
  const unknown = await ask({ defaultPlanEmployee: 'Gold' })
  expect([unknown.statusCode, unknown.json()]).toMatchObject([
    422,
    { errors: { 'featuresConfig.defaultPlanEmployee': clientInputTexts.planUnknown } },
  ])
  const plan = { planId: randomUUID(), companyId }
  const draft = { ...examplePlan(), planNo: 'Gold' }
  await api.record(`plan-${plan.planId}`, { type: 'PlanDraftSaved', data: { ...plan, draft, savedBy: 'olga' } })
  await api.untilUpToDate()
  const chosen = await ask({ defaultPlanEmployee: 'gold', whoSeesUses: 'self' })
  expect([chosen.statusCode, chosen.json()]).toMatchObject([
    200,
    { featuresConfig: { defaultPlanEmployee: 'gold', whoSeesUses: 'self' } },
  ])
  expect((await ask({ defaultPlanEmployee: '' })).json()).toMatchObject({ featuresConfig: { defaultPlanEmployee: '' } })
})
