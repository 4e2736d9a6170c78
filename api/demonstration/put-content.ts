import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileStore } from '../integrations/file-store/file-store.ts'

/** Keeps bytes under a file id, by way of the temporary file that a store takes. */
export async function putContent(files: FileStore, fileId: string, content: Uint8Array): Promise<void> {
  const path = join(tmpdir(), `demonstration-${fileId}`)
  try {
    await writeFile(path, content)
    await files.put(fileId, path)
  } finally {
    await rm(path, { force: true })
  }
}
