/**
 * What Microsoft's and Okta's published request collections ask of a SCIM server, as requests: the provisioning cycle of Entra ID with the forms
 * that it writes, and Okta's "SCIM 2.0 SPEC Test" with its assertions (S89). Neither knows NRICs, so that each new user has one added.
 */
import { makeNric } from '@member-care/domain/identity/nric.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApiUnderTest, type ApiUnderTest } from '../../tests/support/api-under-test.ts'
import { recordClaimsCast } from '../../tests/support/claims-cast.ts'
import {
  enterpriseUser,
  memberCareUser,
  scimSystemOf,
  type ScimSystem,
  type ScimUser,
} from '../../tests/support/scim-under-test.ts'

const core = 'urn:ietf:params:scim:schemas:core:2.0:User'
const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error'
const listSchema = 'urn:ietf:params:scim:api:messages:2.0:ListResponse'

let api: ApiUnderTest
let system: ScimSystem
let people = 0
const nric = () => makeNric('S', String(8_700_000 + people++))

interface List {
  readonly schemas: readonly string[]
  readonly totalResults: number
  readonly itemsPerPage: number
  readonly startIndex: number
  readonly Resources: readonly (ScimUser & { readonly name: Readonly<Record<string, string>> })[]
}
const list = async (query: string) => {
  const answer = await system.call('GET', `/Users?${query}`)
  expect(answer.statusCode).toBe(200)
  return answer.json<List>()
}

beforeAll(async () => {
  api = await startApiUnderTest({ clock: () => new Date('2026-03-10T10:30:00Z') })
  const cast = await recordClaimsCast(api)
  system = await scimSystemOf(api, cast.lantern, cast.operation)
})
afterAll(() => api.close())

describe('Entra ID', () => {
  const posted = (userName: string, more: object = {}) => ({
    schemas: [core, enterpriseUser, memberCareUser],
    externalId: userName.split('@')[0],
    userName,
    active: true,
    displayName: 'Ryan Leenay',
    emails: [{ primary: true, type: 'work', value: userName }],
    meta: { resourceType: 'User' },
    name: { formatted: 'Ryan Leenay', familyName: 'Leenay', givenName: 'Ryan' },
    roles: [],
    addresses: [{ type: 'work', locality: 'Singapore', streetAddress: '1 Raffles Place' }],
    title: 'Analyst',
    [enterpriseUser]: { employeeNumber: '701984', department: 'bob', costCenter: 'C-1', manager: { value: 'SuzzyQ' } },
    [memberCareUser]: { nric: nric() },
    ...more,
  })
  const patch = (id: string, ...operations: object[]) => system.patch(id, ...operations)

  test('tries the connection by looking for a user that there is not', async () => {
    expect(await list(`filter=${encodeURIComponent(`userName eq "${randomUUID()}"`)}`)).toMatchObject({
      schemas: [listSchema],
      totalResults: 0,
      Resources: [],
    })
  })

  test('adds a user, finds it by what it matches with, and reads it', async () => {
    const user = await system.create(posted('ryan@lantern.example'))
    expect(user).toMatchObject({
      externalId: 'ryan',
      displayName: 'Ryan Leenay',
      [enterpriseUser]: { department: 'bob' },
    })
    for (const filter of [
      'userName eq "ryan@lantern.example"',
      'externalId eq "ryan"',
      'emails[type eq "work"].value eq "ryan@lantern.example"',
      'userName eq "ryan@lantern.example" and active eq true',
      'displayName eq "ryan leenay"',
      `${enterpriseUser}:employeeNumber eq "701984"`,
    ])
      expect(
        (await list(`filter=${encodeURIComponent(filter)}`)).Resources.map(({ id }) => id),
        filter,
      ).toEqual([user.id])
    const read = await system.call('GET', `/Users/${user.id}?attributes=userName,emails`)
    expect(Object.keys(read.json<object>()).sort()).toEqual(['emails', 'id', 'meta', 'schemas', 'userName'])
  })

  test('takes names with an apostrophe', async () => {
    const user = await system.create(
      posted('omalley@lantern.example', { name: { formatted: "Sean O'Malley" }, displayName: "Sean O'Malley" }),
    )
    expect((await list(`filter=${encodeURIComponent('displayName eq "Sean O\'Malley"')}`)).Resources[0]?.id).toBe(
      user.id,
    )
  })

  test.each([
    ['nothing of a user', { garbage: true }],
    ['no user name', { ...{ schemas: [core] }, displayName: 'x' }],
  ])('is refused a user with %s', async (_what, body) => {
    const answer = await system.call('POST', '/Users', body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ schemas: [errorSchema], status: '400' })
  })

  test.each<[string, object[], object]>([
    ['a text for no', [{ op: 'Replace', path: 'active', value: 'False' }], { active: false }],
    ['an object without a path', [{ op: 'replace', value: { active: false } }], { active: false }],
    ['a text in an object', [{ op: 'Replace', value: { active: 'False' } }], { active: false }],
    [
      'an address by its type',
      [{ op: 'Replace', path: 'emails[type eq "work"].value', value: 'new.address@lantern.example' }],
      { emails: [{ value: 'new.address@lantern.example', type: 'work' }] },
    ],
    [
      'a number that there was none of',
      [{ op: 'Add', path: 'phoneNumbers[type eq "mobile"].value', value: '+65 91234567' }],
      { phoneNumbers: [{ value: '+6591234567', type: 'mobile' }] },
    ],
    [
      'an extension by its path',
      [{ op: 'Replace', path: `${enterpriseUser}:department`, value: 'Welding' }],
      { [enterpriseUser]: { department: 'Welding', employeeNumber: '701984' } },
    ],
    [
      'paths as keys',
      [{ op: 'replace', value: { 'name.familyName': 'Ong', [`${enterpriseUser}:costCenter`]: 'C-2', title: 'Lead' } }],
      { displayName: 'Ryan Ong', title: 'Lead', [enterpriseUser]: { costCenter: 'C-2', department: 'bob' } },
    ],
    [
      'a manager by the id alone',
      [{ op: 'Add', path: `${enterpriseUser}:manager`, value: 'f7c1' }],
      { [enterpriseUser]: { department: 'bob' } },
    ],
    [
      'our own attributes',
      [{ op: 'Add', path: `${memberCareUser}:planNo`, value: 'A1' }],
      { [memberCareUser]: { planNo: 'A1' } },
    ],
    [
      'an attribute that is not kept',
      [{ op: 'Replace', path: 'addresses[type eq "work"].formatted', value: '2 Raffles Place' }],
      { title: 'Analyst' },
    ],
    [
      'several at once',
      [
        { op: 'Replace', path: 'displayName', value: 'Ryan Lee' },
        { op: 'Replace', path: 'name.givenName', value: 'Ryan' },
        { op: 'Replace', path: 'name.familyName', value: 'Lee' },
        { op: 'Add', path: 'title', value: 'Manager' },
        { op: 'Replace', path: 'userName', value: 'renamed@lantern.example' },
      ],
      { displayName: 'Ryan Lee', title: 'Manager', userName: 'renamed@lantern.example' },
    ],
  ])('changes by %s', async (_what, operations, expected) => {
    const { id } = await system.create(posted(`${randomUUID()}@lantern.example`))
    const changed = await patch(id, ...operations)
    expect(changed).toMatchObject(expected)
    expect(await system.get(id)).toEqual(changed)
    await system.call('DELETE', `/Users/${id}`)
  })

  test('empties an attribute by removing it, or by a value of nothing', async () => {
    const { id } = await system.create(posted(`${randomUUID()}@lantern.example`))
    const removed = await patch(
      id,
      { op: 'Remove', path: `${enterpriseUser}:department` },
      { op: 'Replace', path: 'title', value: null },
    )
    expect(removed).not.toHaveProperty('title')
    expect(removed[enterpriseUser]).not.toHaveProperty('department')
  })

  test('disables and enables a user, and deletes it', async () => {
    const { id } = await system.create(posted(`${randomUUID()}@lantern.example`))
    expect((await patch(id, { op: 'Replace', path: 'active', value: 'False' })).active).toBe(false)
    expect((await patch(id, { op: 'Replace', path: 'active', value: 'True' })).active).toBe(true)
    expect((await system.call('DELETE', `/Users/${id}`)).statusCode).toBe(204)
    expect((await system.call('GET', `/Users/${id}`)).statusCode).toBe(404)
  })

  test('reads groups without their members', async () => {
    const answer = await system.call('GET', '/Groups?excludedAttributes=members&filter=displayName%20eq%20%22x%22')
    expect(answer.json()).toMatchObject({ schemas: [listSchema], totalResults: 0, Resources: [] })
  })
})

/** Each test is one of the collection's, with its assertions. */
describe('Okta’s SCIM 2.0 SPEC Test', () => {
  const user = () => ({
    schemas: [core],
    userName: `${randomUUID()}@lantern.example`,
    name: { givenName: 'Runscope', familyName: `Test${people}` },
    emails: [{ primary: true, value: `${randomUUID()}@lantern.example`, type: 'work' }],
    displayName: `Runscope Test${people}`,
    active: true,
    [memberCareUser]: { nric: nric() },
  })
  const sent = user()
  let created: ScimUser

  test('Required Test: Create Okta user with realistic values', async () => {
    const answer = await system.call('POST', '/Users', sent)
    created = answer.json<ScimUser>()
    expect(answer.statusCode).toBe(201)
    expect(created).toMatchObject({ active: true, userName: sent.userName, name: sent.name })
    expect(created.id).not.toBe('')
  })

  test('Required Test: Test Users endpoint', async () => {
    const found = await list(`${new URLSearchParams({ filter: `id eq "${created.id}"` })}&count=1&startIndex=1`)
    expect(found).toMatchObject({ schemas: [listSchema], itemsPerPage: 1, startIndex: 1 })
    const [first] = found.Resources
    expect([first?.name['familyName'], first?.name['givenName']]).toEqual([sent.name.familyName, 'Runscope'])
    expect([first?.active, first?.emails?.[0]?.value]).toEqual([true, sent.emails[0]?.value])
  })

  test('Required Test: Get Users/{id}', async () => {
    expect(await system.get(created.id)).toMatchObject({ id: created.id, userName: sent.userName })
  })

  test('Required Test: Test invalid User by username, and by ID', async () => {
    expect(await list(`${new URLSearchParams({ filter: 'userName eq "nobody@lantern.example"' })}`)).toMatchObject({
      totalResults: 0,
    })
    const answer = await system.call('GET', `/Users/${randomUUID()}`)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ schemas: [errorSchema], detail: expect.stringMatching(/./) as unknown })
  })

  test('Required Test: Expect failure when recreating user with same values', async () => {
    expect((await system.call('POST', '/Users', sent)).statusCode).toBe(409)
  })

  test('Required Test: Username Case Sensitivity Check', async () => {
    const found = await list(`${new URLSearchParams({ filter: `userName eq "${sent.userName.toUpperCase()}"` })}`)
    expect(found.Resources.map(({ id }) => id)).toEqual([created.id])
  })

  test('Optional Test: Verify Groups endpoint', async () => {
    const answer = await system.call('GET', '/Groups')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ schemas: [listSchema] })
  })

  test('a profile is pushed as a whole by PUT, with what it was read with', async () => {
    const read = await system.get(created.id)
    const answer = await system.call('PUT', `/Users/${created.id}`, { ...read, title: 'Pushed', groups: [] })
    expect(answer.json()).toMatchObject({ title: 'Pushed', userName: sent.userName, active: true })
  })

  test('a user is deactivated by PUT and by PATCH, and activated again', async () => {
    const whole = await system.get(created.id)
    expect((await system.call('PUT', `/Users/${created.id}`, { ...whole, active: false })).json()).toMatchObject({
      active: false,
    })
    expect(await system.patch(created.id, { op: 'replace', value: { active: true } })).toMatchObject({ active: true })
    expect(await system.patch(created.id, { op: 'replace', value: { active: false } })).toMatchObject({ active: false })
  })
})
