/** Whether a claim's documents are such that nobody has to look at them: each is there as it was filed, clean, and can be opened. */
import type { Attachment } from '@member-care/domain/claim/claim-details.ts'
import type { StraightThroughFacts } from '@member-care/domain/cover/straight-through.ts'
import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { uploadTypeOf } from '../documents/upload-type.ts'
import type { Parts } from '../http/parts.ts'
import { FileMissing } from '../integrations/file-store/file-store.ts'
import { DocumentChanged, readGenuine } from '../integrations/file-store/genuine-document.ts'

type DocumentParts = Pick<Parts, 'files' | 'antivirus' | 'uploadFolder'>

/**
 * They are scanned again, because the scanner knows more today than on the day on which they came.
 * @throws AntivirusUnavailable, the file store's errors: nothing can be said now
 */
export async function judgeDocuments(
  parts: DocumentParts,
  attachments: readonly Attachment[],
): Promise<StraightThroughFacts['documents']> {
  if (attachments.length === 0) return 'missing'
  // One after the other: a claim has few, and its member waits for nothing.
  for (const attachment of attachments) if (!(await isFit(parts, attachment))) return 'unfit'
  return 'fit'
}

async function isFit({ files, antivirus, uploadFolder }: DocumentParts, attachment: Attachment): Promise<boolean> {
  const { attachmentId: fileId, bytes, sha256, mimeType } = attachment
  const path = join(uploadFolder, randomUUID())
  try {
    await writeFile(path, await readGenuine(files, { fileId, bytes, sha256 }))
    return (await antivirus.scan(path)).clean && (await uploadTypeOf(path)) === mimeType
  } catch (error) {
    if (error instanceof FileMissing || error instanceof DocumentChanged) return false
    throw error
  } finally {
    await rm(path, { force: true })
  }
}
