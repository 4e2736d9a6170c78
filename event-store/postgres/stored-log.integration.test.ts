/** What proves reads the table, however much of the log this process remembers for those who follow it. */
import { createTestDatabase, type TestDatabase } from '@member-care/tests/support/test-database.ts'
import { Client } from 'pg'
import { createPool, type DatabasePool } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { caughtUpCount, follow, ids, newEvents, newStream } from '../contract/events-under-test.ts'
import type { EventStore, Position, StoredEvent } from '../port.ts'
import { createPostgresEventStore } from './postgres-event-store.ts'
import { installEventStoreSchema } from './schema.ts'

let database: TestDatabase
let pool: DatabasePool
let store: EventStore
let intruder: Client

beforeAll(async () => {
  database = await createTestDatabase()
  pool = await createPool(database.url)
  await installEventStoreSchema(pool)
  store = createPostgresEventStore({ connectionString: database.url })
  intruder = new Client({ connectionString: database.url })
  await intruder.connect()
  await intruder.query('alter table es.events disable trigger all')
})

afterAll(async () => {
  await store.close()
  await intruder.end()
  await pool.end()
  await database.drop()
})

/** The whole log by `readAll`, a page at a time. */
async function stored(limit: number): Promise<readonly StoredEvent[]> {
  const events: StoredEvent[] = []
  for (let after: Position | undefined; ;) {
    const page = await store.readAll({ after, limit })
    events.push(...page.events)
    after = page.scannedTo
    if (page.atEnd) return events
  }
}

test('an event that was changed and one that was taken away after this process had followed them show at once, whatever the page', async () => {
  const stream = newStream()
  const events = newEvents(8)
  let appended = false
  const { events: followed } = await follow(store, {}, async (soFar) => {
    if (caughtUpCount(soFar) > 0 && !appended) {
      appended = true
      await store.append(stream, events, { expected: { kind: 'no-stream' } })
    }
    return soFar.events.length === events.length
  })
  expect(ids(followed)).toEqual(ids(events))

  const changed = ids(events)[2]
  await intruder.query(`update es.events set data = '{"tampered":true}' where id = $1`, [changed])
  await intruder.query('delete from es.events where id = $1', [ids(events)[7]])

  const left = events.slice(0, 7).map(({ id, data }) => ({ id, data: id === changed ? { tampered: true } : data }))
  for (const limit of [1, 3, 6, 7, 100])
    expect((await stored(limit)).map(({ id, data }) => ({ id, data }))).toEqual(left)
  const slice = await store.read(stream)
  expect(slice.events.map(({ id, data }) => ({ id, data }))).toEqual(left)
  expect(slice.revision).toBe(6)
  expect(await store.head()).toBe(slice.events[6]?.position)
  // That a follower may be told otherwise is what makes the difference: else this test would show nothing.
  expect((await store.readOn({ limit: 3 })).events[2]?.data).toEqual(events[2]?.data)
})

test.each([0, 2])('a stream without its event %i is no stream to decide by', async (taken) => {
  const stream = newStream()
  await store.append(stream, newEvents(4), { expected: { kind: 'no-stream' } })
  await intruder.query('delete from es.events where stream = $1 and revision = $2', [stream, taken])
  const told = { name: 'IncompleteStream', stream, way: 'gap', missing: taken }
  await expect(store.read(stream)).rejects.toMatchObject(told)
  await expect(store.read(stream, { from: taken, limit: 1 })).rejects.toMatchObject({
    name: 'IncompleteStream',
    missing: taken,
  })
  await expect(store.read(stream, { direction: 'backwards' })).rejects.toMatchObject(told)
  expect(await store.read(stream, { direction: 'backwards', limit: 1 })).toMatchObject({
    revision: 3,
    events: [{ revision: 3 }],
  })
})
