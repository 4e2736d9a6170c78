/** The local file store: one file per upload in a folder, spread over 256 subfolders by the first two digits of the id. */
import { constants } from 'node:fs'
import { copyFile, link, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { filesUnder } from '../../files/files-under.ts'
import { assertFileId, FileMissing, isFileId, type FileStore } from './file-store.ts'

const UNFINISHED = '.part'

export interface FolderFileStore extends FileStore {
  /** Every file that is kept, in no order; what is put meanwhile may be among them. `modified`: milliseconds since 1970. */
  list(): AsyncIterable<{ readonly fileId: string; readonly bytes: number; readonly modified: number }>
}

/** @param folder absolute path; it is made when it is not there */
export function folderFileStore(folder: string): FolderFileStore {
  const pathOf = (fileId: string) => {
    assertFileId(fileId)
    return join(folder, fileId.slice(0, 2), fileId)
  }

  return {
    async put(fileId, temporaryPath) {
      const path = pathOf(fileId)
      // Nobody else on the machine may look in.
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      // Written under another name, flushed, then renamed: whoever is killed on the way leaves no half file under the id.
      const unfinished = `${path}.${randomUUID()}${UNFINISHED}`
      try {
        await linkOrCopy(temporaryPath, unfinished)
        await flush(unfinished)
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      await flush(dirname(path))
    },

    async open(fileId) {
      const handle = await open(pathOf(fileId), 'r').catch((error: unknown) => {
        throw isNotFound(error) ? new FileMissing(fileId) : error
      })
      return handle.createReadStream()
    },

    async stat(fileId) {
      try {
        return { bytes: (await stat(pathOf(fileId))).size }
      } catch (error) {
        if (isNotFound(error)) return undefined
        throw error
      }
    },

    async delete(fileId) {
      await rm(pathOf(fileId), { force: true })
    },

    async *list() {
      for (const path of await filesUnder(folder)) {
        const fileId = basename(path)
        const found = isFileId(fileId) ? await stat(path).catch(() => undefined) : undefined
        if (found) yield { fileId, bytes: found.size, modified: Math.trunc(found.mtimeMs) }
      }
    },

    async removeUnfinished(before) {
      let removed = 0
      for (const path of await filesUnder(folder)) {
        if (!path.endsWith(UNFINISHED)) continue
        const found = await stat(path).catch(() => undefined)
        if (!found || found.mtime >= before) continue
        await rm(path, { force: true })
        removed++
      }
      return removed
    },
  }
}

/** Another name for the same bytes, which nobody writes any more; copied where the two places are on different file systems, or one has no such names. */
async function linkOrCopy(path: string, name: string): Promise<void> {
  try {
    await link(path, name)
  } catch (error) {
    if (isNotFound(error)) throw error
    await copyFile(path, name, constants.COPYFILE_EXCL)
  }
}

/** Makes a file's bytes, or a folder's entries, durable. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
