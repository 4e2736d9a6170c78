/** Reads a document once, and gives its bytes only when they are those whose hash is on record. */
import { createHash } from 'node:crypto'
import type { FileStore } from '../integrations/file-store/file-store.ts'

/** What an event says of a document. */
export interface RecordedDocument {
  readonly fileId: string
  readonly mimeType: string
  readonly bytes: number
  /** SHA-256, hexadecimal. Absent for evidence of before it was recorded. */
  readonly sha256?: string | undefined
}

/** The bytes that are kept are not those that were filed. The message holds an id and no more. */
export class DocumentChanged extends Error {
  override readonly name = 'DocumentChanged'
  constructor(fileId: string) {
    super(`Document ${fileId} is not the one that its event names.`)
  }
}

/**
 * A document has a few megabytes, so it is held whole while it is hashed: nobody gets a byte of a false one.
 * @throws FileMissing, DocumentChanged
 */
export async function readGenuine(files: Pick<FileStore, 'open'>, { fileId, bytes, sha256 }: Omit<RecordedDocument, 'mimeType'>): Promise<Buffer> {
  const hash = createHash('sha256')
  const chunks: Buffer[] = []
  let length = 0
  const content = await files.open(fileId)
  for await (const chunk of content as AsyncIterable<Buffer>) {
    length += chunk.length
    // What is longer than what was filed need not be read to its end.
    if (length > bytes) throw new DocumentChanged(fileId)
    hash.update(chunk)
    chunks.push(chunk)
  }
  if (length !== bytes || (sha256 !== undefined && hash.digest('hex') !== sha256)) throw new DocumentChanged(fileId)
  return Buffer.concat(chunks)
}
