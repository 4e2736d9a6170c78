import { createDatabasePool } from '@member-care/api/database/pool.ts'
import { createTestDatabase, type TestDatabase } from '@member-care/tests/support/test-database.ts'
import type { DatabasePool } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
  expect(await queries.getClient({ kind: 'all' }, 'orchid')).toMatchObject({
    name: 'Orchid Biscuits',
    companyCode: 'ORCHID',
    groupCode: 'P2',
    users: 3,
    featuresConfig: { allowChat: true, allowLOG: false, unmaskedNRICLength: 4 },
    paymentConfig: { updateBankInfo: true },
    revision: 1,
  })
  expect(await queries.getClient({ kind: 'all' }, 'lantern')).toMatchObject({ featuresConfig: { allowChat: false, maximumFileUpload: 5 }, paymentConfig: { updateBankInfo: false }, status: 'ACTIVE' })
})

test.each<[Scope, string, boolean]>([
  [{ kind: 'own', userId: 'ben' }, 'orchid', true],
  [{ kind: 'own', userId: 'ben' }, 'lantern', false],
  [{ kind: 'companies', companyIds: ['lantern'] }, 'lantern', true],
  [{ kind: 'companies', companyIds: ['lantern'] }, 'orchid', false],
  [{ kind: 'groups', groupCodes: ['P2'] }, 'orchid', true],
  [{ kind: 'groups', groupCodes: ['P2'] }, 'lantern', false],
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
  const list = await queries.listClients({ kind: 'all' }, filter)
  expect(list.items.map((client) => client.companyId)).toEqual(expected)
  expect(list.total).toBe(expected.length)
})

test('the list is sorted and paged', async () => {
  const list = await queries.listClients({ kind: 'all' }, {}, { offset: 1, limit: 1 }, { field: 'name', direction: 'desc' })
  expect(list).toMatchObject({ total: 2, items: [{ companyId: 'lantern', users: 2 }] })
})
