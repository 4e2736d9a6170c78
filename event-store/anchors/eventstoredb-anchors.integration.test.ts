/** Seals and anchors over the other adapter: events in EventStoreDB, anchors in Postgres. */
import { randomBytes, randomUUID } from 'node:crypto'
import { startEventStoreDbDouble, type EventStoreDbDouble } from '@member-care/tests/support/eventstoredb-double/eventstoredb-double.ts'
import { createTestDatabase, type TestDatabase } from '@member-care/tests/support/test-database.ts'
import { createPool, type DatabasePool } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chainEvents, tailOf } from '../codec/hash-chain.ts'
import { createMasterKey } from '../codec/master-key.ts'
import { createEventStoreDbEventStore } from '../eventstoredb/eventstoredb-event-store.ts'
import type { EventStore } from '../port.ts'
import { createAnchorTable, installAnchorsSchema } from './anchor-table.ts'
import { createEventSeals } from './event-seals.ts'
import { anchorWhatIsNew } from './keep-anchors.ts'
import { createLogSigner } from './log-signer.ts'
import { verifyLog } from './verify-log.ts'

let double: EventStoreDbDouble
let database: TestDatabase
let pool: DatabasePool
let store: EventStore

beforeAll(async () => {
  double = await startEventStoreDbDouble()
  store = createEventStoreDbEventStore({ connectionString: double.connectionString })
  database = await createTestDatabase()
  pool = await createPool(database.url)
  await installAnchorsSchema(pool)
})

afterAll(async () => {
  await store.close()
  double.stop()
  await pool.end()
  await database.drop()
})

test('a log is anchored and verified there too, and an event that somebody else appended, rightly chained, is named', async () => {
  const masterKey = createMasterKey(randomBytes(32))
  const parts = { store, table: createAnchorTable(pool), signer: createLogSigner(masterKey), seals: createEventSeals(masterKey) }
  const stream = `claim-${randomUUID()}` as const
  const append = async (count: number, seal?: (hash: string) => string) => {
    const { events, revision } = await store.read(stream)
    const unchained = Array.from({ length: count }, (_, index) => ({ id: randomUUID(), type: 'Counted', data: { index }, metadata: { commandId: 'c' } }))
    await store.append(stream, chainEvents(stream, tailOf(events.at(-1)), unchained, seal).events, { expected: revision < 0 ? { kind: 'no-stream' } : { kind: 'revision', revision } })
  }
  await append(5, parts.seals.seal)
  expect(await anchorWhatIsNew(parts)).toBe(5)
  await append(1, parts.seals.seal)
  expect(await verifyLog(parts)).toMatchObject({ intact: true, events: 6, anchored: 5, notAnchored: 1 })

  await append(1)
  await anchorWhatIsNew(parts)
  const forged = (await store.read(stream)).events.at(-1)
  expect(await verifyLog(parts)).toMatchObject({ intact: false, anchored: 7, findingsInAll: 1, findings: [{ problem: 'inserted', stream, revision: 6, eventId: forged?.id }] })
})
