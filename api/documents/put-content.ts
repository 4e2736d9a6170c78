import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileStore, SealedFor } from '../integrations/file-store/file-store.ts'

/**
 * Keeps bytes under a file id, by way of the temporary file that a store takes.
 * @param folder where that file is made; what a killed process left in the folder of uploads is swept
 */
export async function putContent(
  files: FileStore,
  fileId: string,
  content: Uint8Array,
  sealedFor: SealedFor,
  folder: string = tmpdir(),
): Promise<void> {
  await mkdir(folder, { recursive: true })
  // One of its own: every demonstration has the same file ids, and several may be filled at once.
  const directory = await mkdtemp(join(folder, 'content-'))
  try {
    const path = join(directory, fileId)
    await writeFile(path, content, { mode: 0o600 })
    await files.put(fileId, path, sealedFor)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
