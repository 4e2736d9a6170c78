/** Reads a document once, and gives its bytes only when they are those whose hash is on record. */
import { createHash } from 'node:crypto'
import { FileUnopened, type FileStore } from './file-store.ts'

/** What an event says of a document. */
export interface RecordedDocument {
  readonly fileId: string
  readonly mimeType: string
  readonly bytes: number
  /** SHA-256, hexadecimal. Absent for evidence of before it was recorded. */
  readonly sha256?: string | undefined
}

/** A document with the person whom it tells about. */
export type DocumentOfPerson = RecordedDocument & { readonly subjectId: string }

/** The bytes that are kept are not those that were filed. The message holds an id and no more. */
export class DocumentChanged extends Error {
  override readonly name = 'DocumentChanged'
  constructor(fileId: string, options?: ErrorOptions) {
    super(`Document ${fileId} is not the one that its event names.`, options)
  }
}

/**
 * A document has a few megabytes, so it is held whole while it is hashed: nobody gets a byte of a false one.
 * @throws FileMissing, DocumentChanged, also for one that is not as it was sealed; FileUnopened where there is no key
 */
export async function readGenuine(
  files: Pick<FileStore, 'open'>,
  document: Omit<RecordedDocument, 'mimeType'>,
): Promise<Buffer> {
  try {
    return await readWhole(files, document)
  } catch (error) {
    throw error instanceof FileUnopened && error.reason !== 'no-key'
      ? new DocumentChanged(document.fileId, { cause: error })
      : error
  }
}

async function readWhole(
  files: Pick<FileStore, 'open'>,
  { fileId, bytes, sha256 }: Omit<RecordedDocument, 'mimeType'>,
): Promise<Buffer> {
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
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
}
