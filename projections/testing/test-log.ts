/** A real event log on a test database, and the means to write to it. */
import { randomBytes, randomUUID } from 'node:crypto'
import { eventCatalogue, type DomainEvent } from '@member-care/domain/events/event-catalogue.ts'
import { createBlindIndex } from '@member-care/event-store/codec/blind-index.ts'
import { createCodec } from '@member-care/event-store/codec/codec.ts'
import { createEventLog } from '@member-care/event-store/codec/create-event-log.ts'
import { forgetPerson } from '@member-care/event-store/codec/forget-person.ts'
import { openInstallationKeys } from '@member-care/event-store/codec/installation-keys.ts'
import { createMasterKey } from '@member-care/event-store/codec/master-key.ts'
import {
  createSubjectKeys,
  installSubjectKeysSchema,
  type SubjectKeys,
} from '@member-care/event-store/codec/subject-keys.ts'
import type { EventLog } from '@member-care/event-store/event-log.ts'
import type { EventStore, Position } from '@member-care/event-store/port.ts'
import { createPostgresEventStore } from '@member-care/event-store/postgres/postgres-event-store.ts'
import { installEventStoreSchema } from '@member-care/event-store/postgres/schema.ts'
import { createPool, type DatabasePool } from 'slonik'
import { installOutbox } from '../reactors/outbox.ts'
import { installRegistry } from '../runner/registry.ts'
import type { RowKeys } from '../tables/sealed-columns.ts'
import { streamOf } from './recorded-events.ts'

const masterKey = createMasterKey(randomBytes(32))

export interface TestLog {
  readonly pool: DatabasePool
  readonly store: EventStore
  readonly keys: SubjectKeys & RowKeys
  readonly eventLog: EventLog
  /** Appends events one by one, each to the stream it belongs on. @returns the last one's position */
  append(...events: DomainEvent[]): Promise<Position>
  forget(userId: string): Promise<Position>
  close(): Promise<void>
}

/** Opens what one process has open. Several on one database are several processes. */
export async function openTestLog(databaseUrl: string): Promise<TestLog> {
  const pool = await createPool(databaseUrl, { maxPoolSize: 20, dangerouslyAllowForeignConnections: true })
  pool.on('error', () => {})
  await installEventStoreSchema(pool)
  await installSubjectKeysSchema(pool)
  await installRegistry(pool)
  await installOutbox(pool)
  const wrapping = await openInstallationKeys({ pool, masterKeys: { current: masterKey } })
  const keys = {
    ...createSubjectKeys({ pool, wrapping, cacheMs: 100 }),
    blindIndex: createBlindIndex(wrapping.root),
  }
  const store = createPostgresEventStore({ connectionString: databaseUrl })
  const eventLog = createEventLog({ store, codec: createCodec({ keys, catalogue: eventCatalogue }) })
  const command = () => ({
    actor: { kind: 'system' as const, id: 'test' },
    commandId: randomUUID(),
    correlationId: randomUUID(),
  })
  return {
    pool,
    store,
    keys,
    eventLog,
    async append(...events) {
      let position: Position | undefined
      for (const event of events)
        position = (await eventLog.append(streamOf(event), [event], { expected: { kind: 'any' }, context: command() }))
          .position
      if (!position) throw new RangeError('There is at least one event to append.')
      return position
    },
    forget: async (userId) => (await forgetPerson({ keys, log: eventLog }, userId, 'asked for', command())).position,
    async close() {
      await eventLog.close()
      await pool.end()
    },
  }
}
