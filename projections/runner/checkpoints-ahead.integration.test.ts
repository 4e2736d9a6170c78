/** A log that was cut back behind what was made from it. */
import { createTestDatabase, type TestDatabase } from '@member-care/tests/support/test-database.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from 'pg'
import type { Reactor } from '../reactors/reactor.ts'
import { rebuildReadModel } from '../replay/rebuild-read-model.ts'
import { readTallies, tallyProjection } from '../testing/tally.ts'
import { openTestLog, type TestLog } from '../testing/test-log.ts'
import { cutReactorsBack, findCheckpointsAhead } from './checkpoints-ahead.ts'
import { createDatabaseSession } from './database-session.ts'
import { createProjectionRunner } from './runner.ts'

let database: TestDatabase
let log: TestLog
beforeAll(async () => {
  database = await createTestDatabase()
  log = await openTestLog(database.url)
})
afterAll(async () => {
  await log.close()
  await database.drop()
})

const reviews: Reactor = { name: 'reviews', handles: ['ClaimReviewStarted'], startsAt: 'beginning', react: () => [] }

test('checkpoints after the end of the log are named, and everything goes on once it was made anew from what is left', async () => {
  const tally = tallyProjection()
  const openRunner = () =>
    createProjectionRunner({
      ...log,
      session: createDatabaseSession({ databaseUrl: database.url }),
      projections: [tally],
      reactors: [reviews],
    })
  await log.append({ type: 'ClaimReviewStarted', data: { claimId: 'kept' } })
  const position = await log.append({ type: 'ClaimReviewStarted', data: { claimId: 'lost' } })
  const first = openRunner()
  await first.start()
  expect(await first.waitFor(['tally', 'reviews'], position, 20_000)).toBe(true)
  await first.stop()
  expect(await findCheckpointsAhead(log.pool, log.eventLog)).toEqual({ names: [], head: position })

  const intruder = new Client({ connectionString: database.url })
  await intruder.connect()
  await intruder.query(`alter table es.events disable trigger all`)
  await intruder.query('delete from es.events where position = $1', [Number(position)])
  await intruder.end()
  expect((await findCheckpointsAhead(log.pool, log.eventLog)).names).toEqual(['reviews', 'tally'])

  await rebuildReadModel(log, tally)
  expect(await cutReactorsBack(log.pool, log.eventLog)).toEqual(['reviews'])
  expect(await readTallies(log.pool)).toEqual({ kept: 1 })
  const again = openRunner()
  await again.start()
  expect(
    await again.waitFor(
      ['tally'],
      await log.append({ type: 'ClaimReviewStarted', data: { claimId: 'later' } }),
      20_000,
    ),
  ).toBe(true)
  await again.stop()
  expect(await readTallies(log.pool)).toEqual({ kept: 1, later: 1 })
})
