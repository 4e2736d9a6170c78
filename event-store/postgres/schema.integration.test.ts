import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { createPool, type DatabasePool } from 'slonik'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@member-care/tests/support/test-database.ts'
import { newEvent, newEvents, newStream } from '../contract/events-under-test.ts'
import type { EventStore } from '../port.ts'
import { storeAddress } from './connections.ts'
import { createPostgresEventStore } from './postgres-event-store.ts'
import { installEventStoreSchema } from './schema.ts'

let database: TestDatabase
let pool: DatabasePool
let store: EventStore
let owner: Client

beforeAll(async () => {
  database = await createTestDatabase()
  pool = await createPool(database.url)
  await installEventStoreSchema(pool)
  store = createPostgresEventStore({ connectionString: database.url })
  owner = await connect(database.url)
})

afterAll(async () => {
  await store.close()
  await owner.end()
  await pool.end()
  await database.drop()
})

test('the first read opens the way of appending as well: a connection that is lost while a pool opens ends the process', async () => {
  const { rows: before } = await owner.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'member-care-events'`,
  )
  const fresh = createPostgresEventStore({ connectionString: database.url, readConnections: 1 })
  await fresh.head()
  const { rows: opened } = await owner.query(
    `select pid from pg_stat_activity where application_name = 'member-care-events' and datname = current_database() and not pid = any($1)`,
    [before.map(({ pid }) => pid)],
  )
  expect(opened).toHaveLength(2)
  await fresh.close()
})

describe('the role of the store', () => {
  it('is the one with which the store connects', async () => {
    const session = await connect(storeAddress(database.url))
    const { rows } = await session.query(
      'select current_user, (select rolsuper or rolcanlogin from pg_roles where rolname = current_user) as powerful',
    )
    expect(rows).toEqual([{ current_user: 'member_care_events', powerful: false }])
    await session.query('reset role')
    expect((await session.query('select current_user')).rows).toEqual([{ current_user: 'member_care_events' }])
    await session.end()
  })

  it.each([
    `update es.events set data = '{}'`,
    `update es.events set type = type`,
    `delete from es.events`,
    `truncate es.events`,
    `select 1 from es.events for update`,
    `insert into es.events (position, stream, revision, id, type, data, metadata, recorded_at)
       values (9e15, 'claim-forged', 0, gen_random_uuid(), 'Forged', '{}', '{}', '1999-01-01')`,
    `alter table es.events disable trigger all`,
    `alter table es.events add column note text`,
    `drop table es.events`,
    `create table es.more (id int)`,
    `create or replace function es.refuse_change() returns trigger language plpgsql as 'begin return new; end'`,
    `create table public.elsewhere (id int)`,
    `set session_replication_role = replica`,
  ])('may not: %s', async (statement) => {
    await store.append(newStream(), newEvents(1), { expected: { kind: 'no-stream' } })
    const session = await connect(storeAddress(database.url))
    await expect(session.query(statement)).rejects.toMatchObject({ code: '42501' })
    await session.end()
  })

  it('may select, insert and append', async () => {
    const session = await connect(storeAddress(database.url))
    const { rows } = await session.query(
      `select privilege_type from information_schema.table_privileges where table_schema = 'es' and grantee = 'member_care_events'
       union select privilege_type || ' ' || column_name from information_schema.column_privileges
       where table_schema = 'es' and grantee = 'member_care_events' and privilege_type <> 'SELECT' order by 1`,
    )
    expect(rows.map((row: { privilege_type: string }) => row.privilege_type)).toEqual([
      'INSERT data',
      'INSERT id',
      'INSERT metadata',
      'INSERT position',
      'INSERT revision',
      'INSERT stream',
      'INSERT type',
      'SELECT',
    ])
    await session.end()
  })

  it('serves an owner who is no superuser as well', async () => {
    const name = `owner_${randomUUID().replaceAll('-', '')}`
    const password = randomUUID()
    // Both are made above, of hexadecimal digits and dashes only; role names and passwords cannot be parameters here.
    await owner.query(`create role ${name} login createrole password '${password}'`)
    await owner.query(`grant member_care_events to ${name} with admin option, set false, inherit false`)
    const ownDatabase = await createTestDatabase()
    const administrator = await connect(ownDatabase.url)
    await administrator.query(`alter database ${new URL(ownDatabase.url).pathname.slice(1)} owner to ${name}`)
    await administrator.end()
    const address = new URL(ownDatabase.url)
    address.username = name
    address.password = password
    const ownPool = await createPool(address.href)
    await installEventStoreSchema(ownPool)
    const ownStore = createPostgresEventStore({ connectionString: address.href })
    expect(await ownStore.append(newStream(), newEvents(2), { expected: { kind: 'no-stream' } })).toMatchObject({
      revision: 1,
      position: '0000000000000000002',
    })
    await ownStore.close()
    await ownPool.end()
    await ownDatabase.drop()
    await owner.query(`drop owned by ${name}`)
    await owner.query(`drop role ${name}`)
  })
})

describe('the table of events', () => {
  it.each([`update es.events set data = '{}'`, `delete from es.events where false`, `truncate es.events`])(
    'refuses its owner too: %s',
    async (statement) => {
      await expect(owner.query(statement)).rejects.toMatchObject({ message: 'Events are never changed or deleted.' })
      await owner.query('begin')
      await owner.query('set local session_replication_role = replica')
      await expect(owner.query(statement)).rejects.toMatchObject({ message: 'Events are never changed or deleted.' })
      await owner.query('rollback')
    },
  )

  it('has positions without gaps, whatever is refused, repeated or rolled back in between', async () => {
    const stream = newStream()
    const events = newEvents(2)
    await store.append(stream, events, { expected: { kind: 'no-stream' } })
    await Promise.allSettled([
      store.append(stream, newEvents(3), { expected: { kind: 'no-stream' } }),
      store.append(newStream(), newEvents(2), { expected: { kind: 'no-stream' } }),
      store.append(stream, events, { expected: { kind: 'no-stream' } }),
    ])
    await owner.query('begin')
    await owner.query(
      `select * from es.append(array['claim-x'], array[-3], array[1], array[gen_random_uuid()], array['A'], array['{}'], array['{}'])`,
    )
    await owner.query('rollback')
    await store.append(newStream(), newEvents(1), { expected: { kind: 'no-stream' } })
    const { rows } = await owner.query<{ first: string; last: string; count: string }>(
      'select min(position) as first, max(position) as last, count(*) from es.events',
    )
    expect(rows[0]?.first).toBe('1')
    expect(rows[0]?.last).toBe(rows[0]?.count)
  })
})

describe('appending', () => {
  it('shares transactions among those who wait', async () => {
    const streams = Array.from({ length: 64 }, newStream)
    await Promise.all(streams.map((stream) => store.append(stream, newEvents(1), { expected: { kind: 'no-stream' } })))
    const { rows } = await owner.query<{ transactions: number }>(
      'select count(distinct xmin::text)::int as transactions from es.events where stream = any($1)',
      [streams],
    )
    expect(rows[0]?.transactions).toBeLessThanOrEqual(2)
  })

  it('spoils nobody else’s append with data that the database does not take', async () => {
    const good = newStream()
    const [bad, fine] = await Promise.allSettled([
      store.append(newStream(), [{ ...newEvent(), id: 'not a uuid' }], { expected: { kind: 'any' } }),
      store.append(good, newEvents(1), { expected: { kind: 'no-stream' } }),
    ])
    expect(bad.status).toBe('rejected')
    expect(fine).toMatchObject({ value: { revision: 0, repeated: false } })
    expect((await store.read(good)).events).toHaveLength(1)
  })

  it('refuses an event id that belongs to another stream', async () => {
    const event = newEvent()
    await store.append(newStream(), [event], { expected: { kind: 'no-stream' } })
    const stream = newStream()
    await expect(store.append(stream, [event], { expected: { kind: 'any' } })).rejects.toThrow(
      'belongs to another stream',
    )
    await expect(store.append(stream, [newEvent(), event], { expected: { kind: 'any' } })).rejects.toThrow(
      'belongs to another stream',
    )
    expect((await store.read(stream)).exists).toBe(false)
  })

  it('is not part of a transaction that the caller has open', async () => {
    const stream = newStream()
    await expect(
      pool.transaction(async () => {
        await store.append(stream, newEvents(1), { expected: { kind: 'no-stream' } })
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    expect((await store.read(stream)).revision).toBe(0)
  })

  it('does not wait for ever behind a writer who is stuck', async () => {
    await owner.query('begin')
    await owner.query(
      `select * from es.append(array['claim-stuck'], array[-3], array[1], array[gen_random_uuid()], array['A'], array['{}'], array['{}'])`,
    )
    const stream = newStream()
    const waiting = store.append(stream, newEvents(1), { expected: { kind: 'no-stream' } })
    await expect(waiting).rejects.toMatchObject({ name: 'StoreUnavailable', outcomeUnknown: false })
    expect((await store.read(stream)).exists).toBe(false)
    await owner.query('rollback')
    expect(await store.append(stream, newEvents(1), { expected: { kind: 'no-stream' } })).toMatchObject({ revision: 0 })
  })
})

describe('installing', () => {
  it('can be done again, by several processes at once, while others append', async () => {
    const stream = newStream()
    const [, , result] = await Promise.all([
      installEventStoreSchema(pool),
      installEventStoreSchema(pool),
      store.append(stream, newEvents(1), { expected: { kind: 'no-stream' } }),
    ])
    expect(result.revision).toBe(0)
    expect((await store.read(stream)).events).toHaveLength(1)
  })

  it('can be done in several new databases at once', async () => {
    const databases = await Promise.all(Array.from({ length: 3 }, createTestDatabase))
    await Promise.all(
      databases.map(async ({ url, drop }) => {
        const ownPool = await createPool(url)
        await installEventStoreSchema(ownPool)
        const own = createPostgresEventStore({ connectionString: url })
        expect(await own.head()).toBeUndefined()
        expect(await own.readAll({ limit: 5 })).toEqual({
          events: [],
          scannedTo: '0000000000000000000',
          atEnd: true,
          isStored: true,
        })
        await own.append(newStream(), newEvents(1), { expected: { kind: 'no-stream' } })
        expect(await own.head()).toBe('0000000000000000001')
        await own.close()
        await ownPool.end()
        await drop()
      }),
    )
  })
})

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString })
  await client.connect()
  return client
}
