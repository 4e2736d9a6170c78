/** A file that somebody sends in a conversation: the types and size of a claim's documents (S25), scanned, and judged by its content. */
import { fileError } from '@member-care/domain/claim/form/attachment-errors.ts'
import { unlessRedacted } from '@member-care/domain/events/event-definition.ts'
import { chatTexts } from '@member-care/domain/texts/chat-texts.ts'
import { claimFormTexts, tooManyFilesText } from '@member-care/domain/texts/claim-form-texts.ts'
import type { FastifyRequest } from 'fastify'
import { toClaimFile } from '../claims/check-claim-form.ts'
import { examineUploads, keepUploads } from '../documents/keep-uploads.ts'
import { withReceivedBytes } from '../documents/receive-bytes.ts'
import { receiveUpload, type ReceivedFile } from '../documents/receive-upload.ts'
import { refusedUploadError } from '../documents/refused-upload-error.ts'
import { UploadRefused } from '../documents/upload-refused.ts'
import { fieldError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'
import { requireDiskRoom } from '../operations/disk-room.ts'
import type { Conversation, EntryToAdd } from './conversation-store.ts'

const FILE_FIELD = 'attachment'
/** Where the events of the specification have it (2§7). */
const BASE64_FIELD = 'attachmentBase64Data'

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
  }).catch(refusedAt(FILE_FIELD))
  try {
    const [file] = form.files
    if (!file) throw fieldError(FILE_FIELD, claimFormTexts.noFiles)
    return await keepChatFile(parts, file, conversation, { ...sender, field: FILE_FIELD })
  } finally {
    await form.discard()
  }
}

const base64 = /^(?:data:[^,]{0,200},)?([A-Za-z0-9+/_-]*={0,2})$/

/**
 * Keeps a file that came as base64, also as a `data:` address, of which only the bytes count.
 * @throws ApiError 422 with the text at `attachmentBase64Data`, 507 where the disk is nearly full, else as {@link receiveChatFile}
 */
export async function receiveChatFileOfText(
  parts: Parts,
  { text, name }: { readonly text: string; readonly name: string | undefined },
  conversation: Conversation,
  sender: Sender,
): Promise<ChatFile> {
  const { dataDirectory, disk } = parts.settings
  await requireDiskRoom({ folder: dataDirectory, ...disk }, parts.logger)
  const encoded = base64.exec(text)?.[1]
  if (encoded === undefined) throw fieldError(BASE64_FIELD, chatTexts.refusals.fileUnreadable)
  return withReceivedBytes(Buffer.from(encoded, 'base64'), { folder: parts.uploadFolder, name }, (file) =>
    keepChatFile(parts, file, conversation, { ...sender, field: BASE64_FIELD }),
  ).catch(refusedAt(BASE64_FIELD))
}

/** Keeps a file that was received. @throws ApiError as {@link receiveChatFile} */
async function keepChatFile(
  parts: Parts,
  file: ReceivedFile,
  { conversationId, memberId }: Conversation,
  { ownerId, entryId, field }: Sender & { readonly field: string },
): Promise<ChatFile> {
  const belonging = { ownerId, subjectId: memberId, claimId: conversationId, commandId: entryId }
  const examined = await examineUploads(parts, [{ file, category: 'DOC' }], belonging).catch(refusedAt(field))
  const wrong = examined
    .map(toClaimFile)
    .map(fileError)
    .find((text) => text !== undefined)
  if (wrong !== undefined) throw fieldError(field, wrong)
  const [kept] = await keepUploads(parts, examined, belonging)
  if (!kept) throw new Error('A file that was examined was not kept.')
  const { attachmentId: fileId, originalFilename, mimeType, bytes, sha256 } = kept
  return {
    fileId,
    content: { text: unlessRedacted(originalFilename) ?? '' },
    data: { fileId, mimeType, bytes, sha256 },
  }
}

function refusedAt(field: string): (error: unknown) => never {
  return (error) => {
    throw error instanceof UploadRefused ? refusedUploadError(error, { field, tooMany: tooManyFilesText(1) }) : error
  }
}
