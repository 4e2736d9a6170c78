/** Takes in a file of users, and lets it be checked. */
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { uploadFileTexts } from '@member-care/domain/texts/upload-texts.ts'
import { MAXIMUM_UPLOAD_BYTES, MAXIMUM_UPLOAD_MEGABYTES } from '@member-care/domain/upload/upload-columns.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import type { FastifyRequest } from 'fastify'
import { receiveUpload, saidByForm, type ReceivedFile } from '../documents/receive-upload.ts'
import { UploadRefused, type UploadRefusal } from '../documents/upload-refused.ts'
import { apiError, fieldError } from '../http/api-error.ts'
import { idOfRequest, type Caller } from '../http/caller.ts'
import type { Parts } from '../http/parts.ts'
import { inspectCsv, UnreadableFile } from './decode-csv.ts'
import type { UploadReach } from './upload-surface.ts'
import { findUpload, insertUpload, moveUpload, type Upload } from './upload-store.ts'

/**
 * Receives the multipart form's one file, `file`. The same call again, with its `Idempotency-Key`, is the same upload.
 * @throws ApiError 422 at the field `file` when it is none that can be read; 303 when it is suspicious
 */
export async function receiveUploadFile(parts: Parts, request: FastifyRequest, reach: UploadReach): Promise<Upload> {
  const form = await receiveUpload(request, {
    folder: parts.uploadFolder,
    maximumFiles: 1,
    fieldname: 'file',
    maximumFileBytes: MAXIMUM_UPLOAD_BYTES,
  }).catch((error: unknown) => {
    throw error instanceof UploadRefused ? refusedForm(error.refusal) : error
  })
  try {
    const [file] = form.files
    if (!file) throw fieldError('file', uploadFileTexts.missing)
    return await keepUploadFile(parts, request.caller, {
      path: file.path,
      fileName: fileLabel(file),
      reach,
      context: request.caller.context(saidByForm(form)),
    })
  } finally {
    await form.discard()
  }
}

/**
 * Keeps a file that was received or written, and lets it be checked.
 * @param options.submitWhenChecked carries it out without anybody looking at it first
 */
export async function keepUploadFile(
  parts: Parts,
  caller: Caller,
  {
    path,
    fileName,
    reach,
    context,
    submitWhenChecked = false,
  }: {
    readonly path: string
    readonly fileName: string
    readonly reach: UploadReach
    readonly context: CommandContext
    readonly submitWhenChecked?: boolean
  },
): Promise<Upload> {
  const { database, files, antivirus, clock } = parts
  const { clean } = await antivirus.scan(path)
  if (!clean) throw apiError('SUSPICIOUS_FILE')
  const { delimiter } = await inspectCsv(path).catch((error: unknown) => {
    throw error instanceof UnreadableFile ? fieldError('file', error.message) : error
  })
  const { correlationId, clientAddress = null, actor } = context
  const uploadId = idOfRequest(context)
  const upload = {
    uploadId,
    fileName,
    delimiter,
    uploadedBy: caller.user.userId,
    uploadedRole: actor.role ?? null,
    ...reach,
    clientAddress,
    correlationId,
    submitWhenChecked,
    judgedOn: singaporeToday(clock()),
  }
  // Known before its bytes are kept, so that nothing is kept that nobody knows of.
  await insertUpload(database, upload, clock())
  if ((await findUpload(database, uploadId))?.state === 'receiving') {
    await files.put(uploadId, path, 'itself')
    await moveUpload(database, uploadId, 'receiving', 'checking', clock())
  }
  const kept = await findUpload(database, uploadId)
  if (!kept) throw apiError('INTERNAL_ERROR')
  return kept
}

const LONGEST_LABEL = 120

/** The name that the file came with, as a label: without a path and characters that cannot be seen. */
function fileLabel({ uploadedName = '' }: ReceivedFile): string {
  const name =
    uploadedName
      .normalize('NFC')
      .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu, '')
      .split(/[/\\]/)
      .at(-1)
      ?.trim() ?? ''
  return [...(name || 'users.csv')].slice(0, LONGEST_LABEL).join('')
}

function refusedForm(refusal: UploadRefusal) {
  if (refusal === 'too-large') return fieldError('file', uploadFileTexts.tooLarge(MAXIMUM_UPLOAD_MEGABYTES))
  if (refusal === 'empty') return fieldError('file', uploadFileTexts.empty)
  return refusal === 'suspicious' ? apiError('SUSPICIOUS_FILE') : fieldError('file', uploadFileTexts.missing)
}
