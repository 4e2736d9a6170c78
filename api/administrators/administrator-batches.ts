/** Adding administrators from a file, row by row: a row that fails leaves the others (3§5, 3§8). */
import { MOST_BATCH_BYTES, readAdministratorBatch, type BatchRow } from '@member-care/domain/access/administrator-batch.ts'
import { administratorBatchTexts } from '@member-care/domain/texts/administrator-list-texts.ts'
import type { FastifyRequest } from 'fastify'
import { readFile } from 'node:fs/promises'
import { v5 as uuidv5 } from 'uuid'
import { receiveUpload } from '../files/receive-upload.ts'
import { UploadRefused, type UploadRefusal } from '../files/upload-refused.ts'
import { apiError, ApiError, fieldError } from '../http/api-error.ts'
import type { Parts } from '../parts.ts'
import { addAdministrator } from './administrator-commands.ts'
import { BATCH_FIELD, readBatchFile } from './read-batch-file.ts'

/** What became of a row, by its number in the file (the first one, with the headings, is 1). */
export interface BatchOutcome {
  readonly row: number
  readonly email: string
  /** The new administrator's id; null for a row that failed. */
  readonly id: string | null
  readonly error: string | null
}

/**
 * Reads the multipart request and adds the administrators of its file, each with a command of its own. The same call again gives the same.
 * @throws ApiError 422 at `file` for one that cannot be taken as a whole; 303 suspicious file
 */
export async function addAdministratorBatch(parts: Parts, request: FastifyRequest): Promise<readonly BatchOutcome[]> {
  const read = readAdministratorBatch(await oneAtATime(request.caller.user.userId, async () => readBatchFile(await receiveBatchFile(parts, request))))
  if ('error' in read) throw fieldError(BATCH_FIELD, read.error)
  const outcomes: BatchOutcome[] = []
  // One after the other: each waits for its append only, and a long file must not take every connection.
  for (const row of read.rows) outcomes.push(await outcomeOf(parts, request, row))
  return outcomes
}

/** Who has a file read just now. */
const reading = new Set<string>()

/** Files are read one after the other for all: whoever sends many at once would have everybody else wait. */
async function oneAtATime<Result>(userId: string, read: () => Promise<Result>): Promise<Result> {
  if (reading.has(userId)) throw fieldError(BATCH_FIELD, administratorBatchTexts.oneAtATime)
  reading.add(userId)
  try {
    return await read()
  } finally {
    reading.delete(userId)
  }
}

async function outcomeOf(parts: Parts, { caller }: FastifyRequest, read: BatchRow): Promise<BatchOutcome> {
  const { row, email } = read
  if ('error' in read) return { row, email, id: null, error: read.error }
  const context = caller.context(read.administrator)
  try {
    const id = await addAdministrator(parts, caller, read.administrator, { reason: 'Uploaded', context: { ...context, commandId: uuidv5(`row ${row}`, context.commandId) } })
    return { row, email, id, error: null }
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return { row, email, id: null, error: error.message }
    throw error
  }
}

async function receiveBatchFile(parts: Parts, request: FastifyRequest): Promise<Buffer> {
  try {
    const form = await receiveUpload(request, { folder: parts.uploadFolder, maximumFiles: 1, fieldname: BATCH_FIELD })
    try {
      const [file] = form.files
      if (!file) throw fieldError(BATCH_FIELD, administratorBatchTexts.noFile)
      if (file.bytes > MOST_BATCH_BYTES) throw fieldError(BATCH_FIELD, administratorBatchTexts.tooLarge)
      if (!(await parts.antivirus.scan(file.path)).clean) throw apiError('SUSPICIOUS_FILE')
      return await readFile(file.path)
    } finally {
      await form.discard()
    }
  } catch (error) {
    throw error instanceof UploadRefused ? uploadError(error.refusal) : error
  }
}

const uploadTexts: Readonly<Partial<Record<UploadRefusal, string>>> = {
  'too-large': administratorBatchTexts.tooLarge,
  'too-many': administratorBatchTexts.noFile,
  empty: administratorBatchTexts.noFile,
}

function uploadError(refusal: UploadRefusal): ApiError {
  const text = uploadTexts[refusal]
  return text === undefined ? apiError('MALFORMED_REQUEST') : fieldError(BATCH_FIELD, text)
}
