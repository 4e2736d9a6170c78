/** Takes in a form with one sheet, and reads its cells. */
import { MOST_SHEET_BYTES } from '@member-care/domain/sheets/sheet-rows.ts'
import { sheetTexts } from '@member-care/domain/texts/sheet-texts.ts'
import type { FastifyRequest } from 'fastify'
import { readFile } from 'node:fs/promises'
import { receiveUpload } from '../documents/receive-upload.ts'
import { UploadRefused, type UploadRefusal } from '../documents/upload-refused.ts'
import { apiError, fieldError, type ApiError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'
import { readSheets, SHEET_FIELD, type NamedSheet } from './read-sheet.ts'

export interface ReceivedSheet {
  /** All rows of the first sheet as text, the first one with the headings. */
  readonly cells: readonly (readonly string[])[]
  /** All sheets of the file. */
  readonly sheets: readonly NamedSheet[]
  /** The other fields of the form. */
  readonly fields: Readonly<Record<string, string>>
}

/**
 * Reads the multipart request.
 * @throws ApiError 422 at `file` for one that cannot be read; 303 suspicious file
 */
export function receiveSheet(parts: Parts, request: FastifyRequest): Promise<ReceivedSheet> {
  return refuseSecondFile(request.caller.user.userId, async () => {
    const { content, fields } = await receiveContent(parts, request)
    const sheets = await readSheets(content)
    return { cells: sheets[0]?.rows ?? [], sheets, fields }
  })
}

/** Who has a file read just now. */
const reading = new Set<string>()

/**
 * All users' files are read one after the other. So each user may have only one file read at a time: many would make
 * everybody else wait.
 */
async function refuseSecondFile<Result>(userId: string, read: () => Promise<Result>): Promise<Result> {
  if (reading.has(userId)) throw fieldError(SHEET_FIELD, sheetTexts.oneAtATime)
  reading.add(userId)
  try {
    return await read()
  } finally {
    reading.delete(userId)
  }
}

async function receiveContent(parts: Parts, request: FastifyRequest) {
  try {
    const form = await receiveUpload(request, { folder: parts.uploadFolder, maximumFiles: 1, fieldname: SHEET_FIELD })
    try {
      const [file] = form.files
      if (!file) throw fieldError(SHEET_FIELD, sheetTexts.noFile)
      if (file.bytes > MOST_SHEET_BYTES) throw fieldError(SHEET_FIELD, sheetTexts.tooLarge)
      if (!(await parts.antivirus.scan(file.path)).clean) throw apiError('SUSPICIOUS_FILE')
      return { content: await readFile(file.path), fields: form.fields }
    } finally {
      await form.discard()
    }
  } catch (error) {
    throw error instanceof UploadRefused ? uploadError(error.refusal) : error
  }
}

const uploadTexts: Readonly<Partial<Record<UploadRefusal, string>>> = {
  get 'too-large'() {
    return sheetTexts.tooLarge
  },
  get 'too-many'() {
    return sheetTexts.noFile
  },
  get empty() {
    return sheetTexts.noFile
  },
}

function uploadError(refusal: UploadRefusal): ApiError {
  const text = uploadTexts[refusal]
  return text === undefined ? apiError('MALFORMED_REQUEST') : fieldError(SHEET_FIELD, text)
}
