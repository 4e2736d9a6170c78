/**
 * Every call of a company's own system (SCIM), asked for people and plans that are not that company's. The routes come from the server, so that none
 * can be forgotten (S88).
 */
import { makeNric } from '@member-care/domain/identity/nric.ts'
import type { DeclaredRoute } from '@member-care/api/http/access.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApiUnderTest, type ApiUnderTest } from '../support/api-under-test.ts'
import { recordClaimsCast, type ClaimsCast } from '../support/claims-cast.ts'
import { recordAdministratorOf, recordOwnedRecords } from '../support/owned-records.ts'
import { memberCareUser, newScimUser, scimSystemOf, type ScimSystem } from '../support/scim-under-test.ts'

let api: ApiUnderTest
let cast: ClaimsCast
let orchid: ScimSystem
let lantern: ScimSystem
let routes: readonly DeclaredRoute[]
/** By whom they are. */
let strangers: Readonly<Record<string, string>>
let planOfOrchid: string
/** Covered by both companies. */
let both: string

beforeAll(async () => {
  api = await startApiUnderTest({ clock: () => new Date('2026-03-10T10:30:00Z') })
  cast = await recordClaimsCast(api)
  orchid = await scimSystemOf(api, cast.orchid, cast.operation)
  lantern = await scimSystemOf(api, cast.lantern, cast.operation)
  const keeper = await recordAdministratorOf(api, ['P2'])
  const { idsOf } = await recordOwnedRecords(api, cast, keeper)
  planOfOrchid = idsOf.plan['planId'] ?? ''
  const nric = makeNric('S', '8600001')
  const ofBoth = await orchid.create(
    newScimUser('zz-orchid-name', nric, {
      externalId: 'zz-orchid-id',
      title: 'zz-orchid-title',
      emails: [{ value: 'zz@orchid.example' }],
      [memberCareUser]: { nric, planNo: 'zz-orchid-plan', startDate: '2026-01-17' },
    }),
  )
  both = ofBoth.id
  await lantern.create(newScimUser('both@lantern.example', nric))
  const left = await lantern.create(newScimUser('left@lantern.example', makeNric('S', '8600002')))
  await lantern.call('DELETE', `/Users/${left.id}`)
  const dependant = crypto.randomUUID()
  await api.record(
    `user-${dependant}`,
    {
      type: 'UserEnrolled',
      data: {
        userId: dependant,
        userType: 'client',
        name: 'Own Dependant',
        nric: makeNric('T', '1600003'),
        email: 'dependant@example.com',
        loginRequired: true,
      },
    },
    {
      type: 'MembershipStarted',
      data: {
        userId: dependant,
        companyId: cast.lantern,
        memberType: 'D',
        employeeId: cast.cat,
        effectiveStartDate: '2026-01-01',
      },
    },
  )
  strangers = {
    'an employee of another company': cast.ann,
    'a dependant of another company': cast.dan,
    'a dependant of this company': dependant,
    'somebody who left and was deleted': left.id,
    'an administrator': cast.operation,
    nobody: crypto.randomUUID(),
    'no id': 'x',
  }
  routes = api.app
    .declaredRoutes()
    .filter(({ access, method }) => method !== 'HEAD' && typeof access === 'object' && 'tokenOf' in access)
})
afterAll(() => api.close())

const patch = {
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations: [{ op: 'replace', path: 'title', value: 'Walked' }],
}
const bodies: Readonly<Record<string, object>> = {
  PUT: newScimUser('walked@lantern.example', makeNric('S', '8600009')),
  PATCH: patch,
}
const pathOf = ({ url }: DeclaredRoute, id: string) =>
  url.replace('/scim/v2', '').replace(':id', encodeURIComponent(id))
const ask = (system: ScimSystem, route: DeclaredRoute, id: string) =>
  system.call(route.method as 'GET', pathOf(route, id), bodies[route.method])
const named = (record: DeclaredRoute['record']) => routes.filter((route) => route.record === record)

test('every call is walked', () => {
  expect(routes.map(({ method, url }) => `${method} ${url.replace('/scim/v2', '')}`).sort()).toEqual(
    [
      'GET /ServiceProviderConfig',
      'GET /ResourceTypes',
      'GET /ResourceTypes/:id',
      'GET /Schemas',
      'GET /Schemas/:id',
      'GET /Users',
      'POST /Users',
      'POST /Users/.search',
      'GET /Users/:id',
      'PUT /Users/:id',
      'PATCH /Users/:id',
      'DELETE /Users/:id',
      'GET /Groups',
      'POST /Groups',
      'POST /Groups/.search',
      'GET /Groups/:id',
      'PUT /Groups/:id',
      'PATCH /Groups/:id',
      'DELETE /Groups/:id',
    ].sort(),
  )
  expect(named('user')).toHaveLength(4)
})

test('who is not the company’s own employee is not there, whatever is asked, and nothing is recorded of it', async () => {
  const head = await api.parts.eventLog.head()
  for (const route of named('user'))
    for (const [who, id] of Object.entries(strangers)) {
      const { statusCode, body } = await ask(lantern, route, id)
      expect(`${who}: ${route.method} ${statusCode}`).toBe(`${who}: ${route.method} 404`)
      expect(body).not.toContain(id)
    }
  expect(await api.parts.eventLog.head()).toEqual(head)
})

test('a plan of another company is not there, and none is written', async () => {
  for (const route of named('plan')) {
    const { statusCode } = await ask(lantern, route, planOfOrchid)
    expect(`${route.method} ${statusCode}`).toBe(`${route.method} ${route.method === 'GET' ? 404 : 501}`)
  }
  expect((await orchid.call('GET', `/Groups/${planOfOrchid}`)).statusCode).toBe(200)
})

test('lists and searches tell of nobody else', async () => {
  const filters = [
    undefined,
    'userName pr',
    'not (id eq "x")',
    `id eq "${cast.ann}" or id eq "${strangers['a dependant of this company']}"`,
  ]
  for (const filter of filters) {
    const query = filter === undefined ? '' : `?${new URLSearchParams({ filter })}`
    const listed = await lantern.call('GET', `/Users${query}`)
    const searched = await lantern.call('POST', '/Users/.search', filter === undefined ? {} : { filter })
    for (const { statusCode, body } of [listed, searched]) {
      expect(statusCode).toBe(200)
      for (const id of Object.values(strangers).filter((one) => one.length > 1)) expect(body).not.toContain(id)
    }
  }
  for (const groups of [await lantern.call('GET', '/Groups'), await lantern.call('POST', '/Groups/.search', {})])
    expect(groups.json()).toMatchObject({ totalResults: 0, Resources: [] })
})

test('of one person of two companies each is told and changes only what is its own', async () => {
  const before = await orchid.call('GET', `/Users/${both}`)
  const answers = [await lantern.call('GET', '/Users'), await lantern.call('POST', '/Users/.search', {})]
  for (const route of [...named('user')].sort((one) => (one.method === 'DELETE' ? 1 : -1)))
    answers.push(await ask(lantern, route, both))
  for (const { statusCode, body } of answers.slice(0, -1)) {
    expect([200, 400]).toContain(statusCode)
    for (const others of ['zz-orchid', 'zz@orchid', 'Orchid', cast.orchid, '2026-01-17'])
      expect(body).not.toContain(others)
  }
  expect(answers.at(-1)?.statusCode).toBe(204)
  const after = await orchid.call('GET', `/Users/${both}`)
  expect(after.body).toBe(before.body)
  for (const filter of [
    'userName eq "zz-orchid-name"',
    'externalId eq "zz-orchid-id"',
    'emails.value eq "zz@orchid.example"',
  ])
    expect(await lantern.find(filter)).toEqual([])
})
