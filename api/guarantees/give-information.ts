/** A member's answer to what the desk asked about their request for a letter of guarantee: words, further documents, or both. */
import { decideGuarantee } from '@member-care/domain/guarantee/decide-guarantee.ts'
import { addedAttachmentsError, MAXIMUM_ATTACHMENTS } from '@member-care/domain/guarantee/request-form.ts'
import type { GuaranteeRecord } from '@member-care/projections/guarantees/guarantee-queries.ts'
import type { FastifyRequest } from 'fastify'
import { carryOutGuarantee } from '../aggregates/guarantee.ts'
import { toClaimFile } from '../claims/check-claim-form.ts'
import { uploadError } from '../claims/claim-errors.ts'
import { markAttached } from '../documents/file-register.ts'
import { examineUploads, keepUploads } from '../documents/keep-uploads.ts'
import { receiveUpload, saidByForm, type ReceivedForm } from '../documents/receive-upload.ts'
import { UploadRefused } from '../documents/upload-refused.ts'
import { fieldError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'

/**
 * Reads the multipart request (`answer`, `documents`). The same command again changes nothing.
 * @throws ApiError 400 unreadable form, 409 where nothing is asked, 422 with texts at the fields, 303 suspicious file, 503 no antivirus verdict
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
  const context = caller.context(saidByForm(received))
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
  const wrong = addedAttachmentsError(examined.map(toClaimFile))
  if (wrong !== undefined) throw fieldError('attachments', wrong)
  const attachments = [...(await keepUploads(parts, examined, belonging))]
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
}
