import { createDatabasePool } from '@member-care/api/database/pool.ts'
import { createTestDatabase, type TestDatabase } from '@member-care/tests/support/test-database.ts'
import type { DatabasePool } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CompaniesScope, EveryClientScope, GroupsScope, OwnScope } from '../scope-making.ts'
import type { Scope } from '../scope.ts'
import { companiesAndPeople } from '../testing/example-company.ts'
import { publishReadModels } from '../testing/published.ts'
import { createClientQueries, type ClientQueries } from './client-queries.ts'

let database: TestDatabase
let pool: DatabasePool
let queries: ClientQueries

beforeAll(async () => {
  database = await createTestDatabase()
  pool = await createDatabasePool(database.url)
  queries = createClientQueries(pool)
  const show = await publishReadModels(pool)
  await show(...companiesAndPeople)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

test('a client is shown with what it has switched on; one that nobody configured has nothing on', async () => {
  expect(await queries.getClient(new EveryClientScope(), 'orchid')).toMatchObject({
    name: 'Orchid Biscuits',
    companyCode: 'ORCHID',
    groupCode: 'P2',
    users: 3,
    featuresConfig: { allowChat: true, allowLOG: false, unmaskedNRICLength: 4 },
    paymentConfig: { updateBankInfo: true },
    revision: 1,
  })
  expect(await queries.getClient(new EveryClientScope(), 'lantern')).toMatchObject({
    featuresConfig: { allowChat: false, maximumFileUpload: 5 },
    paymentConfig: { updateBankInfo: false },
    status: 'ACTIVE',
  })
})

test.each<[Scope, string, boolean]>([
  [new OwnScope('ben'), 'orchid', true],
  [new OwnScope('ben'), 'lantern', false],
  [new CompaniesScope(['lantern']), 'lantern', true],
  [new CompaniesScope(['lantern']), 'orchid', false],
  [new GroupsScope(['P2']), 'orchid', true],
  [new GroupsScope(['P2']), 'lantern', false],
])('for %j client %s is there: %s', async (scope, companyId, there) => {
  expect((await queries.getClient(scope, companyId)) !== undefined).toBe(there)
})

test.each([
  [{}, ['lantern', 'orchid']],
  [{ q: '100%' }, ['lantern']],
  [{ name: 'BISCUITS' }, ['orchid']],
  [{ groupCode: 'mg' }, ['lantern']],
  [{ policyNo: 'orchid' }, ['orchid']],
])('the list can be narrowed by %j', async (filter, expected) => {
  const list = await queries.listClients(new EveryClientScope(), filter)
  expect(list.items.map((client) => client.companyId)).toEqual(expected)
  expect(list.total).toBe(expected.length)
})

test('the list is sorted and paged', async () => {
  const list = await queries.listClients(
    new EveryClientScope(),
    {},
    { offset: 1, limit: 1 },
    { field: 'name', direction: 'desc' },
  )
  expect(list).toMatchObject({ total: 2, items: [{ companyId: 'lantern', users: 2 }] })
})
