/** A letter of guarantee that the caller reaches, and what belongs to it: its documents, and the letters that were issued. */
import { findGuarantee, type GuaranteeRecord } from '@member-care/projections/guarantees/guarantee-queries.ts'
import type { Scope } from '@member-care/projections/scope.ts'
import type { FastifyReply } from 'fastify'
import { isRequested } from '@member-care/domain/guarantee/guarantee-state.ts'
import { guaranteeStream, loadGuarantee } from '../aggregates/guarantee.ts'
import { sendDocument, sendRecorded, shownHeaders } from '../documents/send-file.ts'
import { apiError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'
import type { LetterOfRequest } from './letter-codes.ts'

/** @throws ApiError 404 when there is none within the scope */
export async function reachedGuarantee(parts: Parts, scope: Scope, guaranteeId: string): Promise<GuaranteeRecord> {
  const guarantee = await findGuarantee(parts, scope, guaranteeId)
  if (!guarantee) throw apiError('NOT_FOUND')
  return guarantee
}

/**
 * Answers with one of its documents. Whether the caller reaches it has been found out before.
 * @throws ApiError 404 for another's, and as sendDocument does
 */
export function sendAttachment(
  reply: FastifyReply,
  parts: Parts,
  { guaranteeId, attachments }: GuaranteeRecord,
  { attachmentId, view }: { readonly attachmentId: string; readonly view: string | undefined },
): Promise<FastifyReply> {
  if (!attachments.some((attachment) => attachment.attachmentId === attachmentId)) throw apiError('NOT_FOUND')
  return sendDocument(
    reply,
    parts,
    { stream: guaranteeStream(guaranteeId), fileId: attachmentId },
    { view: view === '1' },
  )
}

/**
 * Answers with a letter as it was issued: its bytes are kept, and never printed anew.
 * @throws ApiError 404 where no such letter was issued, and as sendDocument does
 */
export function sendLetter(
  reply: FastifyReply,
  parts: Parts,
  { guaranteeId, letters }: GuaranteeRecord,
  issue: number,
): Promise<FastifyReply> {
  const letter = letters.find((one) => one.issue === issue)
  if (!letter) throw apiError('NOT_FOUND')
  return sendDocument(
    reply,
    parts,
    { stream: guaranteeStream(guaranteeId), fileId: letter.document.fileId },
    { view: false },
  )
}

/**
 * Answers with a letter for a browser's own viewer, in a tab of its own. Whoever asks has shown a pass.
 * @throws ApiError as {@link sendLetter}
 */
export async function openLetter(
  reply: FastifyReply,
  parts: Parts,
  { guaranteeId, issue }: LetterOfRequest,
): Promise<FastifyReply> {
  const { state } = await loadGuarantee(parts, guaranteeId)
  const letter = isRequested(state) ? state.letters.find((one) => one.issue === issue) : undefined
  if (!letter) throw apiError('NOT_FOUND')
  return sendRecorded(reply, parts, letter.document, shownHeaders)
}
