/** Checks a backup before anything is made of it: every file that belongs to it is there as it was written. */
import { Writable } from 'node:stream'
import { KEYS_FILE, nameOfFile, type BackupList } from './backup-list.ts'
import { filesOf } from './copy-files.ts'
import { INSTALLATION_KEYS_FILE, readInstallationKeys } from './installation-keys-file.ts'
import { readSealed, readSealedLines, requireUnchanged, type BackupFolder } from './sealed-files.ts'
import { BackupChanged } from './sealing.ts'

/**
 * @param options.onProgress is told how many files have been read
 * @throws BackupChanged, naming the first file that is not as it was written
 */
export async function checkBackup(
  backup: BackupFolder,
  list: BackupList,
  options: { readonly onProgress?: (files: number) => void } = {},
): Promise<void> {
  for (const part of partsOf(list)) await requireUnchanged(backup, part)
  if (!(await readInstallationKeys(backup)) && list.hasInstallationKeys) throw new BackupChanged(INSTALLATION_KEYS_FILE)
  // This file was renewed since then, and has no hash in this list. Opening it shows whether somebody changed it.
  await readSealed(backup, KEYS_FILE, 'compressed', new Writable({ write: (_chunk, _encoding, done) => done() }))
  const forgotten = await readForgotten(backup)
  let files = 0
  for await (const kept of filesOf(backup, list)) {
    if (kept.subjectId !== undefined && forgotten.has(kept.subjectId)) continue
    await requireUnchanged(backup, { file: nameOfFile(kept), sha256: kept.sha256 })
    options.onProgress?.((files += 1))
  }
}

function partsOf({ events, tables, keyHolders, anchors, files }: BackupList) {
  return [...events.parts, ...tables, keyHolders, anchors, ...(files ? [files.list] : [])]
}

/** Who was forgotten by the last time that the keys were renewed. @throws BackupChanged */
export async function readForgotten(backup: BackupFolder): Promise<ReadonlySet<string>> {
  const forgotten = new Set<string>()
  for await (const line of readSealedLines(backup, KEYS_FILE)) {
    // Columns as in renew-keys.ts; COPY writes \N for null.
    const [subjectId = '', , wrappedKey] = line.split('\t')
    if (wrappedKey === '\\N') forgotten.add(subjectId)
  }
  return forgotten
}
