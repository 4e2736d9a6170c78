/** A file that somebody sends in a conversation: the types and size of a claim's documents (S25), scanned, and judged by its content. */
import { fileError } from '@member-care/domain/claim/form/attachment-errors.ts'
import { unlessRedacted } from '@member-care/domain/events/event-definition.ts'
import { claimFormTexts, tooManyFilesText } from '@member-care/domain/texts/claim-form-texts.ts'
import type { FastifyRequest } from 'fastify'
import { toClaimFile } from '../claims/check-claim-form.ts'
import { examineUploads, keepUploads } from '../documents/keep-uploads.ts'
import { receiveUpload, type ReceivedFile } from '../documents/receive-upload.ts'
import { refusedUploadError } from '../documents/refused-upload-error.ts'
import { UploadRefused } from '../documents/upload-refused.ts'
import { fieldError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'
import type { Conversation, EntryToAdd } from './conversation-store.ts'

const FILE_FIELD = 'attachment'

/** What the entry of a kept file is made of. */
export type ChatFile = Required<Pick<EntryToAdd, 'content' | 'data' | 'fileId'>>

interface Sender {
  readonly ownerId: string
  /** The id of its entry: the same once more keeps the same file. */
  readonly entryId: string
}

/**
 * Reads the one file of a multipart request and keeps it.
 * @throws ApiError 422 with the text at `attachment`, 303 for a suspicious file, 400 for a form that cannot be read, 503 without a verdict of the scanner
 */
export async function receiveChatFile(
  parts: Parts,
  request: FastifyRequest,
  conversation: Conversation,
  sender: Sender,
): Promise<ChatFile> {
  const form = await receiveUpload(request, {
    folder: parts.uploadFolder,
    maximumFiles: 1,
    fieldname: FILE_FIELD,
  }).catch(refused)
  try {
    const [file] = form.files
    if (!file) throw fieldError(FILE_FIELD, claimFormTexts.noFiles)
    return await keepChatFile(parts, file, conversation, sender)
  } finally {
    await form.discard()
  }
}

/** Keeps a file that was received. @throws ApiError as {@link receiveChatFile} */
async function keepChatFile(
  parts: Parts,
  file: ReceivedFile,
  { conversationId, memberId }: Conversation,
  { ownerId, entryId }: Sender,
): Promise<ChatFile> {
  const belonging = { ownerId, subjectId: memberId, claimId: conversationId, commandId: entryId }
  const examined = await examineUploads(parts, [{ file, category: 'DOC' }], belonging).catch(refused)
  const wrong = examined
    .map(toClaimFile)
    .map(fileError)
    .find((text) => text !== undefined)
  if (wrong !== undefined) throw fieldError(FILE_FIELD, wrong)
  const [kept] = await keepUploads(parts, examined, belonging)
  if (!kept) throw new Error('A file that was examined was not kept.')
  const { attachmentId: fileId, originalFilename, mimeType, bytes, sha256 } = kept
  return {
    fileId,
    content: { text: unlessRedacted(originalFilename) ?? '' },
    data: { fileId, mimeType, bytes, sha256 },
  }
}

function refused(error: unknown): never {
  throw error instanceof UploadRefused
    ? refusedUploadError(error, { field: FILE_FIELD, tooMany: tooManyFilesText(1) })
    : error
}
