/** From a received upload to an attachment: scanned, typed by its content, kept under an id of ours, and entered in the register. */
import type { Attachment } from '@member-care/domain/claim/claim-details.ts'
import type { AttachmentCategory } from '@member-care/domain/claim/claim-terms.ts'
import type { CommonQueryMethods } from 'slonik'
import { v5 as uuidv5 } from 'uuid'
import type { Antivirus } from '../integrations/antivirus/antivirus.ts'
import type { FileStore } from '../integrations/file-store/file-store.ts'
import { registerFile, type RegisteredFile } from './file-register.ts'
import type { ReceivedFile } from './receive-upload.ts'
import { uploadLabel } from './upload-label.ts'
import { UploadRefused } from './upload-refused.ts'
import { uploadTypeOf, type UploadType } from './upload-type.ts'

export interface FileKeeping {
  readonly database: CommonQueryMethods
  readonly files: FileStore
  readonly antivirus: Antivirus
  readonly clock: () => Date
}

/** Whose upload it is and what it is for. */
export interface Belonging {
  readonly ownerId: string
  readonly subjectId: string
  readonly claimId: string
  /** The command that brings the files: the same command again keeps the same files. */
  readonly commandId: string
}

/** A received file with what its content is; undefined for content that is not accepted. */
export interface ExaminedFile extends ReceivedFile {
  readonly category: AttachmentCategory
  readonly type: UploadType | undefined
}

/**
 * Scans every file and finds out its type.
 * @throws UploadRefused `suspicious`, noted in the register
 * @throws AntivirusUnavailable
 */
export async function examineUploads(
  keeping: FileKeeping,
  received: readonly { readonly file: ReceivedFile; readonly category: AttachmentCategory }[],
  belonging: Belonging,
): Promise<readonly ExaminedFile[]> {
  const examined: ExaminedFile[] = []
  for (const [fileIndex, { file, category }] of received.entries()) {
    const { clean, finding } = await keeping.antivirus.scan(file.path)
    const type = await uploadTypeOf(file.path)
    const one: ExaminedFile = { ...file, category, type }
    if (!clean) {
      await registerFile(
        keeping.database,
        { ...registered(one, fileIndex, belonging), state: 'refused', finding },
        keeping.clock(),
      )
      throw new UploadRefused('suspicious', { fileIndex })
    }
    examined.push(one)
  }
  return examined
}

/**
 * Keeps examined files. Each is in the register before its bytes are in the store, so nothing is kept that nobody knows of;
 * what never becomes part of a claim is swept later (sweep-uploads.ts).
 */
export async function keepUploads(
  keeping: FileKeeping,
  examined: readonly ExaminedFile[],
  belonging: Belonging,
): Promise<readonly Attachment[]> {
  return Promise.all(
    examined.map(async (file, fileIndex) => {
      const { category, type, bytes, sha256 } = file
      if (type === undefined) throw new TypeError('A file of a type that is not accepted cannot be kept.')
      const entry = registered(file, fileIndex, belonging)
      await registerFile(keeping.database, entry, keeping.clock())
      await keeping.files.put(entry.fileId, file.path, belonging)
      return {
        attachmentId: entry.fileId,
        category,
        originalFilename: uploadLabel(file.uploadedName, type),
        mimeType: type,
        bytes,
        sha256,
      }
    }),
  )
}

function registered(file: ExaminedFile, fileIndex: number, { commandId, ...belonging }: Belonging): RegisteredFile {
  // The content is part of the id: another upload under the same command id must not replace what the first one kept.
  const fileId = uuidv5(`${fileIndex} ${file.category} ${file.sha256}`, commandId)
  return {
    ...belonging,
    fileId,
    category: file.category,
    mimeType: file.type ?? null,
    bytes: file.bytes,
    sha256: file.sha256,
    state: 'received',
  }
}
