/** The master key is changed on a real database, with processes of before and after side by side, and kills in between. */
import { randomBytes, randomUUID } from 'node:crypto'
import { eventCatalogue } from '@member-care/domain/events/event-catalogue.ts'
import { createTestDatabase, type TestDatabase } from '@member-care/tests/support/test-database.ts'
import { createPool, sql, type DatabasePool } from 'slonik'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { verifyKeys } from '../anchors/verify-keys.ts'
import type { EventLog } from '../event-log.ts'
import type { EventStore, StoredEvent, StreamId } from '../port.ts'
import { createPostgresEventStore } from '../postgres/postgres-event-store.ts'
import { installEventStoreSchema } from '../postgres/schema.ts'
import { createBlindIndex } from './blind-index.ts'
import { createCodec } from './codec.ts'
import { createEventLog } from './create-event-log.ts'
import { openInstallationKeys, type InstallationKeys } from './installation-keys.ts'
import { createKeyMac, createKeyRecords } from './key-records.ts'
import { holdMasterKey } from './master-key-held.ts'
import { createMasterKey, type MasterKey } from './master-key.ts'
import { createSubjectKeys, installSubjectKeysSchema, type SubjectKeys } from './subject-keys.ts'
import { sampleEvent } from './samples/sample-events.ts'
import { rotationState, wrapAnew, type WrappingAnew } from './wrap-anew.ts'

const former = createMasterKey(randomBytes(32))
const next = createMasterKey(randomBytes(32))
const BATCH_KEYS = 20

let database: TestDatabase
const closing: (() => Promise<unknown>)[] = []

beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
  await database.drop()
})

interface Process {
  readonly pool: DatabasePool
  readonly installationKeys: InstallationKeys
  readonly keys: SubjectKeys
  readonly store: EventStore
  readonly log: EventLog
  readonly wrapping: WrappingAnew
  record(): Promise<unknown>
  end(): Promise<void>
}

async function installTables(): Promise<void> {
  const pool = await createPool(database.url)
  await installEventStoreSchema(pool)
  await installSubjectKeysSchema(pool)
  await pool.end()
}

/** What one process of the product has. */
async function startProcess(
  masterKeys: { current: MasterKey; previous?: MasterKey },
  { isUsed = false, name = 'process' } = {},
): Promise<Process> {
  const url = new URL(database.url)
  url.searchParams.set('application_name', name)
  const pool = await createPool(url.href, { dangerouslyAllowForeignConnections: true })
  pool.on('error', () => {})
  const held = await holdMasterKey(pool, masterKeys.current.id)
  const opened = new AsyncDisposableStack()
  closing.push(() => opened.disposeAsync())
  opened.defer(() => pool.end())
  opened.defer(() => held.release())
  const installationKeys = await openInstallationKeys({ pool, masterKeys, isUsed: async () => isUsed })
  const keys = createSubjectKeys({ pool, wrapping: installationKeys, cacheMs: 20 })
  const store = createPostgresEventStore({ connectionString: database.url })
  opened.defer(() => store.close())
  const log = createEventLog({ store, codec: createCodec({ keys, catalogue: eventCatalogue }) })
  const mac = createKeyMac(installationKeys.root)
  const records = createKeyRecords({ pool, mac, log, store })
  return {
    pool,
    installationKeys,
    keys,
    store,
    log,
    wrapping: { pool, keys: installationKeys, mac, log, batchKeys: BATCH_KEYS },
    record: () => records.recordNew(),
    end: () => opened.disposeAsync(),
  }
}

const people = (count: number, name = 'person') => Array.from({ length: count }, (_, index) => `${name}-${index}`)

/** An event of a claim whose personal fields only this person's key opens. */
const filed = sampleEvent('ClaimFiled').event
async function file({ log }: Process): Promise<StreamId> {
  const stream = `claim-${randomUUID()}` as const
  await log.append(stream, [filed], {
    expected: { kind: 'no-stream' },
    context: { actor: { kind: 'system', id: 'test' }, commandId: randomUUID(), correlationId: 'c' },
  })
  return stream
}

const bytesOf = async ({ keys }: Process, subjectIds: readonly string[]) =>
  new Map([...(await keys.forWriting(subjectIds))].map(([id, key]) => [id, key?.key.export().toString('hex')]))
const findingsOf = async ({ store, pool, wrapping: { mac }, installationKeys }: Process) =>
  (await verifyKeys({ store, pool, mac, wrapping: installationKeys }, new Date())).findings.map(
    ({ problem }) => problem,
  )
const eventsOf = async ({ store }: Process): Promise<readonly StoredEvent[]> =>
  (await store.readAll({ limit: 10_000 })).events
const wrappedIn = async ({ pool }: Process) =>
  pool.anyFirst(
    sql.type(
      z.object({ wrapping_key: z.string() }),
    )`select distinct wrapping_key from keys.subject_keys where wrapped_key is not null`,
  )

async function untilDone(process: Process): Promise<void> {
  await expect.poll(() => wrapAnew(process.wrapping), { timeout: 20_000 }).toMatchObject({ kind: 'done' })
}

test('beside filing: a process that has the old key alone goes on until it ends, every key and event opens with the new one alone, and no event has changed', async () => {
  await installTables()
  const old = await startProcess({ current: former })
  const before = await bytesOf(old, people(100))
  const streams: StreamId[] = [await file(old)]
  await old.record()
  const events = await eventsOf(old)
  const index = createBlindIndex(old.installationKeys.root)('nric', 'S1234567D')

  const changing = await startProcess({ current: next, previous: former })
  const stop = new AbortController()
  let made = 0
  const filing = (async () => {
    while (!stop.signal.aborted) {
      made += 1
      await bytesOf(old, people(3, `met-by-old-${made}`))
      await bytesOf(changing, people(3, `met-by-new-${made}`))
      streams.push(await file(old), await file(changing))
    }
  })()
  // Both record what the other has made, as the product does after each round.
  await expect
    .poll(async () => (await changing.record(), wrapAnew(changing.wrapping)), { timeout: 20_000 })
    .toMatchObject({ kind: 'under-way', waitsFor: 'processes' })
  expect(made).toBeGreaterThan(0)
  // What the new one has wrapped, the old one reads.
  expect(await bytesOf(old, people(100))).toEqual(before)
  stop.abort()
  await filing
  const metByOld = await bytesOf(old, people(3, 'met-by-old-1'))
  await changing.record()
  await wrapAnew(changing.wrapping)
  expect(await findingsOf(old)).toEqual([])
  await old.end()
  await untilDone(changing)
  expect(await rotationState(changing.wrapping)).toEqual({ kind: 'none' })
  await changing.end()

  const after = await startProcess({ current: next })
  expect(await wrappedIn(after)).toEqual([after.installationKeys.currentId()])
  expect(await bytesOf(after, people(100))).toEqual(before)
  expect(await bytesOf(after, people(3, 'met-by-old-1'))).toEqual(metByOld)
  for (const stream of streams) expect((await after.log.load(stream)).events[0]).toMatchObject({ data: filed.data })
  expect((await eventsOf(after)).slice(0, events.length)).toEqual(events)
  expect(createBlindIndex(after.installationKeys.root)('nric', 'S1234567D')).toBe(index)
  expect(await findingsOf(after)).toEqual([])
  // The old one opens nothing any more.
  await expect(startProcess({ current: former })).rejects.toThrow(
    `wrapped by the master key ${next.id}, and memory holds ${former.id}`,
  )
})

test('killed at any moment it goes on where it was, every key opens all the time, and nothing is found', async () => {
  await installTables()
  const old = await startProcess({ current: former })
  const known = await bytesOf(old, people(200))
  await old.record()
  await old.end()
  const watching = await startProcess({ current: next, previous: former })
  let kills = 0
  for (; (await rotationState(watching.wrapping)).kind !== 'none' && kills < 50;) {
    const changing = await startProcess({ current: next, previous: former }, { name: `dying-${kills}` })
    const die = () =>
      watching.pool.query(
        sql.unsafe`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${`dying-${kills}`}`,
      )
    const [killedAt, before] = [1 + Math.floor(Math.random() * 3), Math.random() < 0.5]
    let appends = 0
    const log = {
      append: async (...words: Parameters<EventLog['append']>) => {
        appends += 1
        if (appends === killedAt && before) await die()
        const result = await changing.log.append(...words)
        if (appends === killedAt && !before) await die()
        return result
      },
    }
    if (
      await wrapAnew({ ...changing.wrapping, log: log as EventLog }).then(
        () => false,
        () => true,
      )
    )
      kills += 1
    await changing.end()
    expect(await bytesOf(watching, people(200))).toEqual(known)
    expect(await findingsOf(watching)).toEqual([])
  }
  expect(kills).toBeGreaterThan(2)
  await watching.end()
  const after = await startProcess({ current: next })
  expect(await bytesOf(after, people(200))).toEqual(known)
  expect(await wrappedIn(after)).toEqual([after.installationKeys.currentId()])
})

test('killed between the record and the key it is wrapped as before, and that is no finding', async () => {
  await installTables()
  const process = await startProcess({ current: former })
  const before = await bytesOf(process, people(10))
  await process.record()
  await process.end()
  const changing = await startProcess({ current: next, previous: former })
  const dying = {
    ...changing.wrapping,
    log: {
      append: async (...words: Parameters<EventLog['append']>) => {
        await changing.log.append(...words)
        throw new Error('killed')
      },
    },
  }
  await expect(wrapAnew(dying as WrappingAnew)).rejects.toThrow('killed')
  expect(await findingsOf(changing)).toEqual([])
  await untilDone(changing)
  expect(await findingsOf(changing)).toEqual([])
  expect(await bytesOf(changing, people(10))).toEqual(before)
})

test('who is forgotten while their key is wrapped anew stays forgotten', async () => {
  await installTables()
  const process = await startProcess({ current: former })
  await bytesOf(process, people(10))
  await process.record()
  await process.end()
  const changing = await startProcess({ current: next, previous: former })
  const meanwhile = {
    ...changing.wrapping,
    log: {
      append: async (...words: Parameters<EventLog['append']>) => {
        await changing.keys.forget('person-3')
        return changing.log.append(...words)
      },
    },
  }
  await wrapAnew(meanwhile as WrappingAnew)
  expect((await bytesOf(changing, people(10))).get('person-3')).toBeUndefined()
  expect(
    await changing.pool.oneFirst(
      sql.type(
        z.object({ gone: z.boolean() }),
      )`select wrapped_key is null as gone from keys.subject_keys where subject_id = 'person-3'`,
    ),
  ).toBe(true)
})

test('keys that were exchanged meanwhile are left as they are, named, and hold nothing up', async () => {
  await installTables()
  const process = await startProcess({ current: former })
  await bytesOf(process, people(30))
  await process.record()
  await process.end()
  const changing = await startProcess({ current: next, previous: former })
  await changing.pool.query(sql.unsafe`
    update keys.subject_keys t set wrapped_key = (select wrapped_key from keys.subject_keys o where o.subject_id = case t.subject_id when 'person-1' then 'person-2' else 'person-1' end)
    where subject_id in ('person-1', 'person-2')`)
  expect(await wrapAnew(changing.wrapping)).toEqual({
    kind: 'done',
    from: [former.id],
    unopened: ['person-1', 'person-2'],
  })
  expect(await findingsOf(changing)).toEqual(['key-changed', 'key-changed'])
})

test('a key that a thief of the former wrapping key made is named, though it was wrapped anew', async () => {
  await installTables()
  const thief = await startProcess({ current: former })
  await bytesOf(thief, people(3))
  await thief.record()
  const keyId = await thief.pool.oneFirst(
    sql.type(z.object({ key_id: z.string() }))`select key_id from keys.subject_keys where subject_id = 'person-1'`,
  )
  const forged = thief.installationKeys.wrap(randomBytes(32), `subject-key/person-1/${keyId}`)
  await thief.end()
  const changing = await startProcess({ current: next, previous: former })
  await changing.pool.query(
    sql.unsafe`update keys.subject_keys set wrapped_key = ${sql.binary(forged)} where subject_id = 'person-1'`,
  )
  await untilDone(changing)
  expect(await findingsOf(changing)).toEqual(['key-changed'])
})

test('one that is put back as it was wrapped before the change is named', async () => {
  await installTables()
  const process = await startProcess({ current: former })
  await bytesOf(process, people(3))
  await process.record()
  await process.pool.query(sql.unsafe`create table kept as select subject_id, wrapped_key from keys.subject_keys`)
  await process.end()
  const changing = await startProcess({ current: next, previous: former })
  await untilDone(changing)
  // Only who owns the tables can.
  await changing.pool.query(sql.unsafe`alter table keys.subject_keys drop constraint subject_keys_wrapping_key_fkey`)
  await changing.pool.query(
    sql.unsafe`update keys.subject_keys k set wrapped_key = kept.wrapped_key from kept where kept.subject_id = k.subject_id and k.subject_id = 'person-1'`,
  )
  expect(await findingsOf(changing)).toEqual(['key-changed'])
})

test('an unknown master key is refused, with and without that of before, and a change begins only when the one before has ended', async () => {
  await installTables()
  const process = await startProcess({ current: former })
  await expect(startProcess({ current: next })).rejects.toThrow('PREVIOUS_MASTER_KEY_FILE')
  await expect(startProcess({ current: next, previous: createMasterKey(randomBytes(32)) })).rejects.toThrow(former.id)
  await startProcess({ current: next, previous: former })
  await expect(startProcess({ current: createMasterKey(randomBytes(32)), previous: next })).rejects.toThrow(
    'has not ended',
  )
  // From then on the new one is enough.
  const alone = await startProcess({ current: next })
  await process.end()
  await untilDone(alone)
})

/** What version 0.1.0 made of the master key of 32 sevens: the name of a value, and the key of 32 nines that it wrapped. */
const ofEarlierVersion = {
  masterKey: createMasterKey(Buffer.alloc(32, 7)),
  index: 'd71I2QSjai3DuXpNXBotSFZ9gWski7UPXSCC5sG-TIk',
  wrapped: 'XP+/xIk+DiVlZ3ET4G2cJqxOzTohjIoOmSvtRt9QtQbIGqYoWJohaBUJLw7WHWVd+RyzhmXQCstijERh',
}

test('an installation of an earlier version keeps what derives from its key, writes as that version reads, and is changed likewise', async () => {
  const { masterKey, index, wrapped } = ofEarlierVersion
  const pool = await createPool(database.url)
  await pool.query(sql.unsafe`create schema keys`)
  await pool.query(
    sql.unsafe`create table keys.subject_keys (subject_id text primary key, key_id text not null unique, wrapped_key bytea, created_at timestamptz not null default now(), forgotten_at timestamptz)`,
  )
  await pool.query(
    sql.unsafe`insert into keys.subject_keys (subject_id, key_id, wrapped_key) values ('ann', 'k1', decode(${wrapped}, 'base64')), ('forgotten', 'k2', null)`,
  )
  await pool.end()
  await installTables()
  await expect(startProcess({ current: next }, { isUsed: true })).rejects.toThrow('opens no key of this installation')
  const process = await startProcess({ current: masterKey }, { isUsed: true })
  expect((await bytesOf(process, ['ann'])).get('ann')).toBe(Buffer.alloc(32, 9).toString('hex'))
  expect(createBlindIndex(process.installationKeys.root)('nric', 'S1234567D')).toBe(index)
  await bytesOf(process, ['ben'])
  expect(await wrappedIn(process)).toEqual(['original'])
  await process.record()
  const ben = await bytesOf(process, ['ben'])
  await process.end()

  const changing = await startProcess({ current: next, previous: masterKey }, { isUsed: true })
  await untilDone(changing)
  await changing.end()
  const after = await startProcess({ current: next }, { isUsed: true })
  expect(await bytesOf(after, ['ben'])).toEqual(ben)
  expect((await bytesOf(after, ['ann'])).get('ann')).toBe(Buffer.alloc(32, 9).toString('hex'))
  expect(createBlindIndex(after.installationKeys.root)('nric', 'S1234567D')).toBe(index)
  expect(await findingsOf(after)).toEqual([])
  // What a process of that version would still write, nobody could open: it cannot.
  await expect(
    after.pool.query(
      sql.unsafe`insert into keys.subject_keys (subject_id, key_id, wrapped_key) values ('late', 'k3', decode(${wrapped}, 'base64'))`,
    ),
  ).rejects.toThrow()
})
