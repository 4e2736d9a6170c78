// Requirements: ADM-USR-005, ADM-USR-023, ADM-USR-024, ADM-COM-007, ADM-ADM-016, STA-014, API-122, API-123
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import {
  createAdministrator,
  createCompany,
  createMember,
  startAccountsUnderTest,
  type AccountsUnderTest,
} from '@member-care/tests/support/accounts-cast.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let api: AccountsUnderTest
let company: string
let employee: Awaited<ReturnType<typeof createMember>>
let dependant: Awaited<ReturnType<typeof createMember>>
beforeAll(async () => {
  api = await startAccountsUnderTest()
  company = await createCompany(api)
  employee = await createMember(api, company)
  dependant = await createMember(api, company, { employeeId: employee.userId })
})
afterAll(() => api.close())

async function ask(
  roles: readonly string[],
  method: 'GET' | 'POST',
  url: string,
  payload?: object,
  groupCodes?: string[],
) {
  const { userId } = await createAdministrator(api, [...roles], groupCodes)
  const headers = await api.headersFor(userId)
  const reply = await api.app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) })
  return { status: reply.statusCode, body: reply.json() as Record<string, unknown>, headers: reply.headers, userId }
}
const listAddress = (filter: object) =>
  `/console/users?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`
const viewsOf = async (subjectId: string) => (await api.parts.eventLog.load<DomainEvent>(`access-${subjectId}`)).events

describe('the list of users', () => {
  it('masks NRICs for people who may not see them, and puts on record who did', async () => {
    const masked = await ask(['ADMIN_CALL_CENTRE'], 'GET', listAddress({ companyId: company }))
    expect(masked).toMatchObject({ status: 200, headers: { 'x-total-count': '2', 'x-total-exact': 'true' } })
    expect(JSON.stringify(masked.body)).not.toContain(employee.nric)
    expect(await viewsOf(employee.userId)).toEqual([])

    const shown = await ask(['ADMIN_OPERATION'], 'GET', listAddress({ companyId: company, memberType: 'E' }))
    expect(shown.body).toMatchObject([
      { id: employee.userId, nric: employee.nric.toUpperCase(), memberType: 'E', dependants: 1 },
    ])
    expect(await viewsOf(employee.userId)).toMatchObject([
      { type: 'SensitiveRecordViewed', data: { what: 'nric' }, metadata: { actor: { id: shown.userId } } },
    ])
  })

  it('finds people by a whole NRIC alone for who is shown it masked', async () => {
    const number = employee.nric.toUpperCase()
    const found = async (roles: readonly string[], filter: object) =>
      (
        (await ask(roles, 'GET', listAddress({ companyId: company, ...filter }))).body as unknown as { id: string }[]
      ).map(({ id }) => id)
    for (const part of [number.slice(0, 6), number.slice(2)]) {
      for (const filter of [{ nric: part }, { q: part }, { email: part }]) {
        expect(await found(['ADMIN_CALL_CENTRE'], filter)).not.toContain(employee.userId)
      }
      expect(await found(['ADMIN_OPERATION'], { nric: part })).toContain(employee.userId)
    }
    expect(await found(['ADMIN_CALL_CENTRE'], { nric: number.toLowerCase() })).toContain(employee.userId)
    const search = { text: number.slice(0, 8), by: 'nric' }
    expect((await ask(['ADMIN_CALL_CENTRE'], 'POST', '/console/people-search', search)).body['people']).toEqual([])
  })

  it('is not sorted by what it masks', async () => {
    const companyId = await createCompany(api)
    for (const nric of ['S0000001I', 'S0000002G', 'S0000003E', 'S0000004C', 'S0000005A', 'S0000006Z'])
      await createMember(api, companyId, { nric })
    const sortedBy = async (field: string) =>
      (await ask(['ADMIN_CALL_CENTRE'], 'GET', `${listAddress({ companyId })}&sort=["${field}","ASC"]`)).body
    expect(await sortedBy('nric')).toEqual(await sortedBy('name'))
  })

  it('finds nobody by what it does not know, and refuses a page that is too far in', async () => {
    expect(
      (await ask(['ADMIN_CALL_CENTRE'], 'GET', listAddress({ companyId: company, staffId: 'nobody has this one' })))
        .body,
    ).toEqual([])
    const far = `/console/users?${new URLSearchParams({ filter: '{"email":"@"}', range: '[50000,50009]' }).toString()}`
    expect((await ask(['ADMIN_CALL_CENTRE'], 'GET', far)).body).toEqual([])
    expect((await ask(['ADMIN_CALL_CENTRE'], 'GET', listAddress({ password: 'x' }))).status).toBe(422)
  })

  it('shows an employee’s dependants, and nobody an administrator', async () => {
    const { body } = await ask(
      ['ADMIN_OPERATION'],
      'GET',
      `/console/users/${employee.userId}/dependants?companyId=${company}`,
    )
    expect(body).toMatchObject({
      user: { id: employee.userId },
      dependants: [{ id: dependant.userId, companyId: company }],
    })
    const { userId } = await createAdministrator(api, ['ADMIN_IT'])
    expect((await ask(['ADMIN_OPERATION'], 'GET', `/console/users/${userId}/dependants`)).status).toBe(404)
  })

  it('answers whose NRIC it is, in any case', async () => {
    expect(
      (await ask(['ADMIN_CLAIM'], 'POST', '/console/user-of-nric', { nric: employee.nric.toLowerCase() })).body,
    ).toEqual({ id: employee.userId })
    expect((await ask(['ADMIN_CLAIM'], 'POST', '/console/user-of-nric', { nric: 'S9999999Z' })).status).toBe(404)
  })
})

it('the search for people finds by any of what they are known by, each person once, with NRICs masked for everybody', async () => {
  const { body } = await ask(['ADMIN_OPERATION'], 'POST', '/console/people-search', { text: employee.email })
  expect(body).toMatchObject({
    people: [{ id: employee.userId, matchedBy: 'email' }],
    kinds: [{ by: 'email', people: 1 }],
    memberTypes: [{ memberType: 'E', people: 1 }],
  })
  expect(JSON.stringify(body['people'])).not.toContain(employee.nric)
  expect(
    (await ask(['ADMIN_OPERATION'], 'POST', '/console/people-search', { text: employee.email, companyId: 'another' }))
      .body,
  ).toMatchObject({ people: [] })
})

describe('under the names of the catalogue', () => {
  it('users come in pages, and administrators only to those who keep them', async () => {
    const { body } = await ask(
      ['ADMIN_OPERATION'],
      'GET',
      `/sysadmin/users?searchPage=1&searchMax=1&companyId=${company}&withMemberType=d`,
    )
    expect(body).toMatchObject({
      data: {
        users: [{ uuid: dependant.userId, memberType: 'd' }],
        pagination: { totalPage: 1, totalData: 1, searchPage: 1, searchMax: 1 },
      },
    })
    const all = await ask(['ADMIN_OPERATION'], 'GET', `/sysadmin/users?companyId=${company}&withMemberType=all`)
    const { users: everybody } = all.body['data'] as { users: readonly { memberType: string }[] }
    expect([...new Set(everybody.map(({ memberType }) => memberType))].toSorted()).toEqual(['d', 'e'])
    const empty = await ask(
      ['ADMIN_OPERATION'],
      'GET',
      `/sysadmin/users?companyId=${company}&withMemberType=&withUserType=&proposedBankStatus=&name=&nric=&studentID=&email=&staffId=&loginId=`,
    )
    expect(empty).toMatchObject({ status: 200, body: { data: all.body['data'] } })
    expect((await ask(['ADMIN_OPERATION'], 'GET', '/sysadmin/users?withUserType=sys-admin')).status).toBe(403)
    const administrators = async (query: string, groupCodes = ['ALL']) => {
      const { body, userId } = await ask(
        ['ADMIN_IT'],
        'GET',
        `/sysadmin/users?withUserType=sys-admin&searchMax=1000${query}`,
        undefined,
        groupCodes,
      )
      const { users } = body['data'] as { users: readonly { uuid: string; name: string; nric: string }[] }
      return { userId, users, ids: users.map(({ uuid }) => uuid) }
    }
    const { userId, users, ids } = await administrators('')
    expect(ids).toContain(userId)
    expect(users.every(({ name, nric }) => nric === name)).toBe(true)
    // Nobody reaches an administrator of a client group that is not theirs.
    const ofOneGroup = await administrators('', ['P2'])
    expect(ofOneGroup.ids).toContain(ofOneGroup.userId)
    expect(ofOneGroup.ids).not.toContain(userId)
    expect((await administrators('&staffId=S-1')).ids).toEqual([])
    expect((await administrators('&loginId=nobody')).ids).toEqual([])
  })

  it('a user comes with companies and family', async () => {
    const { body } = await ask(['ADMIN_OPERATION'], 'GET', `/sysadmin/users/detail?_id=${employee.userId}`)
    expect(body).toMatchObject({
      data: {
        user: {
          uuid: employee.userId,
          loginRequired: 'Y',
          roles: [],
          companies: [{ companyId: company, family: [dependant.userId], familyDetail: [{ uuid: dependant.userId }] }],
        },
      },
    })
    const { body: ofDependant } = await ask(
      ['ADMIN_OPERATION'],
      'GET',
      `/sysadmin/users/detail?_id=${dependant.userId}`,
    )
    const related = [employee.userId, dependant.userId]
    expect(body).toMatchObject({
      data: {
        user: {
          companies: [
            { allRelatedUser: related, companyDetail: { policyNo: 'POL-1', featuresConfig: { maximumFileUpload: 5 } } },
          ],
        },
      },
    })
    expect(ofDependant).toMatchObject({
      data: { user: { memberType: 'd', companies: [{ allRelatedUser: related, family: [] }] } },
    })
  })
})
