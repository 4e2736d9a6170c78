/** Copies the files of the store that the folder does not have, as they lie there and sealed once more, and lists all that belong to this backup. */
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { finished } from 'node:stream/promises'
import { piecesOf, streamFrom } from '../integrations/file-store/byte-source.ts'
import type { FolderByteStore } from '../integrations/file-store/folder-byte-store.ts'
import { FileMissing } from '../integrations/file-store/file-store.ts'
import { keptFileSchema, newNameOfFile, nameOfFile, type BackupList, type KeptFile, type Part } from './backup-list.ts'
import { isThere, readSealedLines, writeSealed, type BackupFolder } from './sealed-files.ts'

export interface FilesToCopy {
  readonly store: FolderByteStore
  /** Name of the list of files, relative to the folder. */
  readonly listName: string
  /** Those of the backup before. */
  readonly before: AsyncIterable<KeptFile>
  readonly subjects: ReadonlyMap<string, string>
  readonly onProgress: (files: number, bytes: number) => void
}

export interface CopiedFiles {
  readonly files: NonNullable<BackupList['files']>
  readonly copied: { readonly count: number; readonly bytes: number }
}

/** One file after the other, so that the product's own reading and writing comes in between. */
export async function copyFiles(
  backup: BackupFolder,
  { store, listName, before, subjects, onProgress }: FilesToCopy,
): Promise<CopiedFiles> {
  const known = new Map<string, KeptFile>()
  for await (const kept of before) known.set(kept.fileId, kept)
  // The list becomes known line by line; sealed once it is whole.
  const draft = join(backup.folder, `${listName}.draft`)
  await mkdir(dirname(draft), { recursive: true, mode: 0o700 })
  const lines = createWriteStream(draft, { mode: 0o600, flags: 'wx' })
  const [all, copied] = [
    { count: 0, bytes: 0 },
    { count: 0, bytes: 0 },
  ]
  try {
    for await (const found of store.list()) {
      const kept = known.get(found.fileId)
      const isKept =
        kept !== undefined &&
        kept.bytes === found.bytes &&
        kept.modified === found.modified &&
        (await isThere(backup, { file: nameOfFile(kept), bytes: kept.sealedBytes }))
      const sealed = isKept
        ? { file: nameOfFile(kept), sha256: kept.sha256, bytes: kept.sealedBytes }
        : await copyFile(found)
      // It was removed a moment ago.
      if (!sealed) continue
      if (!isKept) {
        copied.count += 1
        copied.bytes += found.bytes
        onProgress(copied.count, copied.bytes)
      }
      all.count += 1
      all.bytes += found.bytes
      const subjectId = subjects.get(found.fileId) ?? kept?.subjectId
      lines.write(
        `${JSON.stringify({
          ...found,
          file: sealed.file,
          sha256: sealed.sha256,
          ...(sealed.bytes !== undefined && { sealedBytes: sealed.bytes }),
          ...(subjectId !== undefined && { subjectId }),
        } satisfies KeptFile)}\n`,
      )
    }
    lines.end()
    await finished(lines)
    return {
      files: { ...all, list: await writeSealed(backup, listName, createReadStream(draft), 'compressed') },
      copied,
    }
  } finally {
    lines.destroy()
    await rm(draft, { force: true })
  }

  async function copyFile(found: Pick<KeptFile, 'fileId' | 'modified'>): Promise<Part | undefined> {
    try {
      const { source } = await store.open(found.fileId)
      return await writeSealed(backup, newNameOfFile(found), streamFrom(source, piecesOf(source)), 'as it is')
    } catch (error) {
      if (error instanceof FileMissing) return undefined
      throw error
    }
  }
}

/** The files of a backup; none where it has none. @throws BackupChanged */
export async function* filesOf(
  backup: BackupFolder,
  list: Pick<BackupList, 'files'> | undefined,
): AsyncGenerator<KeptFile> {
  if (!list?.files) return
  for await (const line of readSealedLines(backup, list.files.list.file)) yield keptFileSchema.parse(JSON.parse(line))
}
