/** Seals and anchors over the other adapter: events in EventStoreDB, anchors in Postgres. */
import { randomBytes, randomUUID } from 'node:crypto'
import { appendAsAnotherProgram } from '@member-care/tests/support/eventstoredb-double/another-program.ts'
import {
  startEventStoreDbDouble,
  type EventStoreDbDouble,
} from '@member-care/tests/support/eventstoredb-double/eventstoredb-double.ts'
import { createTestDatabase, type TestDatabase } from '@member-care/tests/support/test-database.ts'
import type { EventStoreDBClient } from '@eventstore/db-client'
import { createPool, type DatabasePool } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chainEvents, tailOf } from '../codec/hash-chain.ts'
import { createRootSecret } from '../codec/root-secret.ts'
import { createClient } from '../eventstoredb/client.ts'
import { createEventStoreDbEventStore } from '../eventstoredb/eventstoredb-event-store.ts'
import type { EventStore, StreamId } from '../port.ts'
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
  const rootSecret = createRootSecret(randomBytes(32))
  const parts = {
    store,
    table: createAnchorTable(pool),
    signer: createLogSigner(rootSecret),
    seals: createEventSeals(rootSecret),
  }
  const stream = `claim-${randomUUID()}` as const
  const append = async (count: number, seal?: (hash: string) => string) => {
    const { events, revision } = await store.read(stream)
    const unchained = Array.from({ length: count }, (_, index) => ({
      id: randomUUID(),
      type: 'Counted',
      data: { index },
      metadata: { commandId: 'c' },
    }))
    await store.append(stream, chainEvents(stream, tailOf(events.at(-1)), unchained, seal).events, {
      expected: revision < 0 ? { kind: 'no-stream' } : { kind: 'revision', revision },
    })
  }
  await append(5, parts.seals.seal)
  expect(await anchorWhatIsNew(parts)).toBe(5)
  await append(1, parts.seals.seal)
  expect(await verifyLog(parts)).toMatchObject({ intact: true, events: 6, anchored: 5, notAnchored: 1 })

  await append(1)
  await anchorWhatIsNew(parts)
  const forged = (await store.read(stream)).events.at(-1)
  expect(await verifyLog(parts)).toMatchObject({
    intact: false,
    anchored: 7,
    findingsInAll: 1,
    findings: [{ problem: 'inserted', stream, revision: 6, eventId: forged?.id }],
  })
})

test('beside another program on the same server, a log with a prefix is verified without a word of the other', async () => {
  const shared = await startEventStoreDbDouble()
  const ownStore = createEventStoreDbEventStore({
    connectionString: shared.connectionString,
    streamPrefix: 'membercare_',
  })
  const secret = createRootSecret(randomBytes(32))
  const { seal, check } = createEventSeals(secret)
  const parts = {
    store: ownStore,
    table: { block: async () => undefined, latest: async () => [] },
    signer: createLogSigner(secret),
    seals: { check },
  }
  for (let round = 0; round < 3; round++) {
    await appendAsAnotherProgram(shared, 50)
    const stream = `claim-${randomUUID()}` as const
    const { events } = chainEvents(
      stream,
      tailOf(undefined),
      [{ id: randomUUID(), type: 'Counted', data: {}, metadata: {} }],
      seal,
    )
    await ownStore.append(stream, events, { expected: { kind: 'no-stream' } })
  }
  expect(await verifyLog(parts)).toMatchObject({ events: 3, findings: [{ problem: 'no-anchors' }] })
  await ownStore.close()
  shared.stop()
})

/**
 * What an operator of the server can do, or anybody who has its password. The events stay in the log until a scavenge.
 */
const hidings: readonly {
  readonly done: string
  readonly hide: (client: EventStoreDBClient, stream: StreamId) => Promise<unknown>
  readonly detail: string
}[] = [
  { done: 'deleted', hide: (client, stream) => client.deleteStream(stream), detail: 'Its stream was deleted:' },
  {
    done: 'tombstoned',
    hide: (client, stream) => client.tombstoneStream(stream),
    detail: 'Its stream was deleted for good (tombstoned):',
  },
  {
    done: 'truncated',
    hide: (client, stream) => client.setStreamMetadata(stream, { truncateBefore: 1 }),
    detail: 'Its stream was cut back',
  },
  {
    done: 'given a largest count',
    hide: (client, stream) => client.setStreamMetadata(stream, { maxCount: 2 }),
    detail: 'Its stream was cut back',
  },
  {
    done: 'given an age',
    hide: (client, stream) => client.setStreamMetadata(stream, { maxAge: -1 }),
    detail: 'Its stream was cut back',
  },
]

test.each(hidings)(
  'a stream that was $done is named, anchored or not, and every other is what it was',
  async ({ hide, detail }) => {
    const own = await startEventStoreDbDouble()
    const ownStore = createEventStoreDbEventStore({ connectionString: own.connectionString })
    const client = createClient(own.connectionString)
    const secret = createRootSecret(randomBytes(32))
    const { seal, check } = createEventSeals(secret)
    const parts = {
      store: ownStore,
      table: { block: async () => undefined, latest: async () => [] },
      signer: createLogSigner(secret),
      seals: { check },
    }
    const [hidden, shown] = [`claim-${randomUUID()}`, `claim-${randomUUID()}`] as const
    for (const stream of [hidden, shown]) {
      const unchained = Array.from({ length: 3 }, () => ({ id: randomUUID(), type: 'Counted', data: {}, metadata: {} }))
      await ownStore.append(stream, chainEvents(stream, tailOf(undefined), unchained, seal).events, {
        expected: { kind: 'no-stream' },
      })
    }
    const problems = async () => (await verifyLog(parts)).findings.filter(({ problem }) => problem !== 'no-anchors')
    expect(await problems()).toEqual([])
    await hide(client, hidden)
    expect(await problems()).toMatchObject([
      { problem: 'hidden', stream: hidden, revision: 0, detail: expect.stringContaining(detail) as string },
    ])
    await Promise.all([ownStore.close(), client.dispose()])
    own.stop()
  },
)
