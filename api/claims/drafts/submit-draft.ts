/**
 * Turns a draft into a claim, exactly once. The ids of the claim and of its command follow from the draft. So a draft
 * that is sent twice, or from two devices, is one claim. The log and the tables cannot be written in one transaction.
 * So the draft and its files stay until the claim is in the log. If the process is killed in between, the next call
 * finishes the work.
 */
import type { Attachment } from '@member-care/domain/claim/claim-details.ts'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { evolve, initialState, isFiled, type FiledClaim } from '@member-care/domain/claim/claim-state.ts'
import { draftFilesFieldSchema, type DraftFile } from '@member-care/domain/claim/draft/claim-draft.ts'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import { sql } from 'slonik'
import { v5 as uuidv5, validate as isUuid } from 'uuid'
import { z } from 'zod'
import { markAttached } from '../../documents/file-register.ts'
import { FileMissing } from '../../integrations/file-store/file-store.ts'
import type { Parts } from '../../http/parts.ts'
import { formError } from '../../http/api-error.ts'
import { findDraft, removeDraft, type KeptDraft } from './draft-store.ts'

/** The draft that a submission names. */
export interface SubmittedDraft {
  readonly ownerId: string
  readonly draftId: string
}

/** There is no such draft of this person: it was discarded, or has become (part of) a claim in the meantime. */
export class DraftMissing extends Error {
  override readonly name = 'DraftMissing'
}

/** The id of the command that files the claim of a draft. */
export function commandIdOfDraft({ ownerId, draftId }: SubmittedDraft): string {
  return uuidv5(`claim-draft ${ownerId}`, draftId)
}

/** The id of the claim that a draft becomes. */
export function claimIdOfDraft(draft: SubmittedDraft): string {
  return uuidv5('claim', commandIdOfDraft(draft))
}

/**
 * The draft that the fields of a submission name; undefined for a submission without one.
 * @throws ApiError 422 when `draftId` is no id
 */
export function readSubmittedDraft(
  fields: Readonly<Record<string, string>>,
  ownerId: string,
): SubmittedDraft | undefined {
  const draftId = fields['draftId']?.trim().toLowerCase() ?? ''
  if (draftId === '') return undefined
  if (!isUuid(draftId)) throw formError({ draftId: errorTexts.malformed })
  return { ownerId, draftId }
}

/**
 * The files of the draft that the field `draftFiles` names, in its order, with the categories that it gives.
 * @param updatedClaimId on an update: the claim that the draft must be for
 * @throws DraftMissing; ApiError 422 when the field cannot be read, or names a file twice or one that is not in the draft
 */
export async function chosenDraftFiles(
  parts: Parts,
  submitted: SubmittedDraft,
  fields: Readonly<Record<string, string>>,
  updatedClaimId: string | null = null,
): Promise<readonly DraftFile[]> {
  const draft = await findDraft(parts, submitted.ownerId, submitted.draftId)
  if (!draft || draft.updatedClaimId !== updatedClaimId) throw new DraftMissing()
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
 * Takes the files for the claim: from now on they tell about the claimant, and no sweep removes them before the claim is in the log,
 * even if they are taken out of the draft on another device.
 * @throws DraftMissing when the draft, or one of the files, has gone in the meantime
 */
export async function takeDraftFiles(
  parts: Parts,
  { ownerId, draftId }: SubmittedDraft,
  { files, claimantId }: { readonly files: readonly DraftFile[]; readonly claimantId: string },
): Promise<readonly Attachment[]> {
  const now = parts.clock().toISOString()
  const attachments = await parts.database.transaction(async (transaction) => {
    const draft = await transaction.maybeOneFirst(sql.type(z.object({ draft_id: z.string() }))`
      update app.claim_drafts set submitting_at = ${now}::timestamptz where draft_id = ${draftId} and owner_id = ${ownerId} returning draft_id`)
    if (draft === null) throw new DraftMissing()
    const taken: Attachment[] = []
    for (const { fileId, category, name, mimeType, bytes } of files) {
      const sha256 = await transaction.maybeOneFirst(sql.type(z.object({ sha256: z.string() }))`
        update app.files set subject_id = ${claimantId}, category = ${category}, created_at = ${now}::timestamptz
        where file_id = ${fileId} and exists (select from app.claim_draft_files where file_id = ${fileId} and draft_id = ${draftId})
        returning sha256`)
      if (sha256 === null) throw new DraftMissing()
      taken.push({ attachmentId: fileId, category, originalFilename: name, mimeType, bytes, sha256 })
    }
    return taken
  })
  // Before the claim is in the log: its documents are gone with the claimant, and not with who had the draft.
  await Promise.all(
    attachments.map(({ attachmentId }) =>
      parts.files.sealFor(attachmentId, { subjectId: claimantId }).catch((error: unknown) => {
        throw error instanceof FileMissing ? new DraftMissing() : error
      }),
    ),
  )
  return attachments
}

/** The claim that a draft has become; undefined while it is none. */
export async function claimOfDraft(
  { eventLog }: Pick<Parts, 'eventLog'>,
  draft: SubmittedDraft,
): Promise<FiledClaim | undefined> {
  const { events } = await eventLog.load<ClaimEvent>(`claim-${claimIdOfDraft(draft)}`)
  const claim = events.reduce(evolve, initialState)
  return isFiled(claim) ? claim : undefined
}

/** Once the claim is in the log: its files are its own, and the draft is gone. Safe to repeat. */
export async function settleDraft(
  { database }: Pick<Parts, 'database'>,
  { ownerId, draftId }: SubmittedDraft,
  claim: FiledClaim,
): Promise<void> {
  await markAttached(
    database,
    claim.attachments.map(({ attachmentId }) => attachmentId),
  )
  await removeDraft(database, ownerId, draftId)
}

/** Only the drafts that have not become claims; what a kill has left of the others is finished now. */
export async function withoutFiled(
  parts: Pick<Parts, 'database' | 'eventLog'>,
  ownerId: string,
  drafts: readonly KeptDraft[],
): Promise<readonly KeptDraft[]> {
  const unfinished: KeptDraft[] = []
  for (const draft of drafts) {
    const owned = { ownerId, draftId: draft.id }
    const claim = draft.isSubmitting ? await claimOfDraft(parts, owned) : undefined
    if (claim) await settleDraft(parts, owned, claim)
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
