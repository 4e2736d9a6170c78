/** A company's employees by SCIM: added, changed, ended and found (S88, S89). */
import { randomUUID } from 'node:crypto'
import { makeNric } from '@member-care/domain/identity/nric.ts'
import type { UserEvent } from '@member-care/domain/user/user-events.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApiUnderTest, type ApiUnderTest } from '../../tests/support/api-under-test.ts'
import { recordClaimsCast, type ClaimsCast } from '../../tests/support/claims-cast.ts'
import { enrolUser } from '../users/enrol-user.ts'
import { lapseCovers } from '../users/lapsed-covers.ts'
import {
  enterpriseUser,
  memberCareUser,
  newScimUser,
  scimSystemOf,
  type ScimSystem,
  type ScimUser,
} from '../../tests/support/scim-under-test.ts'

const start = new Date('2026-03-10T10:30:00Z')
let now = start
let api: ApiUnderTest
let cast: ClaimsCast
let orchid: ScimSystem
let lantern: ScimSystem

beforeAll(async () => {
  api = await startApiUnderTest({ clock: () => now })
  cast = await recordClaimsCast(api)
  orchid = await scimSystemOf(api, cast.orchid, cast.operation)
  lantern = await scimSystemOf(api, cast.lantern, cast.operation)
})
afterAll(() => api.close())
beforeEach(() => {
  now = start
})

let people = 0
/** A number that nobody has. */
const newNric = () => makeNric('S', String(8_500_000 + people++))
const newUser = (more: object = {}) => {
  const nric = newNric()
  return newScimUser(`person${people}@orchid.example`, nric, more)
}
const stateOf = async (userId: string) => (await api.parts.eventLog.load<UserEvent>(`user-${userId}`)).events
const errorOf = (answer: { json: () => unknown }) =>
  answer.json() as { status: string; scimType?: string; detail: string }

test('who is added is covered from today, may sign in, and is told back as they were sent', async () => {
  const sent = newUser({
    externalId: 'ext-1',
    title: 'Baker',
    emails: [{ value: 'nova@orchid.example', type: 'work', primary: true }],
    phoneNumbers: [{ value: '+65 9123 4567', type: 'mobile' }],
    [enterpriseUser]: { employeeNumber: 'S-1', costCenter: 'CC1', department: 'Ovens' },
  })
  const answer = await orchid.call('POST', '/Users', sent)
  const user = answer.json<ScimUser>()
  expect(answer.statusCode).toBe(201)
  expect(answer.headers['content-type']).toContain('application/scim+json')
  expect(answer.headers['location']).toBe(user.meta.location)
  expect(user).toMatchObject({
    userName: sent.userName,
    externalId: 'ext-1',
    active: true,
    displayName: 'Nova Teo',
    title: 'Baker',
    [enterpriseUser]: { employeeNumber: 'S-1', costCenter: 'CC1', department: 'Ovens' },
    [memberCareUser]: { startDate: '2026-03-10' },
  })
  expect(user.phoneNumbers).toEqual([{ value: '+6591234567', type: 'mobile', primary: true }])
  // Sent, and never told.
  expect(answer.body).not.toContain(sent[memberCareUser].nric)
  expect(await orchid.get(user.id)).toEqual(user)
  const [enrolled, started] = await stateOf(user.id)
  expect(enrolled).toMatchObject({ type: 'UserEnrolled', data: { loginRequired: true, email: 'nova@orchid.example' } })
  expect(started).toMatchObject({
    type: 'MembershipStarted',
    data: { companyId: cast.orchid, memberType: 'E', staffId: 'S-1', designation: 'Baker' },
  })
})

test.each([
  ['no number', { [memberCareUser]: {} }, 'nric'],
  ['a number that is none', { [memberCareUser]: { nric: 'S1234567X' } }, 'nric'],
  ['no name', { name: {} }, 'name'],
  ['an address that is none', { emails: [{ value: 'nobody' }] }, 'emails'],
  [
    'a date that is none',
    { [memberCareUser]: { nric: makeNric('S', '8499999'), startDate: '31.12.2026' } },
    'startDate',
  ],
  ['a user name that is a number', { userName: 5 }, 'userName'],
])('with %s nobody is added', async (_what, wrong, told) => {
  const answer = await orchid.call('POST', '/Users', { ...newUser(), ...wrong })
  expect(answer.statusCode).toBe(400)
  expect(errorOf(answer)).toMatchObject({ status: '400', scimType: 'invalidValue' })
  expect(errorOf(answer).detail).toContain(told)
})

test('a user name, a number and an address are one person’s', async () => {
  const first = newUser()
  await orchid.create(first)
  for (const again of [
    first,
    { ...newUser(), userName: first.userName.toUpperCase() },
    { ...first, userName: 'other' },
  ]) {
    const answer = await orchid.call('POST', '/Users', again)
    expect(answer.statusCode).toBe(409)
    expect(errorOf(answer).scimType).toBe('uniqueness')
  }
  const address = await orchid.call('POST', '/Users', newUser({ emails: [{ value: first.userName }] }))
  expect([address.statusCode, errorOf(address).scimType]).toEqual([409, 'uniqueness'])
})

test('two who are added at once do not get one user name', async () => {
  const userName = 'same@orchid.example'
  const answers = await Promise.all(
    [newUser(), newUser()].map((user) => orchid.call('POST', '/Users', { ...user, userName, emails: [] })),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
})

/** Adds somebody as an administrator does. */
async function addInConsole(name: string, nric: string): Promise<string> {
  const userId = randomUUID()
  const context = {
    actor: { kind: 'system-administrator', id: cast.operation } as const,
    commandId: randomUUID(),
    correlationId: randomUUID(),
  }
  const membership = { companyId: cast.orchid, memberType: 'E', effectiveStartDate: '2026-01-01' } as const
  await enrolUser(api.parts, { userId, name, nric, loginRequired: true, memberships: [membership] }, context)
  await api.untilUpToDate()
  return userId
}

test('an employee whom an administrator added is taken in by their number, and not told of twice', async () => {
  const nric = newNric()
  const userId = await addInConsole('Ben Lim', nric)
  expect((await orchid.get(userId)).userName).toBe(userId)
  const user = await orchid.create(newScimUser('ben@orchid.example', nric, { externalId: 'b1' }))
  expect(user).toMatchObject({ id: userId, userName: 'ben@orchid.example', externalId: 'b1', active: true })
  expect((await orchid.call('POST', '/Users', newScimUser('ben2@orchid.example', nric))).statusCode).toBe(409)
})

describe('the end of cover', () => {
  test('is what `active` says: the person stays, and may come back', async () => {
    const { id } = await orchid.create(newUser())
    const ended = await orchid.patch(id, { op: 'replace', path: 'active', value: false })
    expect(ended).toMatchObject({ active: false, [memberCareUser]: { endDate: '2026-03-10' } })
    expect((await stateOf(id)).at(-1)).toMatchObject({
      type: 'MembershipEnded',
      data: { effectiveEndDate: '2026-03-10' },
    })
    expect(await orchid.get(id)).toMatchObject({ active: false })
    // On the same day it goes on; later it begins anew.
    expect(await orchid.patch(id, { op: 'replace', path: 'active', value: true })).toMatchObject({ active: true })
    await orchid.patch(id, { op: 'replace', path: 'active', value: false })
    now = new Date('2026-05-01T02:00:00Z')
    expect(await orchid.patch(id, { op: 'replace', path: 'active', value: true })).toMatchObject({
      active: true,
      [memberCareUser]: { startDate: '2026-05-01' },
    })
    expect((await orchid.get(id))[memberCareUser]).not.toHaveProperty('endDate')
  })

  test('is not before its beginning: no day of it is lost', async () => {
    const { id } = await orchid.create(newUser())
    const reversed = patchOf(
      { op: 'replace', path: 'active', value: false },
      { op: 'replace', path: `${memberCareUser}:endDate`, value: '2019-12-31' },
    )
    expect((await orchid.call('PATCH', `/Users/${id}`, reversed)).json()).toMatchObject({
      status: '400',
      scimType: 'invalidValue',
    })
    expect((await stateOf(id)).map(({ type }) => type)).not.toContain('MembershipEnded')
    expect(await orchid.get(id)).toMatchObject({ active: true })
  })

  test('is what DELETE does too, and the company is told of them no more until it adds them again', async () => {
    const sent = newUser()
    const { id } = await orchid.create(sent)
    expect((await orchid.call('DELETE', `/Users/${id}`)).statusCode).toBe(204)
    for (const call of [
      orchid.call('GET', `/Users/${id}`),
      orchid.call('DELETE', `/Users/${id}`),
      orchid.call('PUT', `/Users/${id}`, sent),
    ])
      expect((await call).statusCode).toBe(404)
    expect(await orchid.find(`userName eq "${sent.userName}"`)).toEqual([])
    const events = await stateOf(id)
    expect(events.map(({ type }) => type)).toContain('MembershipEnded')
    expect(events.map(({ type }) => type)).not.toContain('PersonalDataErased')
    expect(await orchid.create(sent)).toMatchObject({ id, active: true })
  })

  test('is that of the family too, once its last day is over', async () => {
    const { id } = await orchid.create(newUser())
    const child = randomUUID()
    await api.record(
      `user-${child}`,
      {
        type: 'UserEnrolled',
        data: {
          userId: child,
          userType: 'client',
          name: 'Kit',
          nric: newNric(),
          email: 'kit@x.example',
          loginRequired: false,
        },
      },
      {
        type: 'MembershipStarted',
        data: {
          userId: child,
          companyId: cast.orchid,
          memberType: 'D',
          employeeId: id,
          effectiveStartDate: '2026-03-10',
        },
      },
    )
    expect(await orchid.patch(id, { op: 'replace', path: 'active', value: false })).toMatchObject({ active: false })
    await api.startJobs()
    expect((await stateOf(child)).at(-1)).toMatchObject({ type: 'MembershipStarted' })
    now = new Date('2026-03-11T00:30:00+08:00')
    await lapseCovers(api.parts)
    await expect
      .poll(async () => (await stateOf(child)).slice(-2), { timeout: 20_000 })
      .toMatchObject([
        { type: 'MembershipEnded', data: { companyId: cast.orchid, effectiveEndDate: '2026-03-10' } },
        { type: 'MembershipLapsed' },
      ])
  })
})

describe('a change', () => {
  test('by PUT is of what is said; what is not said stays', async () => {
    const sent = newUser({ title: 'Baker', [enterpriseUser]: { employeeNumber: 'S-9' } })
    const { id } = await orchid.create(sent)
    const answer = await orchid.call('PUT', `/Users/${id}`, {
      ...sent,
      title: 'Head baker',
      [enterpriseUser]: undefined,
    })
    expect(answer.json()).toMatchObject({ title: 'Head baker', [enterpriseUser]: { employeeNumber: 'S-9' } })
  })

  test('that changes nothing is no event', async () => {
    const sent = newUser()
    const { id, meta } = await orchid.create(sent)
    const before = (await stateOf(id)).length
    const answer = await orchid.call('PUT', `/Users/${id}`, sent)
    expect([answer.statusCode, answer.headers['etag']]).toEqual([200, meta.version])
    expect(await stateOf(id)).toHaveLength(before)
  })

  test('of the number is refused, whichever way it comes', async () => {
    const sent = newUser()
    const { id } = await orchid.create(sent)
    const nric = newNric()
    const answers = [
      await orchid.call('PUT', `/Users/${id}`, { ...sent, [memberCareUser]: { nric } }),
      await orchid.call('PATCH', `/Users/${id}`, {
        schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
        Operations: [{ op: 'replace', path: `${memberCareUser}:nric`, value: nric }],
      }),
    ]
    expect(answers.map((answer) => [answer.statusCode, errorOf(answer).scimType])).toEqual([
      [400, 'mutability'],
      [400, 'mutability'],
    ])
  })

  test('of name and address is the company’s until the person has registered; then the address is the person’s', async () => {
    const { id } = await orchid.create(newUser())
    const change = [
      { op: 'replace', path: 'name.formatted', value: 'Nova Lim' },
      { op: 'replace', path: 'emails[type eq "work"].value', value: 'lim@orchid.example' },
    ]
    expect(await orchid.patch(id, ...change)).toMatchObject({
      displayName: 'Nova Lim',
      emails: [{ value: 'lim@orchid.example' }],
    })
    await api.record(`user-${id}`, {
      type: 'UserStatusChanged',
      data: { userId: id, status: 100, reason: 'registered' },
    })
    expect(
      await orchid.patch(
        id,
        { op: 'replace', path: 'name.formatted', value: 'Nova Ong' },
        { op: 'replace', path: 'emails[type eq "work"].value', value: 'taken-over@orchid.example' },
      ),
    ).toMatchObject({ displayName: 'Nova Ong', emails: [{ value: 'lim@orchid.example' }] })
  })

  test('of a version that is not the present one is refused', async () => {
    const { id, meta } = await orchid.create(newUser())
    const versioned = (version: string, title: string) =>
      orchid.call('PATCH', `/Users/${id}`, patchOf({ op: 'replace', path: 'title', value: title }), {
        'if-match': version,
      })
    expect((await versioned(meta.version, 'Baker')).statusCode).toBe(200)
    const refused = await versioned(meta.version, 'Miller')
    expect([refused.statusCode, errorOf(refused).status]).toEqual([412, '412'])
    const { meta: present } = await orchid.get(id)
    expect((await orchid.call('DELETE', `/Users/${id}`, undefined, { 'if-match': meta.version })).statusCode).toBe(412)
    expect((await orchid.call('GET', `/Users/${id}`, undefined, { 'if-none-match': present.version })).statusCode).toBe(
      304,
    )
    expect((await versioned(present.version, 'Miller')).statusCode).toBe(200)
  })

  test.each([
    ['an operation that there is not', { op: 'move', path: 'title' }, 'invalidSyntax'],
    ['an attribute that there is not', { op: 'add', path: 'shoeSize', value: '42' }, 'invalidPath'],
    ['the id', { op: 'replace', path: 'id', value: 'x' }, 'mutability'],
    ['no path for a removal', { op: 'remove' }, 'noTarget'],
    ['no user name', { op: 'remove', path: 'userName' }, 'invalidValue'],
    [
      'an end before the beginning',
      { op: 'add', path: `${memberCareUser}:endDate`, value: '2020-01-01' },
      'invalidValue',
    ],
  ])('by PATCH with %s is refused', async (_what, operation, scimType) => {
    const { id } = await orchid.create(newUser())
    const answer = await orchid.call('PATCH', `/Users/${id}`, patchOf(operation))
    expect([answer.statusCode, errorOf(answer).scimType]).toEqual([400, scimType])
  })
})

describe('a list', () => {
  test('is of the company’s employees, page by page, each once', async () => {
    for (let more = 0; more < 5; more++) await orchid.create(newUser())
    const page = async (startIndex: number) =>
      (await orchid.call('GET', `/Users?startIndex=${startIndex}&count=2`)).json<{
        totalResults: number
        startIndex: number
        itemsPerPage: number
        Resources: ScimUser[]
      }>()
    const seen: string[] = []
    const { totalResults } = await page(1)
    for (let at = 1; at <= totalResults; at += 2) {
      const { startIndex, itemsPerPage, Resources } = await page(at)
      expect([startIndex, itemsPerPage]).toEqual([at, Resources.length])
      seen.push(...Resources.map(({ id }) => id))
    }
    expect(new Set(seen).size).toBe(totalResults)
    expect(seen).toContain(cast.ann)
    for (const stranger of [cast.cat, cast.dan, cast.operation]) expect(seen).not.toContain(stranger)
    expect((await page(totalResults + 1)).Resources).toEqual([])
    const none = await orchid.call('GET', '/Users?count=0')
    expect(none.json()).toMatchObject({ totalResults, itemsPerPage: 0, Resources: [] })
  })

  test('tells the attributes that are asked for', async () => {
    const { id } = await orchid.create(newUser({ title: 'Baker' }))
    const only = (await orchid.call('GET', `/Users/${id}?attributes=userName,name.formatted`)).json<object>()
    expect(Object.keys(only).sort()).toEqual(['id', 'meta', 'name', 'schemas', 'userName'])
    const without = (await orchid.call('GET', `/Users/${id}?excludedAttributes=title,emails`)).json<object>()
    expect(without).not.toHaveProperty('title')
    expect(without).toHaveProperty('displayName')
  })
})

describe('a filter', () => {
  let ada: ScimUser
  beforeAll(async () => {
    ada = await orchid.create(
      newScimUser('ada@orchid.example', newNric(), {
        name: { formatted: 'Ada 100% "Quoted"' },
        externalId: 'AdaX',
        [enterpriseUser]: { employeeNumber: 'ADA-1' },
      }),
    )
  })

  test.each([
    ['userName eq "ADA@orchid.example"'],
    ['urn:ietf:params:scim:schemas:core:2.0:User:userName eq "ada@orchid.example"'],
    ['externalId eq "AdaX"'],
    [`${enterpriseUser}:employeeNumber eq "ada-1"`],
    ['emails.value eq "ada@orchid.example"'],
    ['emails[type eq "work" and value eq "ada@orchid.example"]'],
    ['userName sw "ada@" and active eq true'],
    ['userName co "ADA@" and active eq "True"'],
    ['displayName co "100%" and not (userName eq "x")'],
    ['name.formatted ew "\\"Quoted\\""'],
    ['(userName eq "ada@orchid.example" or userName eq "nobody") and (active eq true or externalId pr)'],
    ['externalId eq "AdaX" and meta.lastModified gt "2020-01-01T00:00:00Z"'],
    ['externalId eq "AdaX" and not (not (active eq true))'],
  ])('%s finds who it is about', async (filter) => {
    expect((await orchid.find(filter)).map(({ id }) => id)).toEqual([ada.id])
  })

  test.each([
    ['userName eq "nobody"'],
    ['externalId eq "adax"'],
    ['userName eq "ada@orchid.example" and active eq false'],
    ['userName eq "ada@orchid.example" and not (active eq true or externalId eq "AdaX")'],
    ['displayName co "100_"'],
    ['userName eq "ada@orchid.example\' or true --"'],
    ['externalId eq "AdaX" and meta.lastModified lt "2020-01-01T00:00:00Z"'],
  ])('%s finds nobody', async (filter) => {
    expect(await orchid.find(filter)).toEqual([])
  })

  test.each([
    ['userName zz "a"'],
    ['userName eq'],
    ['userName eq "a" or'],
    ['nickName eq "a"'],
    [`${memberCareUser}:nric eq "S8112345A"`],
    ['('.repeat(900)],
    [`userName eq "${'a'.repeat(2000)}"`],
    ['active gt true'],
    ['meta.lastModified gt "yesterday"'],
  ])('%s is refused', async (filter) => {
    const answer = await orchid.call('GET', `/Users?${new URLSearchParams({ filter })}`)
    expect([answer.statusCode, errorOf(answer).scimType]).toEqual([400, 'invalidFilter'])
  })

  test('may come in a body, so that no address holds it', async () => {
    const answer = await orchid.call('POST', '/Users/.search', {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:SearchRequest'],
      filter: 'userName eq "ada@orchid.example"',
      attributes: ['userName'],
      startIndex: 1,
      count: 10,
    })
    expect(answer.json()).toMatchObject({
      totalResults: 1,
      Resources: [{ id: ada.id, userName: 'ada@orchid.example' }],
    })
  })
})

describe('two companies with one person', () => {
  test('each names them as it likes, sees its own cover, and is told nothing of the other', async () => {
    const nric = newNric()
    const ofOrchid = await orchid.create(
      newScimUser('lee@orchid.example', nric, {
        externalId: 'o1',
        title: 'Baker',
        [enterpriseUser]: { employeeNumber: 'O-77' },
      }),
    )
    const ofLantern = await lantern.create(
      newScimUser('lee@lantern.example', nric, { title: 'Welder', [enterpriseUser]: { costCenter: 'L-9' } }),
    )
    expect(ofLantern.id).toBe(ofOrchid.id)
    const told = (await lantern.call('GET', `/Users/${ofLantern.id}`)).body
    expect(told).toContain('lee@lantern.example')
    for (const others of ['orchid', 'o1', 'Baker', 'O-77']) expect(told).not.toContain(others)
    expect(await orchid.get(ofOrchid.id)).toMatchObject({ userName: 'lee@orchid.example', title: 'Baker' })

    // What is the person's own is neither's to say while both cover them; their cover is each one's.
    const version = (await orchid.get(ofOrchid.id)).meta
    expect(
      await lantern.patch(
        ofLantern.id,
        { op: 'replace', path: 'name.formatted', value: 'Somebody Else' },
        { op: 'replace', path: 'emails', value: [{ value: 'mine@lantern.example', type: 'work' }] },
        { op: 'replace', path: 'title', value: 'Foreman' },
      ),
    ).toMatchObject({ displayName: 'Nova Teo', title: 'Foreman' })
    expect((await lantern.call('DELETE', `/Users/${ofLantern.id}`)).statusCode).toBe(204)
    expect((await orchid.get(ofOrchid.id)).meta).toEqual(version)
    expect(await orchid.get(ofOrchid.id)).toMatchObject({ active: true, title: 'Baker' })
  })

  test('a number alone does not open somebody’s record', async () => {
    const nric = newNric()
    await addInConsole('Ben Lim', nric)
    const guess = newScimUser('guess@lantern.example', nric, { name: { formatted: 'Any Body' } })
    const answer = await lantern.call('POST', '/Users', guess)
    expect([answer.statusCode, errorOf(answer).scimType]).toEqual([409, 'uniqueness'])
    expect(answer.body).not.toContain('Ben')
    expect(await lantern.create({ ...guess, name: { formatted: 'LIM BEN' } })).toMatchObject({ displayName: 'Ben Lim' })
  })
})

test('the history names the company’s own system as who did it', async () => {
  const { id } = await orchid.create(newUser())
  const events = await stateOf(id)
  expect(new Set(events.map(({ metadata }) => metadata.actor.kind))).toEqual(new Set(['client']))
  const history = await api.app.inject({
    method: 'GET',
    url: `/api/console/users/${id}/history`,
    headers: await api.headersFor(cast.operation),
  })
  expect(history.json()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        type: 'UserEnrolled',
        actor: expect.objectContaining({ kind: 'client', id: cast.orchid, name: 'Orchid Biscuits' }) as unknown,
      }),
    ]),
  )
})

describe('a token', () => {
  test('that is missing, wrong or ended opens nothing', async () => {
    const ending = await scimSystemOf(api, cast.orchid, cast.operation)
    expect((await ending.call('GET', '/Users')).statusCode).toBe(200)
    const ended = await api.app.inject({
      method: 'DELETE',
      url: `/api/console/clients/${cast.orchid}/provisioning-tokens/${ending.tokenId}`,
      headers: await api.headersFor(cast.operation),
    })
    expect(ended.statusCode).toBe(200)
    const without = api.app.inject({ method: 'GET', url: '/scim/v2/Users' })
    const wrong = ending.call('GET', '/Users', undefined, { authorization: `Bearer ${'x'.repeat(43)}` })
    const session = ending.call('GET', '/Users', undefined, {
      authorization: `Bearer ${(await api.headersFor(cast.operation)).accesstoken}`,
    })
    for (const refused of [ending.call('GET', '/Users'), without, wrong, session]) {
      const answer = await refused
      expect(answer.statusCode).toBe(401)
      expect(answer.headers['www-authenticate']).toContain('Bearer')
      expect(answer.json()).toMatchObject({ schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: '401' })
    }
  })

  test('is kept as its hash alone, and shown once', async () => {
    const { events } = await api.parts.eventLog.load(`client-${cast.orchid}`)
    expect(JSON.stringify(events)).not.toContain(orchid.token)
    const listed = await api.app.inject({
      method: 'GET',
      url: `/api/console/clients/${cast.orchid}/provisioning-tokens`,
      headers: await api.headersFor(cast.operation),
    })
    expect(listed.json()).toMatchObject({ tokens: [{ tokenId: orchid.tokenId, name: 'Entra ID' }] })
    expect(listed.body).not.toContain(orchid.token)
  })

  test('of a client that is not active opens nothing until it is again', async () => {
    const change = (status: 'ACTIVE' | 'INACTIVE') =>
      api.record(`client-${cast.lantern}`, { type: 'ClientStatusChanged', data: { companyId: cast.lantern, status } })
    await change('INACTIVE')
    expect((await lantern.call('GET', '/Users')).statusCode).toBe(403)
    await change('ACTIVE')
    expect((await lantern.call('GET', '/Users')).statusCode).toBe(200)
  })

  test('there are five of at most', async () => {
    for (let more = 0; more < 4; more++) await scimSystemOf(api, cast.lantern, cast.operation)
    await expect(scimSystemOf(api, cast.lantern, cast.operation)).rejects.toThrow('409')
  })
})

test('what there is is described, and an address of nothing is said so in SCIM', async () => {
  expect((await orchid.call('GET', '/ServiceProviderConfig')).json()).toMatchObject({
    patch: { supported: true },
    bulk: { supported: false },
    etag: { supported: true },
    filter: { maxResults: 200 },
  })
  const schemas = (await orchid.call('GET', '/Schemas')).json<{ Resources: { id: string }[] }>().Resources
  expect(schemas.map(({ id }) => id)).toContain(memberCareUser)
  expect((await orchid.call('GET', `/Schemas/${memberCareUser}`)).json()).toMatchObject({ name: 'MemberCareUser' })
  const types = (await orchid.call('GET', '/ResourceTypes')).json<{ Resources: { id: string }[] }>().Resources
  expect(types.map(({ id }) => id)).toEqual(['User', 'Group'])
  const nothing = await orchid.call('GET', '/Devices')
  expect([nothing.statusCode, errorOf(nothing).status]).toEqual([404, '404'])
})

function patchOf(...Operations: object[]) {
  return { schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'], Operations }
}
