/** A log in a Postgres of its own, with a superuser who may do what the product never does. */
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { createPool, type DatabasePool } from 'slonik'
import { chainEvents, tailOf } from '../../codec/hash-chain.ts'
import { createRootSecret } from '../../codec/root-secret.ts'
import type { EventStore, StreamId } from '../../port.ts'
import { createPostgresEventStore } from '../../postgres/postgres-event-store.ts'
import { installEventStoreSchema } from '../../postgres/schema.ts'
import { createAnchorTable, installAnchorsSchema, type AnchorTable } from '../anchor-table.ts'
import { createEventSeals, type EventSeals } from '../event-seals.ts'
import { createLogSigner, type LogSigner } from '../log-signer.ts'

export interface LogUnderTest {
  readonly pool: DatabasePool
  readonly store: EventStore
  readonly table: AnchorTable
  readonly signer: LogSigner
  readonly seals: EventSeals
  /** May change and remove events. */
  readonly intruder: Client
  /** For anchor files. */
  readonly folder: string
  /** Appends events as the product does. @param options.sealed false as an earlier version of it did */
  write(this: void, stream: StreamId, count: number, options?: { readonly sealed?: boolean }): Promise<void>
  close(): Promise<void>
}

/** @param database an empty one, whose owner is a superuser */
export async function startLogUnderTest(database: {
  readonly url: string
  drop(): Promise<void>
}): Promise<LogUnderTest> {
  const pool = await createPool(database.url)
  await installEventStoreSchema(pool)
  await installAnchorsSchema(pool)
  const store = createPostgresEventStore({ connectionString: database.url })
  const intruder = new Client({ connectionString: database.url })
  await intruder.connect()
  await intruder.query('alter table es.events disable trigger all')
  const folder = await mkdtemp(join(tmpdir(), 'anchors-'))
  const rootSecret = createRootSecret(randomBytes(32))
  const seals = createEventSeals(rootSecret)
  return {
    pool,
    store,
    table: createAnchorTable(pool),
    signer: createLogSigner(rootSecret),
    seals,
    intruder,
    folder,
    async write(stream, count, { sealed = true } = {}) {
      // By a process of its own: one that saw what an intruder took away would append nothing more.
      const writer = createPostgresEventStore({ connectionString: database.url })
      const { events, revision } = await writer.read(stream)
      const unchained = Array.from({ length: count }, (_, index) => ({
        id: randomUUID(),
        type: 'Counted',
        data: { index },
        metadata: { commandId: 'c' },
      }))
      const chained = chainEvents(stream, tailOf(events.at(-1)), unchained, sealed ? seals.seal : undefined)
      await writer.append(stream, chained.events, {
        expected: revision < 0 ? { kind: 'no-stream' } : { kind: 'revision', revision },
      })
      await writer.close()
    },
    async close() {
      await store.close()
      await intruder.end()
      await pool.end()
      await database.drop()
      await rm(folder, { recursive: true })
    },
  }
}
