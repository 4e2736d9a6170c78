/**
 * Where sealed files lie, as they are: a folder of the data directory (folder-byte-store.ts), or any S3 store (s3-byte-store.ts). Only the file store
 * (sealed-file-store.ts) and backups, which copy files without opening them, use it.
 */
import type { ByteSource } from './byte-source.ts'

export interface ByteStore {
  /**
   * Keeps what is given piece by piece. When it answers, that survives a crash; a crash, or an error on the way, before leaves what was there.
   * @param content each piece is written, or copied, before the next is asked for: their memory may be used again
   * @param bytes how many there will be
   */
  put(fileId: string, content: AsyncIterable<Buffer>, bytes: number): Promise<void>
  /** @returns where the bytes come from; the caller has to close it @throws FileMissing */
  open(fileId: string): Promise<{ readonly source: ByteSource; readonly bytes: number }>
  has(fileId: string): Promise<boolean>
  /** No error when there is none. */
  delete(fileId: string): Promise<void>
  /** Removes what puts have left that began before a time and were killed on the way. */
  removeUnfinished(before: Date): Promise<number>
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Refuses anything but a UUID, so that no id can ever lead out of the store. */
export function assertFileId(fileId: string): void {
  if (!isFileId(fileId)) throw new TypeError('A file id is a UUID in lower case.')
}

export function isFileId(text: string): boolean {
  return uuid.test(text)
}
