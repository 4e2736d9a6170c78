/** Where the settings say that files lie: a folder of the data directory, or an S3 bucket. */
import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '../../settings/arranged-settings.ts'
import type { ByteStore } from './byte-store.ts'
import { folderByteStore } from './folder-byte-store.ts'

/** The bucket that is set, else the folder `files` of the data directory. */
export async function openByteStore({ s3, dataDirectory }: Pick<Settings, 's3' | 'dataDirectory'>): Promise<ByteStore> {
  if (!s3) {
    const folder = join(dataDirectory, 'files')
    // One that an earlier version made was open to all of the machine. It may not be there yet, nor be ours to close.
    await chmod(folder, 0o700).catch(() => undefined)
    return folderByteStore(folder)
  }
  // Its client is large, and most installations do without it.
  const { s3ByteStore } = await import('./s3-byte-store.ts')
  return s3ByteStore(s3)
}
