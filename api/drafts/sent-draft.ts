/**
 * Turns a draft into a record, exactly once. The ids of the record and of its command follow from the draft. So a draft
 * that is sent twice, or from two devices, is one record. The log and the tables cannot be written in one transaction.
 * So the draft and its files stay until the record is in the log. If the process is killed in between, the next call
 * finishes the work.
 */
import type { Attachment } from '@member-care/domain/claim/claim-details.ts'
import { draftFilesFieldSchema, type DraftFile } from '@member-care/domain/draft/draft.ts'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import { sql } from 'slonik'
import { v5 as uuidv5, validate as isUuid } from 'uuid'
import { z } from 'zod'
import { markAttached } from '../documents/file-register.ts'
import { FileMissing } from '../integrations/file-store/file-store.ts'
import type { Parts } from '../http/parts.ts'
import { formError } from '../http/api-error.ts'
import { findDraft, removeDraft, type DraftsOf, type KeptDraft, type OwnedDraft } from './draft-store.ts'
import type { SentRecord, Writing } from './writing.ts'

/** There is no such draft of this person: it was discarded, or has become (part of) a record in the meantime. */
export class DraftMissing extends Error {
  override readonly name = 'DraftMissing'
}

/** The id of the command that sends a draft. */
export function commandIdOfDraft({ name }: Pick<Writing, 'name'>, { ownerId, draftId }: OwnedDraft): string {
  return uuidv5(`${name} ${ownerId}`, draftId)
}

/** A draft as it is sent. */
export interface SentDraft extends OwnedDraft {
  /** Everything comes along, so that the server's copy need not be there; where there is one it is over with the record. */
  readonly isWhole: boolean
}

/**
 * The draft that the fields of what is sent name; undefined for what is sent without one. With `draftWhole` it is sent whole.
 * @throws ApiError 422 when `draftId` is no id
 */
export function readSentDraft(fields: Readonly<Record<string, string>>, of: DraftsOf): SentDraft | undefined {
  const draftId = fields['draftId']?.trim().toLowerCase() ?? ''
  if (draftId === '') return undefined
  if (!isUuid(draftId)) throw formError({ draftId: errorTexts.malformed })
  return { ...of, draftId, isWhole: fields['draftWhole']?.trim() === 'true' }
}

/**
 * The files of the draft that the field `draftFiles` names, in its order, with the categories that it gives.
 * @param addedTo the record that the draft must add to; null for one that becomes a record of its own
 * @throws DraftMissing; ApiError 422 when the field cannot be read, or names a file twice or one that is not in the draft
 */
export async function chosenDraftFiles(
  parts: Parts,
  sent: SentDraft,
  fields: Readonly<Record<string, string>>,
  addedTo: string | null = null,
): Promise<readonly DraftFile[]> {
  if (sent.isWhole) return []
  const draft = await findDraft(parts, sent)
  if (!draft || draft.recordId !== addedTo) throw new DraftMissing()
  const chosen = draftFilesFieldSchema.safeParse(parsedJson(fields['draftFiles'] ?? '[]'))
  if (!chosen.success) throw formError({ draftFiles: errorTexts.malformed })
  const files = chosen.data.flatMap(({ fileId, category }) =>
    draft.files.filter((file) => file.fileId === fileId).map((file) => ({ ...file, category })),
  )
  const isEachOnce =
    new Set(files.map(({ fileId }) => fileId)).size === chosen.data.length && files.length === chosen.data.length
  if (!isEachOnce) throw formError({ draftFiles: errorTexts.malformed })
  return files
}

/**
 * Takes the files for the record: from now on they tell about the person whom it is about, and no sweep removes them before it is in the log,
 * even if they are taken out of the draft on another device.
 * @throws DraftMissing when the draft, or one of the files, has gone in the meantime
 */
export async function takeDraftFiles(
  parts: Parts,
  { ownerId, draftId, isWhole }: SentDraft,
  { files, subjectId }: { readonly files: readonly DraftFile[]; readonly subjectId: string },
): Promise<readonly Attachment[]> {
  const now = parts.clock().toISOString()
  const attachments = await parts.database.transaction(async (transaction) => {
    const draft = await transaction.maybeOneFirst(sql.type(z.object({ draft_id: z.string() }))`
      update app.drafts set submitting_at = ${now}::timestamptz where draft_id = ${draftId} and owner_id = ${ownerId} returning draft_id`)
    if (draft === null && !isWhole) throw new DraftMissing()
    const taken: Attachment[] = []
    for (const { fileId, category, name, mimeType, bytes } of files) {
      const sha256 = await transaction.maybeOneFirst(sql.type(z.object({ sha256: z.string() }))`
        update app.files set subject_id = ${subjectId}, category = ${category}, created_at = ${now}::timestamptz
        where file_id = ${fileId} and exists (select from app.draft_files where file_id = ${fileId} and draft_id = ${draftId})
        returning sha256`)
      if (sha256 === null) throw new DraftMissing()
      taken.push({ attachmentId: fileId, category, originalFilename: name, mimeType, bytes, sha256 })
    }
    return taken
  })
  // Before the record is in the log: its documents are gone with whom it is about, and not with who had the draft.
  await Promise.all(
    attachments.map(({ attachmentId }) =>
      parts.files.sealFor(attachmentId, { subjectId }).catch((error: unknown) => {
        throw error instanceof FileMissing ? new DraftMissing() : error
      }),
    ),
  )
  return attachments
}

/** Once the record is in the log: its files are its own, and the draft is gone. Safe to repeat. */
export async function settleDraft(
  { database }: Pick<Parts, 'database'>,
  sent: OwnedDraft,
  { attachments }: SentRecord,
): Promise<void> {
  await markAttached(
    database,
    attachments.map(({ attachmentId }) => attachmentId),
  )
  await removeDraft(database, sent)
}

/** Only the drafts that have not become records; what a kill has left of the others is finished now. */
export async function withoutSent(
  parts: Pick<Parts, 'database' | 'eventLog'>,
  writing: Writing,
  of: DraftsOf,
  drafts: readonly KeptDraft[],
): Promise<readonly KeptDraft[]> {
  const unfinished: KeptDraft[] = []
  for (const draft of drafts) {
    const owned = { ...of, draftId: draft.id }
    const record = draft.isSubmitting ? await writing.sentRecord(parts, owned, draft.recordId) : undefined
    if (record) await settleDraft(parts, owned, record)
    else unfinished.push(draft)
  }
  return unfinished
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
