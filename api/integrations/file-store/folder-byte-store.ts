/** Files in a folder, one for each id, spread over 256 subfolders by its first two digits. */
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { bytesOfFile } from './byte-source.ts'
import { filesUnder } from './files-under.ts'
import { assertFileId, isFileId, type ByteStore } from './byte-store.ts'
import { FileMissing } from './file-store.ts'

const UNFINISHED = '.part'

export interface FolderByteStore extends ByteStore {
  /** Every file that is kept, in no order; what is put meanwhile may be among them. `modified`: milliseconds since 1970. */
  list(): AsyncIterable<{ readonly fileId: string; readonly bytes: number; readonly modified: number }>
}

/** @param folder absolute path; it is made when it is not there */
export function folderByteStore(folder: string): FolderByteStore {
  const pathOf = (fileId: string) => {
    assertFileId(fileId)
    return join(folder, fileId.slice(0, 2), fileId)
  }

  return {
    async put(fileId, content) {
      const path = pathOf(fileId)
      // Nobody else on the machine may look in.
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      // The file is written under another name, flushed, then renamed. So a process that is killed on the way leaves no
      // half file under the id.
      const unfinished = `${path}.${randomUUID()}${UNFINISHED}`
      try {
        await writeFile(unfinished, content, { flag: 'wx', mode: 0o600, flush: true })
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      await flushEntries(dirname(path))
    },

    async open(fileId) {
      const handle = await open(pathOf(fileId), 'r').catch((error: unknown) => {
        throw isNotFound(error) ? new FileMissing(fileId) : error
      })
      const { size } = await handle.stat()
      return { source: bytesOfFile(handle), bytes: size }
    },

    async has(fileId) {
      try {
        await stat(pathOf(fileId))
        return true
      } catch (error) {
        if (isNotFound(error)) return false
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

/** Makes a folder's entries durable. */
async function flushEntries(path: string): Promise<void> {
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
