/** The file store that the settings name: a folder of the data directory, or an S3 bucket. */
import { join } from 'node:path'
import type { Settings } from '../../settings.ts'
import type { FileStore } from './file-store.ts'
import { folderFileStore } from './folder-file-store.ts'

/** The bucket that is set, else the folder `files` of the data directory. */
export async function openFileStore({ s3, dataDirectory }: Pick<Settings, 's3' | 'dataDirectory'>): Promise<FileStore> {
  if (!s3) return folderFileStore(join(dataDirectory, 'files'))
  // Its client is large, and most installations do without it.
  const { s3FileStore } = await import('./s3-file-store.ts')
  return s3FileStore(s3)
}
