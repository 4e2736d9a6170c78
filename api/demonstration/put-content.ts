import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileStore, SealedFor } from '../integrations/file-store/file-store.ts'

/** Keeps bytes under a file id, by way of the temporary file that a store takes. */
export async function putContent(
  files: FileStore,
  fileId: string,
  content: Uint8Array,
  sealedFor: SealedFor,
): Promise<void> {
  // One of its own: every installation has the same file ids, and several may be filled at once.
  const directory = await mkdtemp(join(tmpdir(), 'demonstration-'))
  try {
    const path = join(directory, fileId)
    await writeFile(path, content)
    await files.put(fileId, path, sealedFor)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
