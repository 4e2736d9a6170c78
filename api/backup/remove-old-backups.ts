/** Removes what no kept backup needs, and the documents of people who were forgotten from all of them. */
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { momentsIn, nameOfFile, nameOfList, nameOfMoment, readList } from './backup-list.ts'
import { filesOf } from './copy-files.ts'
import type { BackupFolder } from './sealed-files.ts'

/** @param options.forgotten whose documents go; a document that only the file store has lost stays */
export async function removeOldBackups(
  backup: BackupFolder,
  { keep, forgotten }: { keep: number; forgotten: ReadonlySet<string> },
): Promise<void> {
  const { folder } = backup
  const moments = await momentsIn(folder)
  const kept = moments.slice(-keep)
  for (const moment of moments.slice(0, -keep)) await rm(join(folder, nameOfList(moment)), { force: true })
  const needed = new Set<string>()
  for (const moment of kept) {
    const list = await readList(folder, moment, backup.sealing)
    for (const { file } of list.events.parts) needed.add(file)
    for await (const kept of filesOf(backup, list)) {
      if (kept.subjectId === undefined || !forgotten.has(kept.subjectId)) needed.add(nameOfFile(kept))
    }
  }
  await removeOthers(folder, 'events', (name) => needed.has(name))
  for (const part of await namesIn(join(folder, 'files')))
    await removeOthers(folder, `files/${part}`, (name) => needed.has(name))
  const neededTables = new Set(kept.map((moment) => `tables/${nameOfMoment(moment)}`))
  await removeOthers(folder, 'tables', (name) => neededTables.has(name))
}

async function removeOthers(folder: string, part: string, isNeeded: (name: string) => boolean): Promise<void> {
  for (const name of await namesIn(join(folder, part)))
    if (!isNeeded(`${part}/${name}`)) await rm(join(folder, part, name), { recursive: true, force: true })
}

async function namesIn(path: string): Promise<readonly string[]> {
  return readdir(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return []
    throw error
  })
}
