/** The event log of an installation: the store that the settings name, the keys of data subjects, and the codec over both. */
import { eventCatalogue } from '@member-care/domain/events/event-catalogue.ts'
import { createAnchorFile } from '@member-care/event-store/anchors/anchor-file.ts'
import { createAnchorTable } from '@member-care/event-store/anchors/anchor-table.ts'
import { createEventSeals } from '@member-care/event-store/anchors/event-seals.ts'
import type { Anchoring } from '@member-care/event-store/anchors/keep-anchors.ts'
import { createLogSigner, type LogSigner } from '@member-care/event-store/anchors/log-signer.ts'
import type { LogUnderVerification } from '@member-care/event-store/anchors/verify-log.ts'
import type { KeysUnderVerification } from '@member-care/event-store/anchors/verify-keys.ts'
import { createCodec } from '@member-care/event-store/codec/codec.ts'
import { createEventLog } from '@member-care/event-store/codec/create-event-log.ts'
import { createKeyMac, createKeyRecords } from '@member-care/event-store/codec/key-records.ts'
import { loadMasterKeyFile, type MasterKey } from '@member-care/event-store/codec/master-key.ts'
import { createSubjectKeys, type SubjectKeys } from '@member-care/event-store/codec/subject-keys.ts'
import type { EventLog } from '@member-care/event-store/event-log.ts'
import type { EventStore } from '@member-care/event-store/port.ts'
import { createPostgresEventStore } from '@member-care/event-store/postgres/postgres-event-store.ts'
import { findStrayEvents } from '@member-care/event-store/postgres/stray-events.ts'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { DatabasePool } from 'slonik'
import { createPasswordRecords, type PasswordRecords } from './accounts/password-records.ts'
import { createDatabasePool } from './database/pool.ts'
import type { Settings } from './settings.ts'

/** Which event store an installation runs on. */
export type EventStoreKind = 'postgres' | 'eventstoredb'

/** What it takes to anchor the log and to verify it. */
export type Integrity = Anchoring & LogUnderVerification & { readonly signer: LogSigner; readonly keys: Omit<KeysUnderVerification, 'store'>; readonly passwords: PasswordRecords }

export interface OpenedEventLog {
  readonly eventLog: EventLog
  readonly store: EventStore
  readonly kind: EventStoreKind
  readonly subjectKeys: SubjectKeys
  readonly masterKey: MasterKey
  readonly integrity: Integrity
  close(): Promise<void>
}

/** @param options.database connections to the database, which has been installed (database/install-database.ts) */
export async function openEventLog(options: { settings: Settings; databaseUrl: string; database: DatabasePool }): Promise<OpenedEventLog> {
  const { settings, databaseUrl, database } = options
  const masterKey = await openMasterKey(settings)
  // Events are opened while a read model's transaction is open.
  const keyPool = await createDatabasePool(databaseUrl, { connections: 4, besideTransactions: true })
  const subjectKeys = createSubjectKeys({ pool: keyPool, masterKey })
  const { store, kind } = await openStore(options)
  const seals = createEventSeals(masterKey)
  const eventLog = createEventLog({ store, codec: createCodec({ keys: subjectKeys, catalogue: eventCatalogue }), seal: seals.seal })
  const keyMac = createKeyMac(masterKey)
  const keyRecords = createKeyRecords({ pool: keyPool, mac: keyMac, log: eventLog, store })
  const passwords = createPasswordRecords({ database, log: eventLog, store, key: masterKey.derive('password-records') })
  const integrity: Integrity = {
    store,
    seals,
    signer: createLogSigner(masterKey),
    table: createAnchorTable(database),
    records: [keyRecords, passwords],
    passwords,
    keys: { pool: keyPool, mac: keyMac },
    file: createAnchorFile(settings.anchors.file),
    ...(kind === 'postgres' && { strays: () => findStrayEvents(database), hasEveryPosition: true }),
  }
  return {
    eventLog,
    store,
    kind,
    subjectKeys,
    masterKey,
    integrity,
    async close() {
      await eventLog.close()
      await keyPool.end()
    },
  }
}

async function openMasterKey({ keyFiles, production }: Settings): Promise<MasterKey> {
  if (!production) await mkdir(dirname(keyFiles.master), { recursive: true, mode: 0o700 })
  return loadMasterKeyFile(keyFiles.master, { createIfMissing: !production })
}

async function openStore({ settings, databaseUrl }: { settings: Settings; databaseUrl: string }): Promise<{ store: EventStore; kind: EventStoreKind }> {
  if (settings.eventStoreUrl) {
    // Its client is large, and most installations do without it.
    const { createEventStoreDbEventStore } = await import('@member-care/event-store/eventstoredb/eventstoredb-event-store.ts')
    return { store: createEventStoreDbEventStore({ connectionString: settings.eventStoreUrl }), kind: 'eventstoredb' }
  }
  return { store: createPostgresEventStore({ connectionString: databaseUrl }), kind: 'postgres' }
}
