import { createDatabasePool } from '@member-care/api/database/pool.ts'
import { createTestDatabase, type TestDatabase } from '@member-care/tests/support/test-database.ts'
import { sql, type DatabasePool, type FragmentSqlToken } from 'slonik'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { schemaOf } from '../runner/projection.ts'
import { CompaniesScope, EveryClientScope, GroupsScope } from '../scope-making.ts'
import type { Scope } from '../scope.ts'
import type { ListPlace } from '../tables/list-place.ts'
import { statement } from '../tables/statement.ts'
import { ann, companiesAndPeople, dan, filedBy } from '../testing/example-company.ts'
import { testKeys } from '../testing/instances.ts'
import { publishReadModels } from '../testing/published.ts'
import type { ClaimFilter } from './claim-filter.ts'
import { claimsProjection } from './claims-projection.ts'
import { createClaimQueries, type ClaimSortField } from './claim-queries.ts'

/** Of each of two companies. Together more than are counted from the beginning, so that the last pages are read from the end. */
const CLAIMS_OF_EACH = 5_050
const CLAIMS = 2 * CLAIMS_OF_EACH

let database: TestDatabase
let pool: DatabasePool

const everything: Scope = new EveryClientScope()
const bothGroups: Scope = new GroupsScope(['P2', 'MG'])
const orchid: Scope = new CompaniesScope(['orchid'])

beforeAll(async () => {
  database = await createTestDatabase()
  pool = await createDatabasePool(database.url)
  const show = await publishReadModels(pool)
  await show(
    ...companiesAndPeople,
    filedBy('a', ann, { date: '2026-01-01' }),
    filedBy('d', dan, { date: '2026-01-01' }),
    { type: 'ClaimDeleted', data: { claimId: 'd' } },
  )
  const [claims, counts] = [
    sql.identifier([schemaOf(claimsProjection), 'claims']),
    sql.identifier([schemaOf(claimsProjection), 'claim_counts']),
  ]
  // Like the two that were filed, but for what lists are sorted by; several have the same of it.
  await pool.query(statement`
    insert into ${claims}
    select (jsonb_populate_record(filed, jsonb_build_object('claim_id', claim_id || '-' || n, 'filed_at', timestamptz '2026-01-01 00:00Z' + n / 3 * interval '1 minute',
      'updated_at', timestamptz '2026-06-01 00:00Z' - n / 2 * interval '1 second', 'visit_date', date '2026-01-01' + n % 200, 'amount_cents', n % 5000,
      'name_key', name_key || n % 700, 'transaction_key', case when n % 2 = 0 then 'TX' || n else '' end))).*
    from ${claims} filed cross join generate_series(1, ${CLAIMS_OF_EACH - 1}::int) n`)
  await pool.query(statement`update ${counts} set claims = ${CLAIMS_OF_EACH}`)
  await pool.query(statement`analyze ${claims}`)
}, 120_000)
afterAll(async () => {
  await pool.end()
  await database.drop()
})

interface Asked {
  readonly scope?: Scope
  readonly filter?: ClaimFilter
  readonly limit?: number
  readonly sort?: { readonly field: ClaimSortField; readonly direction: 'asc' | 'desc' }
}
const list = (
  place: ListPlace,
  { scope = everything, filter = {}, limit = 3, sort = { field: 'filedAt', direction: 'asc' } }: Asked = {},
) => createClaimQueries(pool, testKeys).listClaims(scope, { kind: 'outpatient', ...filter }, { place, limit, sort })
const at = (offset: number): ListPlace => ({ kind: 'offset', offset })
const ids = async (page: ReturnType<typeof list>) => (await page).items.map(({ claimId }) => claimId)

const orders: Readonly<Record<ClaimSortField, FragmentSqlToken>> = {
  filedAt: sql.fragment`filed_at, claim_id`,
  updatedAt: sql.fragment`updated_at, claim_id`,
  visitDate: sql.fragment`visit_date, claim_id`,
  claimantName: sql.fragment`name_key, claim_id`,
  companyName: sql.fragment`(select name from read.clients where clients.company_id = claims.company_id), filed_at, claim_id`,
  amountCents: sql.fragment`amount_cents, claim_id`,
  status: sql.fragment`status, filed_at, claim_id`,
  transactionNo: sql.fragment`transaction_key, claim_id`,
}
const wholeList = async (field: ClaimSortField, condition = sql.fragment`true`) => [
  ...(await pool.anyFirst(
    sql.type(
      z.object({ claim_id: z.string() }),
    )`select claim_id from read.claims where ${condition} order by ${orders[field]}`,
  )),
]

describe.each(Object.keys(orders) as ClaimSortField[])('of very many claims by %s', (field) => {
  test.each([
    ['asc', everything],
    ['desc', bothGroups],
  ] as const)(
    '%s, a page is read from the beginning, from the end and from a neighbour anywhere, for %j',
    async (direction, scope) => {
      const inOrder = await wholeList(field)
      const whole = direction === 'asc' ? inOrder : inOrder.toReversed()
      const asked = { scope, sort: { field, direction } }
      for (const offset of [0, 9_999, 10_001, CLAIMS - 2])
        expect(await ids(list(at(offset), asked)), `from ${offset}`).toEqual(whole.slice(offset, offset + 3))
      for (const index of [0, 1, CLAIMS_OF_EACH - 1, CLAIMS_OF_EACH, CLAIMS - 2]) {
        const id = whole[index] ?? ''
        expect(await ids(list({ kind: 'after', id }, asked)), `after ${index}`).toEqual(
          whole.slice(index + 1, index + 4),
        )
        expect(await ids(list({ kind: 'before', id }, asked)), `before ${index}`).toEqual(
          whole.slice(Math.max(0, index - 3), index),
        )
      }
    },
  )
})

test('a page past the end is empty', async () => {
  expect(await list(at(CLAIMS))).toEqual({ items: [], total: CLAIMS, isTotalExact: true, isOutOfReach: false })
})

test.each<[ClaimFilter, Scope, number]>([
  [{}, everything, CLAIMS],
  [{}, orchid, CLAIMS_OF_EACH],
  [{ companyId: 'lantern' }, bothGroups, CLAIMS_OF_EACH],
  [{ companyId: 'lantern' }, orchid, 0],
  [{ status: 'DELETED' }, everything, CLAIMS_OF_EACH],
  [{ status: 'DELETED' }, orchid, 0],
  [{ kind: 'inpatient' }, everything, 0],
])('narrowed by %j for %j there are as many as are counted', async (filter, scope, total) => {
  expect(await list(at(0), { filter, scope })).toMatchObject({ total, isTotalExact: true, isOutOfReach: false })
})

describe('a search', () => {
  test('that finds few is counted to its end', async () => {
    const whole = await wholeList('amountCents', sql.fragment`name_key like '%tan%' and name_key like '%169%'`)
    const page = await list(at(5), {
      filter: { claimantName: '169 Tan' },
      sort: { field: 'amountCents', direction: 'asc' },
    })
    expect(page).toMatchObject({ total: whole.length, isTotalExact: true })
    expect(page.items.map(({ claimId }) => claimId)).toEqual(whole.slice(5, 8))
  })

  test('that finds very many says so, and shows its pages in the order all the same', async () => {
    const whole = await wholeList('visitDate')
    const asked = { filter: { q: 's0000', nricByPart: true }, sort: { field: 'visitDate', direction: 'asc' } } as const
    expect(await list(at(9_000), asked)).toMatchObject({ total: 10_000, isTotalExact: false, isOutOfReach: false })
    expect(await ids(list(at(9_000), asked))).toEqual(whole.slice(9_000, 9_003))
    expect(await ids(list({ kind: 'after', id: whole[10_010] ?? '' }, asked))).toEqual(whole.slice(10_011, 10_014))
    expect(await list(at(10_010), asked)).toMatchObject({ items: [], isOutOfReach: true })
  })
})

test('the claims of a person are counted by themselves', async () => {
  expect(await list(at(0), { filter: { personId: 'somebody without claims' } })).toMatchObject({
    items: [],
    total: 0,
    isTotalExact: true,
  })
  const [claim] = (await list(at(0), { limit: 1 })).items
  const ofPerson = await list(at(0), { filter: { personId: claim?.claimantId ?? '' } })
  expect(ofPerson.items.map(({ claimId }) => claimId)).toContain(claim?.claimId)
})

test('a page after a claim that is not there begins at the beginning', async () => {
  const [first] = await wholeList('filedAt')
  expect(await ids(list({ kind: 'after', id: 'nothing' }, { limit: 1 }))).toEqual([first])
})
