/** What an operator sees of jobs that fail or were given up, and `npm run retry-jobs` as they run it. */
import { installOutbox, writeJobs } from '@member-care/projections/reactors/outbox.ts'
import { runOperatorCommand } from '@member-care/tests/support/operator-commands.ts'
import { createDataDirectory, removeDataDirectory } from '@member-care/tests/support/running-product.ts'
import { createTestDatabase, type TestDatabase } from '@member-care/tests/support/test-database.ts'
import { Registry } from 'prom-client'
import { randomUUID } from 'node:crypto'
import { sql, type DatabasePool } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createDatabasePool } from '../database/pool.ts'
import { failingJobsWarning, measureReadModels } from './health.ts'

let testDatabase: TestDatabase
let database: DatabasePool
let dataDirectory: string
beforeAll(async () => {
  testDatabase = await createTestDatabase()
  database = await createDatabasePool(testDatabase.url)
  dataDirectory = await createDataDirectory()
  await installOutbox(database)
})
afterAll(async () => {
  await database.end()
  await testDatabase.drop()
  await removeDataDirectory(dataDirectory)
})

const ids = { invitation: randomUUID(), link: randomUUID(), refund: randomUUID() }

async function writeJob(id: string, kind: string): Promise<void> {
  await writeJobs(database, [{ id, kind, subjectId: 'user-1', payload: {}, causationId: 'e', correlationId: 'r' }])
}

const failingFor = (id: string, minutes: number) =>
  database.query(sql.unsafe`
    update outbox.jobs
    set failing_since = clock_timestamp() - make_interval(mins => ${minutes}), due_at = clock_timestamp() + interval '1 hour'
    where id = ${id}`)

const retryJobs = (...words: readonly string[]) =>
  runOperatorCommand('retry-jobs', words, dataDirectory, { DATABASE_URL: testDatabase.url })

/** Those that a worker would take now. */
const dueNow = () =>
  database.anyFirst(
    sql.type(
      z.object({ kind: z.string() }),
    )`select kind from outbox.jobs where state = 'waiting' and attempts = 0 and failing_since is null and due_at <= clock_timestamp() order by kind`,
  )

test('jobs that have been failing for an hour are warned of, and measured from the first failure', async () => {
  const warning = failingJobsWarning(database)
  await writeJob(ids.invitation, 'administrator-invitation')
  await failingFor(ids.invitation, 59)
  expect(await warning()).toBeUndefined()
  await failingFor(ids.invitation, 130)
  expect(await warning()).toBe('failing for an hour or more: administrator-invitation (1, for 2 h); the log says why')

  const metrics = new Registry()
  await measureReadModels(metrics, { database, runner: { status: async () => [] } })()
  const text = await metrics.metrics()
  expect(text).toMatch(/^outbox_failing_seconds\{kind="administrator-invitation"\} 78\d\d/m)
  expect(text).toMatch(/^outbox_due_seconds\{kind="administrator-invitation"\} 0$/m)
})

test('an operator sees which jobs fail or were given up and why, and has some or all of them tried again', async () => {
  for (const [id, kind] of [
    [ids.link, 'account-link'],
    [ids.refund, 'settle-order'],
  ] as const) {
    await writeJob(id, kind)
    await database.query(sql.unsafe`
      update outbox.jobs set state = 'gave-up', attempts = 130, last_error = 'Error: connect ECONNREFUSED', ended_at = clock_timestamp()
      where id = ${id}`)
  }
  const listed = await retryJobs()
  expect(listed.exitCode, listed.output).toBe(1)
  expect(listed.output).toContain('administrator-invitation: 1 fail (the first for 130 min), 0 given up')
  expect(listed.output).toContain('account-link: 0 fail, 1 given up')
  expect(listed.output).toContain('after 130 tries: Error: connect ECONNREFUSED')
  expect(listed.output).toContain(ids.refund)
  expect(await dueNow()).toEqual([])

  expect(await retryJobs('account-link')).toEqual({ exitCode: 0, output: '1 job is tried again.\n' })
  expect(await dueNow()).toEqual(['account-link'])
  expect(await retryJobs('--all')).toEqual({ exitCode: 0, output: '2 jobs are tried again.\n' })
  expect(await dueNow()).toEqual(['account-link', 'administrator-invitation', 'settle-order'])
  expect(await retryJobs()).toEqual({ exitCode: 0, output: 'No job fails, and none was given up.\n' })
}, 120_000)
