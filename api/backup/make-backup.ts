/**
 * Backs an installation up into a folder, beside the running product: one moment of the database, and then the files that it names, which were
 * kept before any event named them. What the folder has already is not copied again.
 */
import { Readable } from 'node:stream'
import { createAnchorFile } from '@member-care/event-store/anchors/anchor-file.ts'
import { textOfLine } from '@member-care/event-store/anchors/anchor-line.ts'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import type { Sealing } from './sealing.ts'
import type { FolderByteStore } from '../integrations/file-store/folder-byte-store.ts'
import {
  KEYS_FILE,
  headOfList,
  momentsIn,
  nameOfMoment,
  readList,
  writeList,
  type BackupList,
  type EventsPart,
  type TablePart,
} from './backup-list.ts'
import { copyFiles, filesOf } from './copy-files.ts'
import { withSnapshot, type DatabaseSnapshot } from './database-snapshot.ts'
import { removeOldBackups } from './remove-old-backups.ts'
import { keyHoldersTable, renewKeys } from './renew-keys.ts'
import { requireThere, writeSealed, type BackupFolder } from './sealed-files.ts'

export interface InstallationToBackUp {
  readonly databaseUrl: string
  /** Absent where files lie in a bucket. */
  readonly files?: FolderByteStore | undefined
  /** The file of anchors. */
  readonly anchorFile: string
  /** Which installation it is (LogSigner.keyId). */
  readonly keyId: string
}

export interface BackupOptions {
  /** Absolute. */
  readonly folder: string
  readonly sealing: Sealing
  /** So many backups are kept, this one among them. */
  readonly keep: number
  readonly onProgress?: (text: string) => void
}

export interface MadeBackup {
  readonly list: Omit<BackupList, 'format'>
  /** What was new. */
  readonly copied: { readonly events: number; readonly files: number; readonly bytes: number }
}

/** The folder cannot take a backup of this installation. The message says what to do. */
export class FolderRefused extends Error {
  override readonly name = 'FolderRefused'
}

/** @throws FolderRefused, BackupUnderWay, BackupChanged when a list or a part that it builds on is lost or was changed, and the errors of disk and database */
export async function makeBackup(
  installation: InstallationToBackUp,
  { folder, sealing, keep, onProgress = () => {} }: BackupOptions,
): Promise<MadeBackup> {
  const backup: BackupFolder = { folder, sealing }
  return withSnapshot(
    installation.databaseUrl,
    async (snapshot) => {
      const before = await lastBackup(backup, installation.keyId)
      await requireSameInstallation(snapshot, before, folder)
      // They belong to this backup too, and are not copied again.
      for (const part of before?.events.parts ?? []) await requireThere(backup, part)
      const events = await copyNewEvents(backup, snapshot, before, onProgress)
      const tables: TablePart[] = []
      onProgress('Copying the tables')
      for (const table of snapshot.tables) {
        const out = snapshot.copy(table)
        tables.push({
          ...(await writeSealed(backup, tableFile(snapshot, table.table), out.stream, 'compressed')),
          ...table,
          columns: [...table.columns],
          rows: out.rows(),
        })
      }
      const holders = snapshot.copy(keyHoldersTable)
      const keyHolders = {
        ...(await writeSealed(backup, tableFile(snapshot, 'key-holders'), holders.stream, 'compressed')),
        table: keyHoldersTable.table,
        columns: [...keyHoldersTable.columns],
        rows: holders.rows(),
      }
      return {
        snapshot,
        before,
        events,
        tables,
        keyHolders,
        sequences: [...(await snapshot.sequences())],
        subjects: await snapshot.subjectsOfFiles(),
      }
    },
    async ({ snapshot, before, events, tables, keyHolders, sequences, subjects }) => {
      const { moment, lastEvent, migrations } = snapshot
      // Its lines follow the anchors in the database within moments.
      const anchors = await writeSealed(
        backup,
        tableFile(snapshot, 'anchor-lines'),
        Readable.from(linesUpTo(installation.anchorFile, snapshot.anchored)),
        'compressed',
      )
      const copiedFiles =
        installation.files &&
        (await copyFiles(backup, {
          store: installation.files,
          listName: tableFile(snapshot, 'file-list'),
          before: filesOf(backup, before),
          subjects,
          onProgress: (files, bytes) =>
            onProgress(`Copying files: ${shownCount(files)} new ones, ${shownCount(Math.round(bytes / 1e6))} MB`),
        }))
      onProgress(`Renewing ${KEYS_FILE}`)
      // This comes at the end, so that it includes people who were forgotten during the backup.
      const forgotten = await renewKeys(installation.databaseUrl, backup)
      const parts = [...(before?.events.parts ?? []), ...(events ? [events] : [])]
      const list = {
        moment,
        keyId: installation.keyId,
        hasInstallationKeys: true as const,
        migrations: [...migrations],
        lastEvent,
        events: { count: parts.reduce((sum, { rows }) => sum + rows, 0), parts },
        tables,
        sequences,
        keyHolders,
        anchors,
        files: copiedFiles?.files ?? null,
      }
      await writeList(folder, list, sealing)
      await removeOldBackups(backup, { keep, forgotten })
      return {
        list,
        copied: {
          events: events?.rows ?? 0,
          files: copiedFiles?.copied.count ?? 0,
          bytes: copiedFiles?.copied.bytes ?? 0,
        },
      }
    },
  )
}

function tableFile({ moment }: Pick<DatabaseSnapshot, 'moment'>, name: string): string {
  return `tables/${nameOfMoment(moment)}/${name}.sealed`
}

async function lastBackup(backup: BackupFolder, keyId: string): Promise<BackupList | undefined> {
  const moment = (await momentsIn(backup.folder)).at(-1)
  if (moment === undefined) return undefined
  const { keyId: named } = await headOfList(backup.folder, moment)
  if (named !== keyId)
    throw new FolderRefused(
      `${backup.folder} holds backups of another installation (${named}), and this one is ${keyId}: name another folder.`,
    )
  return readList(backup.folder, moment, backup.sealing)
}

/** Events are only added to those that are there already. */
async function requireSameInstallation(
  snapshot: DatabaseSnapshot,
  before: BackupList | undefined,
  folder: string,
): Promise<void> {
  const last = before?.lastEvent
  if (!last || (await snapshot.eventAt(last.position)) === last.id) return
  throw new FolderRefused(
    `${folder} holds backups of a log that goes on otherwise than this one: its event at position ${last.position} is not here. Name another folder, and keep this one; \`npm run verify-log\` says whether events are missing here.`,
  )
}

async function copyNewEvents(
  backup: BackupFolder,
  snapshot: DatabaseSnapshot,
  before: BackupList | undefined,
  onProgress: (text: string) => void,
): Promise<EventsPart | undefined> {
  const after = before?.lastEvent?.position ?? '0'
  const upTo = snapshot.lastEvent?.position ?? '0'
  if (BigInt(upTo) <= BigInt(after)) return undefined
  const table = { table: 'es.events', columns: [...snapshot.eventColumns] }
  const file = `events/${after.padStart(16, '0')}-${upTo.padStart(16, '0')}.sealed`
  onProgress(`Copying events after position ${after}`)
  const out = snapshot.copy(table, `where position > ${BigInt(after)} order by position`)
  return { ...(await writeSealed(backup, file, out.stream, 'compressed')), ...table, rows: out.rows(), after, upTo }
}

/** The lines for anchors that the database has in this backup: later ones were written while it was made. */
async function* linesUpTo(path: string, total: number): AsyncGenerator<string> {
  for await (const line of createAnchorFile(path).lines())
    if (line && line.total <= total) yield `${textOfLine(line)}\n`
}
