/** The one connection of a process that listens for all of it, and holds its locks. */
import { createTestDatabase, type TestDatabase } from '@member-care/tests/support/test-database.ts'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createDatabaseSession, type DatabaseSession, type Listening, type SessionUse } from './database-session.ts'

let database: TestDatabase
let onlooker: Client
let open: SessionUse[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  onlooker = new Client({ connectionString: database.url })
  await onlooker.connect()
})
afterEach(async () => {
  await Promise.all(open.map((use) => use.end()))
  open = []
})
afterAll(async () => {
  await onlooker.end()
  await database.drop()
})

async function connections(): Promise<readonly number[]> {
  const { rows } = await onlooker.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and application_name = 'member-care-projections'`,
  )
  return rows.map(({ pid }) => pid)
}

/** A user of the session that notes what it is told, once it listens. */
async function listen(session: DatabaseSession, channel: Listening['channel']) {
  const onNotice = vi.fn()
  const onListening = vi.fn()
  const use = session.use({ channel, onNotice, onListening })
  open.push(use)
  await vi.waitUntil(() => onListening.mock.calls.length > 0)
  return { use, onNotice, onListening }
}

const process = () => createDatabaseSession({ databaseUrl: database.url })
const never = new AbortController().signal

it('is one connection for all channels, tells each user of its own, and ends with the last of them', async () => {
  const session = process()
  const [jobs, uploads] = [await listen(session, 'outbox'), await listen(session, 'uploads')]
  expect(await connections()).toHaveLength(1)
  await onlooker.query(
    `select pg_notify('outbox', 'a job'), pg_notify('uploads', 'a file'), pg_notify('notifications', 'nobody’s')`,
  )
  await vi.waitUntil(() => jobs.onNotice.mock.calls.length > 0 && uploads.onNotice.mock.calls.length > 0)
  await jobs.use.end()
  await onlooker.query(`select pg_notify('outbox', 'another job'), pg_notify('uploads', 'another file')`)
  await vi.waitUntil(() => uploads.onNotice.mock.calls.length > 1)
  expect(jobs.onNotice.mock.calls).toEqual([['a job']])
  expect(uploads.onNotice.mock.calls).toEqual([['a file'], ['another file']])
  await uploads.use.end()
  await expect.poll(connections).toEqual([])
  // Somebody may come later.
  await listen(session, 'notifications')
  expect(await connections()).toHaveLength(1)
})

it('frees the locks of a user who ends, and of no other', async () => {
  const [one, other] = [process(), process()]
  const [leaving, staying] = [await listen(one, 'outbox'), await listen(one, 'uploads')]
  const waiting = await listen(other, 'outbox')
  const led = await leaving.use.lead('the first', never)
  const kept = await staying.use.lead('the second', never)
  const first = waiting.use.lead('the first', never)
  const stop = new AbortController()
  const second = waiting.use.lead('the second', stop.signal)
  await leaving.use.end()
  expect(led?.aborted).toBe(true)
  expect((await first)?.aborted).toBe(false)
  expect(kept?.aborted).toBe(false)
  stop.abort()
  expect(await second).toBeUndefined()
})

it('tells all of them of a loss, and listens and leads again', async () => {
  const session = process()
  const [jobs, uploads] = [await listen(session, 'outbox'), await listen(session, 'uploads')]
  const led = await jobs.use.lead('a lock', never)
  const [pid] = await connections()
  await onlooker.query('select pg_terminate_backend($1)', [pid])
  await vi.waitUntil(
    () => led?.aborted && jobs.onListening.mock.calls.length > 1 && uploads.onListening.mock.calls.length > 1,
    { timeout: 10_000 },
  )
  expect((await jobs.use.lead('a lock', never))?.aborted).toBe(false)
  expect(await connections()).toHaveLength(1)
})
