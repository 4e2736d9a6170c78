import { randomUUID } from 'node:crypto'
import { createTestDatabase, type TestDatabase } from '@member-care/tests/support/test-database.ts'
import type { DatabasePool } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../database/migrations.ts'
import { createDatabasePool } from '../../database/pool.ts'
import { createInsurerDesk, type DeskFaults } from './insurer-desk.ts'
import { HandOverFailed } from './insurer.ts'

let testDatabase: TestDatabase
let database: DatabasePool
beforeAll(async () => {
  testDatabase = await createTestDatabase()
  database = await createDatabasePool(testDatabase.url)
  await migrate(database)
})
afterAll(async () => {
  await database.end()
  await testDatabase.drop()
})

/** Half past midnight on New Year's Day in Singapore, still the old year in UTC. */
const clock = () => new Date('2025-12-31T16:30:00Z')
const desk = (faults?: DeskFaults) => createInsurerDesk({ database, clock, ...(faults && { faults }) })

test('numbers a claim by kind and Singapore year, and gives the same number again', async () => {
  const claim = { claimId: randomUUID(), kind: 'outpatient' } as const
  const first = await desk().handOver(claim)
  expect(first.transactionNo).toMatch(/^OP26\d{6}$/)
  expect(await desk().handOver(claim)).toEqual(first)
  const other = await desk().handOver({ claimId: randomUUID(), kind: 'inpatient' })
  expect(other.transactionNo).toMatch(/^IP26\d{6}$/)
  expect(other.transactionNo.slice(4)).not.toBe(first.transactionNo.slice(4))
})

test('ten hand-overs of one claim at once get one number', async () => {
  const claim = { claimId: randomUUID(), kind: 'outpatient' } as const
  const receipts = await Promise.all(Array.from({ length: 10 }, () => desk().handOver(claim)))
  expect(new Set(receipts.map(({ transactionNo }) => transactionNo)).size).toBe(1)
})

test('fails as often as it is told before it takes a claim', async () => {
  const claim = { claimId: randomUUID(), kind: 'outpatient' } as const
  const failing = desk({ failFirst: 2 })
  await expect(failing.handOver(claim)).rejects.toThrow(HandOverFailed)
  await expect(failing.handOver(claim)).rejects.toThrow(HandOverFailed)
  const { transactionNo } = await failing.handOver(claim)
  // It keeps the claims that it took, even if later calls fail.
  expect(await desk({ failFirst: 100, faultRate: 1 }).handOver(claim)).toEqual({ transactionNo })
})

test('fails about the share that it is told, the same in every run', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      desk({ faultRate: 0.25 })
        .handOver({ claimId: `claim-${index}`, kind: 'inpatient' })
        .then(
          () => 0,
          () => 1,
        ),
    ),
  )
  const failures = outcomes.reduce<number>((sum, failed) => sum + failed, 0)
  // About a quarter of 200; drawn from the claims' ids, so the figure is exact.
  expect(failures).toBe(55)
})
