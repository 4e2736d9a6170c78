/** A master key in a key management service: the double of one over the real wire, and a real database for what it wraps. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventCatalogue } from '@member-care/domain/events/event-catalogue.ts'
import { createCodec } from '@member-care/event-store/codec/codec.ts'
import { createEventLog } from '@member-care/event-store/codec/create-event-log.ts'
import { openInstallationKeys } from '@member-care/event-store/codec/installation-keys.ts'
import { createKeyMac, createKeyRecords } from '@member-care/event-store/codec/key-records.ts'
import { createMasterKey } from '@member-care/event-store/codec/master-key.ts'
import { createSubjectKeys, installSubjectKeysSchema } from '@member-care/event-store/codec/subject-keys.ts'
import { wrapAnew } from '@member-care/event-store/codec/wrap-anew.ts'
import { createPostgresEventStore } from '@member-care/event-store/postgres/postgres-event-store.ts'
import { installEventStoreSchema } from '@member-care/event-store/postgres/schema.ts'
import { createTestDatabase, type TestDatabase } from '@member-care/tests/support/test-database.ts'
import { startTransitDouble, type TransitDouble } from '@member-care/tests/support/transit-double.ts'
import { pino } from 'pino'
import { createPool, type DatabasePool } from 'slonik'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMasterKeyWatch } from '../../master-key/master-key-watch.ts'
import { createTransitMasterKey } from './transit-master-key.ts'

let service: TransitDouble
let folder: string
let tokenFile: string

beforeEach(async () => {
  service = await startTransitDouble()
  folder = await mkdtemp(join(tmpdir(), 'transit-'))
  tokenFile = join(folder, 'token')
  await writeFile(tokenFile, `${service.token}\n`)
})
afterEach(async () => {
  await service.close()
  await rm(folder, { recursive: true })
})

const masterKey = (patienceMs = 0) => createTransitMasterKey({ address: service.address, tokenFile, patienceMs })
const key = randomBytes(32)

test('wraps so that only the service opens it, and for nothing else', async () => {
  const wrapped = await masterKey().wrap(key, 'a')
  expect(wrapped.includes(key)).toBe(false)
  expect(wrapped.includes(key.toString('base64'))).toBe(false)
  expect(await masterKey().unwrap(wrapped, 'a')).toEqual(key)
  await expect(masterKey().unwrap(wrapped, 'b')).rejects.toThrow('does not open')
  await expect(masterKey().unwrap(Buffer.from('vault:v1:AAAA'), 'a')).rejects.toThrow('does not open')
})

test('waits for a service that is sealed or not there, and ends with one sentence when it stays so', async () => {
  service.seal()
  await expect(masterKey().wrap(key, 'a')).rejects.toThrow(
    /does not encrypt .* 503 Vault is sealed\. See that it is there and unsealed/,
  )
  const waiting = masterKey(20_000).wrap(key, 'a')
  await expect.poll(() => service.calls()).toBeGreaterThan(1)
  service.unseal()
  expect(await masterKey().unwrap(await waiting, 'a')).toEqual(key)
  const gone = createTransitMasterKey({
    address: 'http://127.0.0.1:9/v1/transit/keys/member-care',
    tokenFile,
    patienceMs: 0,
  })
  await expect(gone.wrap(key, 'a')).rejects.toThrow('does not encrypt with the master key (http://127.0.0.1:9/')
})

test('is refused at once with a token that may not use the key, takes a token that was renewed, and says neither', async () => {
  await writeFile(tokenFile, 'hvs.another')
  const refused = await masterKey(60_000)
    .wrap(key, 'a')
    .catch((error: unknown) => String(error))
  expect(refused).toMatch(/403 permission denied/)
  expect(refused).not.toContain('hvs.')
  const kept = masterKey()
  await writeFile(tokenFile, service.token)
  expect(await kept.unwrap(await kept.wrap(key, 'a'), 'a')).toEqual(key)
})

test('an address that names no key is refused', () => {
  expect(() =>
    createTransitMasterKey({ address: 'https://vault.example.com/v1/secret/data/x', tokenFile, patienceMs: 0 }),
  ).toThrow('/v1/transit/keys/member-care')
})

test('an installation moves from a file to the service, asks it at the start alone, and goes on without it', async () => {
  const database: TestDatabase = await createTestDatabase()
  const pool: DatabasePool = await createPool(database.url, { dangerouslyAllowForeignConnections: true })
  const store = createPostgresEventStore({ connectionString: database.url })
  try {
    await installSubjectKeysSchema(pool)
    await installEventStoreSchema(pool)
    const inFile = createMasterKey(randomBytes(32))
    const before = await openInstallationKeys({ pool, masterKeys: { current: inFile } })
    const keysOfPeople = createSubjectKeys({ pool, wrapping: before })
    const made = (await keysOfPeople.forWriting(['ann'])).get('ann')?.key.export()
    const log = createEventLog({ store, codec: createCodec({ keys: keysOfPeople, catalogue: eventCatalogue }) })
    await createKeyRecords({ pool, mac: createKeyMac(before.root), log, store }).recordNew()

    const keys = await openInstallationKeys({ pool, masterKeys: { current: masterKey(), previous: inFile } })
    expect(await wrapAnew({ pool, keys, mac: createKeyMac(keys.root), log })).toMatchObject({
      kind: 'done',
      unopened: [],
    })

    const alone = await openInstallationKeys({ pool, masterKeys: { current: masterKey() } })
    const subjects = createSubjectKeys({ pool, wrapping: alone, cacheMs: 0 })
    const calls = service.calls()
    expect((await subjects.forWriting(['ann'])).get('ann')?.key.export()).toEqual(made)
    service.revoke()
    expect((await subjects.forWriting(['ben'])).get('ben')).toBeDefined()
    expect((await subjects.forWriting(['ann'])).get('ann')).toBeDefined()
    expect(service.calls()).toBe(calls)

    // It could not start again, and says so.
    await expect(openInstallationKeys({ pool, masterKeys: { current: masterKey() } })).rejects.toThrow(
      '403 permission denied',
    )
    const watch = createMasterKeyWatch({ keys: alone, everyMs: 10, logger: pino({ level: 'silent' }) })
    expect(await watch.warning()).toBeUndefined()
    watch.start()
    await expect.poll(() => watch.warning()).toContain('goes on with what it has in memory')
    await watch.stop()
  } finally {
    await store.close()
    await pool.end()
    await database.drop()
  }
})
