// Requirements: ADM-CLT-016, ADM-CLT-019, ADM-CLT-020, STA-014, ROL-008, API-109, API-110, API-111, API-113
import type { ClientEvent } from '@member-care/domain/client/client-events.ts'
import { clientTexts } from '@member-care/domain/texts/client-texts.ts'
import {
  createAdministrator,
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
} from '@member-care/tests/support/accounts-cast.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepCompanies } from '../company-master/company-master.ts'

let api: AccountsUnderTest
let operation: Readonly<Record<string, string>>
let ofGroupMg: Readonly<Record<string, string>>
/** A company of the master for every use that makes it a client. */
const [orchid, lantern, coral, batik] = ['Orchid', 'Lantern', 'Coral', 'Batik'].map((name, index) => ({
  companyMasterId: randomUUID(),
  companyName: `${name} Works`,
  companyCode: name.toUpperCase(),
  active: true,
  groupCode: index % 2 === 0 ? 'P2' : 'MG',
  policyNo: `POL-${index + 100}`,
})) as [Company, Company, Company, Company]
const closed = {
  ...orchid,
  companyMasterId: randomUUID(),
  companyName: 'Closed Works',
  companyCode: 'CLOSED',
  active: false,
}
type Company = Parameters<typeof keepCompanies>[1][number]

beforeAll(async () => {
  api = await startAccountsUnderTest()
  await keepCompanies(api.parts.database, [orchid, lantern, coral, batik, closed])
  operation = await api.headersFor((await createAdministrator(api, ['ADMIN_OPERATION'])).userId)
  ofGroupMg = await api.headersFor((await createAdministrator(api, ['ADMIN_OPERATION'], ['MG'])).userId)
})
afterAll(() => api.close())

const get = (url: string, headers = operation) => api.app.inject({ method: 'GET', url: `/api${url}`, headers })
const post = (url: string, payload: object, headers = operation) =>
  api.app.inject({ method: 'POST', url: `/api${url}`, headers, payload })
const eventsOf = async (clientId: string) => (await api.parts.eventLog.load<ClientEvent>(`client-${clientId}`)).events
const filtered = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`

describe('creating a client', () => {
  test('takes name, group code and policy number from the company master, and is on record with who did it', async () => {
    const answer = await post('/console/clients', { companyMasterId: orchid.companyMasterId })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      id: orchid.companyMasterId,
      name: 'Orchid Works',
      groupCode: 'P2',
      policyNo: 'POL-100',
      status: 'ACTIVE',
      users: 0,
    })
    const [created] = await eventsOf(orchid.companyMasterId)
    expect(created).toMatchObject({
      type: 'ClientCreated',
      data: { companyMasterId: orchid.companyMasterId, companyCode: 'ORCHID', inpatientPolicyNo: 'POL-100' },
      metadata: { actor: { kind: 'system-administrator', role: 'ADMIN_OPERATION' } },
    })
    expect((await get(`/console/clients/${orchid.companyMasterId}`)).json()).toMatchObject({
      featuresConfig: { maximumFileUpload: 1, allowChat: false },
    })
  })

  test('happens once, however many do it at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => post('/console/clients', { companyMasterId: lantern.companyMasterId })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409])
    expect(answers.filter(({ statusCode }) => statusCode === 409).map((answer) => answer.json())).toEqual(
      Array.from({ length: 5 }, () =>
        expect.objectContaining({ errorCode: 'CLIENT_EXISTS', errorMessage: 'This company is a client already.' }),
      ),
    )
    expect((await eventsOf(lantern.companyMasterId)).filter(({ type }) => type === 'ClientCreated')).toHaveLength(1)
  })

  test('the same command again gives the same client', async () => {
    const headers = { ...operation, 'idempotency-key': randomUUID() }
    const [first, again] = [
      await post('/console/clients', { companyMasterId: coral.companyMasterId }, headers),
      await post('/console/clients', { companyMasterId: coral.companyMasterId }, headers),
    ]
    expect([first.statusCode, again.statusCode]).toEqual([201, 201])
    expect(again.json()).toEqual(first.json())
  })

  test('is refused for a company that is not active, and for one that the administrator does not reach', async () => {
    const inactive = await post('/console/clients', { companyMasterId: closed.companyMasterId })
    expect([inactive.statusCode, inactive.json()]).toEqual([
      409,
      expect.objectContaining({ errorMessage: clientTexts.companyInactive }),
    ])
    expect((await post('/console/clients', { companyMasterId: closed.companyMasterId }, ofGroupMg)).statusCode).toBe(
      404,
    )
    expect((await post('/console/clients', { companyMasterId: randomUUID() })).statusCode).toBe(404)
  })
})

describe('cloning a client', () => {
  test('copies what is configured, and says where from', async () => {
    const sourceId = await createCompany(api, { allowChat: true, itemizedMonth: 2, maximumFileUpload: 4 })
    await api.record(`client-${sourceId}`, {
      type: 'NotificationTemplatesChanged',
      data: { companyId: sourceId, templates: { 'claim-approved': { subject: 'Good news', message: 'Approved.' } } },
    })
    const answer = await post(`/console/clients/${sourceId}/clone`, { companyMasterId: batik.companyMasterId })
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      expect.objectContaining({ id: batik.companyMasterId, name: 'Batik Works', groupCode: 'MG', policyNo: 'POL-103' }),
    ])
    expect((await get(`/console/clients/${batik.companyMasterId}`)).json()).toMatchObject({
      featuresConfig: { allowChat: true, itemizedMonth: 2, maximumFileUpload: 4 },
    })
    expect((await get(`/console/clients/${batik.companyMasterId}/notification-templates`)).json()).toMatchObject({
      templates: { 'claim-approved': { subject: 'Good news' } },
    })
    expect((await eventsOf(batik.companyMasterId))[0]).toMatchObject({ data: { clonedFrom: sourceId } })
    expect(
      (await post(`/console/clients/${sourceId}/clone`, { companyMasterId: batik.companyMasterId })).json(),
    ).toMatchObject({ errorCode: 'CLIENT_EXISTS' })
  })

  test('needs a client that there is and that the administrator reaches', async () => {
    const ofP1 = await createCompany(api)
    expect(
      (await post(`/console/clients/${randomUUID()}/clone`, { companyMasterId: batik.companyMasterId })).statusCode,
    ).toBe(404)
    expect(
      (await post(`/console/clients/${ofP1}/clone`, { companyMasterId: batik.companyMasterId }, ofGroupMg)).statusCode,
    ).toBe(404)
  })
})

describe('lists', () => {
  test('the company master says who is a client already, within the administrator’s groups', async () => {
    const all = await get(`/console/company-master?${filtered({ name: 'works' })}`)
    expect(all.headers['x-total-count']).toBe('5')
    const shown = (rows: { companyName: string; isClient: boolean }[]) =>
      rows.map(({ companyName, isClient }) => [companyName, isClient])
    expect(shown(all.json())).toEqual([
      ['Batik Works', true],
      ['Closed Works', false],
      ['Coral Works', true],
      ['Lantern Works', true],
      ['Orchid Works', true],
    ])
    expect(shown((await get(`/console/company-master?${filtered({ policyNo: '103' })}`, ofGroupMg)).json())).toEqual([
      ['Batik Works', true],
    ])
    expect(shown((await get(`/console/company-master?${filtered({ groupCode: 'p2' })}`, ofGroupMg)).json())).toEqual([])
  })

  test('a client counts its users, and the list pages', async () => {
    await createMember(api, orchid.companyMasterId)
    const list = await get(`/console/clients?range=[0,0]&${filtered({ name: 'orchid w' })}`)
    expect(list.json()).toEqual([expect.objectContaining({ id: orchid.companyMasterId, users: 1 })])
    expect(list.headers['content-range']).toBe('clients 0-0/1')
  })

  test('the catalogue’s calls give the same under its names', async () => {
    const list = (await get('/sysadmin/clients?searchPage=2&searchMax=1&groupCode=MG')).json()
    expect(list.data.pagination).toEqual({ totalPage: 2, totalData: 2, searchPage: 2, searchMax: 1 })
    expect(list.data.clients).toEqual([
      expect.objectContaining({
        _id: lantern.companyMasterId,
        name: 'Lantern Works',
        companyMS_company_id: lantern.companyMasterId,
      }),
    ])
    expect(
      (await get('/sysadmin/clients/filter?searchPage=1&searchMax=10&typeQuery=policyNo&filtered=pol-102')).json().data
        .clients,
    ).toMatchObject([{ name: 'Coral Works' }])
    expect((await get('/sysadmin/clients/filter?typeQuery=&filtered=coral')).json().data.clients).toMatchObject([
      { name: 'Coral Works' },
    ])
    expect((await get('/sysadmin/ms_companies?searchPage=1&searchMax=2')).json()).toMatchObject({
      data: {
        companies: [
          { companyName: 'Batik Works', active: true },
          { companyName: 'Closed Works', active: false },
        ],
        pagination: { totalData: 5 },
      },
    })
    const kite = {
      companyMasterId: randomUUID(),
      companyName: 'Kite Works',
      companyCode: 'KITE',
      active: true,
      groupCode: 'GE',
      policyNo: 'POL-200',
    }
    await keepCompanies(api.parts.database, [kite])
    const created = await post('/sysadmin/client', {
      name: 'Not this name',
      groupCode: 'GE',
      policyNo: 'POL-200',
      companyMS_company_id: kite.companyMasterId,
      _id: batik.companyMasterId,
      featuresConfig: {},
    })
    expect(created.json()).toMatchObject({ data: { client: { _id: kite.companyMasterId, name: 'Kite Works' } } })
    expect((await get(`/console/clients/${kite.companyMasterId}`)).json()).toMatchObject({
      featuresConfig: { itemizedMonth: 2 },
    })
  })
})
