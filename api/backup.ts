/**
 * `npm run backup -- <folder>` backs this installation up into a folder. It uses the settings of the product and can
 * run beside it. It does not copy again what the folder already has. Without a folder it uses BACKUP_FOLDER. With
 * `--with-master-key` it also puts a copy of the master key there: everybody who has the folder can then read
 * everything.
 */
import { access, copyFile, mkdir } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { shownCount, shownDecimal } from '@member-care/domain/language/shown-count.ts'
import { MASTER_KEY_COPY } from './backup/backup-list.ts'
import { makeBackup } from './backup/make-backup.ts'
import { meansOfOnesOwn } from './backup/parts-of-ones-own.ts'
import { createSealing } from './backup/sealing.ts'
import { clusterIn } from './database/running-postgres.ts'
import { folderByteStore } from './integrations/file-store/folder-byte-store.ts'
import { runCommand, say } from './operator-command.ts'
import { readSettings } from './settings/read-settings.ts'
import { whenToldToEnd } from './told-to-end.ts'
import { withEventLog } from './event-log/with-event-log.ts'

/** The backup gives way to people who use the product. */
const NICENESS = 10

let isOver = false
let saidAt = -Infinity
// A backup that is cut short has no list, and is none.
whenToldToEnd(() => {
  if (!isOver) process.exit(1)
})
await runCommand(run)
isOver = true
if (process.connected) process.disconnect()

async function run(words: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { 'with-master-key': { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const settings = readSettings(process.env)
  const ownMeans = meansOfOnesOwn(settings)
  if (values['with-master-key'] && settings.masterKeys.current.kind === 'service')
    throw new Error(
      'The master key is in a key management service, which does not give it away: leave --with-master-key out.',
    )
  if (ownMeans) throw new Error(ownMeans)
  const named = positionals[0] ?? settings.backup.folder
  if (named === undefined || positionals.length > 1)
    throw new Error('Say into which folder: npm run backup -- <folder>')
  const folder = resolve(named)
  await requireInstallation(settings.dataDirectory)
  giveWay()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const startedAt = performance.now()
  const made = await withEventLog(
    async ({ rootSecret, installationKeys, integrity }, _pool, _ownerUrl, databaseUrl) => ({
      masterKey: installationKeys.masterKeys.current,
      ...(await makeBackup(
        {
          databaseUrl,
          anchorFile: settings.anchors.file,
          keyId: integrity.signer.keyId,
          files: settings.s3 ? undefined : folderByteStore(join(settings.dataDirectory, 'files')),
        },
        { folder, sealing: createSealing(rootSecret), keep: settings.backup.keep, onProgress: sayNowAndThen },
      )),
    }),
    { isInstalled: true },
  )
  const { list, copied, masterKey } = made
  if (values['with-master-key']) await copyFile(masterKey.place, join(folder, MASTER_KEY_COPY))
  say(
    `Backed up as of ${list.moment} in ${shownDecimal((performance.now() - startedAt) / 1_000)} s: ${shownCount(list.events.count)} events and ${shownCount(list.files?.count ?? 0)} files; new were ${shownCount(copied.events)} and ${shownCount(copied.files)} (${shownCount(Math.round(copied.bytes / 1e6))} MB).`,
  )
  if (settings.s3)
    say(
      `The files in the bucket ${settings.s3.bucket} are not in it: keep them by the bucket's versioning and replication.`,
    )
  say(
    values['with-master-key']
      ? `The master key ${masterKey.id} lies beside it, as you asked: anybody who has the folder can read everything.`
      : `It opens with the master key ${masterKey.id} (${masterKey.place}), which is not in it: keep that apart.`,
  )
}

async function requireInstallation(dataDirectory: string): Promise<void> {
  await access(clusterIn(join(dataDirectory, 'postgres'))).catch(() => {
    throw new Error(`There is no installation in ${dataDirectory}: name the one to back up with DATA_DIR.`)
  })
}

function giveWay(): void {
  try {
    setPriority(NICENESS)
  } catch {
    // The system does not let us: then it is done as it is.
  }
}

/** Of many files, a line each second. */
function sayNowAndThen(text: string): void {
  if (performance.now() - saidAt < 1_000) return
  saidAt = performance.now()
  say(`${text} …`)
}
