/** The files of what has not been sent: each is received, judged and kept on its own, so that one that is refused loses nothing else. */
import type { DraftFile } from '@member-care/domain/draft/draft.ts'
import type { AttachmentCategory } from '@member-care/domain/claim/claim-terms.ts'
import { claimFormTexts, tooManyFilesText } from '@member-care/domain/texts/claim-form-texts.ts'
import { sealRecord } from '@member-care/event-store/codec/sealed-record.ts'
import type { JsonObject } from '@member-care/event-store/port.ts'
import type { FastifyRequest } from 'fastify'
import { sql } from 'slonik'
import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'
import { examineUploads, keepUploads } from '../documents/keep-uploads.ts'
import { receiveUpload, type ReceivedForm } from '../documents/receive-upload.ts'
import { uploadLabel } from '../documents/upload-label.ts'
import { refusedUploadError } from '../documents/refused-upload-error.ts'
import { UploadRefused } from '../documents/upload-refused.ts'
import { apiError, fieldError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'
import type { DocumentOfPerson } from '../integrations/file-store/genuine-document.ts'
import type { KeptDraft } from './draft-store.ts'

const FIELD = 'attachment'

interface FileToReceive {
  readonly ownerId: string
  readonly draft: KeptDraft
  readonly category: AttachmentCategory
  /** The record that it becomes a document of. */
  readonly recordId: string
  /** So many of a category. */
  readonly maximumFiles: number
}

/**
 * Reads the one file of a multipart request into a draft. The same call again (by its Idempotency-Key) gives the same file.
 * @throws ApiError 422 with the text at `attachment`, 303 for a suspicious file, 400 for a form that cannot be read; the draft stays as it was
 */
export async function receiveDraftFile(
  parts: Parts,
  request: FastifyRequest,
  { ownerId, draft, category, recordId, maximumFiles }: FileToReceive,
): Promise<DraftFile> {
  const { commandId } = request.caller.context()
  let received: ReceivedForm | undefined
  try {
    received = await receiveUpload(request, { folder: parts.uploadFolder, maximumFiles: 1, fieldname: FIELD })
    const [file] = received.files
    if (!file) throw fieldError(FIELD, claimFormTexts.noFiles)
    // The file belongs to this draft only, no matter which key comes with the call.
    // It counts as being about the draft's owner until what is sent says whom it is about.
    const belonging = {
      ownerId,
      subjectId: ownerId,
      claimId: recordId,
      commandId: uuidv5(draft.id, commandId),
    }
    const examined = await examineUploads(parts, [{ file, category }], belonging)
    const type = examined[0]?.type
    if (type === undefined) throw fieldError(FIELD, claimFormTexts.fileTypeRefused)
    const [kept] = await keepUploads(parts, examined, belonging)
    if (!kept) throw new Error('A file that was examined was not kept.')
    const name = uploadLabel(file.uploadedName, type)
    const sealedName = await sealRecord(parts.subjectKeys, {
      recordId: kept.attachmentId,
      subjectId: ownerId,
      content: { name },
    })
    if (!sealedName) throw apiError('NOT_FOUND')
    await addToDraft(parts, { fileId: kept.attachmentId, draftId: draft.id, sealedName, category, maximumFiles })
    return { fileId: kept.attachmentId, name, mimeType: kept.mimeType, bytes: kept.bytes, category, state: 'received' }
  } catch (error) {
    throw error instanceof UploadRefused
      ? refusedUploadError(error, { field: FIELD, tooMany: tooManyFilesText(1) })
      : error
  } finally {
    await received?.discard()
  }
}

interface FileToAdd {
  readonly fileId: string
  readonly draftId: string
  readonly sealedName: JsonObject
  readonly category: AttachmentCategory
  readonly maximumFiles: number
}

/** A file that finds no room, or no draft any more, is in no draft: it is swept. */
export async function addToDraft(
  { database, clock }: Parts,
  { fileId, draftId, sealedName, category, maximumFiles }: FileToAdd,
): Promise<void> {
  const now = clock().toISOString()
  await database.transaction(async (transaction) => {
    const found = await transaction.maybeOne(
      sql.type(
        z.object({ draft_id: z.string() }),
      )`select draft_id from app.drafts where draft_id = ${draftId} for update`,
    )
    if (!found) throw apiError('NOT_FOUND')
    const others = await transaction.oneFirst(sql.type(z.object({ count: z.number() }))`
      select count(*)::int as count from app.draft_files join app.files using (file_id)
      where draft_id = ${draftId} and category = ${category} and file_id <> ${fileId}`)
    if (others >= maximumFiles) throw fieldError(FIELD, tooManyFilesText(maximumFiles))
    await transaction.query(sql.unsafe`
      insert into app.draft_files (file_id, draft_id, sealed_name)
      values (${fileId}, ${draftId}, ${JSON.stringify(sealedName)}::jsonb)
      on conflict (file_id) do nothing`)
    await transaction.query(
      sql.unsafe`update app.drafts set saved_at = ${now}::timestamptz where draft_id = ${draftId}`,
    )
  })
}

/**
 * Takes a file out of a draft. Its bytes are swept later and not removed here: what is sent on another device at this moment may be
 * making it part of the record.
 */
export async function removeDraftFile(
  { database }: Pick<Parts, 'database'>,
  draftId: string,
  fileId: string,
): Promise<void> {
  await database.query(sql.unsafe`delete from app.draft_files where draft_id = ${draftId} and file_id = ${fileId}`)
}

/** A file of a draft as it was received, for showing it; undefined for one that is not in it. */
export async function fileOfDraft(
  { database }: Pick<Parts, 'database'>,
  draftId: string,
  fileId: string,
): Promise<DocumentOfPerson | undefined> {
  const row = await database.maybeOne(sql.type(receivedFile)`
    select mime_type, bytes::int as bytes, sha256, subject_id
    from app.draft_files join app.files using (file_id)
    where draft_id = ${draftId} and file_id = ${fileId}`)
  return row === null
    ? undefined
    : { fileId, mimeType: row.mime_type, bytes: row.bytes, sha256: row.sha256, subjectId: row.subject_id }
}

const receivedFile = z.object({
  mime_type: z.string(),
  bytes: z.number(),
  sha256: z.string(),
  subject_id: z.string(),
})
