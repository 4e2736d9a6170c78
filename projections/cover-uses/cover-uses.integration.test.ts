import {
  coverAccountEventDefinitions,
  type CoverAccountEvent,
} from '@member-care/domain/cover/account/cover-account-events.ts'
import { evolveCoverAccount, nothingTaken, usesOf } from '@member-care/domain/cover/account/cover-account.ts'
import type { Use } from '@member-care/domain/cover/cover-claim.ts'
import type { Recorded } from '@member-care/event-store/event-log.ts'
import { createTestDatabase, type TestDatabase } from '@member-care/tests/support/test-database.ts'
import fc from 'fast-check'
import { createPool, type DatabasePool } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CompaniesScope, GroupsScope, OwnScope, SystemReader } from '../scope-making.ts'
import { companiesAndPeople } from '../testing/example-company.ts'
import { publishReadModels } from '../testing/published.ts'
import { randomHistory } from '../testing/random-events.ts'
import { listCoverUses } from './cover-use-queries.ts'

let database: TestDatabase
let pool: DatabasePool
let publish: Awaited<ReturnType<typeof publishReadModels>>

beforeAll(async () => {
  database = await createTestDatabase()
  pool = await createPool(database.url)
  publish = await publishReadModels(pool)
  await publish(...companiesAndPeople)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const system = new SystemReader()
let families = 0

function isCover(event: Recorded): event is Recorded<CoverAccountEvent> {
  return coverAccountEventDefinitions.some(({ type }) => type === event.type)
}

test('says of each family what its account says, whatever happened to it', async () => {
  await fc.assert(
    fc.asyncProperty(randomHistory, async ({ events }) => {
      families += 1
      const renamed = events.filter(isCover).map(({ type, data }) => ({
        type,
        data: { ...data, companyId: `${data.companyId}-${families}` },
      })) as readonly CoverAccountEvent[]
      await publish(...renamed)
      const accounts = Map.groupBy(renamed, ({ data }) => `${data.companyId} ${data.employeeId}`)
      for (const [key, own] of accounts) {
        const [companyId, employeeId] = key.split(' ')
        const listed = await listCoverUses(pool, system, { companyId, employeeId })
        const told = usesOf(own.reduce(evolveCoverAccount, nothingTaken))
        expect(bySource(listed.map(asUse))).toEqual(bySource(told))
      }
    }),
    { numRuns: 40 },
  )
}, 60_000)

function bySource(uses: readonly Use[]): readonly Use[] {
  return uses.toSorted((one, other) => one.sourceId.localeCompare(other.sourceId))
}

function asUse({ sourceId, state, personId, date, visitId, stayId, disabilityId, pools }: Use): Use {
  return {
    sourceId,
    state,
    personId,
    date,
    visitId,
    ...(stayId !== undefined && { stayId }),
    ...(disabilityId !== undefined && { disabilityId }),
    pools,
  }
}

const reserved = (companyId: string, employeeId: string, personId: string, sourceId: string): CoverAccountEvent => ({
  type: 'CoverReserved',
  data: {
    companyId,
    employeeId,
    sourceId,
    sourceKind: 'claim',
    offsets: [],
    personId,
    benefitId: 'GP',
    date: '2026-03-03',
    visitId: sourceId,
    planNo: 'A',
    planHoldsFrom: '2026-01-01',
    payableCents: 80_00,
    pools: [{ pool: 'year', amount: 80_00 }],
  },
})

test('a person sees their family and themselves, an administrator their companies', async () => {
  await publish(
    reserved('orchid', 'ann', 'ann', 'of-ann'),
    reserved('orchid', 'ann', 'ben', 'of-ben'),
    reserved('orchid', 'cat', 'cat', 'of-cat'),
    reserved('lantern', 'dan', 'dan', 'of-dan'),
  )
  const seen = async (scope: Parameters<typeof listCoverUses>[1]) =>
    (await listCoverUses(pool, scope, { sourceIds: ['of-ann', 'of-ben', 'of-cat', 'of-dan'] })).map(
      ({ sourceId }) => sourceId,
    )
  expect(await seen(new OwnScope('ann'))).toEqual(['of-ann', 'of-ben'])
  expect(await seen(new OwnScope('ben'))).toEqual(['of-ben'])
  expect(await seen(new CompaniesScope(['orchid']))).toEqual(['of-ann', 'of-ben', 'of-cat'])
  expect(await seen(new GroupsScope(['MG']))).toEqual(['of-dan'])
  expect(await seen(system)).toHaveLength(4)
})
