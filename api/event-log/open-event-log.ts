/** The event log of an installation: the store that the settings name, the keys of data subjects, and the codec over both. */
import { eventCatalogue } from '@member-care/domain/events/event-catalogue.ts'
import { createAnchorFile } from '@member-care/event-store/anchors/anchor-file.ts'
import { createAnchorTable } from '@member-care/event-store/anchors/anchor-table.ts'
import { createEventSeals } from '@member-care/event-store/anchors/event-seals.ts'
import type { Anchoring } from '@member-care/event-store/anchors/keep-anchors.ts'
import { createLogSigner, type LogSigner } from '@member-care/event-store/anchors/log-signer.ts'
import type { LogUnderVerification } from '@member-care/event-store/anchors/verify-log.ts'
import type { KeysUnderVerification } from '@member-care/event-store/anchors/verify-keys.ts'
import { createBlindIndex, type BlindIndex } from '@member-care/event-store/codec/blind-index.ts'
import { createCodec } from '@member-care/event-store/codec/codec.ts'
import { createEventLog } from '@member-care/event-store/codec/create-event-log.ts'
import { createKeyMac, createKeyRecords } from '@member-care/event-store/codec/key-records.ts'
import { openInstallationKeys, type InstallationKeys } from '@member-care/event-store/codec/installation-keys.ts'
import { holdMasterKey } from '@member-care/event-store/codec/master-key-held.ts'
import type { RootSecret } from '@member-care/event-store/codec/root-secret.ts'
import { createSubjectKeys, type SubjectKeys } from '@member-care/event-store/codec/subject-keys.ts'
import type { WrappingAnew } from '@member-care/event-store/codec/wrap-anew.ts'
import type { EventLog } from '@member-care/event-store/event-log.ts'
import type { LogPlace } from '@member-care/event-store/identity/log-memory.ts'
import type { EventStore } from '@member-care/event-store/port.ts'
import { createPostgresEventStore } from '@member-care/event-store/postgres/postgres-event-store.ts'
import { findStrayEvents } from '@member-care/event-store/postgres/stray-events.ts'
import type { RowKeys } from '@member-care/projections/tables/sealed-columns.ts'
import { sql, type DatabasePool } from 'slonik'
import { z } from 'zod'
import { createPasswordRecords, type PasswordRecords } from './password-records.ts'
import { createDatabasePool } from '../database/pool.ts'
import { followEventLog } from './follow-event-log.ts'
import { openMasterKeys } from '../integrations/key-management/open-master-keys.ts'
import type { Settings } from '../settings/arranged-settings.ts'

/** What it takes to anchor the log and to verify it. */
export type Integrity = Anchoring &
  LogUnderVerification & {
    readonly signer: LogSigner
    readonly keys: Omit<KeysUnderVerification, 'store'>
    readonly passwords: PasswordRecords
  }

export interface OpenedEventLog {
  readonly eventLog: EventLog
  readonly store: EventStore
  readonly place: LogPlace
  /** @throws LogRefused where the log is not the one that is followed */
  requireLog(): Promise<void>
  /** @throws LogRefused where the log does not reach as far as it was followed */
  requireEnd(): Promise<void>
  readonly subjectKeys: SubjectKeys
  readonly rootSecret: RootSecret
  readonly blindIndex: BlindIndex
  /** With which read models seal and find what stands in them. */
  readonly rowKeys: RowKeys
  readonly installationKeys: InstallationKeys
  /** What it takes to change the master key. */
  readonly wrapping: WrappingAnew
  readonly integrity: Integrity
  close(): Promise<void>
}

/**
 * @param options.database connections to the database, which has been installed (database/install-database.ts)
 * @param options.isAnyLog true where the log is taken as it is: for a command that says what is wrong with it
 * @throws LogRefused where the log is not the one that the database follows, or ends before it
 */
export async function openEventLog(options: {
  settings: Settings
  databaseUrl: string
  database: DatabasePool
  isAnyLog?: boolean
}): Promise<OpenedEventLog> {
  const { settings, databaseUrl, database } = options
  // Events are opened while a read model's transaction is open. One connection tells which master key this process has.
  const keyPool = await createDatabasePool(databaseUrl, { connections: 5, besideTransactions: true })
  const { store: ownStore, place } = await openStore(options)
  const table = createAnchorTable(database)
  const { store, requireLog, requireEnd } = followEventLog({ store: ownStore, place, pool: database, table })
  const opened = new AsyncDisposableStack()
  opened.defer(() => keyPool.end())
  opened.defer(() => store.close())
  const installationKeys = await closingOnFailure(opened, async () => {
    if (!options.isAnyLog) await requireLog()
    return openKeys(settings, { keyPool, store, opened })
  })
  const { root: rootSecret } = installationKeys
  const subjectKeys = createSubjectKeys({ pool: keyPool, wrapping: installationKeys })
  const blindIndex = createBlindIndex(rootSecret)
  const seals = createEventSeals(rootSecret)
  const eventLog = createEventLog({
    store,
    codec: createCodec({ keys: subjectKeys, catalogue: eventCatalogue }),
    seal: seals.seal,
  })
  const keyMac = createKeyMac(rootSecret)
  const keyRecords = createKeyRecords({ pool: keyPool, mac: keyMac, log: eventLog, store })
  const passwords = createPasswordRecords({
    database,
    log: eventLog,
    store,
    key: rootSecret.derive('password-records'),
  })
  const integrity: Integrity = {
    store,
    seals,
    signer: createLogSigner(rootSecret),
    table,
    records: [keyRecords, passwords],
    passwords,
    keys: { pool: keyPool, mac: keyMac, wrapping: installationKeys },
    file: createAnchorFile(settings.anchors.file),
    ...(place.kind === 'postgres' && { strays: () => findStrayEvents(database), hasEveryPosition: true }),
  }
  return {
    eventLog,
    store,
    place,
    requireLog,
    requireEnd,
    subjectKeys,
    rootSecret,
    blindIndex,
    rowKeys: { ...subjectKeys, blindIndex },
    installationKeys,
    wrapping: { pool: keyPool, keys: installationKeys, mac: keyMac, log: eventLog },
    integrity,
    close: () => opened.disposeAsync(),
  }
}

async function closingOnFailure<Result>(opened: AsyncDisposableStack, open: () => Promise<Result>): Promise<Result> {
  try {
    return await open()
  } catch (error) {
    await opened.disposeAsync()
    throw error
  }
}

/** Opens the installation's own keys, and tells other processes which master key this one has, before what that opens could be taken away. */
async function openKeys(
  settings: Settings,
  { keyPool, store, opened }: { keyPool: DatabasePool; store: EventStore; opened: AsyncDisposableStack },
): Promise<InstallationKeys> {
  const masterKeys = await openMasterKeys(settings, keyPool)
  const held = await holdMasterKey(keyPool, masterKeys.current.id)
  opened.defer(() => held.release())
  return openInstallationKeys({ pool: keyPool, masterKeys, isUsed: () => isUsed(store, keyPool) })
}

/** Whether somebody has worked with this installation: an earlier version then, where it has no root secret. */
async function isUsed(store: Pick<EventStore, 'readAll'>, database: DatabasePool): Promise<boolean> {
  const nothing = z.object({})
  if (await database.exists(sql.type(nothing)`select from keys.subject_keys`)) return true
  if (await database.exists(sql.type(nothing)`select from anchors.blocks`)) return true
  return (await store.readAll({ limit: 1 })).events.length > 0
}

/** Opens the store that the settings name, even if the database follows another one. */
export async function openStore({
  settings,
  databaseUrl,
}: {
  settings: Pick<Settings, 'eventStore'>
  databaseUrl: string
}): Promise<{ store: EventStore; place: LogPlace }> {
  if (settings.eventStore) {
    // Its client is large, and most installations do without it.
    const { createEventStoreDbEventStore } =
      await import('@member-care/event-store/eventstoredb/eventstoredb-event-store.ts')
    return {
      store: createEventStoreDbEventStore(settings.eventStore),
      place: { kind: 'eventstoredb', streamPrefix: settings.eventStore.streamPrefix },
    }
  }
  return {
    store: createPostgresEventStore({ connectionString: databaseUrl }),
    place: { kind: 'postgres', streamPrefix: '' },
  }
}
