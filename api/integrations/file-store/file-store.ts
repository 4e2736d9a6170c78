/**
 * Where uploaded bytes are kept, under a name that we made (never one that came with the upload).
 * The local default is a folder (folder-file-store.ts); the real part is any S3 store (s3-file-store.ts).
 */
import type { Readable } from 'node:stream'

export interface FileStore {
  /**
   * Keeps the bytes of a finished temporary file. When it answers, they survive a crash; a crash before leaves nothing under `fileId`.
   * The same id again replaces the bytes.
   * @param fileId a UUID
   * @param temporaryPath absolute path of the file to keep; it is left where it is, and nobody writes into it any more
   */
  put(fileId: string, temporaryPath: string): Promise<void>
  /**
   * Opens the bytes for reading.
   * @throws FileMissing
   */
  open(fileId: string): Promise<Readable>
  /** Its size in bytes, or undefined when there is no such file. */
  stat(fileId: string): Promise<{ readonly bytes: number } | undefined>
  /** Removes the bytes; no error when there are none. */
  delete(fileId: string): Promise<void>
  /** Removes what puts have left that began before a time and were killed on the way; nobody else knows of it. */
  removeUnfinished(before: Date): Promise<number>
}

/** Nothing is kept under this id, or not any more. */
export class FileMissing extends Error {
  override readonly name = 'FileMissing'
  constructor(fileId: string) {
    super(`No bytes are kept under ${fileId}.`)
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Refuses anything but a UUID, so that no id can ever lead out of the store. */
export function assertFileId(fileId: string): void {
  if (!isFileId(fileId)) throw new TypeError('A file id is a UUID in lower case.')
}

export function isFileId(text: string): boolean {
  return uuid.test(text)
}
