/** A store that comes back shorter than it was, while the product runs: both adapters notice before they append again, and go on when the right log is back. */
import { startEventStoreDbDouble } from '@member-care/tests/support/eventstoredb-double/eventstoredb-double.ts'
import { createTestDatabase } from '@member-care/tests/support/test-database.ts'
import { Client } from 'pg'
import { createPool } from 'slonik'
import { expect, onTestFinished, test } from 'vitest'
import { newEvents, newStream } from '../contract/events-under-test.ts'
import { createEventStoreDbEventStore } from '../eventstoredb/eventstoredb-event-store.ts'
import type { EventStore } from '../port.ts'
import { createPostgresEventStore } from '../postgres/postgres-event-store.ts'
import { installEventStoreSchema } from '../postgres/schema.ts'
import { LogRefused } from './log-refused.ts'

interface Backup {
  readonly store: EventStore
  /** The store comes back as it was so many events before. */
  readonly losesLast: () => Promise<void>
  readonly comesBackWhole: () => Promise<void>
}

/** The first answer that is not "not available": until the connection is made again, that is what it says. */
async function answerOf(append: () => Promise<unknown>): Promise<unknown> {
  for (;;) {
    const answer = await append().catch((error: unknown) => error)
    if (!(answer instanceof Error) || answer.name !== 'StoreUnavailable') return answer
  }
}

async function onPostgres(): Promise<Backup> {
  const database = await createTestDatabase()
  const pool = await createPool(database.url)
  await installEventStoreSchema(pool)
  const store = createPostgresEventStore({ connectionString: database.url })
  const operator = new Client({ connectionString: database.url })
  await operator.connect()
  await operator.query(
    'alter table es.events disable trigger all; create table kept as select * from es.events with no data',
  )
  const restart = async (change: string) =>
    void (await operator.query(
      `${change}; select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'member-care-events' and datname = current_database()`,
    ))
  onTestFinished(async () => {
    await store.close()
    await operator.end()
    await pool.end()
    await database.drop()
  })
  return {
    store,
    losesLast: () =>
      restart(
        'with taken as (delete from es.events where position = (select max(position) from es.events) returning *) insert into kept select * from taken',
      ),
    comesBackWhole: () => restart('insert into es.events select * from kept; truncate kept'),
  }
}

async function onEventStoreDb(): Promise<Backup> {
  const double = await startEventStoreDbDouble()
  const store = createEventStoreDbEventStore({ connectionString: double.connectionString })
  onTestFinished(async () => {
    await store.close()
    double.stop()
  })
  let whole: Awaited<ReturnType<typeof double.backUp>>
  return {
    store,
    async losesLast() {
      whole = double.backUp()
      await double.restore(whole.slice(0, -1))
    },
    comesBackWhole: () => double.restore(whole),
  }
}

test.each([
  { name: 'Postgres', start: onPostgres },
  { name: 'EventStoreDB', start: onEventStoreDb },
])('nothing is appended to a $name that came back shorter', async ({ start }) => {
  const { store, losesLast, comesBackWhole } = await start()
  const [kept, lost, fresh] = [newStream(), newStream(), newStream()]
  const events = newEvents(1)
  await store.append(kept, newEvents(2), { expected: { kind: 'no-stream' } })
  await store.append(lost, events, { expected: { kind: 'no-stream' } })
  await losesLast()
  const append = () => store.append(fresh, newEvents(1), { expected: { kind: 'no-stream' } })
  for (let times = 0; times < 2; times++) {
    const refusal = await answerOf(append)
    expect(refusal).toBeInstanceOf(LogRefused)
    expect(refusal).toMatchObject({
      problem: 'behind',
      outcomeUnknown: false,
      message: expect.stringContaining(`${events[0]?.id} (${lost} revision 0)`) as string,
    })
  }
  await expect(store.requireKnownEnd()).rejects.toThrow(LogRefused)
  expect((await store.read(fresh)).exists).toBe(false)
  expect((await store.read(kept)).revision).toBe(1)

  await comesBackWhole()
  expect(await answerOf(append)).toMatchObject({ revision: 0, repeated: false })
  await store.requireKnownEnd()
})

test.each([
  { name: 'Postgres', start: onPostgres },
  { name: 'EventStoreDB', start: onEventStoreDb },
])('a $name that was away and lost nothing is appended to', async ({ start }) => {
  const { store, losesLast, comesBackWhole } = await start()
  await store.append(newStream(), newEvents(1), { expected: { kind: 'no-stream' } })
  await losesLast()
  await comesBackWhole()
  expect(
    await answerOf(() => store.append(newStream(), newEvents(1), { expected: { kind: 'no-stream' } })),
  ).toMatchObject({ revision: 0 })
})
