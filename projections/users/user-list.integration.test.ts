// Requirements: ADM-USR-004
import { createDatabasePool } from '@member-care/api/database/pool.ts'
import { createTestDatabase, type TestDatabase } from '@member-care/tests/support/test-database.ts'
import type { DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import type { DatabasePool } from 'slonik'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CompaniesScope, EveryClientScope, GroupsScope } from '../scope-making.ts'
import type { ListPlace } from '../tables/list-place.ts'
import { companiesAndPeople } from '../testing/example-company.ts'
import { publishReadModels } from '../testing/published.ts'
import {
  listUsers,
  userListSortFields,
  type ListScope,
  type UserListFilter,
  type UserListSortField,
} from './user-list.ts'

let database: TestDatabase
let pool: DatabasePool

const everything: ListScope = new EveryClientScope()
const orchid: ListScope = new CompaniesScope(['orchid'])
const lantern: ListScope = new CompaniesScope(['lantern'])
const bothCompanies: ListScope = new CompaniesScope(['orchid', 'lantern'])
const shipyards: ListScope = new GroupsScope(['MG'])
const bothGroups: ListScope = new GroupsScope(['MG', 'P2'])

/** Beside the cast of the examples: Eva, whose cover has an end and who is a student, and Ng, who was taken out of one of two companies. */
const more: readonly DomainEvent[] = [
  {
    type: 'UserEnrolled',
    data: {
      userId: 'eva',
      userType: 'client',
      name: 'eva ann Koh',
      nric: 'S0000006Z',
      email: 'eva@example.com',
      loginRequired: true,
    },
  },
  {
    type: 'MembershipStarted',
    data: {
      userId: 'eva',
      companyId: 'orchid',
      memberType: 'D',
      employeeId: 'cat',
      effectiveStartDate: '2024-03-01',
      effectiveEndDate: '2027-01-31',
    },
  },
  { type: 'StudentInformationChanged', data: { userId: 'eva', studentInformation: { studentID: 'stu-2026-77' } } },
  {
    type: 'UserEnrolled',
    data: {
      userId: 'fei',
      userType: 'client',
      name: 'Ng Li Fei',
      nric: 'S0000007H',
      email: 's0000007h@none.example',
      loginRequired: true,
    },
  },
  {
    type: 'MembershipStarted',
    data: { userId: 'fei', companyId: 'lantern', memberType: 'E', staffId: 'St-1', effectiveStartDate: '2023-01-01' },
  },
  {
    type: 'MembershipStarted',
    data: { userId: 'fei', companyId: 'orchid', memberType: 'E', staffId: 'St-2', effectiveStartDate: '2024-01-01' },
  },
  { type: 'MembershipRemoved', data: { userId: 'fei', companyId: 'lantern' } },
  { type: 'DefaultCompanyChosen', data: { userId: 'cat', companyId: 'orchid' } },
]

beforeAll(async () => {
  database = await createTestDatabase()
  pool = await createDatabasePool(database.url)
  const show = await publishReadModels(pool)
  await show(...companiesAndPeople, ...more)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

interface Asked {
  readonly place?: ListPlace
  readonly limit?: number
  readonly field?: UserListSortField
  readonly direction?: 'asc' | 'desc'
}
const list = (
  scope: ListScope,
  filter: Partial<UserListFilter> = {},
  { place = { kind: 'offset', offset: 0 }, limit = 10, field = 'name', direction = 'asc' }: Asked = {},
) => listUsers(pool, scope, { userType: 'client', ...filter }, { place, limit, sort: { field, direction } })
const ids = (page: Awaited<ReturnType<typeof list>>) => page.items.map(({ userId }) => userId)

describe('the list', () => {
  test.each<[Partial<UserListFilter>, ListScope, readonly string[]]>([
    [{}, everything, ['ann', 'ben', 'cat', 'dan', 'eva', 'fei']],
    [{}, orchid, ['ann', 'ben', 'cat', 'eva', 'fei']],
    [{}, lantern, ['cat', 'dan']],
    [{}, shipyards, ['cat', 'dan']],
    [{}, bothCompanies, ['ann', 'ben', 'cat', 'dan', 'eva', 'fei']],
    [{}, bothGroups, ['ann', 'ben', 'cat', 'dan', 'eva', 'fei']],
    [{}, new CompaniesScope([]), []],
    [{ userType: 'sys-admin' }, everything, ['eve']],
    [{ memberType: 'D' }, everything, ['ben', 'eva']],
    [{ memberType: 'D' }, bothGroups, ['ben', 'eva']],
    [{ companyId: 'orchid', memberType: 'E' }, everything, ['ann', 'cat', 'fei']],
    [{ companyId: 'orchid' }, lantern, []],
    [{ status: 101 }, lantern, ['cat', 'dan']],
    [{ status: 300 }, everything, []],
    [{ userIds: ['ann', 'dan', 'nobody'] }, lantern, ['dan']],
    [{ text: { name: 'n_w' } }, everything, ['dan']],
    // Words in any order, each anywhere when it is long enough.
    [{ text: { name: 'KOH ann' } }, everything, ['eva']],
    [{ text: { name: 'koh ann' }, companyId: 'orchid' }, everything, ['eva']],
    [{ text: { name: 'tan' } }, shipyards, []],
    // A short one begins a word.
    [{ text: { name: 'ng' } }, everything, ['fei']],
    [{ text: { name: 'li' } }, everything, ['cat', 'fei']],
    [{ text: { name: 'li' } }, orchid, ['cat', 'fei']],
    [{ text: { name: '  ' } }, everything, ['ann', 'ben', 'cat', 'dan', 'eva', 'fei']],
    [{ text: { nric: 's00' }, nricByPart: true }, everything, ['ann', 'cat', 'dan', 'eva', 'fei']],
    [{ text: { nric: 's0000001i' }, nricByPart: true }, everything, ['ann']],
    // Who is shown it masked finds a whole one, and by the end that is shown.
    [{ text: { nric: 's0000001i' } }, everything, ['ann']],
    [{ text: { nric: '001i' } }, everything, ['ann']],
    ...['s00', 's0000001', '0001i', '01i', '%', '%01i', '_01i'].map(
      (nric) => [{ text: { nric } }, everything, []] satisfies [Partial<UserListFilter>, ListScope, string[]],
    ),
    [{ q: 's00' }, everything, []],
    [{ q: 's00', nricByPart: true }, everything, ['ann', 'cat', 'dan', 'eva', 'fei']],
    // Nor by the placeholder that is made of it.
    [{ text: { email: 's000' } }, everything, []],
    [{ q: 's000' }, everything, []],
    [{ text: { email: 's000' }, nricByPart: true }, everything, ['fei']],
    [{ text: { email: 's0000007h@none' } }, everything, ['fei']],
    // An address by how it begins, or by its domain.
    [{ text: { email: 'CAT@' } }, everything, ['cat']],
    [{ text: { email: 'example.com' } }, everything, []],
    [{ text: { email: '@example.com' } }, lantern, ['cat', 'dan']],
    [{ text: { email: 'an' }, companyId: 'orchid' }, everything, ['ann']],
    [{ text: { studentId: 'stu-2026' } }, everything, ['eva']],
    [{ text: { staffId: 'st-7' } }, everything, ['ann', 'cat']],
    // Staff ids that another company gave are not found.
    [{ text: { staffId: 'st-7' }, companyId: 'orchid' }, everything, ['ann']],
    [{ text: { staffId: 'st-1' } }, everything, []],
    [{ q: 'tan' }, everything, ['ann', 'ben']],
    [{ q: 'stu tan' }, everything, []],
    [{ q: 'eva stu' }, orchid, ['eva']],
    [{ q: 'T0000002G' }, orchid, ['ben']],
  ])('narrowed by %j for %j has whom it should, and their exact number', async (filter, scope, expected) => {
    const page = await list(scope, filter)
    expect(ids(page)).toEqual(expected)
    expect(page).toMatchObject({ total: expected.length, isTotalExact: true })
  })

  test('shows each user under the company that is asked for, else under the default one, else under one that may be seen', async () => {
    const companyOfCat = async (scope: ListScope, filter: Partial<UserListFilter> = {}) => {
      const cat = (await list(scope, filter)).items.find(({ userId }) => userId === 'cat')
      return [cat?.companyName, cat?.effectiveEndDate, cat?.companies, cat?.dependants]
    }
    expect(await companyOfCat(everything)).toEqual(['Orchid Biscuits', null, 2, 1])
    expect(await companyOfCat(everything, { companyId: 'lantern' })).toEqual([
      'Lantern 100% Shipyard',
      '2026-06-30',
      1,
      0,
    ])
    expect(await companyOfCat(shipyards)).toEqual(['Lantern 100% Shipyard', '2026-06-30', 1, 0])
  })

  test.each([
    ['nric', 'asc', ['ann', 'cat', 'dan', 'eva', 'fei', 'ben']],
    ['effectiveStartDate', 'asc', ['fei', 'eva', 'ann', 'cat', 'dan', 'ben']],
    ['effectiveEndDate', 'desc', ['fei', 'dan', 'cat', 'ben', 'ann', 'eva']],
  ] as const)('is put in order by %s, %s', async (field, direction, expected) => {
    expect(ids(await list(everything, {}, { field, direction }))).toEqual(expected)
  })
})

describe.each([everything, orchid, bothCompanies])('pages for %j', (scope) => {
  test.each(userListSortFields.flatMap((field) => [[field, 'asc'] as const, [field, 'desc'] as const]))(
    'by %s, %s, neither repeat nor leave out anybody, from the beginning, by neighbours or from the end',
    async (field, direction) => {
      const order = { field, direction }
      const whole = ids(await list(scope, {}, order))
      const forwards: string[] = []
      for (let place: ListPlace = { kind: 'offset', offset: 0 }; ;) {
        const page = ids(await list(scope, {}, { ...order, place, limit: 2 }))
        forwards.push(...page)
        const last = page.at(-1)
        if (last === undefined) break
        place = { kind: 'after', id: last }
      }
      expect(forwards).toEqual(whole)

      expect(ids(await list(scope, {}, { ...order, place: { kind: 'before', id: whole[3] ?? '' }, limit: 2 }))).toEqual(
        whole.slice(1, 3),
      )
      expect(ids(await list(scope, {}, { ...order, place: { kind: 'offset', offset: 3 }, limit: 2 }))).toEqual(
        whole.slice(3, 5),
      )
    },
  )
})

test('a page after somebody who is not there begins at the beginning', async () => {
  expect(ids(await list(everything, {}, { place: { kind: 'after', id: 'nobody' }, limit: 1 }))).toEqual(['ann'])
})
