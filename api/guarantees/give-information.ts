/** A member's answer to what the desk asked about their request for a letter of guarantee: words, further documents, or both. */
import { decideGuarantee } from '@member-care/domain/guarantee/decide-guarantee.ts'
import { addedAttachmentsError, MAXIMUM_ATTACHMENTS } from '@member-care/domain/guarantee/request-form.ts'
import { letterDraftTexts } from '@member-care/domain/texts/letter-draft-texts.ts'
import type { GuaranteeRecord } from '@member-care/projections/guarantees/guarantee-queries.ts'
import type { FastifyRequest } from 'fastify'
import { carryOutGuarantee } from '../aggregates/guarantee.ts'
import { removeDraft } from '../drafts/draft-store.ts'
import {
  chosenDraftFiles,
  commandIdOfDraft,
  DraftMissing,
  readSentDraft,
  settleDraft,
  takeDraftFiles,
} from '../drafts/sent-draft.ts'
import { toClaimFile } from '../claims/check-claim-form.ts'
import { uploadError } from '../claims/claim-errors.ts'
import { markAttached } from '../documents/file-register.ts'
import { examineUploads, keepUploads } from '../documents/keep-uploads.ts'
import { receiveUpload, saidByForm, type ReceivedForm } from '../documents/receive-upload.ts'
import { UploadRefused } from '../documents/upload-refused.ts'
import { ApiError, fieldError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'
import { letterWriting } from './drafts/letter-drafts.ts'

/**
 * Reads the multipart request: `answer`, with `documents` that come along, files of a draft (fields `draftId` and `draftFiles`), or both. The
 * same command, or the same draft, again changes nothing.
 * @throws ApiError 400 unreadable form, 404 a draft that is not there, 409 where nothing is asked, 422 with texts at the fields, 303 suspicious file, 503 no antivirus verdict
 */
export async function giveInformation(
  parts: Parts,
  request: FastifyRequest,
  guarantee: GuaranteeRecord,
): Promise<void> {
  const received = await receiveUpload(request, {
    folder: parts.uploadFolder,
    maximumFiles: MAXIMUM_ATTACHMENTS,
    fieldname: 'documents',
  }).catch((error: unknown) => {
    throw error instanceof UploadRefused
      ? uploadError(error, { kind: 'inpatient', maximumFiles: MAXIMUM_ATTACHMENTS })
      : error
  })
  try {
    await answer(parts, request, guarantee, received)
  } catch (error) {
    throw error instanceof DraftMissing
      ? new ApiError('DRAFT_NOT_FOUND', { status: 404, text: letterDraftTexts.gone })
      : error
  } finally {
    await received.discard()
  }
}

async function answer(
  parts: Parts,
  { caller }: FastifyRequest,
  { guaranteeId, patientId }: GuaranteeRecord,
  received: ReceivedForm,
): Promise<void> {
  const draft = readSentDraft(received.fields, { ownerId: caller.user.userId, kinds: letterWriting.kinds })
  const said = caller.context(saidByForm(received))
  const context = draft ? { ...said, commandId: commandIdOfDraft(letterWriting, draft), requestHash: undefined } : said
  const before = draft && (await letterWriting.sentRecord(parts, draft, guaranteeId))
  if (before) return settleDraft(parts, draft, before)
  const belonging = {
    ownerId: caller.user.userId,
    subjectId: patientId,
    claimId: guaranteeId,
    commandId: context.commandId,
  }
  const examined = await examineUploads(
    parts,
    received.files.map((file) => ({ file, category: 'DOC' as const })),
    belonging,
  )
  const fromDraft = draft ? await chosenDraftFiles(parts, draft, received.fields, guaranteeId) : []
  const wrong = addedAttachmentsError([...fromDraft, ...examined.map(toClaimFile)])
  if (wrong !== undefined) throw fieldError('attachments', wrong)
  const taken = draft ? await takeDraftFiles(parts, draft, { files: fromDraft, subjectId: patientId }) : []
  const attachments = [...taken, ...(await keepUploads(parts, examined, belonging))]
  await carryOutGuarantee(parts, guaranteeId, {
    context,
    decide: (state) =>
      decideGuarantee(
        { type: 'GiveGuaranteeInformation', data: { answer: received.fields['answer'] ?? '', attachments } },
        state,
      ),
    visibleIn: ['guarantees'],
  })
  await markAttached(
    parts.database,
    attachments.map(({ attachmentId }) => attachmentId),
  )
  if (draft) await removeDraft(parts.database, draft)
}
