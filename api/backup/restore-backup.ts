/** Makes an installation of a backup: on another machine, by the same or a later version, and proves that it is what was backed up. */
import type { ProjectionRunner } from '@member-care/projections/runner/runner.ts'
import type { FastifyBaseLogger } from 'fastify'
import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { access, appendFile, copyFile, mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { MasterKey } from '@member-care/event-store/codec/master-key.ts'
import { verifyJobs } from '@member-care/projections/reactors/verify-jobs.ts'
import { replayAlone } from '@member-care/projections/replay/replay-lock.ts'
import { verifyReadModel, type Verification } from '@member-care/projections/replay/verify-read-model.ts'
import { findCheckpointsAhead } from '@member-care/projections/runner/checkpoints-ahead.ts'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import type { OpenedEventLog } from '../event-log/open-event-log.ts'
import type { Parts } from '../http/parts.ts'
import { verifyInstallation, type InstallationVerification } from '../audit/verify-installation.ts'
import { RUNNING_ROLE } from '../database/database-roles.ts'
import { openEmbeddedDatabase } from '../database/embedded-database.ts'
import { installDatabase } from '../database/install-database.ts'
import { migrations } from '../database/migrations.ts'
import { createLogger } from '../http/logging.ts'
import { openByteStore } from '../integrations/file-store/open-byte-store.ts'
import { openMasterKey } from '../integrations/key-management/open-master-keys.ts'
import { openWitnesses } from '../integrations/witness/open-witnesses.ts'
import { projections } from '@member-care/projections/projections.ts'
import { reactorsFor } from '../event-log/read-models.ts'
import type { MasterKeySetting, Settings } from '../settings/arranged-settings.ts'
import { MASTER_KEY_COPY, momentsIn, nameOfFile, readList, type BackupList } from './backup-list.ts'
import { checkBackup, readForgotten } from './check-backup.ts'
import { filesOf } from './copy-files.ts'
import { fillDatabase } from './fill-database.ts'
import { forgetAgain } from './forget-again.ts'
import { openSealing, WrongMasterKey } from './installation-keys-file.ts'
import { finishRestore, prepareRestorePlace, RestoreRefused } from './restore-place.ts'
import { readSealed, readSealedLines, type BackupFolder } from './sealed-files.ts'
import type { Sealing } from './sealing.ts'

export interface Restored {
  readonly list: BackupList
  /** Those who were forgotten after the moment of the backup, and were again. */
  readonly forgottenAgain: number
  readonly verification: InstallationVerification
  readonly replayed: readonly Verification[]
  /** Whether anchors that are not from the backup could be compared with. */
  readonly hasOtherAnchors: boolean
}

/** The product as far as a restore needs it. */
interface RestoredProduct {
  readonly parts: Parts
  readonly events: OpenedEventLog
  readonly runner: ProjectionRunner
  close(): Promise<void>
}

export interface RestoreOptions {
  /** Puts the product together on the database that was filled. */
  readonly assemble: (options: {
    readonly settings: Settings
    readonly databaseUrl: string
    readonly logger: FastifyBaseLogger
  }) => Promise<RestoredProduct>
  /** Absolute. */
  readonly folder: string
  /** Which backup of the folder; the last one when not said. */
  readonly moment?: string | undefined
  readonly onProgress: (text: string) => void
}

/** @throws RestoreRefused, BackupChanged naming a file, StartRefused */
export async function restoreBackup(
  settings: Settings,
  { assemble, folder, moment: asked, onProgress }: RestoreOptions,
): Promise<Restored> {
  const moment = await chosenMoment(folder, asked)
  const backup: BackupFolder = { folder, sealing: await sealingFor(settings, folder, moment) }
  const list = await readList(folder, moment, backup.sealing)
  requireKnownVersion(list)
  if (!list.files && !settings.s3)
    throw new RestoreRefused('The files of this backup lie in a bucket: name it with S3_BUCKET.')
  onProgress(`Checking the backup of ${moment}`)
  await checkBackup(backup, list, {
    onProgress: (files) => files % 1_000 === 0 && onProgress(`Checking files: ${shownCount(files)}`),
  })
  await prepareRestorePlace(settings.dataDirectory)
  await restoreFiles(settings, backup, list, onProgress)
  const hasOtherAnchors =
    settings.witness.address !== undefined ||
    settings.witness.s3 !== undefined ||
    (await isThere(settings.anchors.file))
  if (!(await isThere(settings.anchors.file))) await restoreAnchorLines(settings.anchors.file, backup, list)

  onProgress('Starting Postgres')
  const embedded = await openEmbeddedDatabase(settings.dataDirectory)
  try {
    const { url: databaseUrl, ownerUrl } = embedded
    const installation = { ownerUrl, runningRole: RUNNING_ROLE, keepsEvents: true }
    await installDatabase({
      ...installation,
      migrations: migrations.filter(({ name }) => list.migrations.includes(name)),
    })
    await fillDatabase(ownerUrl, backup, list, onProgress)
    await installDatabase(installation)
    // Nothing goes out before somebody starts the product.
    const product = await assemble({
      settings: withoutBackups(settings),
      databaseUrl,
      logger: createLogger({ ...settings, logLevel: 'warn' }),
    })
    try {
      await untilReadModelsShowAll(product, onProgress)
      const forgottenAgain = await forgetAgain({ ...product.parts, store: product.events.store })
      await untilReadModelsShowAll(product, onProgress)
      // We finish before we know the result of the proof: everything is there, and the proof can be repeated.
      await finishRestore(settings.dataDirectory)
      return { list, forgottenAgain, hasOtherAnchors, ...(await prove(product, settings, onProgress)) }
    } finally {
      await product.close()
    }
  } finally {
    await embedded.leave()
  }
}

/** What is restored is not to be written over the backups that it comes from. */
function withoutBackups(settings: Settings): Settings {
  return { ...settings, backup: { ...settings.backup, folder: undefined } }
}

async function chosenMoment(folder: string, asked: string | undefined): Promise<string> {
  const moments = await momentsIn(folder)
  const chosen = asked === undefined ? moments.at(-1) : moments.find((moment) => moment === asked)
  if (chosen !== undefined) return chosen
  throw new RestoreRefused(
    moments.length === 0
      ? `There is no backup in ${folder}.`
      : `There is no backup of ${asked} in ${folder}. There are: ${moments.join(', ')}.`,
  )
}

/** By the master keys that the settings name, or by the copy in the backup where one was asked for. */
async function sealingFor(
  { masterKeys: { current, previous } }: Settings,
  folder: string,
  moment: string,
): Promise<Sealing> {
  const copy = join(folder, MASTER_KEY_COPY)
  const takesCopy = current.kind === 'file' && !(await isThere(current.path)) && (await isThere(copy))
  const named = [takesCopy ? { kind: 'file' as const, path: copy } : current, ...(previous ? [previous] : [])]
  const masterKeys: MasterKey[] = []
  for (const setting of named)
    if (setting.kind === 'service' || (await isThere(setting.path)))
      masterKeys.push(await openMasterKey(setting, { mayMake: false, inUse: [] }))
  const sealing = await openSealing(folder, moment, masterKeys).catch((error: unknown) => {
    throw error instanceof WrongMasterKey
      ? new RestoreRefused(`${error.message} ${whatToGive(masterKeys, current)}`)
      : error
  })
  if (takesCopy) {
    await mkdir(dirname(current.path), { recursive: true, mode: 0o700 })
    await copyFile(copy, current.path)
  }
  return sealing
}

function whatToGive(given: readonly MasterKey[], current: MasterKeySetting): string {
  if (given.length === 0 && current.kind === 'file')
    return `${current.path} is not there. Put the key there, or name its file with MASTER_KEY_FILE; nothing can be read without it.`
  return `${given.map(({ id, place }) => `${place} holds ${id}`).join(', and ')}: name the right one with MASTER_KEY_FILE or MASTER_KEY_SERVICE.`
}

function requireKnownVersion(list: BackupList): void {
  const unknown = list.migrations.filter((name) => migrations.every((migration) => migration.name !== name))
  if (unknown.length > 0)
    throw new RestoreRefused(
      `This backup was made by a later version of Member Care (${unknown.join(', ')}): restore it with that one, or a later one.`,
    )
}

async function restoreFiles(
  settings: Settings,
  backup: BackupFolder,
  list: BackupList,
  onProgress: (text: string) => void,
): Promise<void> {
  const files = await openByteStore(settings)
  const forgotten = await readForgotten(backup)
  const temporary = join(settings.dataDirectory, 'uploads')
  await mkdir(temporary, { recursive: true, mode: 0o700 })
  let restored = 0
  for await (const kept of filesOf(backup, list)) {
    if (kept.subjectId !== undefined && forgotten.has(kept.subjectId)) continue
    const path = join(temporary, randomUUID())
    try {
      await readSealed(backup, nameOfFile(kept), 'as it is', createWriteStream(path, { mode: 0o600, flags: 'wx' }))
      await files.put(kept.fileId, createReadStream(path), kept.bytes)
    } finally {
      await rm(path, { force: true })
    }
    if ((restored += 1) % 1_000 === 0)
      onProgress(`Restoring files: ${shownCount(restored)} of ${shownCount(list.files?.count ?? 0)}`)
  }
}

/** Those of the backup: later ones would have to be found elsewhere. */
async function restoreAnchorLines(path: string, backup: BackupFolder, list: BackupList): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  for await (const line of readSealedLines(backup, list.anchors.file))
    await appendFile(path, `${line}\n`, { mode: 0o600 })
}

async function untilReadModelsShowAll(
  { runner, events }: RestoredProduct,
  onProgress: (text: string) => void,
): Promise<void> {
  const head = await events.eventLog.head()
  if (head === undefined) return
  const names = projections.map(({ name }) => name)
  while (!(await runner.waitFor(names, head, 5_000))) {
    const states = (await runner.status()).filter(({ kind }) => kind === 'projection')
    const failed = states.find(({ state }) => state === 'failed')
    if (failed) throw new Error(`The read model ${failed.name} has stopped at an event.`)
    onProgress(
      `Making the read models: ${shownCount(states.reduce((sum, { lagEvents = 0 }) => Math.max(sum, lagEvents), 0))} events to go`,
    )
    await pause(100)
  }
}

async function prove(
  { events, parts }: RestoredProduct,
  settings: Settings,
  onProgress: (text: string) => void,
): Promise<Pick<Restored, 'verification' | 'replayed'>> {
  onProgress('Verifying the event log and every document')
  const verification = await verifyInstallation({
    ...events.integrity,
    documents: { files: parts.files, clock: parts.clock },
    conversations: parts,
    witnesses: await openWitnesses(settings, parts.clock),
    checkpointsAhead: async () => (await findCheckpointsAhead(parts.database, events.eventLog)).names,
    effects: () => verifyJobs(events.eventLog, parts.database, reactorsFor(settings)),
  })
  const replayed = await replayAlone(parts.database, async () => {
    const verifications: Verification[] = []
    for (const projection of projections) {
      onProgress(`Replaying ${projection.name}`)
      verifications.push(
        await verifyReadModel({ eventLog: events.eventLog, pool: parts.database, keys: events.rowKeys }, projection),
      )
    }
    return verifications
  })
  return { verification, replayed }
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
