import { createDatabasePool } from '@member-care/api/database/pool.ts'
import { createTestDatabase, type TestDatabase } from '@member-care/tests/support/test-database.ts'
import type { DatabasePool } from 'slonik'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CompaniesScope, EveryClientScope, GroupsScope, OwnScope, SystemReader } from '../scope-making.ts'
import type { Scope } from '../scope.ts'
import { companiesAndPeople } from '../testing/example-company.ts'
import { testKeys } from '../testing/instances.ts'
import { publishReadModels } from '../testing/published.ts'
import { createUserQueries, type UserQueries } from './user-queries.ts'

let database: TestDatabase
let pool: DatabasePool
let queries: UserQueries
let show: Awaited<ReturnType<typeof publishReadModels>>

const everything: Scope = new EveryClientScope()
const orchid: Scope = new CompaniesScope(['orchid'])
const lantern: Scope = new CompaniesScope(['lantern'])
const own = (userId: string): Scope => new OwnScope(userId)

beforeAll(async () => {
  database = await createTestDatabase()
  pool = await createDatabasePool(database.url)
  queries = createUserQueries(pool, testKeys)
  show = await publishReadModels(pool)
  await show(...companiesAndPeople)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

describe('at sign-in', () => {
  test('somebody is found by e-mail address and NRIC in any case, and by staff id within whichever companies have it', async () => {
    expect(await queries.findUserByEmail(new SystemReader(), ' ANN@example.COM ')).toMatchObject({
      userId: 'ann',
      name: 'Ann Tan',
      status: 101,
    })
    expect(await queries.findUserByEmail(new SystemReader(), 'nobody@example.com')).toBeUndefined()
    expect(await queries.findUserByNric(new SystemReader(), 's0000003e')).toMatchObject({ userId: 'cat' })
    expect((await queries.findUsersByStaffId(new SystemReader(), 'st-7')).map((user) => user.userId)).toEqual([
      'ann',
      'cat',
    ])
  })

  test('what happens to the account is shown', async () => {
    const activated = await show(
      { type: 'AccountActivated', data: { userId: 'dan' } },
      { type: 'SignedIn', data: { userId: 'dan', how: 'password' } },
    )
    const again = await show(
      { type: 'SignedIn', data: { userId: 'dan', how: 'password' } },
      { type: 'PasswordChanged', data: { userId: 'dan', how: 'profile' } },
    )
    expect(await queries.getUser(everything, 'dan')).toMatchObject({
      status: 100,
      registeredAt: activated[0]?.recordedAt,
      previousSignInAt: activated[1]?.recordedAt,
      lastSignInAt: again[0]?.recordedAt,
      lastPasswordChangeAt: again[1]?.recordedAt,
    })
  })

  test('a locked account can be unlocked, but unlocking does not bring back one that an administrator closed', async () => {
    const locked = { type: 'AccountLocked' as const, data: { userId: 'dan', reason: 'wrong-passwords' as const } }
    const unlocked = { type: 'AccountUnlocked' as const, data: { userId: 'dan', reason: 'recovered' as const } }
    const status = async () => (await queries.getUser(everything, 'dan'))?.status
    await show(locked)
    expect(await status()).toBe(300)
    await show(unlocked)
    expect(await status()).toBe(100)
    await show({ type: 'UserStatusChanged', data: { userId: 'dan', status: 401, reason: 'left' } }, locked, unlocked)
    expect(await status()).toBe(401)
    await show({ type: 'UserStatusChanged', data: { userId: 'dan', status: 100, reason: 'came back' } })
    expect(await status()).toBe(100)
  })
})

describe('one user', () => {
  test('is shown with memberships and bank account', async () => {
    await show({
      type: 'BankAccountRecorded',
      data: { userId: 'ann', bankName: 'POSB', bankNo: '7171', branchNo: '081', accountNo: '084102395' },
    })
    expect(await queries.getUser(own('ann'), 'ann')).toMatchObject({
      nric: 'S0000001I',
      bankAccount: { bankName: 'POSB', accountNo: '084102395' },
      dependants: 1,
      memberships: [
        {
          companyId: 'orchid',
          companyName: 'Orchid Biscuits',
          groupCode: 'P2',
          memberType: 'E',
          staffId: 'St-7',
          effectiveStartDate: '2025-01-01',
        },
      ],
    })
    expect(await queries.getUser(everything, 'eve')).toMatchObject({
      userType: 'sys-admin',
      roles: ['ADMIN_OPERATION'],
      groupCodes: ['ALL'],
      memberships: [],
    })
  })

  test('is shown to a company with what concerns that company only', async () => {
    expect((await queries.getUser(lantern, 'cat'))?.memberships.map((membership) => membership.companyId)).toEqual([
      'lantern',
    ])
    expect((await queries.getUser(everything, 'cat'))?.memberships).toHaveLength(2)
  })

  test.each<[string, Scope, string]>([
    ['somebody else', own('ben'), 'ann'],
    ['another company', lantern, 'ann'],
    ['another group', new GroupsScope(['MG']), 'ann'],
    ['a company, when they are an administrator', orchid, 'eve'],
  ])('is not shown to %s', async (_who, scope, userId) => {
    expect(await queries.getUser(scope, userId)).toBeUndefined()
    expect(await queries.getUsers(scope, [userId])).toEqual(new Map())
  })

  test('is not found by the NRIC beyond the reach of who asks', async () => {
    const nric = (await queries.getUser(everything, 'ann'))?.nric ?? ''
    expect(await queries.findUserByNric(orchid, nric)).toMatchObject({ userId: 'ann' })
    expect(await queries.findUserByNric(lantern, nric)).toBeUndefined()
    expect(await queries.findUserByNric(own('ben'), nric)).toBeUndefined()
  })

  test('is one of many that are read in one query, each as far as the reader may see them', async () => {
    let asked = 0
    const counted = createUserQueries(
      { ...pool, any: ((query: Parameters<typeof pool.any>[0]) => (asked++, pool.any(query))) as typeof pool.any },
      testKeys,
    )
    const found = await counted.getUsers(lantern, ['ann', 'cat', 'dan', 'cat', 'nobody'])
    expect([...found.keys()].toSorted()).toEqual(['cat', 'dan'])
    expect(found.get('cat')?.memberships.map(({ companyId }) => companyId)).toEqual(['lantern'])
    expect(asked).toBe(1)
    const bySystem = await counted.getUsers(new SystemReader(), ['ann', 'cat'])
    expect(bySystem.get('cat')?.memberships).toHaveLength(2)
  })
})

describe("a user's companies", () => {
  const records = async (userId: string, on?: string) =>
    (await queries.companiesOf(own(userId), userId, { on })).map((entry) => [
      entry.companyId,
      entry.memberType,
      entry.records.map((record) => record.uuid),
    ])

  test('have the records of an employee’s family, and of a dependant only their own', async () => {
    expect(await queries.companiesOf(own('ann'), 'ann')).toEqual([
      {
        companyId: 'orchid',
        companyName: 'Orchid Biscuits',
        memberType: 'E',
        effectiveStartDate: '2025-01-01',
        effectiveEndDate: null,
        earlierPeriods: [],
        records: [
          { uuid: 'ann', name: 'Ann Tan', nric: 'S0000001I', memberType: 'E', relationship: null },
          { uuid: 'ben', name: 'Ben Tan', nric: 'T0000002G', memberType: 'D', relationship: 'child' },
        ],
      },
    ])
    expect(await records('ben')).toEqual([['orchid', 'D', ['ben']]])
  })

  test('are those in force on a day, to its last', async () => {
    expect((await records('cat')).map(([companyId]) => companyId)).toEqual(['lantern', 'orchid'])
    expect((await records('cat', '2026-06-30')).map(([companyId]) => companyId)).toEqual(['lantern', 'orchid'])
    expect((await records('cat', '2026-07-01')).map(([companyId]) => companyId)).toEqual(['orchid'])
    expect(await records('ann', '2025-05-31')).toEqual([['orchid', 'E', ['ann']]])
    expect(await records('ann', '2024-12-31')).toEqual([])
  })

  test('end when the cover ends, and are shown within the scope only', async () => {
    await show({
      type: 'MembershipEnded',
      data: { userId: 'ben', companyId: 'orchid', effectiveEndDate: '2026-01-31' },
    })
    expect(await records('ann', '2026-02-01')).toEqual([['orchid', 'E', ['ann']]])
    expect((await queries.companiesOf(lantern, 'cat')).map((entry) => entry.companyId)).toEqual(['lantern'])
    expect(await queries.companiesOf(own('ann'), 'cat')).toEqual([])
  })
})

test('who is covered by another company still is shown under that one, whichever was chosen, once a cover is over', async () => {
  const shown = async () => (await queries.getUser(everything, 'cat'))?.defaultCompanyId
  await show({ type: 'DefaultCompanyChosen', data: { userId: 'cat', companyId: 'lantern' } })
  expect(await shown()).toBe('lantern')
  const ended = { userId: 'cat', companyId: 'lantern', effectiveEndDate: '2026-06-30' }
  await show({ type: 'MembershipLapsed', data: { ...ended, lapsedOn: '2026-07-01' } })
  expect(await shown()).toBe('orchid')
  // The end was taken back.
  await show({ type: 'MembershipEnded', data: { ...ended, effectiveEndDate: '2026-12-31' } })
  expect(await shown()).toBe('lantern')
})

test('of somebody who was forgotten nothing personal is left', async () => {
  await show({ type: 'PersonalDataErased', data: { userId: 'ann', reason: 'asked for' } })
  expect(await queries.getUser(everything, 'ann')).toMatchObject({
    name: null,
    nric: null,
    email: null,
    bankAccount: { accountNo: null },
    forgotten: true,
    roles: [],
  })
  expect(await queries.findUserByEmail(new SystemReader(), 'ann@example.com')).toBeUndefined()
  expect(await queries.findUserByNric(new SystemReader(), 'S0000001I')).toBeUndefined()
})
