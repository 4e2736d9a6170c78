/** A form that brings one file, for calls that keep or make something of it: refused in the caller's words, scanned, and gone afterwards. */
import type { FastifyRequest } from 'fastify'
import { apiError, fieldError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'
import { receiveUpload, type ReceivedFile, type ReceivedForm } from './receive-upload.ts'
import { UploadRefused, type UploadRefusal } from './upload-refused.ts'

export interface OneFileField {
  readonly fieldname: string
  /** Read when they are needed, in the reader's language. */
  readonly texts: Readonly<Record<'tooMany' | 'tooLarge' | 'noFile', string>>
}

/** A form that cannot be read is to blame on no field. */
const textKeys: Readonly<Partial<Record<UploadRefusal, keyof OneFileField['texts']>>> = {
  'too-many': 'tooMany',
  'too-large': 'tooLarge',
  empty: 'noFile',
}

/**
 * Does something with the file of a form; the upload itself is gone afterwards.
 * @param request a multipart request, not read yet
 * @throws ApiError 422 at the field, 400 for a form that cannot be read, 303 for what a scanner finds; and as `work` does
 */
export async function withOneFile<Result>(
  { uploadFolder, antivirus }: Pick<Parts, 'uploadFolder' | 'antivirus'>,
  request: FastifyRequest,
  field: OneFileField,
  work: (file: ReceivedFile, form: ReceivedForm) => Promise<Result>,
): Promise<Result> {
  const { fieldname, texts } = field
  const form = await receiveUpload(request, { folder: uploadFolder, maximumFiles: 1, fieldname }).catch(
    (error: unknown) => {
      throw error instanceof UploadRefused ? refusedForm(error.refusal, field) : error
    },
  )
  try {
    const [file] = form.files
    if (!file) throw fieldError(fieldname, texts.noFile)
    if (!(await antivirus.scan(file.path)).clean) throw apiError('SUSPICIOUS_FILE')
    return await work(file, form)
  } finally {
    await form.discard()
  }
}

function refusedForm(refusal: UploadRefusal, { fieldname, texts }: OneFileField): Error {
  const key = textKeys[refusal]
  return key === undefined ? apiError('MALFORMED_REQUEST') : fieldError(fieldname, texts[key])
}
