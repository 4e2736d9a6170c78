import type { Projection } from '@member-care/projections/runner/projection.ts'
import { createDatabaseSession } from '@member-care/projections/runner/database-session.ts'
import { createProjectionRunner } from '@member-care/projections/runner/runner.ts'
import { tallyProjection } from '@member-care/projections/testing/tally.ts'
import { openTestLog, type TestLog } from '@member-care/projections/testing/test-log.ts'
import { createTestDatabase, type TestDatabase } from '@member-care/tests/support/test-database.ts'
import { sql } from 'slonik'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { toApiError } from '../http/error-handler.ts'
import { readinessChecks } from './health.ts'

let database: TestDatabase
let log: TestLog
const ends: (() => Promise<void>)[] = []

beforeEach(async () => {
  database = await createTestDatabase()
  log = await openTestLog(database.url)
})
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
  await log.close()
  await database.drop()
})

async function startProcess(projection: Projection) {
  const runner = createProjectionRunner({
    ...log,
    session: createDatabaseSession({ databaseUrl: database.url }),
    projections: [projection],
    reactors: [],
  })
  ends.push(() => runner.stop())
  await runner.start()
  const { 'read models': check } = readinessChecks({
    database: log.pool,
    events: { eventLog: log.eventLog, requireEnd: async () => {} },
    runner,
  })
  return async () => check?.()
}

test('a process is not ready while a read model is made anew for its version; one of the version before goes on', async () => {
  const before = await startProcess(tallyProjection({ version: 1 }))
  await log.append({ type: 'ClaimReviewStarted', data: { claimId: 'a' } })
  await expect.poll(before).toBeUndefined()

  const gate = Promise.withResolvers<void>()
  ends.push(async () => gate.resolve())
  const next = tallyProjection({ version: 2 })
  const after = await startProcess({
    ...next,
    apply: async (...batch) => gate.promise.then(() => next.apply(...batch)),
  })
  await expect.poll(after).toBe('made anew for this version of the product: tally')
  expect(await before()).toBeUndefined()

  gate.resolve()
  await expect.poll(after).toBeUndefined()
})

test('what asks a read model for what its published version does not have yet is told to come again', async () => {
  for (const question of [sql.unsafe`select 1 from read.not_yet`, sql.unsafe`select not_yet from pg_class`]) {
    const error: unknown = await log.pool.query(question).catch((failure: unknown) => failure)
    expect(toApiError(error)).toMatchObject({ status: 503, code: 'UNAVAILABLE' })
  }
})
