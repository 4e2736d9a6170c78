/**
 * Where uploaded bytes are kept, under a name that we made (never one that came with the upload), and sealed: with the key of the person whom they
 * tell about, or with a key of their own. What lies in the folder or bucket says nothing without that key (sealed-file-store.ts).
 */
import type { Readable } from 'node:stream'

/**
 * Whose key seals a file: that of the person whom it tells about, so that it cannot be opened once they are forgotten, wherever a copy is; `itself`, for what
 * tells about many or nobody: a key that ends with the file.
 */
export type SealedFor = { readonly subjectId: string } | 'itself'

export interface FileStore {
  /**
   * Seals and keeps the bytes of a finished temporary file. When it answers, they survive a crash; a crash before leaves nothing under `fileId`.
   * The same id again replaces the bytes.
   * @param fileId a UUID
   * @param temporaryPath absolute path of the file to keep; it is left where it is
   * @throws KeyGone
   */
  put(fileId: string, temporaryPath: string, sealedFor: SealedFor): Promise<void>
  /**
   * Opens the bytes for reading. None is given out before it was checked; the stream fails with FileUnopened at what was changed.
   * @throws FileMissing, FileUnopened
   */
  open(fileId: string): Promise<Readable>
  /** Whether there is such a file. It may not open. */
  has(fileId: string): Promise<boolean>
  /**
   * Seals a file anew, for somebody else, or one that lay in the clear; nothing where it is sealed so already. It can be read all the time.
   * @throws FileMissing, FileUnopened, KeyGone
   */
  sealFor(fileId: string, sealedFor: SealedFor): Promise<void>
  /** Removes the bytes, and a key of their own; no error when there are none. */
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

const whyUnopened = {
  changed: 'is not as it was sealed: it was changed, cut off or exchanged',
  'in-the-clear': 'lies in the clear though it was sealed: somebody else put it there',
  'no-key': 'does not open: its key is gone, or was changed',
} as const

/** Something is kept under this id, and it does not open. */
export class FileUnopened extends Error {
  override readonly name = 'FileUnopened'
  readonly reason: keyof typeof whyUnopened
  constructor(fileId: string, reason: keyof typeof whyUnopened, options?: ErrorOptions) {
    super(`File ${fileId} ${whyUnopened[reason]}.`, options)
    this.reason = reason
  }
}

declare module '../../http/parts.ts' {
  interface Parts {
    readonly files: FileStore
  }
}
